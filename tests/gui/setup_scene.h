#pragma once

#include "app/desk/evening/setup/example.h"
#include "app/desk/evening/setup/setup_page.h"
#include "db/sqlite/open_store.h"
#include "desk_fixture.h"
#include "page_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

/// Shared by the tests of the settings page.
namespace setup_test {

enum Part : int { TournamentPart, RulesPart, WishesPart, FeesPart, CertificatePart };

/// The page on a desk.
class Shown : public page_test::ShownPage<desk::SetupPage>
{
public:
    explicit Shown(DeskFixture& place) : ShownPage(place.session()), fixture_(place) {}

    QLineEdit& field(const char* name) { return part<QLineEdit>(name); }
    QPushButton& button(const char* name) { return part<QPushButton>(name); }
    QLabel& label(const char* name) { return part<QLabel>(name); }
    void showPart(int part)
    {
        button(qPrintable(QStringLiteral("setupParts-%1").arg(part))).click();
    }

    /// Replaces the text like somebody typing.
    void type(const char* name, const QString& text)
    {
        auto& typed = field(name);
        typed.setFocus();
        typed.selectAll();
        QTest::keyClick(&typed, Qt::Key_Delete);
        QTest::keyClicks(&typed, text);
    }
    void choose(const char* name, int data)
    {
        auto& choice = part<QComboBox>(name);
        choice.setFocus();
        choice.setCurrentIndex(choice.findData(data));
        Q_EMIT choice.activated(choice.currentIndex());
    }
    /// Stores what is typed.
    void store() { QTest::keyClick(&page, Qt::Key_Return); }
    /// Drops what is typed.
    void drop() { QTest::keyClick(&page, Qt::Key_Escape); }
    /// Nothing on the page is refused.
    [[nodiscard]] bool isAccepted() const { return page.status().what.isEmpty(); }
    void undo()
    {
        QVERIFY(fixture_.session().run([](core::TournamentService& service, core::TournamentId of) {
            return service.undo(of);
        }));
        page_test::settle();
    }
    /// Presses that button of the question whether the rules are to be changed.
    void answerRules(const QString& button)
    {
        page_test::answer(page, [button](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QStringLiteral("rulesDialog"));
            page_test::part<QPushButton>(dialog, button).click();
        });
    }
    [[nodiscard]] const core::Settings& stored() const
    {
        return fixture_.session().tournament().settings;
    }

private:
    DeskFixture& fixture_;
};

inline QString cellText(const desk::Example::Cell& cell)
{
    const auto* points = std::get_if<scoring::MatchPoints>(&cell.value);
    const QString text = points != nullptr ? QString::fromStdString(scoring::fractionText(*points))
                                           : std::get<QString>(cell.value);
    return cell.changed ? text + u'*' : text;
}

/// "A 0 1 4 5; B 5 0 5/2* 5/2*": changed cells have a star.
inline QString tableText(const desk::Example& example)
{
    QStringList rows;
    for (const auto& row : example.rows) {
        QStringList cells;
        for (const auto& cell : row) {
            cells << cellText(cell);
        }
        rows << cells.join(u' ');
    }
    return rows.join(QStringLiteral("; "));
}

/// The settings with other values: "event=ring match.target=300".
inline core::Settings withSettings(core::Settings settings, const QString& values)
{
    for (const auto& value : values.split(u' ', Qt::SkipEmptyParts)) {
        settings = *core::withSetting(settings, value.section(u'=', 0, 0), value.section(u'=', 1));
    }
    return settings;
}

/// Does something at another desk; this one has not noticed yet.
template <typename Act>
void actElsewhere(DeskFixture& fixture, const Act& act)
{
    const auto store =
        db::openStore(fixture.file(QStringLiteral("club.rummydb")), db::IfMissing::Refuse);
    core::TournamentService other(*store, QStringLiteral("Other"), [] {
        return QDateTime(QDate(2026, 10, 16), QTime(20, 0), Qt::UTC);
    });
    QVERIFY(act(other, *fixture.session().current()));
}

/// Changes settings at another desk, and notices.
template <typename Edit>
void changeElsewhere(DeskFixture& fixture, const Edit& edit)
{
    actElsewhere(fixture, [&edit](core::TournamentService& other, core::TournamentId id) {
        const core::Settings seen = (*other.tournament(id))->settings;
        auto settings = seen;
        edit(settings);
        return other.run(id, core::editSettings, {seen, settings});
    });
    fixture.session().lookForChanges();
}

} // namespace setup_test
