#include "app/desk/frame/opening.h"
#include "memory_clubs.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QTimer>

namespace tst_opening {

using namespace Qt::Literals::StringLiterals;
using core::StoreFailure;

namespace {

/// Clubs on a server that answers once it is let.
class SlowClubs : public MemoryClubs
{
public:
    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place,
                                                    core::IfMissing ifMissing) const override
    {
        answers_.acquire();
        if (failure) {
            throw StoreFailure(*failure, {});
        }
        return MemoryClubs::open(place, ifMissing);
    }
    void answer() const { answers_.release(); }

    std::optional<StoreFailure::Kind> failure;

private:
    mutable QSemaphore answers_;
};

core::ClubPlace server()
{
    return *core::ClubPlace::parse(u"postgresql://desk@192.168.1.5:5433/club"_s);
}

} // namespace

/// Opening a club on a server does not freeze the program.
class TestOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }

    void opensWhereTheServerAnswers()
    {
        const SlowClubs clubs;
        clubs.answer();
        QVERIFY(!desk::awaitServer(clubs, server()));
    }

    void saysWhyItDoesNot()
    {
        SlowClubs clubs;
        clubs.failure = StoreFailure::Kind::Denied;
        clubs.answer();
        const auto failure = desk::awaitServer(clubs, server());
        QVERIFY(failure && failure->kind() == StoreFailure::Kind::Denied);
    }

    void filesAreNotAwaited()
    {
        const SlowClubs clubs;
        QVERIFY(!desk::awaitServer(clubs, *core::ClubPlace::parse(u"/tmp/club.rummydb"_s)));
    }

    /// The dialog is painted while the server is silent.
    void isCancelled()
    {
        const SlowClubs clubs;
        QString said;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&] {
            for (auto* const widget : QApplication::topLevelWidgets()) {
                auto* const dialog = qobject_cast<QProgressDialog*>(widget);
                if (dialog != nullptr && dialog->isVisible()) {
                    said = dialog->labelText();
                    clubs.answer(); // Later than the director wants to wait.
                    dialog->findChild<QPushButton*>()->click();
                }
            }
        });
        looking.start(0);
        const auto failure = desk::awaitServer(clubs, server());
        QVERIFY(failure && failure->kind() == StoreFailure::Kind::Unreachable);
        QCOMPARE(said, u"Opening 192.168.1.5:5433 …"_s);
    }
};

RUMMY_TEST(TestOpening)

} // namespace tst_opening

#include "tst_opening.moc"
