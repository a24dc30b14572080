#include "core/texts/club_texts.h"

#include "core/model/enum_table.h"
#include "core/people/people_names.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace texts {
namespace {

using namespace Qt::Literals::StringLiterals;
using core::ClubAction;
using core::ClubLabel;

class ClubTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClubTexts)

public:
    static QString text(const char* source, Wording wording)
    {
        return worded(wording, "ClubTexts", source);
    }

    static const char* source(ClubAction action)
    {
        using enum ClubAction;
        static constexpr core::EnumTable<ClubAction, const char*> sources = {
            {AddPlayers, QT_TR_NOOP("added to the directory")},
            {ChangePlayer, QT_TR_NOOP("entry in the directory changed")},
            {RemovePlayers, QT_TR_NOOP("removed from the directory")},
            {MergePlayers, QT_TR_NOOP("entries in the directory merged")},
            {RecognisePlayer, QT_TR_NOOP("recognised")},
            {CreateSeries, QT_TR_NOOP("series created")},
            {ChangeSeries, QT_TR_NOOP("series changed")},
            {RemoveSeries, QT_TR_NOOP("series removed")},
            {CloseSeries, QT_TR_NOOP("series closed")},
            {ReopenSeries, QT_TR_NOOP("series opened again")},
            {BookCash, QT_TR_NOOP("cash booked")},
            {CancelCash, QT_TR_NOOP("cash cancelled")},
            {CountCash, QT_TR_NOOP("cash counted")},
            {ErasePerson, QT_TR_NOOP("person erased")},
            {MergeClub, QT_TR_NOOP("club file merged")},
            {DeleteEvening, QT_TR_NOOP("tournament deleted")},
            {AddHelper, QT_TR_NOOP("helper added")},
            {ChangeHelper, QT_TR_NOOP("helper changed")},
            {RemoveHelper, QT_TR_NOOP("helper removed")},
            {MakeHelperCodes, QT_TR_NOOP("new codes for helpers")},
            {RevokeHelperCode, QT_TR_NOOP("helper's code revoked")},
            {FollowEvening, QT_TR_NOOP("taken over from an evening")},
        };
        return sources[action];
    }
};

/// The label as part of a sentence.
QString lowerText(const ClubLabel& label, Wording wording)
{
    if (label.action == core::ClubAction::BookCash && !label.subject.isEmpty()) {
        return ClubTexts::text(QT_TRANSLATE_NOOP("ClubTexts", "booking “%1”"), wording)
            .arg(label.subject);
    }
    const QString action = ClubTexts::text(ClubTexts::source(label.action), wording);
    return label.subject.isEmpty() ? action : label.subject + u": "_s + action;
}

QString valueText(const core::EnrolledKey& /*enrolled*/, const core::PlayerId& /*player*/)
{
    return {};
}

QString valueText(const core::PlayerId& /*id*/, const core::Player& player)
{
    QStringList parts = {core::nameWithClub(player.name, player.club)};
    parts += player.tags;
    switch (player.publicName) {
    case core::PublicName::Full:
        break;
    case core::PublicName::Short:
        parts << ClubTexts::tr("in public by forename and initial");
        break;
    case core::PublicName::Number:
        parts << ClubTexts::tr("in public by number");
        break;
    }
    return parts.join(u", "_s);
}

QString valueText(const core::SeriesId& /*id*/, const core::Series& series)
{
    return series.name;
}

QString valueText(const core::CashMovementId& /*id*/, const core::CashMovement& movement)
{
    const QString amount = centsText(core::signOf(movement.kind) * movement.cents);
    return movement.text.isEmpty() ? amount : amount + u' ' + movement.text;
}

QString valueText(const core::TournamentUuid& /*evening*/, const core::CashCount& count)
{
    std::int64_t cents = 0;
    for (const auto& [value, pieces] : count.pieces) {
        cents += std::int64_t{value} * pieces;
    }
    return centsText(cents);
}

QString valueText(const core::HelperId& /*id*/, const core::Helper& helper)
{
    return ClubTexts::tr("%1 may: %2", "a helper's name, rights")
        .arg(helper.name, text(helper.rights));
}

// What is only remembered has no words of its own.

QString valueText(const core::PlayerId& /*id*/, const core::ErasedPerson& /*person*/)
{
    return {};
}

QString valueText(const core::PlayerId& /*id*/, const core::MergedPlayer& /*player*/)
{
    return {};
}

QString valueText(const core::DeletedId& /*id*/, const core::DeletedItem& /*item*/)
{
    return {};
}

QString valueText(const core::TournamentUuid& /*id*/, const core::EveningVersion& /*version*/)
{
    return {};
}

template <typename Key, typename Value>
ExchangeText exchangeText(const core::Exchange<Key, Value>& step)
{
    return {{},
            step.before ? valueText(step.key, *step.before) : QString(),
            step.after ? valueText(step.key, *step.after) : QString()};
}

} // namespace

QString text(core::HelperRight right)
{
    using enum core::HelperRight;
    static constexpr core::EnumTable<core::HelperRight, const char*> sources = {
        {CheckIn, QT_TRANSLATE_NOOP("ClubTexts", "check-in")},
        {Fees, QT_TRANSLATE_NOOP("ClubTexts", "start fees")},
        {Slips, QT_TRANSLATE_NOOP("ClubTexts", "score slips")},
        {Papers, QT_TRANSLATE_NOOP("ClubTexts", "printing")},
        {SecondPass, QT_TRANSLATE_NOOP("ClubTexts", "second pass")},
    };
    return ClubTexts::tr(sources[right]);
}

QString text(const core::HelperRights& rights)
{
    QStringList texts;
    for (const auto right : rights) {
        texts << text(right);
    }
    return texts.join(u", "_s);
}

QString text(core::HelperCodeState state)
{
    using enum core::HelperCodeState;
    static constexpr core::EnumTable<core::HelperCodeState, const char*> sources = {
        {Valid, QT_TRANSLATE_NOOP("ClubTexts", "valid")},
        {Revoked, QT_TRANSLATE_NOOP("ClubTexts", "revoked")},
        {Over, QT_TRANSLATE_NOOP("ClubTexts", "evening over: papers only")},
        {Expired, QT_TRANSLATE_NOOP("ClubTexts", "not used for too long")},
    };
    return ClubTexts::tr(sources[state]);
}

QString text(const ClubLabel& label, Wording wording)
{
    QString text = lowerText(label, wording);
    text[0] = text[0].toUpper();
    return text;
}

QString stepText(const core::ClubJournalEntry& entry)
{
    const auto& [label, reason, steps] = entry.change;
    QString text = lowerText(label, Wording::Translated);
    for (const auto& step : steps) {
        const auto* const booking = std::get_if<core::CashExchange>(&step);
        if (label.action == core::ClubAction::BookCash && booking != nullptr && booking->after) {
            text += u" (%1, %2)"_s.arg(texts::text(booking->after->kind),
                                       moneyText(booking->after->cents));
        }
    }
    return text;
}

QString undoText(const core::ClubJournalEntry& entry)
{
    return ClubTexts::tr("Undo: %1").arg(stepText(entry));
}

QString redoText(const core::ClubJournalEntry& entry)
{
    return ClubTexts::tr("Redo: %1").arg(stepText(entry));
}

QString text(const core::ClubJournalEntry& entry, Wording wording)
{
    return entryText(entry.link.kind, text(entry.change.label, wording), wording);
}

QString reasonText(const core::ClubJournalEntry& entry)
{
    const auto& [label, reason, steps] = entry.change;
    return label.action == core::ClubAction::MergeClub && !reason.isEmpty()
               ? ClubTexts::tr("backup before it: %1").arg(reason)
               : reason;
}

std::vector<ExchangeText> exchangeTexts(const std::vector<core::ClubStep>& steps)
{
    std::vector<ExchangeText> texts;
    for (const auto& step : steps) {
        auto exchanged =
            std::visit([](const auto& exchange) { return exchangeText(exchange); }, step);
        if (exchanged.before != exchanged.after) {
            texts.push_back(std::move(exchanged));
        }
    }
    return texts;
}

QString stepsText(const std::vector<core::ClubStep>& steps)
{
    return inOneLine(exchangeTexts(steps));
}

} // namespace texts
