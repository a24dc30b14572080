#include "core/texts/history_texts.h"
#include "core/texts/translation.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <memory>

namespace tst_history_texts {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::Action;
using core::Step;

namespace {

core::TableHead marked(std::optional<core::TableMark> mark, const QString& note)
{
    return {{1_p, 2_p, 3_p, 4_p}, mark, note};
}

core::GameExchange gameStep(std::optional<core::GameOutcome> before,
                            std::optional<core::GameOutcome> after)
{
    return {{1_r, 1_t, 1_g}, std::move(before), std::move(after)};
}

core::Settings settings()
{
    return evening::tournament(0).settings;
}

core::SettingsExchange settingsStep(void (*change)(core::Settings&))
{
    core::Settings after = settings();
    change(after);
    return {{}, settings(), after};
}

} // namespace

/// Changes as described in the journal and by undo.
class TestHistoryTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { translation_ = std::make_unique<texts::Translation>(QLocale(QLocale::English)); }
    void cleanup() { translation_.reset(); }

    void stepsAreExchanges_data()
    {
        QTest::addColumn<std::vector<Step>>("steps");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Step step, const QString& text) {
            QTest::newRow(name) << std::vector<Step>{std::move(step)} << text;
        };
        row("entered", gameStep({}, played("0,3,5,9", "1,0,0,0")),
            u"– → 0,3,5,9 with claims 1,0,0,0"_s);
        row("cleared", gameStep(played("3,4,-,9", "", scoring::Ending::Early), {}),
            u"3,4,-,9, ended early → –"_s);
        row("not played", gameStep({}, unplayed()), u"– → not played (time)"_s);
        row("somebody else", gameStep(played("0,3,5,9"), playedBy(played("0,3,5,9"), 1, u"Hans"_s)),
            u"0,3,5,9 → 0,3,5,9, at B played Hans"_s);
        row("taken over", gameStep(played("0,3,5,9"), takenOver(played("0,3,5,9"), 2, 9_p)),
            u"0,3,5,9 → 0,3,5,9, C taken over by 9"_s);
        row("mark taken off",
            core::TableExchange{
                {1_r, 2_t}, marked(core::TableMark::Disputed, u"torn"_s), marked({}, {})},
            u"mark: disputed → –; note: torn → –"_s);
        row("a note that is a word of the file",
            core::TableExchange{{1_r, 2_t}, marked({}, u"high"_s), marked({}, u"mean"_s)},
            u"note: high → mean"_s);
        row("state",
            core::RoundExchange{1_r, core::RoundHead{},
                                core::RoundHead{core::RoundState::Closed, 4, {}, {}}},
            u"state: published → closed"_s);
        row("certificate", settingsStep([](core::Settings& changed) {
                changed.certificate.text = u"For {name}\n{place}"_s;
                changed.certificate.places = 3;
                changed.certificate.design = core::CertificateDesign::Stones;
                changed.certificate.landscape = true;
            }),
            u"text of certificates: – → For {name} / {place}; places with a certificate: – → 3; "
            u"design of certificates: – → stones; certificates in landscape: – → yes"_s);
        row("venue", settingsStep([](core::Settings& changed) { changed.venue = u"Krone"_s; }),
            u"venue: – → Krone"_s);
        row("several", settingsStep([](core::Settings& changed) {
                changed.open = true;
                changed.rules.options.ties = scoring::Ties::High;
            }),
            u"open tournament: no → yes; tied hands: share the points → get the better place"_s);
        row("pairs", settingsStep([](core::Settings& changed) {
                changed.apart = {{1_p, 2_p}, {5_p, 6_p}};
            }),
            u"never together: – → 1 + 2, 5 + 6"_s);
        core::Participant late = participant(4);
        late.present = {{2_r, 3_r}, {5_r, {}}};
        row("presence", core::ParticipantExchange{4_p, participant(4), late},
            u"rounds present: from 1 → from 2; until 3, from 5"_s);
        core::FeePayment paid{550, std::nullopt, u"rest"_s, {}, u"transfer"_s};
        paid.payer = {{}, 4_p, u"Person 4"_s};
        row("payment", core::PaymentExchange{core::PaymentNumber{3}, std::nullopt, paid},
            u"paid: – → 5.50 (transfer, rest)"_s);
        auto handedOver = paid;
        handedOver.payer.number = 7_p;
        row("payment of another", core::PaymentExchange{core::PaymentNumber{3}, paid, handedOver},
            u"paid: 4: 5.50 (transfer, rest) → 7: 5.50 (transfer, rest)"_s);
        row("penalty",
            core::PenaltiesExchange{
                {}, {}, std::vector{core::Penalty{4_p, 1_r, game_builder::points("-1/2"), {}}}},
            u"– → 4: −½"_s);
        row("tie",
            core::TieDecisionsExchange{
                {},
                std::vector<core::TieDecision>(),
                std::vector<core::TieDecision>{{{7_p, 4_p}, core::TieDecidedBy::PlayOff, {}}}},
            u"– → 7, 4 (play-off)"_s);
        row("came", core::ParticipantExchange{4_p, {}, participant(4)}, QString());
    }
    void stepsAreExchanges()
    {
        QFETCH(const std::vector<Step>, steps);
        QFETCH(const QString, text);
        QCOMPARE(texts::stepsText(steps), text);
    }

    void labelsNamePeople()
    {
        const auto people = evening::tournament(4);
        const core::Label label{Action::ChangePresence, {}, {}, {}, 4_p};
        QCOMPARE(texts::text(label), u"Participant 4: presence changed"_s);
        QCOMPARE(texts::text(label, texts::Wording::Translated, &people),
                 u"Person 4 (4): presence changed"_s);
        const core::Label gone{Action::RemoveParticipant, {}, {}, {}, 9_p};
        QCOMPARE(texts::text(gone, texts::Wording::Translated, &people),
                 u"Participant 9: removed"_s);
        // Somebody who has gone is named all the same, not who has the number now.
        core::JournalEntry entry;
        entry.change = {{Action::RemoveParticipant, {}, {}, {}, 4_p}, {}, {}};
        auto winter = evening::participant(4);
        winter.name = u"de Winter, Käthe"_s;
        entry.change.steps.emplace_back(core::ParticipantExchange{4_p, winter, std::nullopt});
        QCOMPARE(texts::stepText(entry, &people), u"de Winter, Käthe (4): removed"_s);
        QCOMPARE(texts::undoText(entry, &people), u"Undo: de Winter, Käthe (4): removed"_s);
        QCOMPARE(texts::text(entry, texts::Wording::Translated, &people),
                 u"de Winter, Käthe (4): removed"_s);
        entry.change = {{Action::GivePenalty, 1_r, {}, {}, 4_p}, {}, {}};
        QCOMPARE(texts::stepText(entry, &people), u"round 1, Person 4 (4): penalty given"_s);
    }

    void labelsCountPeople()
    {
        const auto people = evening::tournament(4);
        core::Change change{{Action::Enrol}, {}, {}};
        for (const auto& person : people.participants) {
            change.steps.emplace_back(
                core::ParticipantExchange{person.number, std::nullopt, person});
        }
        QCOMPARE(texts::changeText(change), u"4 participants enrolled"_s);
        core::JournalEntry entry;
        entry.change = change;
        QCOMPARE(texts::undoText(entry), u"Undo: 4 participants enrolled"_s);
        change = reversed(change);
        change.label.action = Action::RemoveParticipant;
        QCOMPARE(texts::changeText(change), u"4 participants removed"_s);
        change.label.action = Action::ChangePresence;
        QCOMPARE(texts::changeText(change), u"Presence changed: 4 participants"_s);
        change.label.participant = 1_p;
        QCOMPARE(texts::changeText(change), u"Participant 1: presence changed"_s);
    }

    void undoingSaysWhatItTookBack()
    {
        core::JournalEntry entry;
        entry.change.label = {Action::EnterGame, 1_r, 2_t, 3_g, {}};
        entry.link.kind = core::EntryKind::Undone;
        QCOMPARE(texts::text(entry), u"Undone: Round 1, table 2, game 3: result entered"_s);
        entry.link.kind = core::EntryKind::Redone;
        QCOMPARE(texts::text(entry), u"Redone: Round 1, table 2, game 3: result entered"_s);
    }

private:
    std::unique_ptr<texts::Translation> translation_;
};

RUMMY_TEST(TestHistoryTexts)

} // namespace tst_history_texts

#include "tst_history_texts.moc"
