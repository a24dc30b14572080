#include "label_texts.h"

#include <QStringList>

namespace texts {

using core::Action;
using core::Label;

namespace {

constexpr auto context = "LabelTexts";

const char* beginningSource(Action action)
{
    return action == Action::ImportTournament
               ? QT_TRANSLATE_NOOP("LabelTexts", "tournament imported")
               : QT_TRANSLATE_NOOP("LabelTexts", "tournament created");
}

/// What concerns one participant or, in one step, several.
const char* entriesSource(const Label& label)
{
    if (label.action == Action::ChangeParticipant) {
        return label.participant ? QT_TRANSLATE_NOOP("LabelTexts", "entry changed")
                                 : QT_TRANSLATE_NOOP("LabelTexts", "entries changed");
    }
    return label.participant ? QT_TRANSLATE_NOOP("LabelTexts", "removed")
                             : QT_TRANSLATE_NOOP("LabelTexts", "participants removed");
}

const char* source(const Label& label)
{
    switch (label.action) {
    case Action::CreateTournament:
    case Action::ImportTournament:
        return beginningSource(label.action);
    case Action::ChangeSettings:
        return QT_TRANSLATE_NOOP("LabelTexts", "settings changed");
    case Action::Enrol:
        return QT_TRANSLATE_NOOP("LabelTexts", "participants enrolled");
    case Action::ChangeParticipant:
    case Action::RemoveParticipant:
        return entriesSource(label);
    case Action::MergeParticipants:
        return QT_TRANSLATE_NOOP("LabelTexts", "two entries merged");
    case Action::ChangePresence:
        return QT_TRANSLATE_NOOP("LabelTexts", "presence changed");
    case Action::GivePenalty:
        return QT_TRANSLATE_NOOP("LabelTexts", "penalty given");
    case Action::CancelPenalty:
        return QT_TRANSLATE_NOOP("LabelTexts", "penalty cancelled");
    case Action::DraftRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "drawn");
    case Action::PublishRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "published");
    case Action::WithdrawRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "withdrawn");
    case Action::ChangeSeating:
        return QT_TRANSLATE_NOOP("LabelTexts", "seating changed");
    case Action::SwapSeats:
        return QT_TRANSLATE_NOOP("LabelTexts", "seats swapped");
    case Action::ChangeRoundGames:
        return QT_TRANSLATE_NOOP("LabelTexts", "number of games changed");
    case Action::CloseRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "closed");
    case Action::CancelRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "cancelled");
    case Action::ReopenRound:
        return QT_TRANSLATE_NOOP("LabelTexts", "reopened");
    case Action::EnterGame:
        return QT_TRANSLATE_NOOP("LabelTexts", "result entered");
    case Action::CorrectGame:
        return QT_TRANSLATE_NOOP("LabelTexts", "result corrected");
    case Action::ClearGame:
        return QT_TRANSLATE_NOOP("LabelTexts", "result cleared");
    case Action::MarkTable:
        return QT_TRANSLATE_NOOP("LabelTexts", "mark changed");
    case Action::SwapTableResults:
        return QT_TRANSLATE_NOOP("LabelTexts", "results of two tables swapped");
    case Action::DrawLot:
        return QT_TRANSLATE_NOOP("LabelTexts", "lot drawn");
    case Action::LeaveMatch:
        return QT_TRANSLATE_NOOP("LabelTexts", "match left");
    case Action::RejoinMatch:
        return QT_TRANSLATE_NOOP("LabelTexts", "back in the match");
    }
    return "";
}

/// What the label concerns, from the large to the small: "round 1, table 3, game 2".
QString placeText(const Label& label, Wording wording, const core::Tournament* people)
{
    QStringList parts;
    const auto add = [&](const char* pattern, auto number) {
        if (number) {
            parts << worded(wording, context, pattern).arg(plain(*number));
        }
    };
    add(QT_TRANSLATE_NOOP("LabelTexts", "round %1"), label.round);
    add(QT_TRANSLATE_NOOP("LabelTexts", "table %1"), label.table);
    add(QT_TRANSLATE_NOOP("LabelTexts", "game %1"), label.game);
    add(QT_TRANSLATE_NOOP("LabelTexts", "participant %1"), label.participant);
    const auto* person = people != nullptr && label.participant
                             ? findParticipant(*people, *label.participant)
                             : nullptr;
    if (person != nullptr) {
        parts.back() += u' ' + person->name;
    }
    return parts.join(QStringLiteral(", "));
}

QString lowerText(const Label& label, Wording wording, const core::Tournament* people)
{
    const QString place = placeText(label, wording, people);
    const QString action = worded(wording, context, source(label));
    return place.isEmpty() ? action : place + QStringLiteral(": ") + action;
}

QString stepText(const Label& label)
{
    return label.game ? placeText(label, Wording::Translated, nullptr)
                      : lowerText(label, Wording::Translated, nullptr);
}

} // namespace

QString text(const Label& label, Wording wording, const core::Tournament* people)
{
    QString text = lowerText(label, wording, people);
    text[0] = text[0].toUpper();
    return text;
}

QString undoText(const Label& label)
{
    return QCoreApplication::translate("LabelTexts", "Undo: %1").arg(stepText(label));
}

QString redoText(const Label& label)
{
    return QCoreApplication::translate("LabelTexts", "Redo: %1").arg(stepText(label));
}

} // namespace texts
