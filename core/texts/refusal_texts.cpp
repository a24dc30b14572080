#include "core/texts/refusal_texts.h"

#include "core/club/journal_keys.h"
#include "core/file/tournament_file.h"
#include "core/model/enum_table.h"
#include "core/model/limits.h"
#include "core/texts/clock_texts.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

template <typename Code>
using Sources = core::EnumTable<Code, const char*>;

/// The texts; %1, %2 … are the arguments listed in core/model/refusal.h. If a text has %n, that is
/// the first argument and %1 the second.
class RefusalTexts
{
    Q_DECLARE_TR_FUNCTIONS(RefusalTexts)

public:
    static const char* source(scoring::GameFault fault)
    {
        using enum scoring::GameFault;
        static constexpr Sources<scoring::GameFault> sources = {
            {NegativeStones, QT_TR_NOOP("A hand cannot have %1 stones left. Give 0 or more.")},
            {NegativeClaims, QT_TR_NOOP("Nobody can have %1 claims. Give 0 or more.")},
            {ClaimsInPure,
             QT_TR_N_NOOP("Rummy-pure has no claims, but %n stand here. Leave them out.")},
            {HandCountRefused, QT_TR_N_NOOP("%n hand(s) were played; the rules need %1 to 4. Close "
                                            "the game as not played, or enter who played.")},
            {SeveralEmptyHands,
             QT_TR_NOOP("Zero stones more than once, but only one can go out. Look at the slip "
                        "again.")},
            {NoEmptyHand, QT_TR_NOOP("Nobody has gone out: a Rommé needs one hand of 0 stones. If "
                                     "the game was ended early, enter it as ended early.")},
            {EmptyHandInEarly,
             QT_TR_NOOP(
                 "Somebody has gone out, so the game was not ended early. Enter it as a Rommé.")},
            {FirstRoundRommeIsOff,
             QT_TR_NOOP("This tournament does not score a first-round Rommé. Enter the game as a "
                        "Rommé, or change the option firstRoundRomme.")},
            {TooManyStones, QT_TR_NOOP("The stones left and 4 for each claim make %1, but the game "
                                       "has only %2 stones. Look at the slip again.")},
        };
        return sources[fault];
    }

    static const char* source(scoring::GameDoubt doubt)
    {
        using enum scoring::GameDoubt;
        static constexpr Sources<scoring::GameDoubt> sources = {
            {LargeHand, QT_TR_NOOP("%1 stones in one hand are many; more than %2 are hardly "
                                   "possible. Is that right?")},
            {HardlyAnyMelded,
             QT_TR_N_NOOP(
                 "Somebody went out, yet only %n stone(s) can lie on the table. Is that right?")},
            {ManyClaims, QT_TR_NOOP("%1 claims by one person are many. Is that right?")},
            {LateFirstRound, QT_TR_NOOP("%1 stones in one hand: in the first circuit nobody has "
                                        "more than %2. Was it really a first-round Rommé?")},
            {FullFirstRound,
             QT_TR_NOOP("The stones left and 4 for each claim make %1, but the first circuit deals "
                        "only %2. Was it really a first-round Rommé?")},
            {SameAsPreviousGame,
             QT_TR_NOOP(
                 "The game before at this table has the same numbers. Was it entered twice?")},
        };
        return sources[doubt];
    }

    static const char* source(scoring::DealFault fault)
    {
        using enum scoring::DealFault;
        static constexpr Sources<scoring::DealFault> sources = {
            {NegativeMelded, QT_TR_NOOP("Nobody can have melded %1 points. Give 0 or more.")},
            {NegativeHand, QT_TR_NOOP("A hand cannot have %1 points left. Give 0 or more; they are "
                                      "taken off by themselves.")},
            {HandOfOne,
             QT_TR_NOOP("No hand counts 1 point: an ace counts 15 there. Look at the slip again.")},
            {HandCountRefused, QT_TR_N_NOOP("%n hand(s) were played; a deal needs %1 to 4. Close "
                                            "the deal as not played, or enter who played.")},
            {SeveralEmptyHands,
             QT_TR_N_NOOP(
                 "%n hands have no points left, but only one can go out. Look at the slip again.")},
            {NoEmptyHand, QT_TR_NOOP("Nobody has gone out: that needs one hand of 0 points. If the "
                                     "stock was used up, enter the deal as ended by the stock.")},
            {TooMuchInHand, QT_TR_NOOP("The hands make %1 points, but all cards together have only "
                                       "%2. Look at the slip again.")},
            {TooLittleMelded, QT_TR_NOOP("%1 points were melded in all, but the smallest meld has "
                                         "%2. Look at the slip again.")},
            {TooMuchMelded, QT_TR_NOOP("Nobody can have melded %1 points. Give %2 at most.")},
        };
        return sources[fault];
    }

    static const char* source(scoring::DealDoubt doubt)
    {
        using enum scoring::DealDoubt;
        static constexpr Sources<scoring::DealDoubt> sources = {
            {MuchMelded, QT_TR_NOOP("%1 points were melded in all; without an exchanged joker "
                                    "there are %2. Is that right?")},
            {MuchAltogether, QT_TR_NOOP("Melded and in hand make %1 points; without an exchanged "
                                        "joker there are %2. Is that right?")},
            {SameAsPreviousDeal,
             QT_TR_NOOP(
                 "The deal before at this table has the same numbers. Was it entered twice?")},
        };
        return sources[doubt];
    }

    static const char* source(core::MoneyDoubt doubt)
    {
        using enum core::MoneyDoubt;
        static constexpr Sources<core::MoneyDoubt> sources = {
            {RemovedAfterPaying, QT_TR_NOOP("%2 (no. %1) has paid %3. It stays in the cash and is "
                                            "owed back. Remove the entry all the same?")},
            {PaidSince, QT_TR_NOOP("%2 (no. %1) has paid %3 since then, and would no longer be "
                                   "here.")},
            {MergedAfterPaying, QT_TR_NOOP("%2 (no. %1) has paid %3. It counts for no. %4 then. "
                                           "Are the two one person?")},
            {DeletedAfterPaying, QT_TR_NOOP("%2 of start fees of \"%1\" stay in the cash book, as "
                                            "income of the club.")},
            {BookingsLeft, QT_TR_NOOP("Other bookings of \"%1\" stay in the cash book, without an "
                                      "evening: %2.")},
        };
        return sources[doubt];
    }

    static const char* source(core::DeletionDoubt doubt)
    {
        using enum core::DeletionDoubt;
        static constexpr Sources<core::DeletionDoubt> sources = {
            {LeavesSeries, QT_TR_NOOP("It no longer counts in the series \"%1\".")},
        };
        return sources[doubt];
    }

    static const char* source(core::UnsettledDoubt doubt)
    {
        using enum core::UnsettledDoubt;
        static constexpr Sources<core::UnsettledDoubt> sources = {
            {PutAside, QT_TR_NOOP("Table %1 is put aside.")},
            {Disputed, QT_TR_NOOP("Table %1 is disputed.")},
            {ObjectedTo, QT_TR_NOOP("Table %1: somebody says by phone that it is not right.")},
            {ReportDiffers, QT_TR_NOOP("Table %1, game %2: a phone reported something else.")},
            {LeftOut,
             QT_TR_NOOP("Table %1: entries that wait for the desk would be left out (%2).")},
        };
        return sources[doubt];
    }

    static QString text(core::UnsettledDoubt doubt, const QStringList& arguments)
    {
        const QString text = filled(source(doubt), arguments);
        const bool hasNote = doubt != core::UnsettledDoubt::ReportDiffers &&
                             doubt != core::UnsettledDoubt::LeftOut &&
                             !arguments.value(1).isEmpty();
        return hasNote ? tr("%1 Note: %2").arg(text, arguments[1]) : text;
    }

    static QString text(core::MoneyDoubt doubt, QStringList arguments)
    {
        if (doubt == core::MoneyDoubt::BookingsLeft) {
            return filled(source(doubt), arguments);
        }
        const bool isDeleted = doubt == core::MoneyDoubt::DeletedAfterPaying;
        const bool isOwedBack = isDeleted && arguments[2] != QLatin1StringView("0");
        for (qsizetype index = isDeleted ? 1 : 2; index <= 2; ++index) {
            arguments[index] = moneyText(arguments[index].toLongLong());
        }
        const auto told = filled(source(doubt), arguments);
        return isOwedBack ? told + u' ' + tr("%1 of this is owed back to people.").arg(arguments[2])
                          : told;
    }

    static const char* source(core::MatchFault fault)
    {
        using enum core::MatchFault;
        static constexpr Sources<core::MatchFault> sources = {
            {DealAfterEnd,
             QT_TR_NOOP(
                 "The match was over after game %2; game %1 has no place in it. Leave it out.")},
            {TieBreakDue, QT_TR_NOOP("The match is over and tied at the top. Enter a tie-breaker "
                                     "deal among numbers %1.")},
            {TieBreakNotDue, QT_TR_NOOP("No tie-breaker deal is due at game %1. Enter it as a deal "
                                        "of the match, or not at all.")},
            {TieBreakOthers,
             QT_TR_NOOP(
                 "The tie-breaker deal is due among numbers %1 and nobody else. Name these.")},
            {TieBreakNobody, QT_TR_NOOP("A tie-breaker deal has to say who played it. Name them.")},
            {TieBreakHand, QT_TR_NOOP("Number %1 is tied and has to play the tie-breaker deal. "
                                      "Enter the result, or note that they left the match.")},
            {LaterDeals, QT_TR_NOOP("With this result the deals %1 after it would have no place in "
                                    "the match. Clear these first, the last one first.")},
            {LotNotDue, QT_TR_NOOP("No lot is due at table %1. Leave it out.")},
            {LotOthers,
             QT_TR_NOOP("Number %1 takes no part in the lot. It is drawn among numbers %2.")},
            {LotTwice, QT_TR_NOOP("Number %1 is drawn twice. Name each once.")},
            {LotTooShort, QT_TR_NOOP("%1 of %2 places are drawn. Draw for all of them.")},
            {NotAtTable, QT_TR_NOOP("Number %1 does not sit at this table, so they cannot leave "
                                    "its match. Look at the seating.")},
            {LeftTwice, QT_TR_NOOP("Number %1 left the match twice. Name each once.")},
            {HasNotLeft,
             QT_TR_NOOP("Number %1 has not left the match, so they cannot come back to it.")},
            {OneRoundAtATime, QT_TR_NOOP("Of a knock-out one round at a time is seated: only its "
                                         "tables tell who is in the next.")},
            {TablesUndecided, QT_TR_NOOP("In round %1 it is not decided who goes on from tables "
                                         "%2. Enter what is missing there first.")},
            {HasWinner, QT_TR_NOOP("Number %1 has won the knock-out. There is no further round.")},
            {IsOut, QT_TR_NOOP("Number %1 was out of the knock-out after round %2. Seat only those "
                               "who advance.")},
            {NotCards, QT_TR_NOOP("This is only for tournaments of Rommé 500.")},
            {NotAKnockOut, QT_TR_NOOP("This tournament is no knock-out, so it has no tree.")},
            {NoChips,
             QT_TR_NOOP("This tournament has no chips. Set pcr, the chips a point is worth.")},
        };
        return sources[fault];
    }

    static const char* source(core::Expected expected)
    {
        using enum core::Expected;
        static constexpr Sources<core::Expected> sources = {
            {Text, QT_TR_NOOP("This must be a text, in quotation marks.")},
            {WholeNumber, QT_TR_NOOP("This must be a whole number.")},
            {TrueOrFalse, QT_TR_NOOP("This must be true or false.")},
            {Object, QT_TR_NOOP("This must be an object, in braces.")},
            {List, QT_TR_NOOP("This must be a list, in brackets.")},
            {MatchPoints,
             QT_TR_NOOP(
                 "This must be match points as a text, such as \"4\", \"-1/2\" or \"2.5\".")},
            {Scale, QT_TR_NOOP("This must be the name of a scale, or an object with the values for "
                               "each table size.")},
            {Pair, QT_TR_NOOP("This must be a list of two start numbers.")},
            {Amounts, QT_TR_NOOP("This must be a whole number of cents, or a list of them.")},
            {Numbers, QT_TR_NOOP("This must be a start number, or a list of them.")},
        };
        return sources[expected];
    }

    static const char* source(core::FileFault fault)
    {
        using enum core::FileFault;
        static constexpr Sources<core::FileFault> sources = {
            {NotUtf8, QT_TR_NOOP("The file is not written in UTF-8. Save it with that encoding.")},
            {Database, QT_TR_NOOP("This is a database. Open it with this program and export the "
                                  "tournament or the whole club.")},
            {Syntax, QT_TR_NOOP("The text breaks off the form of the file: %1.")},
            {TooDeep,
             QT_TR_NOOP("The values are nested more than %1 deep. No file of this program is.")},
            {TooLarge, QT_TR_NOOP("The file is larger than %1 MB. No file of this program is.")},
            {TooManyValues,
             QT_TR_NOOP("The file has more than %1 values. No file of this program has.")},
            {TooManyRows, QT_TR_NOOP("The list has more than %1 lines. Split it.")},
            {TooManyColumns, QT_TR_NOOP("The list has more than %1 columns. Delete those that are "
                                        "not needed.")},
            {MoreFaults, QT_TR_NOOP("There are more faults than these %1, from here on. Correct "
                                    "these first.")},
            {MoreWarnings, QT_TR_NOOP("There are more warnings than these %1, from here on.")},
            {NotATournament, QT_TR_NOOP("\"%1\" is not the format of a tournament file. Choose a "
                                        "file this program exported.")},
            {NotAClub, QT_TR_NOOP("\"%1\" is not the format of a club file. Choose a file that "
                                  "\"Export the club\" has written.")},
            {UnknownVersion, QT_TR_NOOP("Version %1 of the tournament file is not known here, only "
                                        "version %2. Use a newer version of this program.")},
            {UnknownClub, QT_TR_NOOP("The club file is of version %1; this program knows up to %2. "
                                     "Use a newer version of this program.")},
            {UnknownKey,
             QT_TR_NOOP("The key \"%1\" is not known. Correct its spelling or leave it out.")},
            {DuplicateKey, QT_TR_NOOP("The key \"%1\" occurs here twice. Keep one of them.")},
            {MissingKey, QT_TR_NOOP("The key \"%1\" is missing. Add it.")},
            {WrongType, ""}, // See core::Expected.
            {NotAWholeNumber, QT_TR_NOOP("\"%1\" is no whole number. Give one in plain digits.")},
            {NumberOutOfRange, QT_TR_NOOP("%1 is out of range. Give a number from %2 to %3.")},
            {UnknownWord, QT_TR_NOOP("\"%1\" is not known here. Give one of: %2.")},
            {NotADate,
             QT_TR_NOOP("\"%1\" is no date. Give year, month and day, as in 2026-05-14.")},
            {NotAMoment, QT_TR_NOOP("\"%1\" is no moment. Give date and time in UTC, as in "
                                    "2026-05-14T19:00:00Z.")},
            {NotAnAmount, QT_TR_NOOP("\"%1\" is not an amount. Enter one such as 5.00, or yes or "
                                     "no.")},
            {NotAUuid, QT_TR_NOOP("\"%1\" is no id. Give a UUID in lower case, as in "
                                  "\"0197f3c2-4a5e-4b61-9d0c-2f8a7b3e6d10\".")},
            {NotATimeOfDay, QT_TR_NOOP("\"%1\" is no time. Give hours and minutes, as in 19:00.")},
            {NeitherOf, QT_TR_NOOP("Exactly one of the keys \"%1\" and \"%2\" is due here.")},
            {OneOf,
             QT_TR_NOOP("Exactly one of the keys \"%1\", \"%2\", \"%3\" and \"%4\" is due here.")},
            {NotMatchPoints,
             QT_TR_NOOP("\"%1\" is no amount of match points. Give a whole number, a fraction or a "
                        "decimal in steps of 0.1, as in 4, -1/2 or 2.5.")},
            {UnknownColumn, QT_TR_NOOP("The column \"%1\" is not known and was left out.")},
            {DateLeftOut, QT_TR_NOOP("\"%1\" is not a date this program understands and was left "
                                     "out. Write it as 2026-10-05 21:46.")},
            {NotAPerson, QT_TR_NOOP("\"%1\" is not a person and was left out.")},
            {MissingColumn, QT_TR_NOOP("The column \"%1\" is missing. Add it to the first line.")},
            {DuplicateColumn,
             QT_TR_NOOP("The column \"%1\" occurs in the first line twice. Keep one of them.")},
            {WrongFieldCount, QT_TR_NOOP("The line has %1 fields, but the first line names %2. "
                                         "Look for a missing or superfluous separator.")},
            {UnclosedQuote,
             QT_TR_NOOP("A quotation mark is opened here and never closed. Close it.")},
            {NotBase64, QT_TR_NOOP("This is no file in the form Base64. Export the club again.")},
            {NotAPicture, QT_TR_NOOP("This is not the picture that its name says. Export the "
                                     "tournament again.")},
            {PathNotFollowed,
             QT_TR_NOOP(
                 "The picture \"%1\" is on another computer. Choose it again in the setup.")},
            {RowRefused, QT_TR_NOOP("This row does not fit: %1. Export the club again.")},
            {ClubUnsound, QT_TR_NOOP("The contents contradict each other: %1. Export the club "
                                     "again.")},
        };
        return sources[fault];
    }

    static const char* source(core::TextFault fault)
    {
        using enum core::TextFault;
        static constexpr Sources<core::TextFault> sources = {
            {TooLong, QT_TR_NOOP("The text has %1 characters. Shorten it to %2.")},
            {NotUnicode, QT_TR_NOOP("The text has a character that no text may have, as U+FFFF or "
                                    "half a pair. Type it again.")},
            {Invisible, QT_TR_NOOP("The text has only invisible characters. Type it again.")},
            {DirectionOpen, QT_TR_NOOP("The text has an invisible mark that turns the direction "
                                       "of writing. Type it again.")},
        };
        return sources[fault];
    }

    static const char* source(core::SettingsFault fault)
    {
        using enum core::SettingsFault;
        static constexpr Sources<core::SettingsFault> sources = {
            {NameMissing, QT_TR_NOOP("The tournament has no name. Give it one.")},
            {TextNotPlain, QT_TR_NOOP("The text has line breaks or other control characters. Write "
                                      "it in one plain line.")},
            {ScaleSizeRefused,
             QT_TR_NOOP("The rules have no table of %1. Leave that size out of the scale.")},
            {ScaleValueCount,
             QT_TR_NOOP(
                 "The scale has %1 values for a table of %2. Give one value for each place.")},
            {ScaleValueNegative,
             QT_TR_NOOP("A place cannot be worth %1 match points. Give 0 or more.")},
            {ScaleValueRises, QT_TR_NOOP("A place cannot be worth more (%1) than the place before "
                                         "it (%2). Start with the first place.")},
            {TieBreakTwice,
             QT_TR_NOOP("This tie-break is already in the list. Name each one once.")},
            {GamesOutOfRange, QT_TR_NOOP("A round cannot have %1 games. Give %2 to %3.")},
            {PlannedRoundsOutOfRange,
             QT_TR_NOOP("A tournament cannot have %1 rounds. Give %2 to %3.")},
            {ReleasedOutOfRange, QT_TR_NOOP("%1 rounds cannot be released. Give %2 to %3.")},
            {MinutesOutOfRange, QT_TR_NOOP("%1 minutes are not possible. Give %2 to %3.")},
            {ScheduleTooLong, QT_TR_NOOP("The schedule has %1 lines. Shorten it to %2.")},
            {ScheduledTwice,
             QT_TR_NOOP("Round %1 is already in the schedule. Name each round once.")},
            {StartFeeOutOfRange, QT_TR_NOOP("A start fee cannot be %1 cents. Give %2 to %3.")},
            {FeeClassIdInvalid,
             QT_TR_NOOP("\"%1\" cannot be the key of a fee class. Use lower-case "
                        "letters a to z, digits and hyphens.")},
            {FeeClassTwice,
             QT_TR_NOOP("There are two fee classes with the key \"%1\". Give each its own.")},
            {FeeClassNameMissing, QT_TR_NOOP("A fee class has no name. Give it one.")},
            {FeeClassInUse, QT_TR_NOOP("The fee class \"%1\" cannot be removed: %2 would be left "
                                       "in it. Put them in another one first.")},
            {IbanInvalid, QT_TR_NOOP("\"%1\" is no valid IBAN. Compare each character with the "
                                     "rights holder's letter.")},
            {PayeeTooLong, QT_TR_NOOP("%1 characters are too long for the payment code. Give at "
                                      "most %2, as the bank knows the name.")},
            {PaymentTextTooLong, QT_TR_NOOP("%1 characters are too long for the payment code. Give "
                                            "at most %2.")},
            {FieldUnknown, QT_TR_NOOP("\"{%1}\" is no field of certificates. Give one of: %2.")},
            {PlacesOutOfRange,
             QT_TR_NOOP("Certificates cannot be for the first %1 places. Give %2 to %3.")},
            {PictureMissing, QT_TR_NOOP("The picture \"%1\" cannot be opened. Choose it again in "
                                        "the setup, or take it out of the certificate.")},
            {PictureUnreadable,
             QT_TR_NOOP(
                 "\"%1\" is no picture this program can read. Choose a PNG, JPEG or SVG file.")},
            {PictureNotAFile, QT_TR_NOOP("\"%1\" is no file of a picture. Choose another.")},
            {PictureTooLarge,
             QT_TR_NOOP("The picture \"%1\" is too large: %2 MB, at most %3. Save it smaller.")},
            {PictureTooWide, QT_TR_NOOP("The picture \"%1\" is too large: %2 × %3 pixels, at most "
                                        "%4 a side. Save it smaller.")},
            {PictureRefersElsewhere,
             QT_TR_NOOP("The drawing \"%1\" refers to something outside: \"%2\". Save it with "
                        "everything in it, or as a PNG file.")},
            {PictureNotKept,
             QT_TR_NOOP("The club does not have this picture. Choose it again in the "
                        "setup, or take it out of the certificate.")},
            {ApartSelf, QT_TR_NOOP("Number %1 cannot be kept apart from itself. Name two people.")},
            {ApartTwice,
             QT_TR_NOOP("Numbers %1 and %2 are already kept apart. Name each pair once.")},
            {PrizeOutOfRange, QT_TR_NOOP("A prize cannot be %1 cents. Give %2 to %3.")},
            {PrizeNameMissing, QT_TR_NOOP("A prize has no name. Say what it is called.")},
            {PrizeTwice, QT_TR_NOOP("There are two prizes called \"%1\". Give each its own name.")},
            {PrizeWithoutPlaces, QT_TR_NOOP("The prize \"%1\" is worth nothing. Give an amount, a "
                                            "share of the start fees or a thing.")},
            {PrizeGroupMissing,
             QT_TR_NOOP("The prize \"%1\" is for the best of a group. Say of which.")},
            {PrizeTeamTwice,
             QT_TR_NOOP("The prize \"%1\" names the team \"%2\" twice. Name each once.")},
            {TeamPrizeUnknown, QT_TR_NOOP("There is no prize of teams called \"%1\". Look it up in "
                                          "Setup.")},
            {PrizeTeamMissing,
             QT_TR_NOOP("A team of the prize \"%1\" has no name. Name the group that it is.")},
            {PrizeBestOutOfRange, QT_TR_NOOP("The best %1 of a team cannot count. Give %2 to %3.")},
            {PrizeRoundOutOfRange, QT_TR_NOOP("%1 is no round number. Give %2 to %3.")},
            {PrizePercentOutOfRange,
             QT_TR_NOOP("A prize cannot be %1 % of the start fees. Give %2 to %3.")},
            {PrizePercentsBeyondPot, QT_TR_NOOP("The prizes share out %1 % of the start fees. "
                                                "Together they can be at most 100 %.")},
            {PrizeGoodsMissing,
             QT_TR_NOOP("A place of the prize \"%1\" says not what it is. Give it a word.")},
            {TooManyPrizes, QT_TR_NOOP("%1 prizes are too many. There can be up to %2.")},
            {TargetOutOfRange, QT_TR_NOOP("A match cannot have the target %1. Give %2 to %3.")},
            {DealsOutOfRange, QT_TR_NOOP("A quick match cannot have %1 deals. Give %2 to %3.")},
            {AdvanceOutOfRange, QT_TR_NOOP("%1 of a table cannot go on. Give %2 to %3.")},
            {PcrOutOfRange, QT_TR_NOOP("A point cannot be worth %1 chips. Give %2 to %3.")},
            {StackOutOfRange,
             QT_TR_NOOP("Nobody can start with %1 chips. Give %2 to %3, or leave the "
                        "stack out: then there is no limit.")},
            {CapacityOutOfRange, QT_TR_NOOP("%1 is no number of participants. Give %2 to %3, or "
                                            "leave it out: then there is no limit.")},
            {CapacityTooSmall,
             QT_TR_NOOP("There cannot be %1 participants at most: %2 are here or expected. Put "
                        "some on the waiting list first.")},
            {AverageWithoutScale,
             QT_TR_NOOP("Tables give card points here, so a bye has no average of match points. "
                        "Give an amount, or score the tables by match points.")},
        };
        return sources[fault];
    }

    static const char* source(core::ClockFault fault)
    {
        using enum core::ClockFault;
        static constexpr Sources<core::ClockFault> sources = {
            {NoRound, QT_TR_NOOP("No round is being played. Publish one first.")},
            {NoMinutes, QT_TR_NOOP("The settings do not say how long a round is. Set the minutes a "
                                   "round first.")},
            {NotStarted, QT_TR_NOOP("The clock of round %1 was not started. Start it first.")},
            {AddedOutOfRange,
             QT_TR_NOOP("A clock cannot have %1 minutes in addition. Stay between %2 and %3.")},
            {PausedOutOfRange,
             QT_TR_NOOP("A clock cannot have paused for %1 seconds. Give %2 to %3.")},
            {PausedTooSoon, QT_TR_NOOP("The clock pauses before it was started. Give a later "
                                       "moment, or none.")},
        };
        return sources[fault];
    }

    static const char* source(core::SeriesFault fault)
    {
        using enum core::SeriesFault;
        static constexpr Sources<core::SeriesFault> sources = {
            {Unknown, QT_TR_NOOP("There is no series \"%1\". Look it up in the list of series.")},
            {NameMissing, QT_TR_NOOP("The series needs a name, such as the year.")},
            {NameTaken,
             QT_TR_NOOP("There is a series \"%1\" already. Give this one another name.")},
            {BestOutOfRange, QT_TR_NOOP("The best %1 evenings cannot count. Give %2 to %3, or have "
                                        "all of them count.")},
            {AttendanceOutOfRange,
             QT_TR_NOOP("Nobody can be asked to attend %1 evenings. Give %2 to %3.")},
            {EarlierOutOfRange, QT_TR_NOOP("Earlier evenings cannot weigh %1 percent in the draw. "
                                           "Give %2 to %3.")},
            {TooManyEvenings, QT_TR_NOOP("A series takes at most %2 evenings, but here are %1. "
                                         "Divide it into two.")},
            {EveningUnknown, QT_TR_NOOP("This evening is not in the club database. Look it up in "
                                        "the list of tournaments.")},
            {EveningTwice, QT_TR_NOOP("This evening belongs to the series already.")},
            {RulesDiffer, QT_TR_NOOP("%1 and %2 were played by different rules, so their points "
                                     "cannot be added. Rank by place instead, or leave one of "
                                     "them out.")},
            {PlacePointsMissing,
             QT_TR_NOOP("No place has points. Give them from the first place on: 25, 18, 15.")},
            {TooManyPlaces, QT_TR_NOOP("At most %2 places can have points, but here are %1.")},
            {PointsOutOfRange, QT_TR_NOOP("A place cannot have %1 points. Give %2 to %3.")},
            {PointsRise, QT_TR_NOOP("A place cannot have more points (%1) than the place before "
                                    "it (%2). Start with the first place.")},
            {TieBreakTwice,
             QT_TR_NOOP("This tie-break is already in the list. Name each one once.")},
            {NoEvenings,
             QT_TR_NOOP("The series has no evening with results, so there is nothing to close.")},
            {EveningDamaged, QT_TR_NOOP("\"%1\" is damaged, so the table would be wrong. Restore a "
                                        "backup, or take the evening out of the series.")},
            {NotClosed, QT_TR_NOOP("The series \"%1\" was never closed.")},
        };
        return sources[fault];
    }

    static const char* source(core::HelperFault fault)
    {
        using enum core::HelperFault;
        static constexpr Sources<core::HelperFault> sources = {
            {Unknown, QT_TR_NOOP("There is no helper \"%1\". Look at the list of helpers.")},
            {NameMissing, QT_TR_NOOP("The helper needs a name.")},
            {NameTaken, QT_TR_NOOP("There is a helper \"%1\" already. Add the surname.")},
            {NoRight, QT_TR_NOOP("The helper may do nothing yet. Choose at least one thing.")},
            {TooMany, QT_TR_NOOP("A club has at most %1 helpers. Remove one first.")},
            {Nobody, QT_TR_NOOP("There are no helpers yet. Add one first.")},
            {SentBefore, QT_TR_NOOP("Something else was stored from this page. Open it again.")},
        };
        return sources[fault];
    }

    static const char* source(core::RaffleFault fault)
    {
        using enum core::RaffleFault;
        static constexpr Sources<core::RaffleFault> sources = {
            {Nobody, QT_TR_NOOP("There is nobody to draw from. Tick those who take part.")},
            {Twice, QT_TR_NOOP("Number %1 occurs twice. Everybody is in it once.")},
            {NotAscending,
             QT_TR_NOOP("Number %1 comes after %2. Put the numbers in ascending order.")},
            {NoWinner, QT_TR_NOOP("Nobody wins. Give at least one winner.")},
            {TooManyWinners, QT_TR_NOOP("%1 winners cannot be drawn from %2 people. Draw fewer.")},
            {NotAmong, QT_TR_NOOP("Number %1 is not among those of whom it is drawn.")},
            {SeedOutOfRange, QT_TR_NOOP("%1 is no seed. Give %2 to %3.")},
            {NotDrawnSo, QT_TR_NOOP("The seed %1 draws other winners: %2. Somebody has changed "
                                    "the raffle.")},
            {TextNotPlain, QT_TR_NOOP("There is a control character here. Type the text again.")},
            {TooManyRaffles, QT_TR_NOOP("%1 raffles are too many. There can be up to %2.")},
            {PrizeGone,
             QT_TR_NOOP("Left of the prize \"%1\": %2. Draw no more winners, or add places in the "
                        "settings.")},
            {Unknown, QT_TR_NOOP("There is no raffle number %1. Count them in the order in which "
                                 "they were drawn.")},
            {Changed, QT_TR_NOOP("This raffle was changed by somebody else. Look at it again.")},
        };
        return sources[fault];
    }

    static const char* source(core::ParticipantFault fault)
    {
        using enum core::ParticipantFault;
        static constexpr Sources<core::ParticipantFault> sources = {
            {Unknown, QT_TR_NOOP("No participant has the start number %1. Look it up in the list "
                                 "of participants, or enrol the person.")},
            {NumberTaken, QT_TR_NOOP("The start number %1 is already taken. Give another one, or "
                                     "none: then the next free one is used.")},
            {NumberOutOfRange, QT_TR_NOOP("%1 is no start number. Give %2 to %3.")},
            {NameMissing, QT_TR_NOOP("The name is missing. A first name is enough.")},
            {TextNotPlain, QT_TR_NOOP("The text has line breaks or other control characters. Write "
                                      "it in one plain line.")},
            {FixedTableOutOfRange,
             QT_TR_NOOP("%1 is no table number. Give %2 to %3, or leave it out.")},
            {PaidOutOfRange, QT_TR_NOOP("Nobody can have paid %1 cents. Give %2 to %3.")},
            {PaidNotTheSum, QT_TR_NOOP("%1 cents are not the sum of the payments, which is %2. "
                                       "Correct one of the two.")},
            {TooManyPayments, QT_TR_NOOP("%1 payments of one person are too many. Give at most "
                                         "%2.")},
            {PaymentOutOfRange, QT_TR_NOOP("A payment cannot be %1 cents. Give %2 to %3.")},
            {PaymentOfNothing, QT_TR_NOOP("A payment of nothing is none. Give an amount.")},
            {RefundBeyondPaid, QT_TR_NOOP("%1 cents cannot be paid back: only %2 were paid.")},
            {NobodyOwedBack, QT_TR_NOOP("Nobody who was removed as number %1 has paid. See who is "
                                        "owed money among the start fees.")},
            {SeveralOwedBack, QT_TR_NOOP("Several people were removed as number %1 and are owed "
                                         "money: %2. Say which one by name.")},
            {FormerOwesNothing, QT_TR_NOOP("Somebody who was removed owes nothing. Enrol the "
                                           "person, or give a negative amount to pay back.")},
            {FeeClassUnknown,
             QT_TR_NOOP("There is no fee class \"%1\". Add it in the settings first.")},
            {PresenceReversed,
             QT_TR_NOOP(
                 "Somebody present from round %1 cannot leave after round %2. Swap the two.")},
            {BothInRound, QT_TR_NOOP("Numbers %1 and %2 both appear in round %3, so they are two "
                                     "people. Nothing was merged.")},
            {StillSeated, QT_TR_NOOP("Number %1 appears in round %2 and has to stay. Enter when "
                                     "the person leaves instead.")},
            {StillPenalised, QT_TR_NOOP("Number %1 has a penalty. Cancel the penalty first.")},
            {StillWished,
             QT_TR_NOOP("Number %1 is kept apart from somebody. Remove that wish first.")},
            {StillTied, QT_TR_NOOP("Number %1 was in a tie that was decided. Take that decision "
                                   "back first.")},
            {StillInRaffle, QT_TR_NOOP("Number %1 was in a raffle that was drawn. Take that raffle "
                                       "back first.")},
            {NotHere, QT_TR_NOOP("Number %1 is not here yet. Check the person in first.")},
            {AlreadyHere, QT_TR_NOOP("Number %1 is here already (%2, %3). Nothing was changed.")},
            {OnWaitingList, QT_TR_NOOP("Number %1 is on the waiting list, place %2. Release a "
                                       "place first.")},
            {NoPlaceFree, QT_TR_NOOP("There is no place for number %1: %2 are here or expected. "
                                     "Raise the limit, or put somebody on the waiting list.")},
            {Gone, QT_TR_NOOP("This person is not registered any more. Find them again.")},
            {EnrolledElsewhere, QT_TR_NOOP("%1 was enrolled elsewhere. Ask the desk to change the "
                                           "name.")},
            {GroupUnknown, QT_TR_NOOP("Nobody is in the group \"%1\". Look it up in the list of "
                                      "participants.")},
        };
        return sources[fault];
    }

    static const char* source(core::PenaltyFault fault)
    {
        using enum core::PenaltyFault;
        static constexpr Sources<core::PenaltyFault> sources = {
            {RoundOutOfRange, QT_TR_NOOP("%1 is no round number. Give %2 to %3.")},
            {NotInSteps,
             QT_TR_NOOP("%1 match points are no multiple of 0.1. Give a penalty in steps of 0.1.")},
            {Unknown, QT_TR_NOOP("There is no penalty number %1. Count them in the order in which "
                                 "they were given.")},
            {Gone, QT_TR_NOOP("Number %1 no longer has this penalty in round %2. Somebody else has "
                              "taken it back or changed it.")},
        };
        return sources[fault];
    }

    static const char* source(core::TieFault fault)
    {
        using enum core::TieFault;
        static constexpr Sources<core::TieFault> sources = {
            {TooFew, QT_TR_NOOP("A tie is between at least two people. Name all of them.")},
            {Twice, QT_TR_NOOP("Number %1 occurs twice. Name everybody once.")},
            {InTwo, QT_TR_NOOP("Number %1 is in an earlier decision as well. One is enough.")},
            {ReasonMissing, QT_TR_NOOP("The reason is missing. Say what decides the tie.")},
            {ResultsMissing, QT_TR_NOOP("Results of numbers %1 are still missing. Decide the tie "
                                        "when their tables are complete.")},
            {NoResult, QT_TR_NOOP("Number %1 has no rank yet. Leave it out.")},
            {NotTied, QT_TR_NOOP("Numbers %1 and %2 are not level: the rules rank them already.")},
            {LeftOut, QT_TR_NOOP("Level with them are also numbers %1. Decide between all.")},
            {NotDecided, QT_TR_NOOP("Nothing was decided between these people. Name exactly those "
                                    "who were tied.")},
            {NoPlayOff, QT_TR_NOOP("Rommé 500 has no play-off for places. Draw a lot, or decide by "
                                   "a reason.")},
            {TooManyAtTable, QT_TR_NOOP("%1 people are too many for one game. Up to %2 can play "
                                        "off; draw a lot instead.")},
            {NegativeStones, QT_TR_NOOP("Nobody can have %1 stones left. Give 0 or more.")},
            {PlayAgain, QT_TR_NOOP("Numbers %1 are level in the play-off. They play again.")},
        };
        return sources[fault];
    }

    static const char* source(core::RoundFault fault)
    {
        using enum core::RoundFault;
        static constexpr Sources<core::RoundFault> sources = {
            {Unknown,
             QT_TR_NOOP("There is no round %1. Give the number of a round that was seated.")},
            {NumberTaken, QT_TR_NOOP("Round %1 is already there. Give the next number, or change "
                                     "the seating of the existing round.")},
            {NumberOutOfRange, QT_TR_NOOP("%1 is no number of a round or table. Rounds go from %2 "
                                          "to %3, tables to %4.")},
            {GamesOutOfRange, QT_TR_NOOP("A round cannot have %1 games. Give %2 to %3.")},
            {TableUnknown, QT_TR_NOOP("This round has no table %1. Look at the seating.")},
            {TableTaken,
             QT_TR_NOOP("Table %1 occurs in this round twice. Give each table its own number.")},
            {TableSizeRefused, QT_TR_NOOP("A table of %1 is not possible: the rules seat %2 to %3. "
                                          "Seat the people otherwise.")},
            {SeatedTwice,
             QT_TR_NOOP("Number %1 is seated twice in this round. Keep one of the seats.")},
            {SeatedAndBye,
             QT_TR_NOOP("Number %1 is seated and has a bye in this round. Keep one of both.")},
            {ByeTwice, QT_TR_NOOP("Number %1 has two byes in this round. Keep one.")},
            {DraftHasGames,
             QT_TR_NOOP("A draft has no results. Publish the round, or leave the games out.")},
            {DraftNotLast, QT_TR_NOOP("Round %1 is a draft, but round %2 is not. Only the last "
                                      "rounds can be drafts.")},
            {IsDraft, QT_TR_NOOP("Round %1 is a draft. Publish it first.")},
            {IsPublished, QT_TR_NOOP("Round %1 is already published and being played.")},
            {IsClosed, QT_TR_NOOP("Round %1 is closed. Reopen it first.")},
            {IsCancelled, QT_TR_NOOP("Round %1 is cancelled. Reopen it first.")},
            {HasGames, QT_TR_NOOP("Results were entered at table %2 of round %1 and would be lost. "
                                  "Clear them first, or leave the table as it is.")},
            {GamesBeyond, QT_TR_NOOP("With %1 games a round, game %2 would lie beyond, but it was "
                                     "entered. Clear it first.")},
            {TablesOpen,
             QT_TR_N_NOOP(
                 "%n table(s) still lack a result. Enter it, or close the game as not played.")},
            {NoTables, QT_TR_NOOP("Round %1 has no tables. Seat at least one table.")},
            {NotPresent, QT_TR_NOOP("Number %1 is not present in round %2. Change the presence "
                                    "first, or seat somebody else.")},
            {SeatMissing, QT_TR_NOOP("Seat %3 of table %2 in round %1 is left out. Fill the seats "
                                     "from A on without a gap.")},
            {SeatTaken,
             QT_TR_NOOP(
                 "Seat %3 of table %2 in round %1 is given twice. Give each seat to one person.")},
            {NotSeated, QT_TR_NOOP("Number %1 has no seat in round %2. Look at the seating.")},
            {NotNext, QT_TR_NOOP("Round %1 cannot be seated now; the next round is %2. Rounds "
                                 "follow one another without a gap.")},
            {NotLast, QT_TR_NOOP("Round %1 is not the last one, that is round %2. Withdraw the "
                                 "later rounds first.")},
            {EarlierDraft, QT_TR_NOOP("Round %1 cannot be published while round %2 is still a "
                                      "draft. Publish that one first.")},
            {SamePerson, QT_TR_NOOP("Number %1 is given twice. Name two different people.")},
            {SeatingChanged,
             QT_TR_NOOP(
                 "Round %1 was seated otherwise meanwhile. Look at the tables and do it again.")},
            {SlipOutOfRange,
             QT_TR_NOOP("%1 is no edition of a score slip. Give a number from 1 to %2.")},
            {SlipsUsedUp, QT_TR_NOOP("Table %2 of round %1 has had %3 score slips, and there is no "
                                     "number for another one. Leave its seats as they are.")},
        };
        return sources[fault];
    }

    static const char* source(core::SlipFault fault)
    {
        using enum core::SlipFault;
        static constexpr Sources<core::SlipFault> sources = {
            {NotAnId, QT_TR_NOOP("\"%1\" is no slip id. Type it as on the slip, as in 3-07-2.")},
            {CheckDigitWrong, QT_TR_NOOP("The slip id %1 is mistyped: its last digit does not fit "
                                         "the others. Look at the slip and type it again.")},
            {Replaced, QT_TR_NOOP("The slip of round %1, table %2 was replaced because the seats "
                                  "changed. Take the new slip.")},
            {NotInForce, QT_TR_NOOP("The seats that this slip of round %1, table %2 shows were "
                                    "taken back. Print the table's slip again.")},
        };
        return sources[fault];
    }

    static const char* source(core::ResultFault fault)
    {
        using enum core::ResultFault;
        static constexpr Sources<core::ResultFault> sources = {
            {GameOutOfRange, QT_TR_NOOP("There is no game %1: the round has games 1 to %2.")},
            {GameTwice, QT_TR_NOOP("Game %1 occurs at this table twice. Keep one of them.")},
            {HandCount, QT_TR_NOOP("%1 hands are given, but the table has %2 seats. Give one for "
                                   "each seat; who did not play has none.")},
            {TwoSubstitutes,
             QT_TR_NOOP(
                 "Somebody plays for this seat and somebody takes it over. Keep one of both.")},
            {SubstituteMissing, QT_TR_NOOP("The name of who played is missing. Give it.")},
            {TwoHands,
             QT_TR_NOOP("Number %1 would hold two hands in this game. Look who really played.")},
            {PlaysElsewhere, QT_TR_NOOP("Number %1 plays game %3 at table %2, and nobody has two "
                                        "hands in one game. Look who really played.")},
            {ReasonMissing, QT_TR_NOOP("The reason is missing. Say why in a few words.")},
            {NotEntered, QT_TR_NOOP("Game %1 has not been entered. Enter it first.")},
            {DifferentResult,
             QT_TR_NOOP("There is another result already: %1. To replace it, enter "
                        "this one as a correction.")},
            {Stale, QT_TR_NOOP("The game was changed since: you saw revision %1, now it is %2: %3. "
                               "Look at it and enter again.")},
            {GamesDiffer, QT_TR_NOOP("Game %1 was entered at one of the two tables only. Enter it "
                                     "at the other one too, or leave results with the seat.")},
            {TablesDiffer, QT_TR_NOOP("Tables %1 and %2 have different numbers of seats, so their "
                                      "results cannot change places.")},
            {SameTable, QT_TR_NOOP("Table %1 is given twice. Name two different tables.")},
            {OtherRules,
             QT_TR_NOOP("This result is of other rules than the tournament's. Rommé 500 has points "
                        "melded and in hand, the others have stones and claims.")},
            {TooManyReports,
             QT_TR_NOOP("This game was reported %1 times. The desk enters it from the slip.")},
            {ReportReused, QT_TR_NOOP("Game %1 was sent before with other numbers. Look at these, "
                                      "then send again.")},
            {ReportChanged, QT_TR_NOOP("Game %1 was reported again. Look at it, then confirm it.")},
            {ReportWaits, QT_TR_NOOP("Game %1 waits for the desk. Take the slip there.")},
            {OwnReport,
             QT_TR_NOOP("You reported game %1 yourself. Somebody else of the table confirms it.")},
            {NotOfTable, QT_TR_NOOP("Number %1 does not play this game. Use the code of somebody "
                                    "who does.")},
            {CodeUnknown, QT_TR_NOOP("There is no such code. Look at the player card again.")},
            {EntryUnknown, QT_TR_NOOP("No entry with the id \"%1\" waits. List what waits.")},
            {EntrySettled, QT_TR_NOOP("Entry \"%1\" was entered or left out already.")},
        };
        return sources[fault];
    }

    static const char* source(core::ClubFault fault)
    {
        using enum core::ClubFault;
        static constexpr Sources<core::ClubFault> sources = {
            {NoTournament,
             QT_TR_NOOP("There is no tournament %1. Look it up in the list of tournaments.")},
            {NothingToUndo, QT_TR_NOOP("There is nothing to undo.")},
            {NothingToRedo, QT_TR_NOOP("There is nothing to redo.")},
            {NoSuchEntry, QT_TR_NOOP("The journal has no change %1. Look it up there.")},
            {BeyondUndo, QT_TR_NOOP("This can no longer be taken back.")},
            {HistoryConflict, QT_TR_NOOP("The stored value no longer fits this step of the "
                                         "journal, so it cannot be undone or redone.")},
            {BuiltOn, QT_TR_NOOP("What came later was built on this: %1. Take that back first.")},
            {ClubBuiltOn,
             QT_TR_NOOP("What came later was built on this: %1. Take that back first.")},
            {ChangedMeanwhile,
             QT_TR_NOOP("Somebody else has changed this meanwhile: it is %1 now, you want %2. Look "
                        "at it again.")},
            {PlayerUnknown,
             QT_TR_NOOP("%1 is not in the player directory. Look the person up there.")},
            {PlayerTwice, QT_TR_NOOP("%1 of that club is in the player directory already. Merge "
                                     "the two entries instead.")},
            {PlayerNameMissing, QT_TR_NOOP("The name is missing. A first name is enough.")},
            {PlayerAmbiguous,
             QT_TR_NOOP("%1 of that club is in the player directory several times. "
                        "Merge the entries, or give one of them another club.")},
            {PlayerGone,
             QT_TR_NOOP("This entry is no longer in the player directory. Choose again.")},
            {PlayerEnrolledTwice,
             QT_TR_NOOP("In tournament %1, %2 (No. %3) and %4 (No. %5) would be one person. Merge "
                        "the two participants there first.")},
            {HasTournaments,
             QT_TR_NOOP(
                 "This club has tournaments already (%1). Merge the club file into it, or take "
                 "it over in a new database.")},
            {NotInQuestion, QT_TR_NOOP("The other copy has no \"%1\". Look at the preview.")},
            {NothingMerged, QT_TR_NOOP("No other copy was merged here.")},
            {StoredSinceMerge,
             QT_TR_NOOP(
                 "Something was entered after the merge and would be lost. The club as it was "
                 "before is in the backup %1.")},
            {MergeBackupGone,
             QT_TR_NOOP(
                 "The backup made before the merge, %1, is not in the folders for backups.")},
            {SamePersonTwice, QT_TR_NOOP("These two played in one evening as two people. Leave "
                                         "them as they are.")},
            {NobodyNamed, QT_TR_NOOP("Nobody in this club has the name %1.")},
            {SeveralNamed, QT_TR_NOOP("Several people have the name %1: %2. Say of which club.")},
        };
        return sources[fault];
    }

    static const char* source(core::CashFault fault)
    {
        using enum core::CashFault;
        static constexpr Sources<core::CashFault> sources = {
            {AmountOutOfRange, QT_TR_NOOP("An amount cannot be %1 cents. Give %2 to %3; the kind "
                                          "says whether it comes or goes.")},
            {TextMissing, QT_TR_NOOP("What the money is for is missing. Say it in a few words.")},
            {EveningUnknown, QT_TR_NOOP("This evening is not in the club database. Look it up in "
                                        "the list of tournaments.")},
            {TooManyMovements,
             QT_TR_NOOP("The cash box has %1 movements already, and takes no more than %2.")},
            {MovementGone, QT_TR_NOOP("This movement is no longer in the cash box. Somebody else "
                                      "has cancelled it, or it was undone.")},
            {ReasonMissing, QT_TR_NOOP("The reason is missing. Say why in a few words.")},
            {PieceUnknown, QT_TR_NOOP("There is no coin or note of %1 cents.")},
            {PiecesOutOfRange, QT_TR_NOOP("%2 pieces of %1 cents are not possible. Give 0 to %3.")},
            {SameBox, QT_TR_NOOP("The cash is in the box \"%1\" already. Name another one.")},
            {CountedMeanwhile,
             QT_TR_NOOP("The cash was counted meanwhile: %1 cents instead of your %2 (%3). Look at "
                        "that count first.")},
        };
        return sources[fault];
    }

    static constexpr const char* occupied =
        QT_TR_NOOP("This file belongs to a database, such as a club's, and is never written over. "
                   "Choose another name.");

    static const char* source(core::StoreFailure::Kind kind)
    {
        using enum core::StoreFailure::Kind;
        static constexpr Sources<core::StoreFailure::Kind> sources = {
            {NotThere, QT_TR_NOOP("There is no club database. Create a tournament, import one, or "
                                  "name another file.")},
            {Unreadable, QT_TR_NOOP("This is no club database, or it cannot be read. Look at its "
                                    "name and permissions.")},
            {ReadOnly, QT_TR_NOOP("The file cannot be written. Look at the permissions of the file "
                                  "and its folder.")},
            {Busy,
             QT_TR_NOOP(
                 "Another program keeps the club database busy. Wait a moment and try again.")},
            {Full, QT_TR_NOOP("The disk with the club database is full; nothing was stored. Make "
                              "room and try again.")},
            {Damaged, QT_TR_NOOP("The club database is damaged. Restore the last backup.")},
            {TooNew, QT_TR_NOOP("The club database was written by a newer version of this program. "
                                "Install that version.")},
            {NetworkPath,
             QT_TR_NOOP(
                 "A club database cannot lie on a network folder. Copy it to this computer.")},
            {Occupied, occupied},
            {Vanished,
             QT_TR_NOOP("The club database was deleted, moved or replaced: nothing more is "
                        "saved in it. Save the evening elsewhere.")},
            {Device, QT_TR_NOOP("The disk reports an error; nothing was stored. Make a backup on "
                                "another disk.")},
            {Shared,
             QT_TR_NOOP("The club is shared with other desks and is changed there. To bring it "
                        "back: File, Share with other desks.")},
            {Moved,
             QT_TR_NOOP("The club was moved to another computer and is changed there. To change it "
                        "here again: Go on here after all.")},
            {Address, QT_TR_NOOP("This is not the address of a server; it has the form "
                                 "postgresql://USER@HOST:PORT/NAME, without a password. Correct "
                                 "it.")},
            {NoDriver, QT_TR_NOOP("Clubs on a server cannot be opened here: Qt's driver for "
                                  "PostgreSQL is missing. On Debian install libqt6sql6-psql; for "
                                  "Windows there is none.")},
            {Unreachable, QT_TR_NOOP("The server does not answer; nothing was stored. Look at the "
                                     "network, then try again.")},
            {Denied, QT_TR_NOOP("The server does not let you in. Look at the code, or at user, "
                                "password and the name of the database.")},
            {Forbidden, QT_TR_NOOP("This desk may not do that; nothing was stored. Do it at the "
                                   "director's desk.")},
            {Ended,
             QT_TR_NOOP("The club is no longer shared; nothing was stored here. Ask at the main "
                        "laptop.")},
            {Unverified,
             QT_TR_NOOP(
                 "Another computer could pass itself off as the server and get the password. "
                 "Put the server's certificate into .postgresql/root.crt in the home "
                 "folder, or name it: sslmode=verify-full&sslrootcert=FILE.")},
            {Stranger,
             QT_TR_NOOP("What answers is not the server that was joined, or the clock of this "
                        "computer is wrong. Set the clock, else have the code shown and join "
                        "again.")},
            {TooOld, QT_TR_NOOP("The server is too old: PostgreSQL 13 or newer is needed. Use "
                                "another server.")},
            {InUse, QT_TR_NOOP("Other desks have the club database open. Close them, then try "
                               "again.")},
            {Unsettled, QT_TR_NOOP("The connection broke off while storing: it may be stored or "
                                   "not. Look at it once the server answers again.")},
            {StoredAfterAll,
             QT_TR_NOOP("What you stored last, when the connection broke off, is stored. This is "
                        "not: look at it, then enter what is missing.")},
            {Unconfirmed,
             QT_TR_NOOP("The disk reports an error just as this was stored: after the next start "
                        "it may be there or not. Make a backup on another disk, then look at it.")},
            {Other, QT_TR_NOOP("The club database failed; nothing was stored.")},
        };
        return sources[kind];
    }

    static const char* sourceOfBackup(core::StoreFailure::Kind kind)
    {
        using enum core::StoreFailure::Kind;
        static constexpr Sources<core::StoreFailure::Kind> sources = {
            {NotThere, QT_TR_NOOP("There is no such backup. Choose another one.")},
            {Unreadable, QT_TR_NOOP("This file cannot be used as a backup. Choose another one.")},
            {ReadOnly,
             QT_TR_NOOP("The backup cannot be written there. Is the stick plugged in, and not "
                        "write-protected? Otherwise choose another folder.")},
            {Busy, QT_TR_NOOP("Another program keeps the backup busy. Wait a moment and try "
                              "again.")},
            {Full, QT_TR_NOOP("There is no room for the backup. Make room and try again.")},
            {Damaged, QT_TR_NOOP("The backup is damaged. Choose another one.")},
            {TooNew, QT_TR_NOOP("The backup was written by a newer version of this program. "
                                "Install that version.")},
            {NetworkPath, QT_TR_NOOP("The backup cannot be on a network folder. Choose another "
                                     "one.")},
            {Occupied, occupied},
            {Vanished,
             QT_TR_NOOP("The backup was deleted, moved or replaced. Choose another one.")},
            {Device, QT_TR_NOOP("The disk of the backup reports an error. Choose another one.")},
            {Shared, QT_TR_NOOP("The backup is of a club that is shared. Choose another one.")},
            {Moved, QT_TR_NOOP("The backup is of a club that was moved. Choose another one.")},
            {Address, QT_TR_NOOP("A backup is a file. Choose one.")},
            {NoDriver, QT_TR_NOOP("A backup is a file. Choose one.")},
            {Unreachable, QT_TR_NOOP("The backup cannot be reached. Choose another one.")},
            {Denied, QT_TR_NOOP("The backup cannot be read. Look at its permissions.")},
            {Forbidden, QT_TR_NOOP("The backup cannot be read. Look at its permissions.")},
            {Ended, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {Unverified, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {Stranger, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {TooOld, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {InUse, QT_TR_NOOP("Another program keeps the backup busy. Wait a moment and try "
                               "again.")},
            {Unsettled, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {StoredAfterAll, QT_TR_NOOP("The backup failed; nothing was changed.")},
            {Unconfirmed,
             QT_TR_NOOP("The backup is written, but its disk reports an error: after a power "
                        "failure it may be gone. Make another one on another disk.")},
            {Other, QT_TR_NOOP("The backup failed; nothing was changed.")},
        };
        return sources[kind];
    }

    static const char* source(seating::RefusalCode code)
    {
        using enum seating::RefusalCode;
        static constexpr Sources<seating::RefusalCode> sources = {
            {TooManyPlayers,
             QT_TR_NOOP("%4 people are too many to be seated. Give at most 100000.")},
            {DuplicatePlayer, QT_TR_NOOP("Number %1 is given twice. Name everybody once.")},
            {NoRounds, QT_TR_NOOP("There is no round to be seated. Give 1 or more.")},
            {TooManyRounds, QT_TR_NOOP("%4 rounds are too many to be seated. Give at most 1000.")},
            {OneRoundOnly,
             QT_TR_NOOP(
                 "By standings and for final tables one round at a time is seated. Give 1.")},
            {BadLookAhead, QT_TR_NOOP("%4 rounds cannot be looked ahead to. Give 0 to 1000.")},
            {RosterCountDiffers,
             QT_TR_NOOP("Who is present must be given for every round or for none.")},
            {UnknownPlayer, QT_TR_NOOP("Number %1 is not among the players. Correct it, or raise "
                                       "the number of players.")},
            {TwiceInRound, QT_TR_NOOP("Number %1 stands in round %2 twice. Keep one of the two.")},
            {TooFewPlayers,
             QT_TR_NOOP(
                 "Too few people for a table are present in round %2. See who else can play.")},
            {TwoPlayerTablesNotAllowed,
             QT_TR_NOOP("The people present in round %2 would need a table of two, which these "
                        "rules don't have. See who else can play.")},
            {BadTableSize,
             QT_TR_NOOP("Table %3 of round %2 cannot have %4 people. A table has two to four.")},
            {BadTableNumber,
             QT_TR_NOOP(
                 "Table %3 of round %2 is not possible. Number the tables from 1, each once.")},
            {PairWithItself,
             QT_TR_NOOP("%1: nobody can be kept apart from themselves. Name two people.")},
            {FixedTableOutOfRange,
             QT_TR_NOOP(
                 "The fixed table %3 of number %1 is not there in round %2. Give a lower number.")},
            {FixedTableFull, QT_TR_NOOP("More people than there are seats have table %3 as their "
                                        "fixed table (%1). Move one of them.")},
            {PairMustMeet, QT_TR_NOOP("%1 are never to sit together but have the same fixed table "
                                      "%3. Move one of them.")},
            {PairCannotBeParted, QT_TR_NOOP("%1 cannot be kept apart in round %2: there are too "
                                            "few tables for these wishes. Give up one of them.")},
            {PairCannotBePartedInFinal,
             QT_TR_NOOP("%1 cannot be kept apart in round %2 with %4 final tables. Choose another "
                        "number of final tables, or give up one of the wishes.")},
            {LockedPlayerAbsent,
             QT_TR_NOOP(
                 "Number %1 is locked to a seat but not present in round %2. Take the lock away.")},
            {LockedTwice,
             QT_TR_NOOP("Number %1 is locked to two tables in round %2. Keep one lock.")},
            {LockedAgainstFixedTable, QT_TR_NOOP("Number %1 is locked to table %3 but has another "
                                                 "fixed table. Keep one of the two.")},
            {LockOutOfRange,
             QT_TR_NOOP(
                 "Number %1 is locked to table %3, which is not there. Take the lock away.")},
            {BadClubWeight,
             QT_TR_NOOP("%4 is no weight for keeping clubs apart. Give 0 to 100000.")},
            {BadTopTables, QT_TR_NOOP("%4 final tables are not possible. Give 1 or more, and no "
                                      "more than can be filled.")},
            {BadThreads, QT_TR_NOOP("%4 threads are not possible. Give 0 or more.")},
        };
        return sources[code];
    }

    template <typename Code>
    static QString text(Code code, const QStringList& arguments)
    {
        return filled(source(code), arguments);
    }

    static QString text(core::SettingsFault fault, QStringList arguments)
    {
        if (fault == core::SettingsFault::PictureTooLarge) {
            constexpr double bytesPerMegabyte = 1024.0 * 1024.0;
            for (qsizetype index = 1; index < arguments.size(); ++index) {
                arguments[index] =
                    locale().toString(arguments[index].toDouble() / bytesPerMegabyte, 'f', 1);
            }
        } else if (fault == core::SettingsFault::PictureTooWide) {
            for (qsizetype index = 1; index < arguments.size(); ++index) {
                arguments[index] = locale().toString(arguments[index].toInt());
            }
        }
        const QStringList more = fault == core::SettingsFault::FieldUnknown
                                     ? QStringList{certificateFields()}
                                     : rangeTexts(rangeOf(fault));
        return filled(source(fault), arguments + more);
    }

    static QString text(core::ClubFault fault, const QStringList& arguments)
    {
        if (fault == core::ClubFault::BuiltOn) {
            const auto later = core::labelIn(arguments);
            return filled(source(fault), {later ? texts::text(*later) : QString()});
        }
        if (fault == core::ClubFault::ClubBuiltOn) {
            const auto later = core::clubLabelIn(arguments);
            return filled(source(fault), {later ? texts::text(*later) : QString()});
        }
        return filled(source(fault), arguments);
    }

    static QString text(core::CashFault fault, const QStringList& arguments)
    {
        return filled(source(fault), fault == core::CashFault::AmountOutOfRange
                                         ? arguments + rangeTexts(core::cashRange)
                                         : arguments);
    }

    static QString text(core::ClockFault fault, const QStringList& arguments)
    {
        return filled(source(fault), arguments + rangeTexts(rangeOf(fault)));
    }

    static QString text(core::RaffleFault fault, const QStringList& arguments)
    {
        return filled(source(fault), arguments + (fault == core::RaffleFault::SeedOutOfRange
                                                      ? rangeTexts(core::raffleSeedRange)
                                                      : QStringList()));
    }

    static QString text(core::ParticipantFault fault, const QStringList& arguments)
    {
        if (fault == core::ParticipantFault::AlreadyHere) {
            const QString desk = arguments.value(1);
            const auto time = QDateTime::fromString(arguments.value(2), Qt::ISODate);
            return desk.isEmpty()
                       ? filled(QT_TR_NOOP("Number %1 is here already. Nothing was "
                                           "changed."),
                                arguments)
                       : filled(source(fault), {arguments.value(0), desk, timeOfDayText(time)});
        }
        return filled(source(fault), arguments + rangeTexts(rangeOf(fault)));
    }

    static QString text(core::PenaltyFault fault, const QStringList& arguments)
    {
        const bool ofRound = fault == core::PenaltyFault::RoundOutOfRange;
        return filled(source(fault),
                      ofRound ? arguments + rangeTexts(core::roundsRange) : arguments);
    }

    static QString text(core::RoundFault fault, const QStringList& arguments)
    {
        using enum core::RoundFault;
        QStringList all = arguments;
        if (fault == NumberOutOfRange) {
            all += rangeTexts(core::roundsRange) +
                   QStringList{numberText(core::tableNumberRange.largest)};
        } else if (fault == GamesOutOfRange) {
            all += rangeTexts(core::gamesRange);
        }
        return filled(source(fault), all);
    }

    static QString text(core::FileFault fault, const QStringList& arguments)
    {
        const QString first = arguments.value(0);
        if (fault == core::FileFault::WrongType) {
            return filled(source(core::Expected(first.toInt())), {});
        }
        if (fault == core::FileFault::Syntax && first.isEmpty()) {
            return tr("The text ends before the form of the file is complete.");
        }
        if (fault == core::FileFault::NotATournament &&
            first == QLatin1StringView(core::clubFormat)) {
            return tr("This is the file of a whole club. Import it as such, or merge it.");
        }
        if (fault == core::FileFault::NotAClub &&
            first == QLatin1StringView(core::tournamentFormat)) {
            return tr("This is the file of one tournament. Import it as such.");
        }
        constexpr qint64 bytesPerMegabyte = 1024LL * 1024;
        return fault == core::FileFault::TooLarge
                   ? filled(source(fault), {QString::number(first.toLongLong() / bytesPerMegabyte)})
                   : filled(source(fault), arguments);
    }

    static QString text(core::MatchFault fault, const QStringList& arguments)
    {
        if (fault == core::MatchFault::DealAfterEnd && arguments.value(1).isEmpty()) {
            return filled(QT_TR_NOOP("The match is over: nobody is left to play game %1."),
                          arguments);
        }
        if (fault == core::MatchFault::IsOut && arguments.value(1).isEmpty()) {
            return filled(
                QT_TR_NOOP("Number %1 is not in the knock-out. Seat only those who advance."),
                arguments);
        }
        return filled(source(fault), arguments);
    }

    static QString text(core::ResultFault fault, const QStringList& arguments)
    {
        using enum core::ResultFault;
        if (fault == GameOutOfRange && arguments.value(1).isEmpty()) {
            return filled(QT_TR_NOOP("There is no game %1. Give %2 to %3."),
                          {arguments.value(0), numberText(core::gamesRange.smallest),
                           numberText(core::gamesRange.largest)});
        }
        if (fault == DifferentResult) {
            return filled(source(fault), {enteredResult(arguments)});
        }
        if (fault == Stale) {
            return filled(source(fault), {arguments.value(0), arguments.value(1),
                                          enteredResult(arguments.mid(2))});
        }
        return filled(source(fault), arguments);
    }

private:
    static QString numberText(std::int64_t number) { return QString::number(number); }

    static QStringList rangeTexts(const std::optional<core::NumberRange>& range)
    {
        return range ? QStringList{numberText(range->smallest), numberText(range->largest)}
                     : QStringList();
    }

    /// The allowed range for a number that is out of range, if the arguments do not give it.
    static std::optional<core::NumberRange> rangeOf(core::SettingsFault fault)
    {
        using enum core::SettingsFault;
        switch (fault) {
        case GamesOutOfRange:
            return core::gamesRange;
        case PlannedRoundsOutOfRange:
        case ReleasedOutOfRange:
        case PrizeRoundOutOfRange:
            return core::roundsRange;
        case CapacityOutOfRange:
            return core::capacityRange;
        case MinutesOutOfRange:
            return core::roundMinutesRange;
        case StartFeeOutOfRange:
        case PrizeOutOfRange:
            return core::paidCentsRange;
        case PrizeBestOutOfRange:
            return core::teamRange;
        case PrizePercentOutOfRange:
            return core::percentRange;
        case PlacesOutOfRange:
            return core::placesRange;
        case TargetOutOfRange:
            return core::targetRange;
        case StackOutOfRange:
            return core::stackRange;
        default:
            return std::nullopt;
        }
    }

    static std::optional<core::NumberRange> rangeOf(core::ParticipantFault fault)
    {
        using enum core::ParticipantFault;
        switch (fault) {
        case NumberOutOfRange:
            return core::startNumberRange;
        case FixedTableOutOfRange:
            return core::tableNumberRange;
        case PaidOutOfRange:
            return core::paidCentsRange;
        case PaymentOutOfRange:
            return core::paymentRange;
        default:
            return std::nullopt;
        }
    }

    static std::optional<core::NumberRange> rangeOf(core::ClockFault fault)
    {
        using enum core::ClockFault;
        switch (fault) {
        case AddedOutOfRange:
            return core::addedMinutesRange;
        case PausedOutOfRange:
            return core::pausedSecondsRange;
        default:
            return std::nullopt;
        }
    }

    static QString certificateFields()
    {
        QStringList fields;
        for (const auto& word : core::allWords<core::CertificateField>()) {
            fields << u'{' + word + u'}';
        }
        return fields.join(QStringLiteral(", "));
    }

    /// The result in the tournament and its entry, from the arguments listed in
    /// core/model/refusal.h for ResultFault::DifferentResult.
    static QString enteredResult(const QStringList& arguments)
    {
        const QString ending = arguments.value(2);
        const QString desk = arguments.value(3);
        const QString time = timeText(QDateTime::fromString(arguments.value(4), Qt::ISODate));
        if (ending == u"cleared") {
            return tr("nothing, it was cleared (%1, %2)").arg(desk, time);
        }
        if (ending == u"not-played") {
            return tr("not played (%1, %2)").arg(desk, time);
        }
        return (core::fromWord<scoring::DealEnding>(ending)
                    ? tr("melded %1, in hand %2, %3 (%4, %5)")
                    : tr("stones %1, claims %2, %3 (%4, %5)"))
            .arg(arguments.value(0), arguments.value(1), ending, desk, time);
    }

    static QString filled(const char* source, const QStringList& arguments)
    {
        const bool counts = std::string_view(source).find("%n") != std::string_view::npos;
        const QString text = tr(source, nullptr, counts ? arguments.value(0).toInt() : -1);
        QString filled;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const int place = text[at] == u'%' ? text.sliced(at + 1).left(1).toInt() : 0;
            filled += place == 0 ? QString(text[at]) : arguments.value(counts ? place : place - 1);
            at += place == 0 ? 0 : 1;
        }
        return filled;
    }
};

} // namespace

QString text(const core::RefusalCode& code, const QStringList& arguments)
{
    return std::visit([&](auto one) { return RefusalTexts::text(one, arguments); }, code);
}

QString text(const core::WarningCode& code, const QStringList& arguments)
{
    return std::visit([&](auto one) { return RefusalTexts::text(one, arguments); }, code);
}

QString text(core::FileFault fault, const QStringList& arguments)
{
    return RefusalTexts::text(fault, arguments);
}

QString text(const core::Refusal& refusal)
{
    return text(refusal.code, refusal.arguments);
}

QString text(const core::Warning& warning)
{
    return text(warning.code, warning.arguments);
}

QString text(const core::StoreFailure& failure)
{
    const QString text = failure.backup().isEmpty()
                             ? RefusalTexts::text(failure.kind(), {})
                             : RefusalTexts::tr(RefusalTexts::sourceOfBackup(failure.kind()));
    // The name of a database table means nothing to somebody without permission.
    const bool isOfNoUse =
        failure.kind() == core::StoreFailure::Kind::Forbidden && failure.backup().isEmpty();
    const bool hasDetail = failure.kind() != core::StoreFailure::Kind::NotThere && !isOfNoUse &&
                           !failure.detail().isEmpty();
    return hasDetail ? RefusalTexts::tr("%1 (%2)").arg(text, failure.detail()) : text;
}

QString textOfTraces(const core::StoreFailure& notWiped)
{
    if (notWiped.kind() == core::StoreFailure::Kind::Busy) {
        return RefusalTexts::tr("Another program has the club open. Until it is closed, traces of "
                                "the name may be left in the file.");
    }
    if (notWiped.kind() == core::StoreFailure::Kind::Full) {
        return RefusalTexts::tr("The disk is full. Until there is room and the program is closed, "
                                "traces of the name may be left in the file.");
    }
    return RefusalTexts::tr("Traces of the name may be left in the file, as it could not be "
                            "written again (%1).")
        .arg(notWiped.detail());
}

QString text(const core::WriteFailure& failure)
{
    switch (failure.kind) {
    case core::WriteFailure::Kind::Database:
        return RefusalTexts::tr(RefusalTexts::occupied);
    case core::WriteFailure::Kind::NotAFile:
        return RefusalTexts::tr("This is a device or a pipe, no file. Choose another.");
    case core::WriteFailure::Kind::System:
        break;
    }
    return RefusalTexts::tr("The file cannot be written: %1.").arg(failure.reason);
}

} // namespace texts
