#pragma once

#include <QByteArray>
#include <QTest>

/// A small tournament file that each test modifies slightly.
namespace small_file {

/// JSON, with ' for " for readability.
inline QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

/// Four people, one round, one table, one game and a penalty; only required keys.
inline QByteArray plain()
{
    return json("{'format': 'rummy-director-tournament', 'version': 1,"
                " 'tournament': {'name': 'Evening', 'ruleset': 'rummy-pure-plus'},"
                " 'participants': [{'number': 1, 'name': 'Anna'}, {'number': 2, 'name': 'Bert'},"
                "                  {'number': 3, 'name': 'Carl'}, {'number': 4, 'name': 'Dora'}],"
                " 'rounds': [{'number': 1, 'tables': [{'number': 1, 'seats': [1, 2, 3, 4],"
                "   'games': [{'number': 1, 'hands':"
                "     [{'stones': 0}, {'stones': 3}, {'stones': 5}, {'stones': 9}]}]}]}],"
                " 'penalties': [{'participant': 4, 'round': 1, 'matchPoints': '-1'}]}");
}

/// The same with one part replaced; it must occur exactly once.
inline QByteArray with(const char* part, const char* replacement)
{
    QByteArray text = plain();
    const QByteArray wanted = json(part);
    if (text.count(wanted) != 1) {
        qFatal("\"%s\" does not occur once", part);
    }
    return text.replace(wanted, json(replacement));
}

/// The same with a member put first into the tournament, its options, the first participant, …
inline QByteArray withSetting(const char* member)
{
    return with("'name': 'Evening'", QByteArray("'name': 'Evening', ").append(member));
}
inline QByteArray withOption(const char* member)
{
    return withSetting(QByteArray("'options': {").append(member).append('}'));
}
inline QByteArray withPerson(const char* member)
{
    return with("'name': 'Anna'", QByteArray("'name': 'Anna', ").append(member));
}
inline QByteArray withRound(const char* member)
{
    return with("'tables':", QByteArray(member).append(", 'tables':"));
}
inline QByteArray withTable(const char* member)
{
    return with("'seats':", QByteArray(member).append(", 'seats':"));
}
inline QByteArray withGame(const char* member)
{
    return with("'hands':", QByteArray(member).append(", 'hands':"));
}
inline QByteArray withHand(const char* member)
{
    return with("'stones': 3", QByteArray("'stones': 3, ").append(member));
}
inline QByteArray withPenalty(const char* member)
{
    return with("'round': 1", QByteArray("'round': 1, ").append(member));
}

} // namespace small_file
