<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClubCommands</name>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
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
    <name>GameTexts</name>
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
        <source>%n hands have no stones left, but only one can go out. Look at the slip again.</source>
        <translation>
            <numerusform>%n hand has no stones left. Look at the slip again.</numerusform>
            <numerusform>%n hands have no stones left, but only one can go out. Look at the slip again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody went out, yet only %n stone(s) can lie on the table. Is that right?</source>
        <translation>
            <numerusform>Somebody went out, yet only %n stone can lie on the table. Is that right?</numerusform>
            <numerusform>Somebody went out, yet only %n stones can lie on the table. Is that right?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundTexts</name>
    <message numerus="yes">
        <source>%n table(s) still miss a game. Enter the games, or close them as not played.</source>
        <translation>
            <numerusform>%n table still misses a game. Enter the games, or close them as not played.</numerusform>
            <numerusform>%n tables still miss a game. Enter the games, or close them as not played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsTexts</name>
    <message numerus="yes">
        <source>%1, provisional, %n table(s) missing</source>
        <translation>
            <numerusform>%1, provisional, %n table missing</numerusform>
            <numerusform>%1, provisional, %n tables missing</numerusform>
        </translation>
    </message>
</context>
</TS>
