#include "store_engine.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_notices {

using namespace store_fixture;

/// A store tells its listener from the event loop what others do.
class TestNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        club_ = std::make_unique<store_engine::Club>();
        other_ = club_->open();
        id_ = create(*other_, oneTable());
        store_ = club_->open(); // Last: a server tells only of later commits.
        commits_ = 0;
        failures_.clear();
    }
    void cleanup()
    {
        store_.reset();
        other_.reset();
        club_.reset();
    }

    void tellsOfCommitsByOthers()
    {
        listen();
        record(*other_, id_, cleared());
        QTRY_COMPARE(commits_, 1);
        record(*store_, id_, cleared());
        record(*other_, id_, cleared());
        QTRY_COMPARE(commits_, 2);
        QVERIFY(failures_.empty());
    }

    void isSilentOnceItEnds()
    {
        listen();
        store_->setListener({});
        bool isToldToOthers = false;
        const auto third = club_->open();
        third->setListener([&](const core::Notice& notice) { isToldToOthers |= notice.committed; });
        record(*other_, id_, cleared());
        QTRY_VERIFY(isToldToOthers);
        QVERIFY(store_->look());
        QCOMPARE(commits_, 0);
    }

    void tellsAgainWhatCouldNotBeRead()
    {
        bool isBusy = true;
        store_->setListener([&](const core::Notice& notice) {
            if (notice.failure) {
                failures_.push_back(notice.failure->kind());
            } else if (isBusy) {
                throw core::StoreFailure(Kind::Busy, QStringLiteral("another program"));
            } else {
                commits_ += notice.committed ? 1 : 0;
            }
        });
        record(*other_, id_, cleared());
        QTRY_COMPARE(failures_, std::vector<Kind>{Kind::Busy});
        QVERIFY(!store_->look()); // Said once.
        QCOMPARE(failures_.size(), std::size_t{1});
        isBusy = false;
        QTRY_COMPARE(commits_, 1);
        QVERIFY(store_->look());
        QCOMPARE(failures_.size(), std::size_t{1});
    }

    void doesNotReadDamageAgain()
    {
        int calls = 0;
        store_->setListener([&](const core::Notice& notice) {
            if (notice.failure) {
                failures_.push_back(notice.failure->kind());
            } else if (notice.committed) {
                ++calls;
                throw core::StoreFailure(Kind::Damaged, QStringLiteral("journal"));
            }
        });
        record(*other_, id_, cleared());
        QTRY_COMPARE(failures_, std::vector<Kind>{Kind::Damaged});
        QVERIFY(store_->look());
        QVERIFY(store_->look());
        QCOMPARE(calls, 1);
    }

    void mayLookWhileItListens()
    {
        store_->setListener([&](const core::Notice& notice) {
            commits_ += notice.committed ? 1 : 0;
            QVERIFY(store_->look());
        });
        record(*other_, id_, cleared());
        QTRY_COMPARE(commits_, 1);
    }

private:
    void listen()
    {
        store_->setListener([this](const core::Notice& notice) {
            commits_ += notice.committed ? 1 : 0;
            if (notice.failure) {
                failures_.push_back(notice.failure->kind());
            }
        });
    }
    /// An entry of the journal that changes nothing.
    static core::Change cleared()
    {
        return {{core::Action::ClearGame, core::RoundNumber{1}, core::TableNumber{1},
                 core::GameNumber{1}},
                {},
                {}};
    }

    std::unique_ptr<store_engine::Club> club_;
    std::unique_ptr<core::Store> store_;
    std::unique_ptr<core::Store> other_;
    core::TournamentId id_{0};
    int commits_ = 0;
    std::vector<Kind> failures_;
};

RUMMY_TEST(TestNotices)

} // namespace tst_notices

#include "tst_notices.moc"
