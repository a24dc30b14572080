<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AccountTexts</name>
    <message numerus="yes">
        <source>%n tie-breaker deal(s)</source>
        <translation>
            <numerusform>%n tie-breaker deal</numerusform>
            <numerusform>%n tie-breaker deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n stone(s): %2</source>
        <translation>
            <numerusform>%1 with %n stone: %2</numerusform>
            <numerusform>%1 with %n stones: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tied at %n stone(s): %2</source>
        <translation>
            <numerusform>%1 tied at %n stone: %2</numerusform>
            <numerusform>%1 tied at %n stones: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tied at %n stone(s), each gets the better place: %2</source>
        <translation>
            <numerusform>%1 tied at %n stone, each gets the better place: %2</numerusform>
            <numerusform>%1 tied at %n stones, each gets the better place: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plus %n claim(s)</source>
        <translation>
            <numerusform>plus %n claim</numerusform>
            <numerusform>plus %n claims</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardTexts</name>
    <message numerus="yes">
        <source>clubs, the best %n of each</source>
        <translation>
            <numerusform>clubs, the best one of each</numerusform>
            <numerusform>clubs, the best %n of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>teams (%1), the best %n of each</source>
        <translation>
            <numerusform>teams (%1), the best one of each</numerusform>
            <numerusform>teams (%1), the best %n of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (shared by %n)</source>
        <translation>
            <numerusform>%1 (for %n)</numerusform>
            <numerusform>%1 (shared by %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rommé(s)</source>
        <translation>
            <numerusform>%n Rommé</numerusform>
            <numerusform>%n Rommés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: no club has %n people.</source>
        <translation>
            <numerusform>Nobody can win this: no club has %n person.</numerusform>
            <numerusform>Nobody can win this: no club has %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: no team has %n people.</source>
        <translation>
            <numerusform>Nobody can win this: no team has %n person.</numerusform>
            <numerusform>Nobody can win this: no team has %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team &quot;%1&quot; has %n of %2 people.</source>
        <translation>
            <numerusform>The team &quot;%1&quot; has %n of %2 people.</numerusform>
            <numerusform>The team &quot;%1&quot; has %n of %2 people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: only %n round(s) are planned.</source>
        <translation>
            <numerusform>Nobody can win this: only %n round is planned.</numerusform>
            <numerusform>Nobody can win this: only %n rounds are planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can win this, and it has %1 places.</source>
        <translation>
            <numerusform>%n can win this, and it has %1 places.</numerusform>
            <numerusform>%n can win this, and it has %1 places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounding the percentages leaves %n cent(s): added to %1.</source>
        <translation>
            <numerusform>Rounding the percentages leaves %n cent: added to %1.</numerusform>
            <numerusform>Rounding the percentages leaves %n cents: added to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cent(s) that cannot be shared equally go to %1.</source>
        <translation>
            <numerusform>%n cent that cannot be shared equally goes to %1.</numerusform>
            <numerusform>%n cents that cannot be shared equally go one each to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free choice of %n</source>
        <translation>
            <numerusform>free choice of %n</numerusform>
            <numerusform>free choice of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardRulesSection</name>
    <message numerus="yes">
        <source>the first %n</source>
        <translation>
            <numerusform>the first</numerusform>
            <numerusform>the first %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckInWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>in %n minute</numerusform>
            <numerusform>in %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message numerus="yes">
        <source>%n minute(s) over</source>
        <translation>
            <numerusform>%n minute over</numerusform>
            <numerusform>%n minutes over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1, drawn from %n people</source>
        <translation>
            <numerusform>Seed %1, drawn from %n person</numerusform>
            <numerusform>Seed %1, drawn from %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journal entry(ies)</source>
        <translation>
            <numerusform>%n journal entry</numerusform>
            <numerusform>%n journal entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were erased: neither copy keeps the name.</source>
        <translation>
            <numerusform>%n person was erased: neither copy keeps the name.</numerusform>
            <numerusform>%n people were erased: neither copy keeps their names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) erased again.</source>
        <translation>
            <numerusform>1 person erased again.</numerusform>
            <numerusform>%n people erased again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n erased person(s) are named again: %1. Erase them with `players erase`.</source>
        <translation>
            <numerusform>An erased person is named again: %1. Use `players erase`.</numerusform>
            <numerusform>%n erased people are named again: %1. Erase them with `players erase`.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeviceWords</name>
    <message numerus="yes">
        <source>%1: %n entries not sent yet (last contact %2).</source>
        <translation>
            <numerusform>%1: %n entry not sent yet (last contact %2).</numerusform>
            <numerusform>%1: %n entries not sent yet (last contact %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErasedDialog</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journal entry(ies)</source>
        <translation>
            <numerusform>%n journal entry</numerusform>
            <numerusform>%n journal entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErasingTexts</name>
    <message numerus="yes">
        <source>Erase %n person(s) again?</source>
        <translation>
            <numerusform>Erase 1 person again?</numerusform>
            <numerusform>Erase %n people again?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message numerus="yes">
        <source>A round of %n game(s), somebody is not seated</source>
        <translation>
            <numerusform>A round of %n game, somebody is not seated</numerusform>
            <numerusform>A round of %n games, somebody is not seated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 go on. Of those who are level who has melded more comes first.</source>
        <translation>
            <numerusform>%1 goes on. Of those who are level who has melded more comes first.</numerusform>
            <numerusform>%1 go on. Of those who are level who has melded more comes first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 has the highest total and wins.</source>
        <translation>
            <numerusform>After one deal %1 has the highest total and wins.</numerusform>
            <numerusform>After %n deals %1 has the highest total and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of a match of %n player(s)</source>
        <translation>
            <numerusform>The end of a match of one player</numerusform>
            <numerusform>The end of a match of %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeeView</name>
    <message numerus="yes">
        <source>Everyone who has played is counted; %n participant(s) have not.</source>
        <translation>
            <numerusform>Whoever has played is counted; %n participant has not.</numerusform>
            <numerusform>Whoever has played is counted; %n participants have not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s): %1 €</source>
        <translation>
            <numerusform>%n participant: %1 €</numerusform>
            <numerusform>%n participants: %1 €</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallTexts</name>
    <message numerus="yes">
        <source>%n of %1 table(s) open</source>
        <translation>
            <numerusform>%n of %1 tables open</numerusform>
            <numerusform>%n of %1 tables open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open: table(s) %1</source>
        <translation>
            <numerusform>Still open: table %1</numerusform>
            <numerusform>Still open: tables %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table(s) %1: please bring your score slip</source>
        <translation>
            <numerusform>Table %1: please bring your score slip</numerusform>
            <numerusform>Tables %1: please bring your score slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are playing</source>
        <translation>
            <numerusform>%n table is playing</numerusform>
            <numerusform>%n tables are playing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message numerus="yes">
        <source>%n participant(s) enrolled</source>
        <translation>
            <numerusform>%n participant enrolled</numerusform>
            <numerusform>%n participants enrolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) removed</source>
        <translation>
            <numerusform>%n participant removed</numerusform>
            <numerusform>%n participants removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message numerus="yes">
        <source>%n to be added</source>
        <translation>
            <numerusform>%n to be added</numerusform>
            <numerusform>%n to be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n there already</source>
        <translation>
            <numerusform>%n there already</numerusform>
            <numerusform>%n there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n person(s)</source>
        <translation>
            <numerusform>Add %n person</numerusform>
            <numerusform>Add %n persons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them different</source>
        <translation>
            <numerusform>%n of them different</numerusform>
            <numerusform>%n of them different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer on the list</source>
        <translation>
            <numerusform>%n no longer on the list</numerusform>
            <numerusform>%n no longer on the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them to the waiting list</source>
        <translation>
            <numerusform>%n of them to the waiting list</numerusform>
            <numerusform>%n of them to the waiting list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissingTexts</name>
    <message numerus="yes">
        <source>%n round(s) still to be played</source>
        <translation>
            <numerusform>%n round still to be played</numerusform>
            <numerusform>%n rounds still to be played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n people are level, and the prize cannot be shared</source>
        <translation>
            <numerusform>Place %1: %n person is level, and the prize cannot be shared</numerusform>
            <numerusform>Place %1: %n people are level, and the prize cannot be shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1, table(s) %2: results missing</source>
        <translation>
            <numerusform>Round %1, table %2: results missing</numerusform>
            <numerusform>Round %1, tables %2: results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) being checked.</source>
        <translation>
            <numerusform>Provisional: one result is being checked.</numerusform>
            <numerusform>Provisional: %n results are being checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n round(s) still to be played.</source>
        <translation>
            <numerusform>Provisional: one round still to be played.</numerusform>
            <numerusform>Provisional: %n rounds still to be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1 disputed</source>
        <translation>
            <numerusform>table %1 disputed</numerusform>
            <numerusform>tables %1 disputed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1 unclear</source>
        <translation>
            <numerusform>table %1 unclear</numerusform>
            <numerusform>tables %1 unclear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1: report by phone differs</source>
        <translation>
            <numerusform>table %1: report by phone differs</numerusform>
            <numerusform>tables %1: reports by phone differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1: report by phone waits</source>
        <translation>
            <numerusform>table %1: report by phone waits</numerusform>
            <numerusform>tables %1: reports by phone wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: round %1, table(s) %2 being checked.</source>
        <translation>
            <numerusform>Provisional: round %1, table %2 is being checked.</numerusform>
            <numerusform>Provisional: round %1, tables %2 are being checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) being checked.</source>
        <translation>
            <numerusform>One result is being checked.</numerusform>
            <numerusform>%n results are being checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1, table(s) %2 being checked.</source>
        <translation>
            <numerusform>Round %1, table %2 is being checked.</numerusform>
            <numerusform>Round %1, tables %2 are being checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>objection(s): table(s) %1</source>
        <translation>
            <numerusform>objection: table %1</numerusform>
            <numerusform>objections: tables %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n table(s) still open.</source>
        <translation>
            <numerusform>Provisional: %n table is still open.</numerusform>
            <numerusform>Provisional: %n tables are still open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamesakeQuestion</name>
    <message numerus="yes">
        <source>%1, %n evening(s)</source>
        <translation>
            <numerusform>%1, %n evening</numerusform>
            <numerusform>%1, %n evenings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%n place(s) free</source>
        <translation>
            <numerusform>%n place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n place(s)</source>
        <translation>
            <numerusform>Release %n place</numerusform>
            <numerusform>Release %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected are late: release their places</source>
        <translation>
            <numerusform>%n expected is late: release the place</numerusform>
            <numerusform>%n expected are late: release their places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected are late</source>
        <translation>
            <numerusform>%n expected is late</numerusform>
            <numerusform>%n expected are late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected, until %1</source>
        <translation>
            <numerusform>%n expected, until %1</numerusform>
            <numerusform>%n expected, until %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected</source>
        <translation>
            <numerusform>%n expected</numerusform>
            <numerusform>%n expected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageTexts</name>
    <message numerus="yes">
        <source>Together: %n person(s)</source>
        <translation>
            <numerusform>Together: %n person</numerusform>
            <numerusform>Together: %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>%n game open</numerusform>
            <numerusform>%n games open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) open</source>
        <translation>
            <numerusform>%n deal open</numerusform>
            <numerusform>%n deals open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to be typed again</source>
        <translation>
            <numerusform>%n deal to be typed again</numerusform>
            <numerusform>%n deals to be typed again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to be typed again</source>
        <translation>
            <numerusform>%n game to be typed again</numerusform>
            <numerusform>%n games to be typed again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParticipantTexts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleDocuments</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleTexts</name>
    <message numerus="yes">
        <source>%n match(es) in a row</source>
        <translation>
            <numerusform>%n match in a row</numerusform>
            <numerusform>%n matches in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row</source>
        <translation>
            <numerusform>%n game in a row</numerusform>
            <numerusform>%n games in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>evenings</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeTexts</name>
    <message numerus="yes">
        <source>Place %1 is shared by %n person(s): decide it in Standings, or leave it shared.</source>
        <translation>
            <numerusform>Place %1 is shared by %n person: decide it in Standings, or leave it shared.</numerusform>
            <numerusform>Place %1 is shared by %n people: decide it in Standings, or leave it shared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QualitySheetView</name>
    <message numerus="yes">
        <source>%n meeting(s) are not the first; it cannot be better.</source>
        <translation>
            <numerusform>%n meeting is not the first; it cannot be better.</numerusform>
            <numerusform>%n meetings are not the first; it cannot be better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) are not the first; perhaps it can be better.</source>
        <translation>
            <numerusform>%n meeting is not the first; perhaps it can be better.</numerusform>
            <numerusform>%n meetings are not the first; perhaps it can be better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One pair meets at most %n time(s).</source>
        <translation>
            <numerusform>One pair meets at most %n time.</numerusform>
            <numerusform>One pair meets at most %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even: %n repeat(s)</source>
        <translation>
            <numerusform>Even: %n repeat</numerusform>
            <numerusform>Even: %n repeats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaffleDocument</name>
    <message numerus="yes">
        <source>%n in the raffle</source>
        <translation>
            <numerusform>%n in the raffle</numerusform>
            <numerusform>%n in the raffle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankMovesStrip</name>
    <message numerus="yes">
        <source>This correction changes %n rank(s)</source>
        <translation>
            <numerusform>This correction changes %n rank</numerusform>
            <numerusform>This correction changes %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankMovesView</name>
    <message numerus="yes">
        <source>This change moves %n rank(s)</source>
        <translation>
            <numerusform>This change moves %n rank</numerusform>
            <numerusform>This change moves %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>Rummy-pure has no claims, but %n stand here. Leave them out.</source>
        <translation>
            <numerusform>Rummy-pure has no claims, but %n stands here. Leave it out.</numerusform>
            <numerusform>Rummy-pure has no claims, but %n stand here. Leave them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were played; the rules need %1 to 4. Close the game as not played, or enter who played.</source>
        <translation>
            <numerusform>%n hand was played; the rules need %1 to 4. Close the game as not played, or enter who played.</numerusform>
            <numerusform>%n hands were played; the rules need %1 to 4. Close the game as not played, or enter who played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody went out, yet only %n stone(s) can lie on the table. Is that right?</source>
        <translation>
            <numerusform>Somebody went out, yet only %n stone can lie on the table. Is that right?</numerusform>
            <numerusform>Somebody went out, yet only %n stones can lie on the table. Is that right?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were played; a deal needs %1 to 4. Close the deal as not played, or enter who played.</source>
        <translation>
            <numerusform>%n hand was played; a deal needs %1 to 4. Close the deal as not played, or enter who played.</numerusform>
            <numerusform>%n hands were played; a deal needs %1 to 4. Close the deal as not played, or enter who played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no points left, but only one can go out. Look at the slip again.</source>
        <translation>
            <numerusform>%n hand has no points left, but only one can go out. Look at the slip again.</numerusform>
            <numerusform>%n hands have no points left, but only one can go out. Look at the slip again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still lack a result. Enter it, or close the game as not played.</source>
        <translation>
            <numerusform>%n table still lacks a result. Enter it, or close the game as not played.</numerusform>
            <numerusform>%n tables still lack a result. Enter it, or close the game as not played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegularsDialog</name>
    <message numerus="yes">
        <source>%n player(s) of the directory not enrolled</source>
        <translation>
            <numerusform>%n player of the directory not enrolled</numerusform>
            <numerusform>%n players of the directory not enrolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of the player directory go for good. Tournaments stay as they are.</source>
        <translation>
            <numerusform>%n entry of the player directory goes for good. Tournaments stay as they are.</numerusform>
            <numerusform>%n entries of the player directory go for good. Tournaments stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stays in the directory; the other %n entry(ies) go, their groups are kept. In all tournaments they are one person then; the names there stay.</source>
        <translation>
            <numerusform>“%1” stays in the directory; the other entry goes, its groups are kept. In all tournaments they are one person then; the names there stay.</numerusform>
            <numerusform>“%1” stays in the directory; the other %n entries go, their groups are kept. In all tournaments they are one person then; the names there stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Romme500Discipline</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not decided yet. Enter the deals and lots that are missing.</source>
        <translation>
            <numerusform>%n match is not decided yet. Enter the deals and lots that are missing.</numerusform>
            <numerusform>%n matches are not decided yet. Enter the deals and lots that are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>after %n deal</numerusform>
            <numerusform>after %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Romme500Results</name>
    <message numerus="yes">
        <source>%n deal(s) entered</source>
        <translation>
            <numerusform>%n deal entered</numerusform>
            <numerusform>%n deals entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundDialogs</name>
    <message numerus="yes">
        <source>%n other rank(s) move</source>
        <translation>
            <numerusform>%n other rank moves</numerusform>
            <numerusform>%n other ranks move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of four</source>
        <translation>
            <numerusform>%n table of four</numerusform>
            <numerusform>%n tables of four</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of three</source>
        <translation>
            <numerusform>%n table of three</numerusform>
            <numerusform>%n tables of three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of two</source>
        <translation>
            <numerusform>%n table of two</numerusform>
            <numerusform>%n tables of two</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n present</numerusform>
            <numerusform>%n present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaid</source>
        <translation>
            <numerusform>%n unpaid</numerusform>
            <numerusform>%n unpaid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>breaks %n wish(es)</source>
        <translation>
            <numerusform>breaks %n wish</numerusform>
            <numerusform>breaks %n wishes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) more</source>
        <translation>
            <numerusform>%n repeat more</numerusform>
            <numerusform>%n repeats more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) fewer</source>
        <translation>
            <numerusform>%n repeat fewer</numerusform>
            <numerusform>%n repeats fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes table(s) %1</source>
        <translation>
            <numerusform>Changes table %1</numerusform>
            <numerusform>Changes tables %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <translation>
            <numerusform>%n still in</numerusform>
            <numerusform>%n still in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n through so far</source>
        <translation>
            <numerusform>%n through so far</numerusform>
            <numerusform>%n through so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected</source>
        <translation>
            <numerusform>%n expected</numerusform>
            <numerusform>%n expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leave after round %1</source>
        <translation>
            <numerusform>%n leaves after round %1</numerusform>
            <numerusform>%n leave after round %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>knock-out: %n of each table go on</source>
        <translation>
            <numerusform>knock-out: %n of each table goes on</numerusform>
            <numerusform>knock-out: %n of each table go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>matches of %n deal(s)</source>
        <translation>
            <numerusform>matches of %n deal</numerusform>
            <numerusform>matches of %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) a point</source>
        <translation>
            <numerusform>%n chip a point</numerusform>
            <numerusform>%n chips a point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RummyDiscipline</name>
    <message numerus="yes">
        <source>%n game(s) per round</source>
        <translation>
            <numerusform>%n game per round</numerusform>
            <numerusform>%n games per round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>%n game each</numerusform>
            <numerusform>%n games each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>after %n game</numerusform>
            <numerusform>after %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing: game(s) %1</source>
        <translation>
            <numerusform>Missing: game %1</numerusform>
            <numerusform>Missing: games %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RummyResults</name>
    <message numerus="yes">
        <source>%n game(s) a table</source>
        <translation>
            <numerusform>%n game a table</numerusform>
            <numerusform>%n games a table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) entered</source>
        <translation>
            <numerusform>%1 of %n game entered</numerusform>
            <numerusform>%1 of %n games entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), place %1</source>
        <translation>
            <numerusform>%n player, place %1</numerusform>
            <numerusform>%n players, place %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatingTexts</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of people meet again for it; otherwise %1 would sit at a table of three %2 and %3 %4.</source>
        <translation>
            <numerusform>Two people meet again for it; otherwise %1 would sit at a table of three %2 and %3 %4.</numerusform>
            <numerusform>%n pairs of people meet again for it; otherwise %1 would sit at a table of three %2 and %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the last planned round, %n meeting(s) will not be the first if nobody leaves.</source>
        <translation>
            <numerusform>By the last planned round, one meeting will not be the first if nobody leaves.</numerusform>
            <numerusform>By the last planned round, %n meetings will not be the first if nobody leaves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) at a table met at earlier evenings</source>
        <translation>
            <numerusform>%n pair at a table met at earlier evenings</numerusform>
            <numerusform>%n pairs at a table met at earlier evenings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesDocument</name>
    <message numerus="yes">
        <source>Series after %n evening(s)</source>
        <translation>
            <numerusform>Series after %n evening</numerusform>
            <numerusform>Series after %n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n evening(s) not finished.</source>
        <translation>
            <numerusform>Provisional: %n evening not finished.</numerusform>
            <numerusform>Provisional: %n evenings not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closed after %n evening(s).</source>
        <translation>
            <numerusform>Closed after %n evening.</numerusform>
            <numerusform>Closed after %n evenings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>The best %n evening(s) count.</source>
        <translation>
            <numerusform>The best evening counts.</numerusform>
            <numerusform>The best %n evenings count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) count.</source>
        <translation>
            <numerusform>%n evening counts.</numerusform>
            <numerusform>%n evenings count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n evening(s) count.</source>
        <translation>
            <numerusform>%1 of %n evening counts.</numerusform>
            <numerusform>%1 of %n evenings count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a place: %n evening(s) are needed.</source>
        <translation>
            <numerusform>Without a place: %n evening is needed.</numerusform>
            <numerusform>Without a place: %n evenings are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Anyone there fewer than %n time(s) is listed without a place.</source>
        <translation>
            <numerusform>Anyone who was never there is listed without a place.</numerusform>
            <numerusform>Anyone there fewer than %n times is listed without a place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) of it are not finished.</source>
        <translation>
            <numerusform>%n evening of it is not finished.</numerusform>
            <numerusform>%n evenings of it are not finished.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpellingTexts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message numerus="yes">
        <source>lot due among %1 (%n place(s) to be had)</source>
        <translation>
            <numerusform>lot due among %1 (for %n place)</numerusform>
            <numerusform>lot due among %1 (for %n places)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n participant(s)</source>
        <translation>
            <numerusform>Counted: %n participant</numerusform>
            <numerusform>Counted: %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, did not play: %n participant(s)</source>
        <translation>
            <numerusform>Not counted, did not play: %n participant</numerusform>
            <numerusform>Not counted, did not play: %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), %1 for each</source>
        <translation>
            <numerusform>%n participant, %1 for each</numerusform>
            <numerusform>%n participants, %1 for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 table(s) open.</source>
        <translation>
            <numerusform>%n of %1 tables open.</numerusform>
            <numerusform>%n of %1 tables open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) each</source>
        <translation>
            <numerusform>%n deal each</numerusform>
            <numerusform>%n deals each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>%n game each</numerusform>
            <numerusform>%n games each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>one minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n participant(s)</source>
        <translation>
            <numerusform>at most %n participant</numerusform>
            <numerusform>at most %n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at %1</source>
        <translation>
            <numerusform>%n at %1</numerusform>
            <numerusform>%n at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a rank: fewer than %n result(s).</source>
        <translation>
            <numerusform>Without a rank: no result.</numerusform>
            <numerusform>Without a rank: fewer than %n results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentFiles</name>
    <message numerus="yes">
        <source>The file has %n fault(s); nothing was imported.</source>
        <translation>
            <numerusform>The file has %n fault; nothing was imported.</numerusform>
            <numerusform>The file has %n faults; nothing was imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhoIsWhoDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::BackupsModel</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::CashPage</name>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <translation>
            <numerusform>%n movement</numerusform>
            <numerusform>%n movements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ClockPage</name>
    <message numerus="yes">
        <source>Rounds of %n minute(s)</source>
        <translation>
            <numerusform>Rounds of %n minute</numerusform>
            <numerusform>Rounds of %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) open</source>
        <translation>
            <numerusform>%n table open</numerusform>
            <numerusform>%n tables open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ClubFiles</name>
    <message numerus="yes">
        <source>%n evening(s) taken over</source>
        <translation>
            <numerusform>%n evening taken over</numerusform>
            <numerusform>%n evenings taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::DesksPage</name>
    <message numerus="yes">
        <source>%n desk(s) connected</source>
        <translation>
            <numerusform>%n desk connected</numerusform>
            <numerusform>%n desks connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::DrawBar</name>
    <message numerus="yes">
        <source>%n later draft(s) are taken back.</source>
        <translation>
            <numerusform>%n later draft is taken back.</numerusform>
            <numerusform>%n later drafts are taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are expected and not here.</source>
        <translation>
            <numerusform>%n person is expected and not here.</numerusform>
            <numerusform>%n people are expected and not here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are on the waiting list.</source>
        <translation>
            <numerusform>%n person is on the waiting list.</numerusform>
            <numerusform>%n people are on the waiting list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::EveningGuide</name>
    <message numerus="yes">
        <source>Still open: %n table(s): %1</source>
        <translation>
            <numerusform>Still open: table %1</numerusform>
            <numerusform>Still open: %n tables: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be settled: %n table(s): %1</source>
        <translation>
            <numerusform>To be settled: table %1</numerusform>
            <numerusform>To be settled: %n tables: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::EveningsDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) ticked.</source>
        <translation>
            <numerusform>%n evening ticked.</numerusform>
            <numerusform>%n evenings ticked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::HallDisplay</name>
    <message numerus="yes">
        <source>Then: %1, %n minute(s)</source>
        <translation>
            <numerusform>Then: %1, %n minute</numerusform>
            <numerusform>Then: %1, %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::HallPage</name>
    <message numerus="yes">
        <source>%n phone(s) are looking.</source>
        <translation>
            <numerusform>%n phone is looking.</numerusform>
            <numerusform>%n phones are looking.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ImportReport</name>
    <message numerus="yes">
        <source>%n result(s) may be a slip of the pen.</source>
        <translation>
            <numerusform>%n result may be a slip of the pen.</numerusform>
            <numerusform>%n results may be a slip of the pen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::JournalWindow</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ListPreviewModel</name>
    <message numerus="yes">
        <source>%n date(s) left out. Line %1: %2</source>
        <translation>
            <numerusform>%n date left out. Line %1: %2</numerusform>
            <numerusform>%n dates left out. Line %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::MergeDialog</name>
    <message numerus="yes">
        <source>%n other part(s): nothing to take over.</source>
        <translation>
            <numerusform>%n other part: nothing to take over.</numerusform>
            <numerusform>%n other parts: nothing to take over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were erased: neither copy keeps the name.</source>
        <translation>
            <numerusform>%n person was erased: neither copy keeps the name.</numerusform>
            <numerusform>%n people were erased: neither copy keeps their names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::NewTournamentForm</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enrol the same %n participant(s), not present yet</source>
        <translation>
            <numerusform>Enrol the same participant, not present yet</numerusform>
            <numerusform>Enrol the same %n participants, not present yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::OpenTablesMenu</name>
    <message numerus="yes">
        <source>Call %n table(s) for their slips</source>
        <translation>
            <numerusform>Call %n table for its slip</numerusform>
            <numerusform>Call %n tables for their slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call %n table(s): neither display nor pages are on</source>
        <translation>
            <numerusform>Call %n table: neither display nor pages are on</numerusform>
            <numerusform>Call %n tables: neither display nor pages are on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PageList</name>
    <message numerus="yes">
        <source>%n table(s) open</source>
        <translation>
            <numerusform>%n table open</numerusform>
            <numerusform>%n tables open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ParticipantsPage</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added</source>
        <translation>
            <numerusform>%n person added</numerusform>
            <numerusform>%n people added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enrolled</source>
        <translation>
            <numerusform>%n enrolled</numerusform>
            <numerusform>%n enrolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>directory: %n player(s)</source>
        <translation>
            <numerusform>directory: %n player</numerusform>
            <numerusform>directory: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free: others waited before. They are given on the page Check-in.</source>
        <translation>
            <numerusform>%n place is free, but others waited before. It is given on the page Check-in.</numerusform>
            <numerusform>%n places are free, but others waited before. They are given on the page Check-in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is not possible for %n people.</source>
        <translation>
            <numerusform>That is not possible for %n person.</numerusform>
            <numerusform>That is not possible for %n people.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PeoplePage</name>
    <message numerus="yes">
        <source>%n player(s) with a result</source>
        <translation>
            <numerusform>%n player with a result</numerusform>
            <numerusform>%n players with a result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PersonFinder</name>
    <message numerus="yes">
        <source>%n participant(s) have “%1” in the name: choose one, or type the number.</source>
        <translation>
            <numerusform>%n participant has “%1” in the name: choose one, or type the number.</numerusform>
            <numerusform>%n participants have “%1” in the name: choose one, or type the number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PhoneNotice</name>
    <message numerus="yes">
        <source>All %n of table %1</source>
        <translation>
            <numerusform>The one of table %1</numerusform>
            <numerusform>All %n of table %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PrintOffer</name>
    <message numerus="yes">
        <source>Table(s) %1 changed: the slip(s) there are out of date.</source>
        <translation>
            <numerusform>Table %1 changed: the slip there is out of date.</numerusform>
            <numerusform>Tables %1 changed: the slips there are out of date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New score slip(s), marked as replacing</source>
        <translation>
            <numerusform>New score slip, marked as replacing</numerusform>
            <numerusform>New score slips, marked as replacing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::RaffleDialog</name>
    <message numerus="yes">
        <source>%n in the raffle</source>
        <translation>
            <numerusform>%n in the raffle</numerusform>
            <numerusform>%n in the raffle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ReportsPage</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::ResultsPage</name>
    <message numerus="yes">
        <source>Second pass of round %1: %n game(s) compared</source>
        <translation>
            <numerusform>Second pass of round %1: %n game compared</numerusform>
            <numerusform>Second pass of round %1: %n games compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open (%3)</source>
        <extracomment>%1 is a round, %2 of its %n tables are open, %3 lists them</extracomment>
        <translation>
            <numerusform>Round %1: %2 of %n table open (%3)</numerusform>
            <numerusform>Round %1: %2 of %n tables open (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second pass is done: %n difference(s).</source>
        <translation>
            <numerusform>The second pass is done: %n difference.</numerusform>
            <numerusform>The second pass is done: %n differences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::Reversing</name>
    <message numerus="yes">
        <source>%n people have paid %1 in all. It stays in the cash and is to be paid back. Undo it all the same?</source>
        <translation>
            <numerusform>%n person has paid %1. It stays in the cash and is to be paid back. Undo it all the same?</numerusform>
            <numerusform>%n people have paid %1 in all. It stays in the cash and is to be paid back. Undo it all the same?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::RoundActions</name>
    <message numerus="yes">
        <source>It was drawn by standings, and %n table(s) of earlier rounds are still open: the standings may change.</source>
        <translation>
            <numerusform>It was drawn by standings, and %n table of earlier rounds is still open: the standings may change.</numerusform>
            <numerusform>It was drawn by standings, and %n tables of earlier rounds are still open: the standings may change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 has %n game(s) at each table.</source>
        <translation>
            <numerusform>Round %1 has %n game at each table.</numerusform>
            <numerusform>Round %1 has %n games at each table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::RoundCards</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::RoundsPage</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of earlier rounds are still open.</source>
        <translation>
            <numerusform>%n table of earlier rounds is still open.</numerusform>
            <numerusform>%n tables of earlier rounds are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of earlier rounds are still open; it may be published all the same.</source>
        <translation>
            <numerusform>%n table of earlier rounds is still open; it may be published all the same.</numerusform>
            <numerusform>%n tables of earlier rounds are still open; it may be published all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open</source>
        <translation>
            <numerusform>Round %1: %2 of %n table open</numerusform>
            <numerusform>Round %1: %2 of %n tables open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) were planned. The plan is raised to %1.</source>
        <translation>
            <numerusform>%n round was planned. The plan is raised to %1.</numerusform>
            <numerusform>%n rounds were planned. The plan is raised to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have not paid the start fee yet: %1</source>
        <translation>
            <numerusform>%n has not paid the start fee yet: %1</numerusform>
            <numerusform>%n have not paid the start fee yet: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) are planned. Or does the evening end here?</source>
        <translation>
            <numerusform>%n more round is planned. Or does the evening end here?</numerusform>
            <numerusform>%n more rounds are planned. Or does the evening end here?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::SameEveningsDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::SeriesPage</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is in the table %n time(s).</source>
        <translation>
            <numerusform>%1 is in the table once.</numerusform>
            <numerusform>%1 is in the table %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::SetupPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::SlipHead</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::SlipPane</name>
    <message numerus="yes">
        <source>Seat %1 keeps %n claim(s) from before.</source>
        <translation>
            <numerusform>Seat %1 keeps %n claim from before.</numerusform>
            <numerusform>Seat %1 keeps %n claims from before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::StandingsPage</name>
    <message numerus="yes">
        <source>%n line(s) copied as a table</source>
        <translation>
            <numerusform>%n line copied as a table</numerusform>
            <numerusform>%n lines copied as a table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s) left open by the rules</source>
        <translation>
            <numerusform>%n tie left open by the rules</numerusform>
            <numerusform>%n ties left open by the rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::StatusLine</name>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open</source>
        <extracomment>%1 is a round; the number is that of all its tables, %2 of them are open</extracomment>
        <translation>
            <numerusform>Round %1: %2 of %n table open</numerusform>
            <numerusform>Round %1: %2 of %n tables open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battery %1 %, about %n minute(s) left</source>
        <translation>
            <numerusform>Battery %1 %, about %n minute left</numerusform>
            <numerusform>Battery %1 %, about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TablesPane</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>goes on: %1</source>
        <translation>
            <numerusform>goes on: %1</numerusform>
            <numerusform>go on: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TieDialog</name>
    <message numerus="yes">
        <source>%1 is level with them now. Decide between all of them above.</source>
        <translation>
            <numerusform>%1 is level with them now. Decide between all of them above.</numerusform>
            <numerusform>%1 are level with them now. Decide between all of them above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TotalsPanel</name>
    <message numerus="yes">
        <source>%n present: too few for a table</source>
        <translation>
            <numerusform>%n present: too few for a table</numerusform>
            <numerusform>%n present: too few for a table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of %1</source>
        <translation>
            <numerusform>%n table of %1</numerusform>
            <numerusform>%n tables of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TournamentsModel</name>
    <message numerus="yes">
        <source>%n round(s) drawn</source>
        <translation>
            <numerusform>%n round drawn</numerusform>
            <numerusform>%n rounds drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TournamentsPage</name>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the directory</source>
        <translation>
            <numerusform>%n player in the directory</numerusform>
            <numerusform>%n players in the directory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TreeView</name>
    <message numerus="yes">
        <source>Round %1 · %n people</source>
        <translation>
            <numerusform>Round %1 · %n person</numerusform>
            <numerusform>Round %1 · %n people</numerusform>
        </translation>
    </message>
</context>
</TS>
