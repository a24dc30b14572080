#pragma once

#include "core/club/club.h"

#include <QDate>
#include <QTime>

#include <vector>

/// Club records with no value at its default.
namespace club_values {

inline QUuid uuid(int number)
{
    return QUuid(QStringLiteral("0197f3c2-4a5e-4b61-9d0c-%1").arg(number, 12, 10, QChar(u'0')));
}

inline const QDateTime evening({2026, 5, 14}, {22, 30, 15}, Qt::UTC);

inline core::Player player(int number = 1)
{
    return {QStringLiteral("Weiß, Käthe / %1").arg(number),
            QStringLiteral("Hof"),
            {QStringLiteral("Damen")},
            {uuid(number)},
            core::PublicName::Short};
}

inline core::Series series()
{
    core::Series series;
    series.id = {uuid(10)};
    series.name = QStringLiteral("Jahreswertung 2026");
    series.settings = {core::SeriesMeasure::PlacePoints,
                       core::SeriesValue::Mean,
                       {10, 7, 5},
                       8,
                       3,
                       {core::SeriesTieBreak::BestEvening, core::SeriesTieBreak::EveningsWon},
                       false};
    series.guestTag = QStringLiteral("Gast");
    series.evenings = {{uuid(20)}, {uuid(21)}};
    series.earlierMeetings = 40;
    series.closed = {{evening,
                      QStringLiteral("desk 1"),
                      2,
                      {{1,
                        {uuid(1)},
                        QStringLiteral("Weiß, Käthe"),
                        QStringLiteral("Hof"),
                        scoring::MatchPoints::fromUnits(121),
                        2},
                       {std::nullopt, {}, QStringLiteral("Gast"), {}, {}, 1}}}};
    return series;
}

inline core::CashMovement movement()
{
    return {{uuid(30)},
            {uuid(20)},
            core::CashKind::Receipt,
            1'250,
            QStringLiteral("Lose"),
            evening,
            QStringLiteral("desk 1")};
}

inline core::CashCount count()
{
    return {{{200, 3}, {5'000, 1}}, evening, QStringLiteral("desk 1")};
}

inline core::ErasedPerson erased()
{
    return {{uuid(40)}, {{{uuid(20)}, {uuid(43)}}, {{uuid(21)}, {uuid(57)}}}};
}

inline core::MergedPlayer merged()
{
    return {{uuid(41)}, {uuid(1)}};
}

inline core::DeletedItem deleted()
{
    return {{uuid(42)}, core::DeletedKind::Series};
}

inline core::EveningVersion version()
{
    return {{uuid(45)}, {uuid(46)}};
}

inline core::Helper helper()
{
    return {{uuid(47)},
            QStringLiteral("Uwe Lang"),
            {core::HelperRight::CheckIn, core::HelperRight::Papers}};
}

inline core::EnrolledKey enrolled()
{
    return {core::TournamentId{1}, {uuid(44)}};
}

/// Adds records of all kinds.
inline std::vector<core::ClubStep> steps()
{
    return {core::SeriesExchange{series().id, std::nullopt, series()},
            core::CashExchange{movement().id, std::nullopt, movement()},
            core::CashCountExchange{{uuid(20)}, std::nullopt, count()},
            core::ErasedExchange{erased().id, std::nullopt, erased()},
            core::MergedExchange{merged().id, std::nullopt, merged()},
            core::DeletedExchange{deleted().id, std::nullopt, deleted()},
            core::VersionExchange{version().id, std::nullopt, version()},
            core::HelperExchange{helper().id, std::nullopt, helper()}};
}

} // namespace club_values
