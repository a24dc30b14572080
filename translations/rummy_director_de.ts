<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccountPopover</name>
    <message>
        <source>opens</source>
        <translation>öffnet</translation>
    </message>
</context>
<context>
    <name>AccountTexts</name>
    <message>
        <source>took over the seat of %1: %2</source>
        <translation>für %1 eingesprungen, eigene Punkte: %2</translation>
    </message>
    <message>
        <source>%1 played for them: %2</source>
        <translation>Ersatzspieler %1: %2</translation>
    </message>
    <message>
        <source>%1 took over the seat and has the points</source>
        <translation>%1 hat den Sitz übernommen und bekommt die Punkte</translation>
    </message>
    <message>
        <source>game not played: %1</source>
        <translation>Spiel nicht gespielt: %1</translation>
    </message>
    <message>
        <source>did not play</source>
        <translation>nicht mitgespielt</translation>
    </message>
    <message>
        <source>not yet entered</source>
        <translation>noch nicht eingetragen</translation>
    </message>
    <message>
        <source>cancelled, counts nothing</source>
        <translation>abgesagt, zählt nicht</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>, Claims %1</translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>spielfrei: %1</translation>
    </message>
    <message>
        <source>CMP</source>
        <translation>CMP</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>%1 melded − %2 in hand: %3</source>
        <translation>%1 ausgelegt − %2 Restpunkte: %3</translation>
    </message>
    <message>
        <source>tie-breaker, %1</source>
        <translation>Stechen, %1</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>Round %1 is still running: %2 of %3 games entered.</source>
        <translation>Runde %1 läuft noch: %2 von %3 Spielen eingetragen.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>rank %1, before %2</source>
        <translation>Platz %1, zuvor %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>won (target reached)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n tie-breaker deal(s)</source>
        <translation>
            <numerusform>%n Spiel im Stechen</numerusform>
            <numerusform>%n Spiele im Stechen</numerusform>
        </translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch das Los</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>seat, person, total</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Partie: %1</translation>
    </message>
    <message>
        <source>Totals: %1</source>
        <translation>Summen: %1</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>%1 is ahead: %2.</source>
        <translation>%1 liegt davor: %2.</translation>
    </message>
    <message>
        <source>Ahead of %1: %2.</source>
        <translation>Vor %1: %2.</translation>
    </message>
    <message>
        <source>The rank is shared: level in all that decides.</source>
        <translation>Geteilter Platz: Gleichstand in allen Wertungen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>places: 2nd and 3rd</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n stone(s): %2</source>
        <translation>
            <numerusform>%1 Platz mit %n Reststein: %2</numerusform>
            <numerusform>%1 Platz mit %n Reststeinen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tied at %n stone(s): %2</source>
        <translation>
            <numerusform>%1 Platz gleichauf mit %n Reststein: %2</numerusform>
            <numerusform>%1 Platz gleichauf mit %n Reststeinen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tied at %n stone(s), each gets the better place: %2</source>
        <translation>
            <numerusform>%1 Platz gleichauf mit %n Reststein, alle bekommen den besseren Platz: %2</numerusform>
            <numerusform>%1 Platz gleichauf mit %n Reststeinen, alle bekommen den besseren Platz: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>first-round Rommé: %1</source>
        <translation>Rommé im ersten Umlauf: %1</translation>
    </message>
    <message>
        <source>share behind a first-round Rommé: %1</source>
        <translation>Anteil nach einem Rommé im ersten Umlauf: %1</translation>
    </message>
    <message>
        <source>plus claims shared: %1 ÷ %2 = %3</source>
        <translation>dazu geteilte Claims: %1 ÷ %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>plus %n claim(s)</source>
        <translation>
            <numerusform>dazu %n Claim</numerusform>
            <numerusform>dazu %n Claims</numerusform>
        </translation>
    </message>
    <message>
        <source>ended early, so the first place&apos;s points are not given</source>
        <translation>vorzeitig beendet, die Punkte des ersten Platzes werden nicht vergeben</translation>
    </message>
    <message>
        <source>Level in all that decides; %1.</source>
        <comment>decided by lot</comment>
        <translation>In allen Wertungen gleich; %1.</translation>
    </message>
    <message>
        <source>deduction %1</source>
        <translation>Punktabzug %1</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>Gutschrift %1</translation>
    </message>
    <message>
        <source>deduction</source>
        <translation>Punktabzug</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Gutschrift</translation>
    </message>
</context>
<context>
    <name>Admission</name>
    <message>
        <source>%1 has paid %2</source>
        <translation>%1 hat %2 bezahlt</translation>
    </message>
    <message>
        <source>%1 is here, %2 paid</source>
        <translation>%1 ist da, %2 bezahlt</translation>
    </message>
    <message>
        <source>%1 is here, %2 still due</source>
        <translation>%1 ist da, %2 noch offen</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <translation>%1 ist da</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No place is free. Nothing was paid.</source>
        <translation>Kein Platz frei. Nichts kassiert.</translation>
    </message>
    <message>
        <source>No place is free.</source>
        <translation>Kein Platz frei.</translation>
    </message>
    <message>
        <source>%1 is enrolled and here, %2 paid</source>
        <translation>%1 ist aufgenommen und da, %2 bezahlt</translation>
    </message>
    <message>
        <source>%1 is enrolled and here</source>
        <translation>%1 ist aufgenommen und da</translation>
    </message>
    <message>
        <source>%1 is registered already: No. %2</source>
        <translation>%1 ist schon angemeldet: Nr. %2</translation>
    </message>
    <message>
        <source>Somebody else of that name? Type the club behind it: %1; club</source>
        <translation>Jemand anderes gleichen Namens? Den Verein dahinter: %1; Verein</translation>
    </message>
    <message>
        <source>Moved up: %1</source>
        <translation>Nachgerückt: %1</translation>
    </message>
    <message>
        <source>To the end of the waiting list: %1</source>
        <translation>Ans Ende der Warteliste: %1</translation>
    </message>
    <message>
        <source>%1 is here, %2 owed back</source>
        <translation>%1 ist da, %2 zurückzuzahlen</translation>
    </message>
    <message>
        <source>%1, %2 still due: + takes it</source>
        <translation>%1, %2 noch offen: + kassiert</translation>
    </message>
    <message>
        <source>Nobody was checked in.</source>
        <translation>Niemand wurde eingelassen.</translation>
    </message>
    <message>
        <source>%1: here, %2 paid</source>
        <translation>%1: da, %2 bezahlt</translation>
    </message>
    <message>
        <source>%1: here</source>
        <translation>%1: da</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips for a point</source>
        <translation>Chips je Punkt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>for each point</source>
        <translation>für jeden Punkt</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Chips zu Beginn</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>a number of chips</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>to the target</source>
        <translation>bis zur Zielpunktzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel lang</numerusform>
            <numerusform>%n Spiele lang</numerusform>
        </translation>
    </message>
    <message>
        <source>A match goes</source>
        <translation>Eine Partie geht</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielpunktzahl</translation>
    </message>
</context>
<context>
    <name>AwardTexts</name>
    <message>
        <source>Places of the standings</source>
        <translation>Plätze der Rangliste</translation>
    </message>
    <message>
        <source>Best of a group</source>
        <translation>Beste einer Gruppe</translation>
    </message>
    <message>
        <source>Best team</source>
        <translation>Beste Mannschaft</translation>
    </message>
    <message>
        <source>Best of a round</source>
        <translation>Beste einer Runde</translation>
    </message>
    <message>
        <source>Most claims</source>
        <translation>Meiste Claims</translation>
    </message>
    <message>
        <source>Most Rommés</source>
        <translation>Meiste Rommés</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Letzter Platz</translation>
    </message>
    <message>
        <source>Door prize</source>
        <translation>Verlost</translation>
    </message>
    <message>
        <source>nobody of this group has a result</source>
        <translation>niemand aus dieser Gruppe hat ein Ergebnis</translation>
    </message>
    <message>
        <source>no team has enough people with a result</source>
        <translation>keine Mannschaft hat genug Leute mit einem Ergebnis</translation>
    </message>
    <message>
        <source>nobody has a result in this round</source>
        <translation>in dieser Runde hat niemand ein Ergebnis</translation>
    </message>
    <message>
        <source>nobody has any</source>
        <translation>niemand hat welche</translation>
    </message>
    <message>
        <source>nobody has a result yet</source>
        <translation>noch hat niemand ein Ergebnis</translation>
    </message>
    <message>
        <source>there are fewer winners than prizes</source>
        <translation>es gibt weniger Gewinner als Preise</translation>
    </message>
    <message>
        <source>all who could win have another prize or have gone home</source>
        <translation>alle, die gewinnen könnten, haben schon einen Preis oder sind gegangen</translation>
    </message>
    <message>
        <source>not drawn or given yet</source>
        <translation>noch nicht verlost oder vergeben</translation>
    </message>
    <message>
        <source>the best of %1</source>
        <translation>die Besten der Gruppe %1</translation>
    </message>
    <message>
        <source>most points in round %1</source>
        <translation>die meisten Punkte in Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>clubs, the best %n of each</source>
        <translation>
            <numerusform>Vereine, jeweils der Beste</numerusform>
            <numerusform>Vereine, jeweils die besten %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>teams (%1), the best %n of each</source>
        <translation>
            <numerusform>Mannschaften (%1), jeweils der Beste</numerusform>
            <numerusform>Mannschaften (%1), jeweils die besten %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of the start fees</source>
        <translation>%1 % der Startgelder</translation>
    </message>
    <message numerus="yes">
        <source>%1 (shared by %n)</source>
        <translation>
            <numerusform>%1 (für %n)</numerusform>
            <numerusform>%1 (für %n gemeinsam)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Claim</numerusform>
            <numerusform>%n Claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rommé(s)</source>
        <translation>
            <numerusform>%n Rommé</numerusform>
            <numerusform>%n Rommés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who has the prize &quot;%2&quot;</source>
        <translation>%1 (hat schon: %2)</translation>
    </message>
    <message>
        <source>%1, who has gone home</source>
        <translation>%1 (schon gegangen)</translation>
    </message>
    <message>
        <source>passed on from %1</source>
        <translation>weitergegeben von %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; has too few people with a result.</source>
        <translation>Die Mannschaft „%1“ hat zu wenige Leute mit einem Ergebnis.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1: no start fees were paid, so there is nothing to share.</source>
        <translation>%1: Es wurde kein Startgeld bezahlt, also gibt es nichts zu verteilen.</translation>
    </message>
    <message>
        <source>Nobody can win this: nobody is in the group &quot;%1&quot;.</source>
        <translation>Kann niemand gewinnen: In der Gruppe „%1“ ist niemand.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: no club has %n people.</source>
        <translation>
            <numerusform>Kann niemand gewinnen: Kein Verein hat %n Leute.</numerusform>
            <numerusform>Kann niemand gewinnen: Kein Verein hat %n Leute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: no team has %n people.</source>
        <translation>
            <numerusform>Kann niemand gewinnen: Keine Mannschaft hat %n Leute.</numerusform>
            <numerusform>Kann niemand gewinnen: Keine Mannschaft hat %n Leute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team &quot;%1&quot; has %n of %2 people.</source>
        <translation>
            <numerusform>Die Mannschaft „%1“ hat %n von %2 Leuten.</numerusform>
            <numerusform>Die Mannschaft „%1“ hat %n von %2 Leuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can win this: only %n round(s) are planned.</source>
        <translation>
            <numerusform>Kann niemand gewinnen: Geplant ist nur %n Runde.</numerusform>
            <numerusform>Kann niemand gewinnen: Geplant sind nur %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can win this: there are no claims under these rules.</source>
        <translation>Kann niemand gewinnen: Nach diesen Regeln gibt es keine Claims.</translation>
    </message>
    <message numerus="yes">
        <source>%n can win this, and it has %1 places.</source>
        <translation>
            <numerusform>%n kann ihn gewinnen, er hat %1 Plätze.</numerusform>
            <numerusform>%n können ihn gewinnen, er hat %1 Plätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounding the percentages leaves %n cent(s): added to %1.</source>
        <translation>
            <numerusform>Beim Runden der Anteile bleibt %n Cent übrig; er kommt zu: %1.</numerusform>
            <numerusform>Beim Runden der Anteile bleiben %n Cent übrig; sie kommen zu: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cent(s) that cannot be shared equally go to %1.</source>
        <translation>
            <numerusform>%n Cent lässt sich nicht teilen und geht an %1.</numerusform>
            <numerusform>%n Cent lassen sich nicht teilen; je einer geht an %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free choice of %n</source>
        <translation>
            <numerusform>freie Auswahl für eine Person</numerusform>
            <numerusform>freie Auswahl für %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn, given already</source>
        <translation>verlost, schon vergeben</translation>
    </message>
    <message>
        <source>given by hand already</source>
        <translation>von Hand, schon vergeben</translation>
    </message>
    <message>
        <source>free choice, turn %1</source>
        <translation>freie Auswahl, als %1.</translation>
    </message>
    <message>
        <source>places %1 to %2: free choice, one after the other</source>
        <translation>Platz %1 bis %2: freie Auswahl der Reihe nach</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Other prizes than before: %1.</source>
        <translation>Andere Preise als vorher: %1.</translation>
    </message>
</context>
<context>
    <name>ByeEditor</name>
    <message>
        <source>Points for a bye</source>
        <translation>Punkte für spielfrei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>feste Zahl</translation>
    </message>
    <message>
        <source>the average of a table of four</source>
        <translation>Durchschnitt eines Vierertischs</translation>
    </message>
    <message>
        <source>Write points such as 2½ or 7.5, in steps of 0.1.</source>
        <translation>Bitte Punkte wie 2½ oder 7,5 (Zehntelschritte).</translation>
    </message>
</context>
<context>
    <name>CardRulesSection</name>
    <message>
        <source>What is played</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>A match goes</source>
        <translation>Eine Partie geht</translation>
    </message>
    <message numerus="yes">
        <source>the first %n</source>
        <translation>
            <numerusform>der Erste</numerusform>
            <numerusform>die ersten %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on from each table</source>
        <translation>Vom Tisch kommen weiter</translation>
    </message>
    <message>
        <source>At the last table, and of a table of two, one wins.</source>
        <translation>Am letzten Tisch und von einem Zweiertisch gewinnt einer.</translation>
    </message>
    <message>
        <source>A table brings</source>
        <translation>Ein Tisch bringt</translation>
    </message>
    <message>
        <source>What everybody takes along from each match.</source>
        <translation>Was jeder aus einer Partie mitnimmt.</translation>
    </message>
    <message>
        <source>the card points of its deals</source>
        <translation>die Kartenpunkte seiner Spiele</translation>
    </message>
    <message>
        <source>match points by its places</source>
        <translation>Matchpunkte nach Plätzen</translation>
    </message>
    <message>
        <source>What each place of a match is worth.</source>
        <translation>Was jeder Platz einer Partie wert ist.</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gleiche Summen</translation>
    </message>
    <message>
        <source>What those get who end a match level.</source>
        <translation>Was es bei gleicher Summe gibt.</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Rangfolge nach</translation>
    </message>
    <message>
        <source>The mean is fair where people play different numbers of deals.</source>
        <translation>Der Durchschnitt ist gerecht, wenn nicht alle gleich viele Spiele haben.</translation>
    </message>
    <message>
        <source>all points together</source>
        <translation>allen Punkten zusammen</translation>
    </message>
    <message>
        <source>mean of a deal played</source>
        <translation>Durchschnitt je Spiel</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>After each deal the others pay the best one for each point they lack.</source>
        <translation>Nach jedem Spiel zahlen die anderen an den Besten: Chips für jeden Punkt Rückstand.</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Chips zu Beginn</translation>
    </message>
    <message>
        <source>Nobody pays more than they have.</source>
        <translation>Niemand zahlt mehr, als er hat.</translation>
    </message>
</context>
<context>
    <name>CashBookDocument</name>
    <message>
        <source>No.</source>
        <comment>a movement of cash</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>In (€)</source>
        <translation>Ein (€)</translation>
    </message>
    <message>
        <source>Out (€)</source>
        <translation>Aus (€)</translation>
    </message>
    <message>
        <source>Balance (€)</source>
        <translation>Bestand (€)</translation>
    </message>
    <message>
        <source>Start fees</source>
        <translation>Startgelder</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Anfangsbestand</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Endbestand</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a day</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>No money was taken or spent in this time.</source>
        <translation>In dieser Zeit wurde nichts eingenommen oder ausgegeben.</translation>
    </message>
    <message>
        <source>%1 is damaged: its start fees are missing.</source>
        <translation>%1 ist beschädigt: Die Startgelder fehlen.</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort und Datum</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Kassenwart</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Geprüft von</translation>
    </message>
    <message>
        <source>Not in the box: %1</source>
        <translation>Nicht in der Kasse: %1</translation>
    </message>
    <message>
        <source>Carried over: %1 €</source>
        <translation>Übertrag: %1 €</translation>
    </message>
</context>
<context>
    <name>CashSummary</name>
    <message>
        <source>Start fees</source>
        <translation>Startgelder</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Zu zahlen</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Result of the evening</source>
        <translation>Ergebnis des Abends</translation>
    </message>
    <message>
        <source>Other income</source>
        <translation>Sonstige Einnahmen</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Licence fee</source>
        <translation>Lizenzgebühr</translation>
    </message>
    <message>
        <source>Expenses</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Kasse</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Noch nicht gezählt</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>%1 (%2 due)</source>
        <translation>%1 (%2 vorgesehen)</translation>
    </message>
    <message>
        <source>Owed back</source>
        <translation>Zurückzuzahlen</translation>
    </message>
    <message>
        <source>Not in the box: %1</source>
        <translation>Nicht in der Kasse: %1</translation>
    </message>
    <message>
        <source>In the boxes</source>
        <translation>In den Kassen</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1: Differenz</translation>
    </message>
</context>
<context>
    <name>CashTexts</name>
    <message>
        <source>Opening float</source>
        <translation>Wechselgeld</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einnahme</translation>
    </message>
    <message>
        <source>Expense</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Prize money</source>
        <translation>Preisgeld</translation>
    </message>
    <message>
        <source>Licence fee</source>
        <translation>Lizenzgebühr</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Einlage</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Entnahme</translation>
    </message>
    <message>
        <source>%1 ct</source>
        <translation>%1 ct</translation>
    </message>
    <message>
        <source>That makes %1 for a start fee of %2: %3 would be owed back. Is that right?</source>
        <translation>Damit sind %1 bei %2 Startgeld gezahlt: %3 wären zurückzuzahlen. Stimmt das?</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>Überweisung</translation>
    </message>
    <message>
        <source>Main box</source>
        <translation>Hauptkasse</translation>
    </message>
    <message>
        <source>%1 float</source>
        <translation>%1 Wechselgeld</translation>
    </message>
    <message>
        <source>%1 fees</source>
        <translation>%1 Startgeld</translation>
    </message>
    <message>
        <source>%1 other</source>
        <translation>%1 Sonstiges</translation>
    </message>
    <message>
        <source>The cash book has the start fees of %1, no. %2: book there, or the same money may be in it twice.</source>
        <translation>Im Kassenbuch stehen die Startgelder von %1, Nr. %2: dort buchen, sonst steht dasselbe Geld vielleicht zweimal darin.</translation>
    </message>
</context>
<context>
    <name>CertificateSection</name>
    <message>
        <source>For the first places</source>
        <translation>Für die ersten Plätze</translation>
    </message>
    <message>
        <source>Everyone who shares a place gets one too.</source>
        <translation>Bei geteiltem Platz bekommt jeder eine.</translation>
    </message>
    <message>
        <source>everybody who played</source>
        <translation>alle, die gespielt haben</translation>
    </message>
    <message>
        <source>Certificates for the first places</source>
        <translation>Urkunden für die ersten Plätze</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>A picture above the text, such as the club&apos;s.</source>
        <translation>Ein Bild über dem Text, etwa das Vereinszeichen.</translation>
    </message>
    <message>
        <source>Text of certificates</source>
        <translation>Text der Urkunden</translation>
    </message>
    <message>
        <source>Begin with this text</source>
        <translation>Diesen Text übernehmen</translation>
    </message>
    <message>
        <source>There is a text already.</source>
        <translation>Es gibt schon einen Text.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Empty: the text shown in grey. A line with only {name} or {place} is large, one that begins with # is the title. Fields: %1</source>
        <translation>Leer: der graue Text. Eine Zeile nur mit {Name} oder {Platz} wird groß, eine mit # am Anfang wird Titel. Felder: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild auswählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.svg *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Choose a picture: %1</source>
        <translation>Bild auswählen: %1</translation>
    </message>
    <message>
        <source>A picture for the whole page (PNG, JPEG, SVG), in place of the design.</source>
        <translation>Ein Bild für die ganze Seite (PNG, JPEG, SVG) anstelle der Gestaltung.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Gestaltung</translation>
    </message>
    <message>
        <source>Drawn around the text; bears the place, or frames the logo.</source>
        <translation>Um den Text gezeichnet; trägt den Platz oder rahmt das Logo.</translation>
    </message>
    <message>
        <source>laurel</source>
        <translation>Lorbeer</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>schlicht</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
</context>
<context>
    <name>CertificateTexts</name>
    <message>
        <source>name</source>
        <extracomment>Fields of a certificate&apos;s text, which stand in braces there: one word each.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Teilnehmer</translation>
    </message>
</context>
<context>
    <name>CertificateView</name>
    <message>
        <source>Preview of a certificate</source>
        <translation>Vorschau einer Urkunde</translation>
    </message>
</context>
<context>
    <name>CheckInWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting list, place %1</source>
        <translation>Warteliste, Platz %1</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>deadline</comment>
        <translation>abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>in %n Minute</numerusform>
            <numerusform>in %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a day</comment>
        <translation>am %1</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>share the points of their places</source>
        <translation>teilen die Punkte ihrer Plätze</translation>
    </message>
    <message>
        <source>all get the better place</source>
        <translation>alle bekommen den besseren Platz</translation>
    </message>
    <message>
        <source>Everybody plays every round, and the results of the tables add up.</source>
        <translation>Alle spielen jede Runde, und die Ergebnisse der Tische werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Who is level at the top of a match has won it together and shares the prize equally.</source>
        <translation>Gleichstand an der Spitze: gemeinsam gewonnen, der Preis wird geteilt.</translation>
    </message>
    <message>
        <source>Who is level at the top of a match plays tie-breaker deals until one is left.</source>
        <translation>Gleichstand an der Spitze: Stechen, bis einer übrig ist.</translation>
    </message>
    <message>
        <source>The best at each table advance, until one table is left.</source>
        <translation>Die Ersten jedes Tisches kommen weiter, bis nur ein Tisch übrig ist.</translation>
    </message>
    <message>
        <source>Deal by deal until somebody has the target; the highest total wins.</source>
        <translation>Spiel für Spiel, bis jemand die Zielpunktzahl hat; die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The highest total after the last deal wins.</source>
        <translation>Die höchste Summe nach dem letzten Spiel gewinnt.</translation>
    </message>
    <message>
        <source>Write a whole number, 1 or more.</source>
        <translation>Bitte eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>Write an amount such as %1.</source>
        <translation>Bitte einen Betrag wie %1.</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>No round is being played</source>
        <translation>Es läuft keine Runde</translation>
    </message>
    <message>
        <source>%1: not started</source>
        <comment>round</comment>
        <translation>%1: nicht gestartet</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <comment>round</comment>
        <translation>%1: angehalten</translation>
    </message>
    <message>
        <source>%1: time is over</source>
        <comment>round</comment>
        <translation>%1: Zeit abgelaufen</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <comment>round</comment>
        <translation>%1 läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) over</source>
        <translation>
            <numerusform>%n Minute über der Zeit</numerusform>
            <numerusform>%n Minuten über der Zeit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 minutes left</source>
        <translation>noch %1 von %2 Minuten</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Start no new game</source>
        <translation>Kein neues Spiel mehr beginnen</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ClubTexts</name>
    <message>
        <source>added to the directory</source>
        <translation>in die Spielerkartei aufgenommen</translation>
    </message>
    <message>
        <source>entry in the directory changed</source>
        <translation>Eintrag der Spielerkartei geändert</translation>
    </message>
    <message>
        <source>removed from the directory</source>
        <translation>aus der Spielerkartei entfernt</translation>
    </message>
    <message>
        <source>entries in the directory merged</source>
        <translation>Einträge der Spielerkartei zusammengelegt</translation>
    </message>
    <message>
        <source>recognised</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>series created</source>
        <translation>Jahreswertung angelegt</translation>
    </message>
    <message>
        <source>series changed</source>
        <translation>Jahreswertung geändert</translation>
    </message>
    <message>
        <source>series removed</source>
        <translation>Jahreswertung entfernt</translation>
    </message>
    <message>
        <source>series closed</source>
        <translation>Jahreswertung abgeschlossen</translation>
    </message>
    <message>
        <source>series opened again</source>
        <translation>Jahreswertung wieder geöffnet</translation>
    </message>
    <message>
        <source>cash booked</source>
        <translation>Geld gebucht</translation>
    </message>
    <message>
        <source>cash cancelled</source>
        <translation>Buchung storniert</translation>
    </message>
    <message>
        <source>cash counted</source>
        <translation>Kasse gezählt</translation>
    </message>
    <message>
        <source>person erased</source>
        <translation>Person gelöscht</translation>
    </message>
    <message>
        <source>club file merged</source>
        <translation>Vereinsdatei abgeglichen</translation>
    </message>
    <message>
        <source>in public by forename and initial</source>
        <translation>öffentlich mit Vorname und Anfangsbuchstabe</translation>
    </message>
    <message>
        <source>in public by number</source>
        <translation>öffentlich nur mit Nummer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>backup before it: %1</source>
        <translation>Sicherung davor: %1</translation>
    </message>
    <message>
        <source>tournament deleted</source>
        <translation>Turnier gelöscht</translation>
    </message>
    <message>
        <source>booking “%1”</source>
        <translation>Buchung „%1“</translation>
    </message>
    <message>
        <source>helper added</source>
        <translation>Helfer aufgenommen</translation>
    </message>
    <message>
        <source>helper changed</source>
        <translation>Helfer geändert</translation>
    </message>
    <message>
        <source>helper removed</source>
        <translation>Helfer entfernt</translation>
    </message>
    <message>
        <source>%1 may: %2</source>
        <comment>a helper&apos;s name, rights</comment>
        <translation>%1 darf: %2</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>start fees</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not used for too long</source>
        <translation>zu lange nicht benutzt</translation>
    </message>
    <message>
        <source>new codes for helpers</source>
        <translation>neue Helfercodes</translation>
    </message>
    <message>
        <source>helper&apos;s code revoked</source>
        <translation>Helfercode gesperrt</translation>
    </message>
    <message>
        <source>score slips</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>evening over: papers only</source>
        <translation>Abend vorbei: nur Drucken</translation>
    </message>
    <message>
        <source>second pass</source>
        <translation>Gegenprüfung</translation>
    </message>
    <message>
        <source>taken over from an evening</source>
        <translation>aus einem Abend übernommen</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>There is no such option.</source>
        <translation>Diese Option gibt es nicht.</translation>
    </message>
    <message>
        <source>This option takes no value.</source>
        <translation>Diese Option nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>The value %1 is missing.</source>
        <translation>Der Wert %1 fehlt.</translation>
    </message>
    <message>
        <source>The option is given twice.</source>
        <translation>Die Option ist doppelt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give at most %2.</source>
        <translation>%1 ist zu groß, höchstens %2.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give at least %2.</source>
        <translation>%1 ist zu klein, mindestens %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here. Give one of: %2.</source>
        <translation>„%1“ ist unbekannt. Möglich: %2.</translation>
    </message>
    <message>
        <source>The option is needed.</source>
        <translation>Diese Option fehlt.</translation>
    </message>
    <message>
        <source>Give exactly one of: %1.</source>
        <translation>Bitte genau eine davon: %1.</translation>
    </message>
    <message>
        <source>The argument is needed.</source>
        <translation>Die Angabe fehlt.</translation>
    </message>
    <message>
        <source>The argument is not expected here.</source>
        <translation>Diese Angabe gehört nicht hierher.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Sitz %1: %2</translation>
    </message>
    <message>
        <source>print this help and end</source>
        <translation>diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>the club database (default: that of the desk)</source>
        <translation>die Vereinsdatenbank (sonst die des Meldetischs)</translation>
    </message>
    <message>
        <source>the tournament, by its id in the list</source>
        <translation>das Turnier mit seiner Kennung aus der Liste</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>die Runde</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>the start number</source>
        <translation>die Startnummer</translation>
    </message>
    <message>
        <source>why, for the journal</source>
        <translation>der Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>the form (default: text)</source>
        <translation>die Form (sonst: text)</translation>
    </message>
    <message>
        <source>write to FILE instead of the standard output</source>
        <translation>in FILE schreiben statt auf die Standardausgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n Person aufgenommen</numerusform>
            <numerusform>%n Personen aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Read a tournament file and print the new tournament&apos;s id</source>
        <translation>Eine Turnierdatei einlesen und die Kennung des neuen Turniers ausgeben</translation>
    </message>
    <message>
        <source>the tournament file; - reads the standard input</source>
        <translation>die Turnierdatei; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>List the tournaments</source>
        <translation>Die Turniere auflisten</translation>
    </message>
    <message>
        <source>One a line, separated by tabs: id, date, rule set, name.</source>
        <translation>Eines je Zeile, mit Tabulatoren getrennt: Kennung, Datum, Regeln, Name.</translation>
    </message>
    <message>
        <source>Delete a tournament with all its results and its journal</source>
        <translation>Ein Turnier mit allen Ergebnissen und seinem Protokoll löschen</translation>
    </message>
    <message>
        <source>This cannot be undone; export the tournament before.</source>
        <translation>Nicht rückgängig zu machen – am besten vorher exportieren.</translation>
    </message>
    <message>
        <source>Add people to the player directory</source>
        <translation>Leute in die Spielerkartei aufnehmen</translation>
    </message>
    <message>
        <source>Print the player directory as CSV</source>
        <translation>Die Spielerkartei als CSV ausgeben</translation>
    </message>
    <message>
        <source>There is no such folder. Make it, or name another one.</source>
        <translation>Diesen Ordner gibt es nicht. Bitte anlegen oder einen anderen nennen.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Zurückgeholt.</translation>
    </message>
    <message>
        <source>Restored; the file before is kept as %1</source>
        <translation>Zurückgeholt; die bisherige Datei heißt jetzt %1</translation>
    </message>
    <message>
        <source>tournament %1</source>
        <translation>Turnier %1</translation>
    </message>
    <message>
        <source>ok: file, schema and all results are sound</source>
        <translation>in Ordnung: Datei, Aufbau und alle Ergebnisse</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Sicherung</translation>
    </message>
    <message>
        <source>Write a verified copy of the database</source>
        <translation>Eine geprüfte Sicherung der Vereinsdatenbank schreiben</translation>
    </message>
    <message>
        <source>Put a backup in the place of the database</source>
        <translation>Eine Sicherung zurückholen</translation>
    </message>
    <message>
        <source>The file replaced is kept; its name is printed. Refused while another program uses the database.</source>
        <translation>Die ersetzte Datei bleibt erhalten, ihr Name wird ausgegeben. Geht nicht, solange ein anderes Programm die Vereinsdatenbank benutzt.</translation>
    </message>
    <message>
        <source>the backup</source>
        <translation>die Sicherung</translation>
    </message>
    <message>
        <source>Check the database file, its form and every result in it</source>
        <translation>Die Vereinsdatenbank, ihren Aufbau und jedes Ergebnis darin prüfen</translation>
    </message>
    <message>
        <source>reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>[undone]</source>
        <translation>[rückgängig gemacht]</translation>
    </message>
    <message>
        <source>Do again what was taken back last</source>
        <translation>Das zuletzt Zurückgenommene wiederholen</translation>
    </message>
    <message>
        <source>Prints what was done again. A new change ends this.</source>
        <translation>Gibt aus, was wiederholt wurde. Nach einer neuen Änderung nicht mehr möglich.</translation>
    </message>
    <message>
        <source>Enrol the people of a list in a tournament</source>
        <translation>Die Leute einer Liste zu einem Turnier anmelden</translation>
    </message>
    <message>
        <source>Print the participants of a tournament as CSV</source>
        <translation>Die Teilnehmer eines Turniers als CSV ausgeben</translation>
    </message>
    <message>
        <source>Change the entry of a participant, or remove it</source>
        <translation>Angaben eines Teilnehmers ändern oder ihn streichen</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>the club</source>
        <translation>der Verein</translation>
    </message>
    <message>
        <source>another start number</source>
        <translation>andere Startnummer</translation>
    </message>
    <message>
        <source>always sits at that table; 0: at any</source>
        <translation>sitzt immer an diesem Tisch; 0: an jedem</translation>
    </message>
    <message>
        <source>start fee paid, in cents</source>
        <translation>gezahltes Startgeld in Cent</translation>
    </message>
    <message>
        <source>remove somebody who was never seated</source>
        <translation>jemanden streichen, der noch nie gesetzt war</translation>
    </message>
    <message>
        <source>Say in which rounds somebody is present</source>
        <translation>Festlegen, in welchen Runden jemand da ist</translation>
    </message>
    <message>
        <source>comes, or comes back, in round R</source>
        <translation>kommt (oder kommt wieder) in Runde R</translation>
    </message>
    <message>
        <source>drops out after round R</source>
        <translation>ist nach Runde R abgemeldet</translation>
    </message>
    <message>
        <source>misses only round R</source>
        <translation>fehlt nur in Runde R</translation>
    </message>
    <message>
        <source>Take match points from somebody, or give some</source>
        <translation>Punktabzug oder Gutschrift eintragen</translation>
    </message>
    <message>
        <source>the round it belongs to</source>
        <translation>die Runde, zu der er gehört</translation>
    </message>
    <message>
        <source>match points, as in -1/2 or -0.5; steps of 0.1</source>
        <translation>Punkte, etwa -1/2 oder -0.5; in Schritten von 0.1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>Take a penalty back</source>
        <translation>Einen Punktabzug zurücknehmen</translation>
    </message>
    <message>
        <source>which one, in the order they were given, from 1</source>
        <translation>welcher, gezählt in der Reihenfolge der Eingabe ab 1</translation>
    </message>
    <message>
        <source>Licence fee</source>
        <translation>Lizenzabrechnung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Rules: %1 (%2)</source>
        <translation>Regeln: %1 (%2)</translation>
    </message>
    <message>
        <source>Rights holder</source>
        <translation>Rechteinhaber</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anschrift</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Counted:</source>
        <translation>Gezählt:</translation>
    </message>
    <message>
        <source>Not counted, did not play:</source>
        <translation>Nicht gezählt, nicht erschienen:</translation>
    </message>
    <message>
        <source>Took over a seat (counted): %1</source>
        <translation>Für andere eingesprungen, mit eigener Startnummer (gezählt): %1</translation>
    </message>
    <message>
        <source>Played for somebody else (not counted): %1</source>
        <translation>Ersatzspieler (nicht gezählt): %1</translation>
    </message>
    <message>
        <source>No typeface is installed, so that nothing can be written on paper. Install one, such as Inter.</source>
        <translation>Auf diesem Rechner ist keine Schrift installiert. Bitte eine installieren, etwa Inter.</translation>
    </message>
    <message>
        <source>%1: this is no table. There is only a PDF of it.</source>
        <translation>%1 ist keine Tabelle und nur als PDF zu haben.</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <translation>Die Rangliste ausgeben</translation>
    </message>
    <message>
        <source>The text is for people and follows their language; json and csv are for programs, with match points as fractions. html and pdf are the document that is printed at the desk.</source>
        <translation>Der Text ist für Menschen, in ihrer Sprache; json und csv sind für Programme, mit Punkten als Brüchen. html und pdf sind das Dokument, das der Meldetisch druckt.</translation>
    </message>
    <message>
        <source>as they stood after round N (default: the last)</source>
        <translation>so wie sie nach Runde N war (sonst: nach der letzten)</translation>
    </message>
    <message>
        <source>Print the licence fee that is due, and for whom</source>
        <translation>Lizenzgebühr ausgeben: wie viel und für wen</translation>
    </message>
    <message>
        <source>Write a document: seating, slips, standings and the rest</source>
        <translation>Ein Dokument schreiben: Sitzplan, Spielzettel, Rangliste und die anderen</translation>
    </message>
    <message>
        <source>of round N, or as things stood after it (default: the latest that was published)</source>
        <translation>der Runde N, oder wie es danach stand (sonst: der zuletzt ausgehängten)</translation>
    </message>
    <message>
        <source>only of the participant with start number N</source>
        <translation>nur des Teilnehmers mit der Startnummer N</translation>
    </message>
    <message>
        <source>only of table N</source>
        <translation>nur des Tisches N</translation>
    </message>
    <message>
        <source>the paper (default: what is usual in the country)</source>
        <translation>das Papier (sonst: das im Land übliche)</translation>
    </message>
    <message>
        <source>the document&apos;s language (default: the system&apos;s)</source>
        <translation>die Sprache des Dokuments (sonst: die des Systems)</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>This tournament plays %1: give --stones.</source>
        <translation>Gespielt wird %1: bitte --stones angeben.</translation>
    </message>
    <message>
        <source>This tournament plays %1: give --melded and --hand.</source>
        <translation>Gespielt wird %1: bitte --melded und --hand angeben.</translation>
    </message>
    <message>
        <source>the game at that table</source>
        <translation>das Spiel an diesem Tisch</translation>
    </message>
    <message>
        <source>the table&apos;s score slip, in place of round and table</source>
        <translation>der Spielzettel des Tischs, statt Runde und Tisch</translation>
    </message>
    <message>
        <source>stones left, seat A first; - did not play</source>
        <translation>Reststeine ab Sitz A; - für nicht mitgespielt</translation>
    </message>
    <message>
        <source>Rommé 500: points melded and laid off, seat A first</source>
        <translation>Rommé 500: ausgelegte und angelegte Punkte, ab Sitz A</translation>
    </message>
    <message>
        <source>Rommé 500: points left in hand, in the same order</source>
        <translation>Rommé 500: Restpunkte, in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>close the game as not played</source>
        <translation>das Spiel als nicht gespielt eintragen</translation>
    </message>
    <message>
        <source>claims in the same order (default: none)</source>
        <translation>Claims in derselben Reihenfolge (sonst: keine)</translation>
    </message>
    <message>
        <source>how the game ended (default: romme; of Rommé 500 out)</source>
        <translation>wie das Spiel endete (sonst: romme; bei Rommé 500 out)</translation>
    </message>
    <message>
        <source>Rommé 500: a deal among those tied at the top of the match</source>
        <translation>Rommé 500: ein Stechen bei Gleichstand an der Spitze der Partie</translation>
    </message>
    <message>
        <source>the start numbers who played the tie-breaker, in the order of the other lists</source>
        <translation>die Startnummern im Stechen, in der Reihenfolge der anderen Listen</translation>
    </message>
    <message>
        <source>somebody played for the seat&apos;s participant, who keeps the points</source>
        <translation>Ersatzspieler an diesem Sitz; die Punkte behält der Teilnehmer</translation>
    </message>
    <message>
        <source>that participant took over the seat and gets the points</source>
        <translation>Teilnehmer, der den Sitz übernimmt und die Punkte bekommt</translation>
    </message>
    <message>
        <source>store it in spite of warnings</source>
        <translation>trotz Warnungen speichern</translation>
    </message>
    <message>
        <source>replace the result that is stored, if it is another one</source>
        <translation>ein vorhandenes anderes Ergebnis ersetzen</translation>
    </message>
    <message>
        <source>refuse if the game was written since revision N</source>
        <translation>ablehnen, wenn das Spiel seit Stand N geändert wurde</translation>
    </message>
    <message>
        <source>Enter or correct one game of a table</source>
        <translation>Ein Spiel eines Tisches eintragen oder berichtigen</translation>
    </message>
    <message>
        <source>Prints what each seat earned, GMP and CMP together, as fractions in seat order; of a deal of Rommé 500 its scores.
A suspicious result is listed as warnings and stored only with --confirm-warnings. The same result once more changes nothing; a different one needs --correct.
SEAT is a letter from A to D. --played-by and --taken-over may be given several times. A correction with neither of them keeps who held the cards of a seat that still plays; to take that back, name the seat&apos;s own participant with --taken-over.
A slip id stands on the slip, as in 1-02-9. It is refused if it is mistyped or if the slip was replaced because the seats changed.</source>
        <translation>Gibt aus, was jeder Sitz bekommt, SMP und CMP zusammen, als Brüche ab Sitz A; bei Rommé 500 die Ergebnisse des Spiels.
Ein auffälliges Ergebnis wird als Warnung genannt und nur mit --confirm-warnings gespeichert. Dasselbe Ergebnis noch einmal ändert nichts; ein anderes braucht --correct.
SEAT ist ein Buchstabe von A bis D. --played-by und --taken-over gehen mehrmals. Eine Berichtigung ohne beide behält bei, wer gespielt hat; zurückgenommen wird das, indem --taken-over den eigenen Teilnehmer des Sitzes nennt.
Die Zettelnummer steht auf dem Spielzettel, etwa 1-02-9. Vertippte und ersetzte Zettel werden abgewiesen.</translation>
    </message>
    <message>
        <source>Take the result of a game away</source>
        <translation>Das Ergebnis eines Spiels löschen</translation>
    </message>
    <message>
        <source>Give start numbers, separated by commas.</source>
        <translation>Bitte Startnummern, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Rommé 500: draw the lot among those equal at a table</source>
        <translation>Rommé 500: bei Gleichstand an einem Tisch losen</translation>
    </message>
    <message>
        <source>In a knock-out, where the totals, the points melded and the last hands are equal and not all can go on. Prints who is drawn, in that order, and records it.</source>
        <translation>Im K.-o., wenn Summen, Ausgelegtes und letzte Restpunkte gleich sind und nicht alle weiterkommen. Gibt die Gezogenen der Reihe nach aus und trägt sie ein.</translation>
    </message>
    <message>
        <source>who was drawn at the table, the first drawn first; without it the lot is drawn here</source>
        <translation>wer am Tisch gezogen wurde, in dieser Reihenfolge; sonst wird hier gelost</translation>
    </message>
    <message>
        <source>Rommé 500: note that somebody left the match</source>
        <translation>Rommé 500: vermerken, dass jemand die Partie verlassen hat</translation>
    </message>
    <message>
        <source>Who left a match neither wins it nor goes on. If no more are left than can win, they have won. Results that are entered stay.</source>
        <translation>Wer die Partie verlassen hat, kann nicht mehr gewinnen und kommt nicht weiter. Bleiben nur so viele, wie gewinnen können, haben sie gewonnen. Eingetragene Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>take it back: they play on</source>
        <translation>zurücknehmen: spielt weiter</translation>
    </message>
    <message>
        <source>Rommé 500: print what everybody won or paid in chips</source>
        <translation>Rommé 500: ausgeben, was jeder an Chips gewonnen oder gezahlt hat</translation>
    </message>
    <message>
        <source>After each deal its winner receives chips from the others, for each point as many as pcr says. The sum over everybody is zero.</source>
        <translation>Nach jedem Spiel bekommt der Gewinner von den anderen Chips, pcr Stück je Punkt. Zusammen ergibt das null.</translation>
    </message>
    <message>
        <source>Rommé 500: print who went on in each round of a knock-out</source>
        <translation>Rommé 500: ausgeben, wer in jeder Runde eines K.-o. weiterkam</translation>
    </message>
    <message>
        <source>Publish, close, cancel, reopen, withdraw or shorten a round</source>
        <translation>Eine Runde aushängen, abschließen, absagen, wieder öffnen, zurücknehmen oder kürzen</translation>
    </message>
    <message>
        <source>a draft becomes the round that is played</source>
        <translation>aus dem Entwurf wird die Runde, die gespielt wird</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>the round does not count; give a reason</source>
        <translation>die Runde zählt nicht; einen Grund angeben</translation>
    </message>
    <message>
        <source>a closed or cancelled round is played on</source>
        <translation>eine abgeschlossene oder abgesagte Runde geht weiter</translation>
    </message>
    <message>
        <source>take back the last round, before any result</source>
        <translation>die letzte Runde zurücknehmen, solange sie kein Ergebnis hat</translation>
    </message>
    <message>
        <source>the round has that many games at each table</source>
        <translation>die Runde hat so viele Spiele an jedem Tisch</translation>
    </message>
    <message>
        <source>Swap the seats of two people in a round</source>
        <translation>In einer Runde die Sitze zweier Leute tauschen</translation>
    </message>
    <message>
        <source>Results entered stay with the seat: these two sat there all the time. With --results-move they go along with the person.</source>
        <translation>Ergebnisse bleiben beim Sitz: Die beiden saßen schon immer so. Mit --results-move gehen sie mit der Person.</translation>
    </message>
    <message>
        <source>start number of the one</source>
        <translation>Startnummer der einen Person</translation>
    </message>
    <message>
        <source>start number of the other</source>
        <translation>Startnummer der anderen Person</translation>
    </message>
    <message>
        <source>results go with the person</source>
        <translation>die Ergebnisse gehen mit der Person</translation>
    </message>
    <message>
        <source>Swap the results of two tables in a round</source>
        <translation>In einer Runde die Ergebnisse zweier Tische tauschen</translation>
    </message>
    <message>
        <source>For score slips that were entered at each other&apos;s table. Both tables must have the same number of seats.</source>
        <translation>Für vertauscht eingetragene Spielzettel. Beide Tische müssen gleich viele Sitze haben.</translation>
    </message>
    <message>
        <source>the other table</source>
        <translation>der andere Tisch</translation>
    </message>
    <message>
        <source>Mark a table as unclear or disputed, or take the mark away</source>
        <translation>Einen Tisch als ungeklärt oder strittig vermerken oder den Vermerk löschen</translation>
    </message>
    <message>
        <source>the slip was put aside</source>
        <translation>der Spielzettel ist zurückgestellt</translation>
    </message>
    <message>
        <source>the players disagree</source>
        <translation>die Spieler sind uneins</translation>
    </message>
    <message>
        <source>the matter is settled</source>
        <translation>die Sache ist erledigt</translation>
    </message>
    <message>
        <source>what it is about</source>
        <translation>worum es geht</translation>
    </message>
    <message>
        <source>The file seats nobody. Add lines to it.</source>
        <translation>In der Datei ist niemand gesetzt. Bitte Zeilen ergänzen.</translation>
    </message>
    <message>
        <source>Only one round at a time can be seated otherwise. Leave one round in the file.</source>
        <translation>Es lässt sich immer nur eine Runde umsetzen. Bitte nur eine Runde in der Datei lassen.</translation>
    </message>
    <message>
        <source>This does not go with %1.</source>
        <translation>Das passt nicht zu %1.</translation>
    </message>
    <message>
        <source>Give a number above 0 and up to 3600.</source>
        <translation>Bitte eine Zahl über 0 bis 3600.</translation>
    </message>
    <message>
        <source>publish tables made elsewhere; - reads the standard input</source>
        <translation>anderswo gesetzte Tische aushängen; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>with --tables: seat a round that is there otherwise; tables with results must stay as they are</source>
        <translation>mit --tables: eine vorhandene Runde anders setzen; Tische mit Ergebnissen müssen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>fewest repeated meetings over all rounds (default), each round at random, neighbours in the standings together, or the best at the top tables</source>
        <translation>wenigste Wiederbegegnungen über alle Runden (sonst), jede Runde ausgelost, Nachbarn der Rangliste zusammen oder die Besten an den Finaltischen</translation>
    </message>
    <message>
        <source>top tables of a final (default: 1)</source>
        <translation>Zahl der Finaltische (sonst: 1)</translation>
    </message>
    <message>
        <source>seat the numbers 1 to N without a tournament</source>
        <translation>die Nummern 1 bis N ohne Turnier setzen</translation>
    </message>
    <message>
        <source>how many further rounds (default with a tournament: 1)</source>
        <translation>wie viele weitere Runden (mit Turnier sonst: 1)</translation>
    </message>
    <message>
        <source>another seed, another plan (default: 1)</source>
        <translation>anderer Auslosungscode, anderer Setzplan (sonst: 1)</translation>
    </message>
    <message>
        <source>search for at most T seconds (default: 1)</source>
        <translation>höchstens T Sekunden suchen (sonst: 1)</translation>
    </message>
    <message>
        <source>search for N steps instead: the same plan on every machine</source>
        <translation>stattdessen N Schritte lang suchen: auf jedem Rechner derselbe Plan</translation>
    </message>
    <message>
        <source>use N threads (default: as many as there are)</source>
        <translation>N Prozessorkerne nutzen (sonst: alle)</translation>
    </message>
    <message>
        <source>rounds played before: round, table, seat, player</source>
        <translation>schon gespielte Runden: round, table, seat, player</translation>
    </message>
    <message>
        <source>who is present from now on: player</source>
        <translation>wer ab jetzt da ist: player</translation>
    </message>
    <message>
        <source>who never sits together: player, other</source>
        <translation>wer nicht an einen Tisch kommt: player, other</translation>
    </message>
    <message>
        <source>who stays at a table: player, table</source>
        <translation>wer einen festen Tisch hat: player, table</translation>
    </message>
    <message>
        <source>Seat the next rounds, or publish tables made elsewhere</source>
        <translation>Die nächsten Runden auslosen oder anderswo gesetzte Tische aushängen</translation>
    </message>
    <message>
        <source>With --tournament the next rounds are seated with whoever is present, published, and printed as CSV: round, table, seat (A to D), player (the start number). With --tables they are read from such a file instead; whoever is present and not listed has a bye.
With --players the same is done for plain numbers, and nothing is stored.</source>
        <translation>Mit --tournament werden die nächsten Runden mit allen, die da sind, gesetzt, ausgehängt und als CSV ausgegeben: round, table, seat (A bis D), player (die Startnummer). Mit --tables werden sie stattdessen aus einer solchen Datei gelesen; wer da ist und nicht darin steht, ist spielfrei.
Mit --players geschieht dasselbe für bloße Nummern, und nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not written KEY=VALUE.</source>
        <translation>„%1“ hat nicht die Form KEY=VALUE.</translation>
    </message>
    <message>
        <source>Create a tournament and print its id</source>
        <translation>Ein Turnier anlegen und seine Kennung ausgeben</translation>
    </message>
    <message>
        <source>what the tournament is called</source>
        <translation>wie das Turnier heißt</translation>
    </message>
    <message>
        <source>rummy-pure, rummy-pure-plus or romme-500</source>
        <translation>rummy-pure, rummy-pure-plus oder romme-500</translation>
    </message>
    <message>
        <source>the day, as in 2026-05-14 (default: today)</source>
        <translation>der Tag wie in 2026-05-14 (sonst: heute)</translation>
    </message>
    <message>
        <source>where it takes place</source>
        <translation>wo es stattfindet</translation>
    </message>
    <message>
        <source>who holds it</source>
        <translation>wer es ausrichtet</translation>
    </message>
    <message>
        <source>open to everybody: owes the licence fee</source>
        <translation>offen für alle: die Lizenzgebühr fällt an</translation>
    </message>
    <message>
        <source>the organiser holds a licence</source>
        <translation>der Veranstalter hat eine Lizenz</translation>
    </message>
    <message>
        <source>games in a round (default: 4)</source>
        <translation>Spiele je Runde (sonst: 4)</translation>
    </message>
    <message>
        <source>rounds that are planned</source>
        <translation>geplante Runden</translation>
    </message>
    <message>
        <source>a rule option; may be given several times</source>
        <translation>eine Regel; mehrmals möglich</translation>
    </message>
    <message>
        <source>Change settings and rule options of a tournament</source>
        <translation>Einstellungen und Regeln eines Turniers ändern</translation>
    </message>
    <message>
        <source>what to change, and to what</source>
        <translation>was sich ändert, und wie</translation>
    </message>
    <message>
        <source>A game that was not played has no such thing.</source>
        <translation>Ein nicht gespieltes Spiel hat das nicht.</translation>
    </message>
    <message>
        <source>This does not go with stones.</source>
        <translation>Das passt nicht zu Reststeinen.</translation>
    </message>
    <message>
        <source>This does not go with card points.</source>
        <translation>Das passt nicht zu Kartenpunkten.</translation>
    </message>
    <message>
        <source>Here only one of %1 fits.</source>
        <translation>Hier geht nur eines von %1.</translation>
    </message>
    <message>
        <source>--tie-breaker and --players go together.</source>
        <translation>--tie-breaker und --players gehören zusammen.</translation>
    </message>
    <message>
        <source>%1 values are given, but %2 are due, one for each seat; give - for who did not play.</source>
        <translation>%1 Werte statt %2: einer je Sitz, - für nicht mitgespielt.</translation>
    </message>
    <message>
        <source>Seat %1 did not play according to one list and played according to the other.</source>
        <translation>Sitz %1: nach der einen Liste mitgespielt, nach der anderen nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not written SEAT=WHO.</source>
        <translation>„%1“ hat nicht die Form SITZ=WER.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no start number.</source>
        <translation>„%1“ ist keine Startnummer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat. Give a letter from A to D.</source>
        <translation>„%1“ ist kein Sitz. Möglich: A bis D.</translation>
    </message>
    <message>
        <source>Seat %1 is named twice. Only one person can have held its cards.</source>
        <translation>Sitz %1 ist doppelt. Dort kann nur eine Person gespielt haben.</translation>
    </message>
    <message>
        <source>Seat %1 did not play in this game.</source>
        <translation>Sitz %1 hat in diesem Spiel nicht mitgespielt.</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Rückgabewert:</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>refused because of what was given, or faults found; nothing was changed</source>
        <translation>abgelehnt oder Fehler gefunden; nichts geändert</translation>
    </message>
    <message>
        <source>the command line is wrong</source>
        <translation>falsche Befehlszeile</translation>
    </message>
    <message>
        <source>a file or the database cannot be used</source>
        <translation>Datei oder Vereinsdatenbank nicht benutzbar</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Runs rummy tournaments: scores games, ranks participants, keeps everything in the club&apos;s database.</source>
        <translation>Für Rommé-Turniere: wertet Spiele, führt die Rangliste, bewahrt alles in der Vereinsdatenbank.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Faults are told on the standard error output, one a line, as &quot;error: PLACE: TEXT&quot; or &quot;warning: PLACE: TEXT&quot;.</source>
        <translation>Fehler stehen auf der Standardfehlerausgabe, je Zeile einer: „error: STELLE: TEXT“ oder „warning: STELLE: TEXT“.</translation>
    </message>
    <message>
        <source>&apos;%1 COMMAND --help&apos; tells all about a command.</source>
        <translation>„%1 COMMAND --help“ erklärt einen Befehl.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Angaben:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>Try &apos;%1 --help&apos;.</source>
        <translation>Hilfe gibt „%1 --help“.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>A command is needed.</source>
        <translation>Der Befehl fehlt.</translation>
    </message>
    <message>
        <source>There is no such command.</source>
        <translation>Diesen Befehl gibt es nicht.</translation>
    </message>
    <message>
        <source>Give one of: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>The argument is needed.</source>
        <comment>print</comment>
        <translation>Die Angabe fehlt.</translation>
    </message>
    <message>
        <source>Only a lot can be drawn. Give --by lot.</source>
        <translation>Nur ein Los lässt sich ziehen. Bitte --by lot angeben.</translation>
    </message>
    <message>
        <source>Decide a tie that the rules leave open</source>
        <translation>Einen Gleichstand in allen Wertungen entscheiden</translation>
    </message>
    <message>
        <source>the start numbers of those tied, the best first</source>
        <translation>die Startnummern der Betroffenen, der Beste zuerst</translation>
    </message>
    <message>
        <source>what decides</source>
        <translation>wodurch entschieden wird</translation>
    </message>
    <message>
        <source>with --by lot: draw the order here</source>
        <translation>mit --by lot: die Reihenfolge hier ziehen</translation>
    </message>
    <message>
        <source>take the decision back</source>
        <translation>die Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Each fault is told in a line of its own; with any the exit status is 1. What an earlier version of the program stored beyond today&apos;s limits is a warning alone.</source>
        <translation>Eine Zeile je Fehler; gibt es welche, ist der Rückgabewert 1. Was eine frühere Version über heutige Grenzen hinaus gespeichert hat, gibt nur eine Warnung.</translation>
    </message>
    <message>
        <source>The file has no name. Give one.</source>
        <translation>Der Dateiname fehlt. Bitte angeben.</translation>
    </message>
    <message>
        <source>The user&apos;s data folder is unknown: HOME is not set. Name a file.</source>
        <translation>Der Datenordner ist unbekannt: HOME ist nicht gesetzt. Bitte eine Datei angeben.</translation>
    </message>
    <message>
        <source>Due: %1 €</source>
        <translation>Zu zahlen: %1 €</translation>
    </message>
    <message>
        <source>The file&apos;s ending says what is written. Let it be .pdf, .html, .csv or .xlsx.</source>
        <translation>Die Endung der Datei bestimmt das Format: .pdf, .html, .csv oder .xlsx.</translation>
    </message>
    <message>
        <source>the file to write; its ending, .pdf, .html, .csv or .xlsx, says the form</source>
        <translation>die Zieldatei; ihre Endung (.pdf, .html, .csv, .xlsx) bestimmt das Format</translation>
    </message>
    <message>
        <source>The same documents as at the desk. Each is there as a PDF; those that are tables also as a web page (html) and for spreadsheets (xlsx, or csv, in German with semicolons). A display is not needed.</source>
        <translation>Dieselben Dokumente wie am Meldetisch. Jedes gibt es als PDF; die Tabellen auch als Webseite (html) und für Tabellenprogramme (xlsx, oder csv mit Strichpunkt getrennt). Ein Bildschirm ist nicht nötig.</translation>
    </message>
    <message>
        <source>The folder for temporary files cannot be written. Free some space there.</source>
        <translation>Der Ordner für temporäre Dateien lässt sich nicht beschreiben. Dort bitte Platz schaffen.</translation>
    </message>
    <message>
        <source>%1: the document does not exist in this form.</source>
        <translation>%1: Diese Form gibt es von der Unterlage nicht.</translation>
    </message>
    <message>
        <source>standings: only rank, number, name and points, in large type</source>
        <translation>standings: nur Platz, Nummer, Name und Punkte, in großer Schrift</translation>
    </message>
    <message>
        <source>personal-sheet: everybody begins on the front of a sheet</source>
        <translation>personal-sheet: alle beginnen auf der Vorderseite eines Blatts</translation>
    </message>
    <message>
        <source>seating-by-table: with the points so far</source>
        <translation>seating-by-table: mit den Punkten bisher</translation>
    </message>
    <message>
        <source>cross-table: with the numbers of those met</source>
        <translation>cross-table: mit den Nummern der Gegner</translation>
    </message>
    <message>
        <source>table-numbers: eight to a page</source>
        <translation>table-numbers: acht je Blatt</translation>
    </message>
    <message>
        <source>standings: until when objections are heard, such as 22:30</source>
        <translation>standings: bis wann Einspruch möglich ist, etwa 22:30</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Round %1: %2 left, ends at %3.</source>
        <translation>Runde %1: noch %2, Ende %3.</translation>
    </message>
    <message>
        <source>Round %1: %2 left, paused.</source>
        <translation>Runde %1: noch %2, angehalten.</translation>
    </message>
    <message>
        <source>Round %1: over since %2 (%3).</source>
        <translation>Runde %1: seit %2 vorbei (%3).</translation>
    </message>
    <message>
        <source>Round %1: the clock was not started.</source>
        <translation>Runde %1: Uhr nicht gestartet.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <translation>Es läuft keine Runde.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Start the clock of a round, or let it go on after a pause</source>
        <translation>Uhr einer Runde starten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Without --round that of the last round published. The minutes of a round are the setting roundMinutes.</source>
        <translation>Ohne --round die der zuletzt ausgehängten Runde. Wie lange eine Runde dauert, steht in der Einstellung roundMinutes.</translation>
    </message>
    <message>
        <source>Stop the clock of a round until it is started again</source>
        <translation>Uhr einer Runde anhalten</translation>
    </message>
    <message>
        <source>Add minutes to the clock of a round</source>
        <translation>Uhr einer Runde Minuten zugeben</translation>
    </message>
    <message>
        <source>A negative number takes minutes away.</source>
        <translation>Eine negative Zahl nimmt Minuten weg.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>Set the clock of a round back as if it had not been started</source>
        <translation>Uhr einer Runde zurücksetzen, als wäre sie nie gestartet worden</translation>
    </message>
    <message>
        <source>Show the clock of a round and the schedule of the evening</source>
        <translation>Uhr einer Runde und Zeitplan des Abends zeigen</translation>
    </message>
    <message>
        <source>Without --round the clock that the hall sees.</source>
        <translation>Ohne --round die Uhr, die der Saal sieht.</translation>
    </message>
    <message>
        <source>the folder to write to; it is made if it is missing</source>
        <translation>der Ordner; fehlt er, wird er angelegt</translation>
    </message>
    <message>
        <source>Write pages for the club&apos;s website</source>
        <translation>Seiten für die Vereinswebsite schreiben</translation>
    </message>
    <message>
        <source>An overview, each round, and once points were released (releasedRounds) the standings and everybody&apos;s evening. The files need nothing else and link to each other: copy the folder to the website, or open index.html from disk. Written again, pages no longer public are removed.
Names are short unless people agreed: Käthe W.</source>
        <translation>Eine Übersicht, jede Runde und, sobald Punkte freigegeben sind (releasedRounds), der Stand und der Abend jedes Teilnehmers. Den Ordner auf die Website kopieren oder index.html von der Platte öffnen: mehr brauchen die Seiten nicht. Wird neu geschrieben, verschwinden Seiten, die nicht mehr öffentlich sind.
Namen stehen gekürzt, solange nicht alle zugestimmt haben: Käthe W.</translation>
    </message>
    <message>
        <source>how people are named (default: short)</source>
        <translation>wie Namen stehen (sonst short, gekürzt)</translation>
    </message>
    <message>
        <source>the language of the pages (default: the system&apos;s)</source>
        <translation>die Sprache der Seiten (sonst die des Systems)</translation>
    </message>
    <message>
        <source>Another program uses the port. Give another one.</source>
        <translation>Ein anderes Programm belegt den Port. Einen anderen angeben.</translation>
    </message>
    <message>
        <source>The system keeps this port for itself. Give one above 1023.</source>
        <translation>Diesen Port behält das System für sich. Einen über 1023 angeben.</translation>
    </message>
    <message>
        <source>The pages cannot be served: %1.</source>
        <translation>Die Seiten lassen sich nicht bereitstellen: %1.</translation>
    </message>
    <message>
        <source>Serve the pages of the hall to phones and other screens</source>
        <translation>Die Seiten für Handys und andere Bildschirme im Saal bereitstellen</translation>
    </message>
    <message>
        <source>where to serve, such as 8080</source>
        <translation>der Port, etwa 8080</translation>
    </message>
    <message>
        <source>how people are named (default: full)</source>
        <translation>wie Namen stehen (sonst full, ganz)</translation>
    </message>
    <message>
        <source>hall-codes, score-slips, player-cards, paper-kit: where the pages of the hall are served, such as http://192.168.1.5:8080; they then have codes that phones open</source>
        <translation>hall-codes, score-slips, player-cards, paper-kit: wo die Seiten des Saals bereitstehen, etwa http://192.168.1.5:8080; sie tragen dann Codes, die Handys öffnen</translation>
    </message>
    <message>
        <source>hall-codes: the Wi-Fi that phones join</source>
        <translation>hall-codes: das WLAN für die Handys</translation>
    </message>
    <message>
        <source>hall-codes: its password, which is printed</source>
        <translation>hall-codes: dessen Passwort; es wird gedruckt</translation>
    </message>
    <message>
        <source>Released: %1</source>
        <translation>Platz frei von: %1</translation>
    </message>
    <message>
        <source>Moves up: %1</source>
        <translation>Rückt nach: %1</translation>
    </message>
    <message>
        <source>%1 here, %2 expected, %3 waiting</source>
        <translation>%1 da, %2 erwartet, %3 auf der Warteliste</translation>
    </message>
    <message>
        <source>%1 participants at most: places left: %2</source>
        <translation>Höchstens %1 Teilnehmer, freie Plätze: %2</translation>
    </message>
    <message>
        <source>Waiting list, place %1: %2</source>
        <translation>Warteliste, Platz %1: %2</translation>
    </message>
    <message>
        <source>Proposal (check-in --release):</source>
        <translation>Vorschlag (check-in --release):</translation>
    </message>
    <message>
        <source>Say that somebody who registered is here</source>
        <translation>Jemanden, der angemeldet ist, einlassen</translation>
    </message>
    <message>
        <source>the start fee is paid, too</source>
        <translation>auch das Startgeld ist bezahlt</translation>
    </message>
    <message>
        <source>where the person is instead of here</source>
        <translation>statt „da“: wo die Person steht</translation>
    </message>
    <message>
        <source>give places to those waiting</source>
        <translation>Plätze an die Warteliste geben</translation>
    </message>
    <message>
        <source>Print who is here, expected and waiting</source>
        <translation>Ausgeben, wer da ist, erwartet wird und wartet</translation>
    </message>
    <message>
        <source>Counts, the waiting list in order, and who would move up now.</source>
        <translation>Anzahlen, die Warteliste der Reihe nach und wer jetzt nachrücken würde.</translation>
    </message>
    <message>
        <source>for all of the list; here if nothing says so</source>
        <translation>für die ganze Liste; ohne Angabe: here</translation>
    </message>
    <message>
        <source>seating-by-name, sign-up-list, check-in-list: split by letter</source>
        <translation>seating-by-name, sign-up-list, check-in-list: nach Buchstaben getrennt</translation>
    </message>
    <message>
        <source>The directory has their name with another club, or several times. One a line: name, club, where they are enrolled (tournament:participant, separated by &quot;|&quot;), and who they may be.</source>
        <translation>Den Namen gibt es in der Kartei mit anderem Verein oder mehrmals. Je Zeile: Name, Verein, wo angemeldet (Turnier:Teilnehmer, mit „|“ getrennt), und wer es sein kann.</translation>
    </message>
    <message>
        <source>Say which entry of the player directory a participant is</source>
        <translation>Sagen, welcher Eintrag der Spielerkartei ein Teilnehmer ist</translation>
    </message>
    <message>
        <source>This also holds wherever the same name and club are doubtful; tournaments stay as they are.</source>
        <translation>Gilt überall, wo derselbe Name mit demselben Verein unklar ist; Turniere bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>the name of the entry</source>
        <translation>der Name des Eintrags</translation>
    </message>
    <message>
        <source>its club</source>
        <translation>sein Verein</translation>
    </message>
    <message>
        <source>somebody else: add an entry</source>
        <translation>jemand anderes: neuer Eintrag</translation>
    </message>
    <message>
        <source>Merge two entries of the player directory</source>
        <translation>Zwei Einträge der Spielerkartei zusammenlegen</translation>
    </message>
    <message>
        <source>the entry to keep</source>
        <translation>der Eintrag, der bleibt</translation>
    </message>
    <message>
        <source>the entry that goes</source>
        <translation>der Eintrag, der wegfällt</translation>
    </message>
    <message>
        <source>List participants whose player is in doubt, as CSV</source>
        <translation>Teilnehmer, bei denen nicht klar ist, wer sie sind, als CSV</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Due (€)</source>
        <translation>Fällig (€)</translation>
    </message>
    <message>
        <source>Paid (€)</source>
        <translation>Bezahlt (€)</translation>
    </message>
    <message>
        <source>Open (€)</source>
        <translation>Offen (€)</translation>
    </message>
    <message>
        <source>Print the start fees: due, paid and open</source>
        <translation>Die Startgelder ausgeben: fällig, bezahlt und offen</translation>
    </message>
    <message>
        <source>Take a payment for the start fee, or give money back</source>
        <translation>Startgeld kassieren oder Geld zurückzahlen</translation>
    </message>
    <message>
        <source>the amount, in cents; negative: a refund</source>
        <translation>der Betrag in Cent; negativ: zurückgezahlt</translation>
    </message>
    <message>
        <source>a remark</source>
        <translation>eine Bemerkung</translation>
    </message>
    <message>
        <source>who took it; this desk if it is left out</source>
        <translation>wer kassiert hat; ohne Angabe dieser Platz</translation>
    </message>
    <message>
        <source>owes the start fee of that class; &quot;&quot;: of none</source>
        <translation>zahlt das Startgeld dieser Klasse; &quot;&quot;: ohne Klasse</translation>
    </message>
    <message>
        <source>the club: its directory, series and cash</source>
        <translation>der Verein: Spielerkartei, Jahreswertung und Kasse</translation>
    </message>
    <message>
        <source>Take back the newest change of a tournament or of the club</source>
        <translation>Die letzte Änderung eines Turniers oder des Vereins zurücknehmen</translation>
    </message>
    <message>
        <source>Print who did what in a tournament or the club, and when</source>
        <translation>Ausgeben, wer in einem Turnier oder im Verein wann was getan hat</translation>
    </message>
    <message>
        <source>There is a file of that name. Name another one.</source>
        <translation>Eine Datei dieses Namens gibt es schon. Bitte einen anderen angeben.</translation>
    </message>
    <message>
        <source>the new database</source>
        <translation>die neue Datenbank</translation>
    </message>
    <message>
        <source>Make a club database with an invented year, to try things out</source>
        <translation>Eine Vereinsdatenbank mit einem erfundenen Jahr anlegen, zum Ausprobieren</translation>
    </message>
    <message>
        <source>24 evenings with guests, namesakes, payments and an evening of Rommé 500. It is the same wherever it is made.</source>
        <translation>24 Abende mit Gästen, Namensvettern, Zahlungen und einem Abend Rommé 500. Sie ist überall dieselbe.</translation>
    </message>
    <message>
        <source>Nobody called “%1” has a result at any evening.</source>
        <translation>Niemand namens „%1“ hat an einem der Abende ein Ergebnis.</translation>
    </message>
    <message>
        <source>“%1” can be several people; name one of them: %2</source>
        <translation>„%1“ können mehrere sein; bitte genauer angeben: %2</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Give a name or an id, or only --records.</source>
        <translation>Bitte einen Namen oder eine Kennung angeben, oder --records allein.</translation>
    </message>
    <message>
        <source>This is the same person.</source>
        <translation>Das ist dieselbe Person.</translation>
    </message>
    <message>
        <source>Print what a person did at the club&apos;s evenings, or its records</source>
        <translation>Ausgeben, was jemand an den Abenden des Vereins erreicht hat, oder die Vereinsrekorde</translation>
    </message>
    <message>
        <source>Evenings, places, points, whom they met, best and worst, series of wins. Two people of one name are told apart by &quot;Lang, Uwe (Plauen)&quot; or the id. Head to head and worst results are nobody else&apos;s business: they are on no page for the hall and on no website.</source>
        <translation>Abende, Plätze, Punkte, Begegnungen, das Beste und das Schlechteste, Siegesserien. Zwei desselben Namens unterscheidet „Lang, Uwe (Plauen)“ oder die Kennung. Direkter Vergleich und schlechteste Ergebnisse gehen niemanden sonst etwas an: Sie stehen auf keiner Saalseite und auf keiner Website.</translation>
    </message>
    <message>
        <source>how the two did against one another</source>
        <translation>wie die beiden gegeneinander abgeschnitten haben</translation>
    </message>
    <message>
        <source>the records of the club instead</source>
        <translation>stattdessen die Vereinsrekorde</translation>
    </message>
    <message>
        <source>a name as it is listed, its beginning, or an id</source>
        <translation>ein Name wie in der Liste, sein Anfang oder eine Kennung</translation>
    </message>
    <message>
        <source>Every fault is listed with its place in the file, and then nothing is stored. What is merely suspicious is listed as warnings and imported.
A club file takes the place of a club without tournaments, with everything that export --club has written.</source>
        <translation>Jeder Fehler wird mit seiner Stelle in der Datei genannt, und dann wird nichts gespeichert. Was nur verdächtig ist, wird als Warnung genannt und eingelesen.
Eine Vereinsdatei tritt an die Stelle eines Vereins ohne Turniere, mit allem, was export --club geschrieben hat.</translation>
    </message>
    <message>
        <source>FILE is a club file</source>
        <translation>FILE ist eine Vereinsdatei</translation>
    </message>
    <message>
        <source>Write a tournament, or the whole club, as a file</source>
        <translation>Ein Turnier oder den ganzen Verein als Datei schreiben</translation>
    </message>
    <message>
        <source>A club file has everything: the directory, all tournaments with their journals, and the pictures that their settings name. The same club gives the same bytes.</source>
        <translation>Eine Vereinsdatei enthält alles: die Spielerkartei, alle Turniere mit ihren Protokollen und die Bilder, die in den Einstellungen stehen. Derselbe Verein ergibt Byte für Byte dieselbe Datei.</translation>
    </message>
    <message>
        <source>the whole club, as a club file</source>
        <translation>den ganzen Verein als Vereinsdatei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id. Copy one from the preview.</source>
        <translation>„%1“ ist keine Kennung. Bitte eine aus der Vorschau kopieren.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no pair of ids. Copy them from the preview.</source>
        <translation>„%1“ sind keine zwei Kennungen. Bitte beide aus der Vorschau kopieren.</translation>
    </message>
    <message>
        <source>The club was taken over.</source>
        <translation>Der Verein wurde übernommen.</translation>
    </message>
    <message>
        <source>The club was taken over; the file before is kept as %1</source>
        <translation>Der Verein wurde übernommen; die bisherige Datei liegt als %1 daneben</translation>
    </message>
    <message>
        <source>Merge another copy of the club into this one</source>
        <translation>Den Stand eines anderen Computers in diesen Verein übernehmen</translation>
    </message>
    <message>
        <source>print it and change nothing</source>
        <translation>nur ausgeben, nichts ändern</translation>
    </message>
    <message>
        <source>stands behind the name of what is taken beside</source>
        <translation>steht hinter dem Namen dessen, was daneben übernommen wird</translation>
    </message>
    <message>
        <source>a doubtful person there is that person here</source>
        <translation>eine fragliche Person dort ist diese Person hier</translation>
    </message>
    <message>
        <source>a recognised person there is somebody else</source>
        <translation>eine erkannte Person dort ist jemand anderes</translation>
    </message>
    <message>
        <source>the form (default: csv)</source>
        <translation>die Form (Vorgabe: csv)</translation>
    </message>
    <message>
        <source>the club file; - reads the standard input</source>
        <translation>die Vereinsdatei; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Provisional: results or rounds are still missing.</source>
        <translation>Vorläufig: Es fehlen noch Ergebnisse oder Runden.</translation>
    </message>
    <message>
        <source>By</source>
        <comment>what decided a prize</comment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>a prize</comment>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1, drawn from %n people</source>
        <translation>
            <numerusform>Auslosungscode %1, gezogen aus %n Person</numerusform>
            <numerusform>Auslosungscode %1, gezogen aus %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Given by hand</source>
        <translation>von Hand vergeben</translation>
    </message>
    <message>
        <source>Draw winners by lot, and record how</source>
        <translation>Gewinner auslosen und festhalten, wie</translation>
    </message>
    <message>
        <source>how many are drawn (default: 1)</source>
        <translation>wie viele gezogen werden (sonst: 1)</translation>
    </message>
    <message>
        <source>start numbers instead of all who are there</source>
        <translation>Startnummern statt aller, die da sind</translation>
    </message>
    <message>
        <source>up to nine digits (default: by chance)</source>
        <translation>bis zu neun Ziffern (sonst: zufällig)</translation>
    </message>
    <message>
        <source>what it is about, or a door prize</source>
        <translation>worum es geht, oder ein Preis, der verlost wird</translation>
    </message>
    <message>
        <source>start numbers to whom it is given without drawing</source>
        <translation>Startnummern, denen der Preis ohne Los gegeben wird</translation>
    </message>
    <message>
        <source>draw without recording</source>
        <translation>auslosen, ohne es festzuhalten</translation>
    </message>
    <message>
        <source>print what was drawn</source>
        <translation>ausgeben, was verlost wurde</translation>
    </message>
    <message>
        <source>take back a raffle, by its place in the list</source>
        <translation>eine Verlosung zurücknehmen, nach ihrer Stelle in der Liste</translation>
    </message>
    <message>
        <source>Print who wins which prize, and what nobody wins</source>
        <translation>Ausgeben, wer welchen Preis gewinnt und was niemand gewinnt</translation>
    </message>
    <message>
        <source>As things stand: by rank, and all further prizes of the settings, in their order. Who is passed over is named.</source>
        <translation>Nach dem jetzigen Stand: die Preise nach Platz und alle weiteren der Einstellungen, in ihrer Reihenfolge. Wer übergangen wird, ist genannt.</translation>
    </message>
    <message>
        <source>Nothing was drawn yet.</source>
        <translation>Noch wurde nichts verlost.</translation>
    </message>
    <message>
        <source>Euro</source>
        <translation>Euro</translation>
    </message>
    <message>
        <source>Start fees received</source>
        <translation>Startgelder eingenommen</translation>
    </message>
    <message>
        <source>Start fees given back</source>
        <translation>Startgelder zurückgegeben</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Expected in the box</source>
        <translation>Soll in der Kasse</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Start fees due</source>
        <translation>Startgelder zu zahlen</translation>
    </message>
    <message>
        <source>Start fees open</source>
        <translation>Startgelder offen</translation>
    </message>
    <message>
        <source>Prizes due</source>
        <translation>Preise vorgesehen</translation>
    </message>
    <message>
        <source>Licence fee due</source>
        <translation>Lizenzgebühr fällig</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Start fees</source>
        <translation>Startgelder</translation>
    </message>
    <message>
        <source>In (€)</source>
        <translation>Ein (€)</translation>
    </message>
    <message>
        <source>Out (€)</source>
        <translation>Aus (€)</translation>
    </message>
    <message>
        <source>Held (€)</source>
        <translation>Bestand (€)</translation>
    </message>
    <message>
        <source>Give a date such as 2026-05-14.</source>
        <translation>Ein Datum wie 2026-05-14 angeben.</translation>
    </message>
    <message>
        <source>Give either this or --tournament.</source>
        <translation>Entweder dies oder --tournament angeben.</translation>
    </message>
    <message>
        <source>Give values in cents and how many of each, such as 5000=2,100=7.</source>
        <translation>Werte in Cent und die Stückzahl angeben, etwa 5000=2,100=7.</translation>
    </message>
    <message>
        <source>who did it; this desk if it is left out</source>
        <translation>wer es getan hat; fehlt es, dieser Meldetisch</translation>
    </message>
    <message>
        <source>Print the cash report of an evening, or the club&apos;s cash book</source>
        <translation>Kassenabschluss eines Abends oder Kassenbuch des Vereins ausgeben</translation>
    </message>
    <message>
        <source>the evening</source>
        <translation>der Abend</translation>
    </message>
    <message>
        <source>the first day of the cash book</source>
        <translation>erster Tag des Kassenbuchs</translation>
    </message>
    <message>
        <source>its last day</source>
        <translation>sein letzter Tag</translation>
    </message>
    <message>
        <source>Book a movement of cash</source>
        <translation>Eine Buchung in die Kasse eintragen</translation>
    </message>
    <message>
        <source>The kind says whether money comes or goes. Receipts and expenses say what they are for. Start fees are taken with pay. Prints the id of the movement.</source>
        <translation>Die Art sagt, ob Geld kommt oder geht. Einnahmen und Ausgaben sagen, wofür sie sind. Startgeld kassiert pay. Gibt die Kennung der Buchung aus.</translation>
    </message>
    <message>
        <source>the evening; left out: of no evening</source>
        <translation>der Abend; fehlt er: zu keinem Abend</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was es ist</translation>
    </message>
    <message>
        <source>the amount, in cents</source>
        <translation>der Betrag in Cent</translation>
    </message>
    <message>
        <source>what it is for</source>
        <translation>wofür es ist</translation>
    </message>
    <message>
        <source>Cancel a movement of cash</source>
        <translation>Eine Buchung der Kasse stornieren</translation>
    </message>
    <message>
        <source>its id, as cash prints it</source>
        <translation>ihre Kennung, wie cash sie ausgibt</translation>
    </message>
    <message>
        <source>Enter the coins and notes counted at the end</source>
        <translation>Eintragen, welche Münzen und Scheine gezählt wurden</translation>
    </message>
    <message>
        <source>Replaces what was counted before. Prints the sum in cents.</source>
        <translation>Ersetzt eine frühere Zählung. Gibt die Summe in Cent aus.</translation>
    </message>
    <message>
        <source>value in cents and number of each, such as 5000=2,100=7</source>
        <translation>Wert in Cent und Stückzahl, etwa 5000=2,100=7</translation>
    </message>
    <message>
        <source>%1 is of the club, not of a tournament.</source>
        <translation>%1 gehört zum Verein, nicht zu einem Turnier.</translation>
    </message>
    <message>
        <source>print the names of the documents the tournament has, without one those of the club</source>
        <translation>die Namen der Dokumente des Turniers ausgeben, ohne Turnier die des Vereins</translation>
    </message>
    <message>
        <source>series, series-evenings, closed-series: of that series</source>
        <translation>series, series-evenings, closed-series: von dieser Jahreswertung</translation>
    </message>
    <message>
        <source>Give whole numbers, separated by commas: 25,18,15.</source>
        <translation>Bitte ganze Zahlen, durch Kommas getrennt: 25,18,15.</translation>
    </message>
    <message>
        <source>Give some of these, separated by commas: %1.</source>
        <translation>Bitte einige von diesen, durch Kommas getrennt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>the series, by its name</source>
        <translation>die Jahreswertung, nach ihrem Namen</translation>
    </message>
    <message>
        <source>what an evening gives: match points (TMP), points by place, one point for the last place and one more for each place above it, or games won</source>
        <translation>was ein Abend bringt: Gesamtpunkte (TMP), Punkte nach Platz, einen Punkt für den letzten Platz und je Platz darüber einen mehr, oder gewonnene Spiele</translation>
    </message>
    <message>
        <source>whether evenings are added, or their mean is taken</source>
        <translation>ob die Abende zusammengezählt werden oder ihr Schnitt gilt</translation>
    </message>
    <message>
        <source>points of the first, second … place, such as 25,18,15</source>
        <translation>Punkte für den ersten, zweiten … Platz, etwa 25,18,15</translation>
    </message>
    <message>
        <source>only everybody&apos;s best N evenings count</source>
        <translation>von jedem zählen nur die besten N Abende</translation>
    </message>
    <message>
        <source>all evenings count</source>
        <translation>alle Abende zählen</translation>
    </message>
    <message>
        <source>whoever was there less often has no rank</source>
        <translation>wer seltener da war, hat keinen Platz</translation>
    </message>
    <message>
        <source>what decides between equals, the first that differs: %1</source>
        <translation>was bei Gleichstand entscheidet, das erste, das sich unterscheidet: %1</translation>
    </message>
    <message>
        <source>whether evenings as a guest count</source>
        <translation>ob Abende als Gast zählen</translation>
    </message>
    <message>
        <source>how much the draw minds that people met at earlier evenings of the series, 0 to 100</source>
        <translation>wie sehr die Auslosung Begegnungen an früheren Abenden der Jahreswertung vermeidet, 0 bis 100</translation>
    </message>
    <message>
        <source>what it is called, such as the year</source>
        <translation>wie sie heißt, etwa das Jahr</translation>
    </message>
    <message>
        <source>List the series of evenings</source>
        <translation>Die Jahreswertungen auflisten</translation>
    </message>
    <message>
        <source>One a line, separated by tabs: name, number of evenings, when it was closed last.</source>
        <translation>Je Zeile eine, durch Tabulatoren getrennt: Name, Zahl der Abende, wann zuletzt abgeschlossen.</translation>
    </message>
    <message>
        <source>Begin a series: a year&apos;s table over several evenings</source>
        <translation>Eine Jahreswertung anlegen: eine Tabelle über mehrere Abende</translation>
    </message>
    <message>
        <source>Change the name or the rules of a series</source>
        <translation>Namen oder Regeln einer Jahreswertung ändern</translation>
    </message>
    <message>
        <source>What is not named stays as it is. The table follows at once; tables of closed years stay.</source>
        <translation>Was nicht genannt ist, bleibt. Die Tabelle folgt sofort; die abgeschlossener Jahre bleiben.</translation>
    </message>
    <message>
        <source>Add evenings to a series</source>
        <translation>Abende in eine Jahreswertung aufnehmen</translation>
    </message>
    <message>
        <source>Take evenings out of a series</source>
        <translation>Abende aus einer Jahreswertung nehmen</translation>
    </message>
    <message>
        <source>The tournaments stay.</source>
        <translation>Die Turniere bleiben.</translation>
    </message>
    <message>
        <source>Print the table of a series</source>
        <translation>Die Tabelle einer Jahreswertung ausgeben</translation>
    </message>
    <message>
        <source>The text is for people and follows their language; json and csv are for programs, with points as fractions. For paper: print series.</source>
        <translation>Der Text ist für Menschen und in ihrer Sprache; json und csv sind für Programme, mit Punkten als Brüchen. Auf Papier: print series.</translation>
    </message>
    <message>
        <source>Keep the table of a finished year as it stands</source>
        <translation>Die Tabelle eines fertigen Jahres festhalten, wie sie steht</translation>
    </message>
    <message>
        <source>What is corrected later stands beside it (print closed-series), not in it.</source>
        <translation>Was später berichtigt wird, steht daneben (print closed-series), nicht darin.</translation>
    </message>
    <message>
        <source>Give up the table that was kept last</source>
        <translation>Die zuletzt festgehaltene Tabelle verwerfen</translation>
    </message>
    <message>
        <source>Delete a series; its evenings stay</source>
        <translation>Eine Jahreswertung löschen; ihre Abende bleiben</translation>
    </message>
    <message numerus="yes">
        <source>%n journal entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag im Protokoll</numerusform>
            <numerusform>%n Einträge im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup still holds the name. It is yours to delete.</source>
        <translation>In dieser Sicherung steht der Name noch. Bitte selbst löschen.</translation>
    </message>
    <message>
        <source>Take a person&apos;s name out of the club for good</source>
        <translation>Den Namen einer Person endgültig aus dem Verein löschen</translation>
    </message>
    <message>
        <source>the person&apos;s club, where several have the name</source>
        <translation>der Verein der Person, wenn mehrere so heißen</translation>
    </message>
    <message>
        <source>the name, written either way</source>
        <translation>der Name, gleich wie geschrieben</translation>
    </message>
    <message>
        <source>The entry of the directory goes. In all tournaments and journals the name is replaced by &quot;N. N.&quot;; results, points and money stay. This cannot be undone, and merging an older copy of the club does not bring the name back. Participants who are not in the directory are found as well.
Prints what was rewritten, and warns of backups that still hold the name: they are yours to delete. Club files, exported tournaments and paper keep it as well.</source>
        <translation>Der Eintrag der Kartei verschwindet. In allen Turnieren und Protokollen steht „N. N.“ statt des Namens; Ergebnisse, Punkte und Geld bleiben. Das lässt sich nicht zurücknehmen, und eine ältere Kopie des Vereins bringt den Namen beim Abgleich nicht zurück. Auch Teilnehmer, die nicht in der Kartei stehen, werden gefunden.
Ausgegeben wird, was umgeschrieben wurde; vor Sicherungen, in denen der Name noch steht, wird gewarnt: Sie sind selbst zu löschen. Auch Vereinsdateien, exportierte Turniere und Papier behalten ihn.</translation>
    </message>
    <message>
        <source>no evening before that day</source>
        <translation>keine Abende vor diesem Tag</translation>
    </message>
    <message>
        <source>no evening after that day</source>
        <translation>keine Abende nach diesem Tag</translation>
    </message>
    <message>
        <source>papers of players, records, cash-book: the first day</source>
        <translation>Spielerblätter, Rekorde, Kassenbuch: der erste Tag</translation>
    </message>
    <message>
        <source>papers of players, records, cash-book: the last day</source>
        <translation>Spielerblätter, Rekorde, Kassenbuch: der letzte Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were erased: neither copy keeps the name.</source>
        <translation>
            <numerusform>%n Person wurde gelöscht: Der Name bleibt in keinem Stand.</numerusform>
            <numerusform>%n Personen wurden gelöscht: Die Namen bleiben in keinem Stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a day that is not before --from.</source>
        <translation>Ein Tag, der nicht vor --from liegt.</translation>
    </message>
    <message>
        <source>player-year, player-met, head-to-head: of that person, named as for the command player</source>
        <translation>player-year, player-met, head-to-head: von dieser Person, genannt wie beim Befehl player</translation>
    </message>
    <message>
        <source>head-to-head: against that person</source>
        <translation>head-to-head: gegen diese Person</translation>
    </message>
    <message>
        <source>Draws from everybody who is still there and has not won in an earlier raffle, or from those named, each once. Seed and winners are recorded with the tournament; the same seed and people draw the same winners on every machine, so that anybody can repeat it with --dry-run. A door prize of the settings is won by its name.</source>
        <translation>Lost unter allen, die noch da sind und bei keiner früheren Verlosung gewonnen haben, oder unter den genannten, jeder einmal. Auslosungscode und Gewinner werden beim Turnier festgehalten; derselbe Auslosungscode und dieselben Personen ergeben auf jedem Rechner dieselben Gewinner, so dass jeder es mit --dry-run nachrechnen kann. Ein Preis der Einstellungen, der verlost wird, wird unter seinem Namen gewonnen.</translation>
    </message>
    <message>
        <source>winners of earlier raffles can win again</source>
        <translation>wer schon bei einer Verlosung gewonnen hat, kann noch einmal gewinnen</translation>
    </message>
    <message>
        <source>The table as it was closed stays: print closed-series.</source>
        <translation>Die abgeschlossene Tabelle bleibt: print closed-series.</translation>
    </message>
    <message>
        <source>in a knock-out drawn before a correction: seat those who advanced in place of those who did not</source>
        <translation>in einem K.-o., das vor einer Berichtigung ausgelost wurde: Wer weiter ist, bekommt den Platz dessen, der ausgeschieden ist</translation>
    </message>
    <message>
        <source>leave out what comes by itself</source>
        <translation>weglassen, was von selbst kommt</translation>
    </message>
    <message>
        <source>take what is different or deleted: a different evening beside this club&apos;s, anything else in its place</source>
        <translation>Geändertes oder Gelöschtes übernehmen: ein geänderter Abend kommt neben den hiesigen, alles andere an dessen Stelle</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Anfangsbestand</translation>
    </message>
    <message>
        <source>Of an evening: start fees, what else came in and went out, what the box must hold and what was counted. Without --tournament: all movements of the club, an evening on its date, with start fees as one line each. With --from it begins with what the boxes held on that day.</source>
        <translation>Von einem Abend: Startgelder, was sonst herein- und hinausging, was in der Kasse sein muss und was gezählt wurde. Ohne --tournament: alle Buchungen des Vereins, ein Abend an seinem Tag, die Startgelder je in einer Zeile. Mit --from steht am Anfang, was an diesem Tag in den Kassen war.</translation>
    </message>
    <message>
        <source>Start fees owed back</source>
        <translation>Startgelder zurückzuzahlen</translation>
    </message>
    <message>
        <source>Owed back (€)</source>
        <translation>Zurück (€)</translation>
    </message>
    <message>
        <source>Whoever is in a class owes its amount, everybody else the start fee of the tournament; who is not here owes nothing yet. What was paid beyond the fee is owed back. JSON has each payment.</source>
        <translation>Wer in einer Klasse ist, zahlt deren Betrag, alle anderen das Startgeld des Turniers; wer noch nicht da ist, schuldet noch nichts. Was über das Startgeld hinaus gezahlt ist, ist zurückzuzahlen. JSON enthält jede Zahlung.</translation>
    </message>
    <message>
        <source>A part of the fee is taken as well; more than the fee only with --confirm-warnings. Nobody gets back more than was paid.</source>
        <translation>Auch ein Teil wird angenommen, mehr als das Startgeld nur mit --confirm-warnings. Niemand bekommt mehr zurück, als er gezahlt hat.</translation>
    </message>
    <message>
        <source>Whoever is here already is refused, with the desk and the time. With --status the person goes back to those expected or to the waiting list. --release gives free places to those waiting, in order of their registration; past the deadline also the places of those who are not here, and prints who that is. A place is passed on once; who has lost one comes last.</source>
        <translation>Wer schon da ist, wird abgelehnt, mit Meldetisch und Uhrzeit. Mit --status wird jemand wieder erwartet oder kommt auf die Warteliste. --release gibt freie Plätze an die Warteliste, in der Reihenfolge der Anmeldung; nach der Frist auch die Plätze derer, die nicht da sind. Ausgegeben wird, wer das ist. Ein Platz wird nur einmal weitergegeben; für wen er verfallen ist, der kommt zuletzt.</translation>
    </message>
    <message>
        <source>%1 is enrolled already and stays unchanged; different in the list: %2. Use --update to change it.</source>
        <translation>%1 ist schon angemeldet und bleibt unverändert; anders in der Liste: %2. Mit --update wird es geändert.</translation>
    </message>
    <message>
        <source>%1 is here and stays unchanged; different in the list: %2.</source>
        <translation>%1 ist da und bleibt unverändert; anders in der Liste: %2.</translation>
    </message>
    <message>
        <source>Changed: %1: %2</source>
        <translation>Geändert: %1: %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Not on the list: %1</source>
        <translation>Nicht auf der Liste: %1</translation>
    </message>
    <message>
        <source>This needs --update.</source>
        <translation>Das geht nur mit --update.</translation>
    </message>
    <message>
        <source>bring people up to date with a newer list</source>
        <translation>Leute auf den Stand einer neueren Liste bringen</translation>
    </message>
    <message>
        <source>with --update: remove who is expected or waiting and no longer on the list</source>
        <translation>mit --update: entfernen, wer erwartet wird oder wartet und nicht mehr auf der Liste steht</translation>
    </message>
    <message>
        <source>%1 %2 is the same evening as %3 %4, which the series has already: it counts twice now.</source>
        <translation>%1 %2 ist derselbe Abend wie %3 %4, den die Jahreswertung schon hat: Er zählt jetzt doppelt.</translation>
    </message>
    <message>
        <source>of a workbook; by default the first one shown</source>
        <translation>Blatt einer Arbeitsmappe; sonst das erste sichtbare</translation>
    </message>
    <message>
        <source>the list, as CSV or a workbook (.xlsx, .ods); - reads the standard input</source>
        <translation>die Liste, als CSV oder Arbeitsmappe (.xlsx, .ods); - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Not in the box: %1</source>
        <translation>Nicht in der Kasse: %1</translation>
    </message>
    <message>
        <source>%1: counted</source>
        <translation>%1: gezählt</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1: Differenz</translation>
    </message>
    <message>
        <source>Cash goes into another box with --kind transfer-out.</source>
        <translation>In eine andere Kasse geht Geld mit --kind transfer-out.</translation>
    </message>
    <message>
        <source>cash (default), transfer, or a word of your own</source>
        <translation>cash (Vorgabe), transfer oder ein eigenes Wort</translation>
    </message>
    <message>
        <source>the cash box, if there are several</source>
        <translation>die Kasse, wenn es mehrere gibt</translation>
    </message>
    <message>
        <source>with --kind transfer-out: puts it into that box</source>
        <translation>mit --kind transfer-out: legt es in diese Kasse</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>pays back somebody who was removed under that number</source>
        <translation>zahlt jemandem zurück, der unter dieser Nummer entfernt wurde</translation>
    </message>
    <message>
        <source>with --remove: what was paid is given back at once</source>
        <translation>mit --remove: Gezahltes wird gleich zurückgegeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no column. Columns: %2, or - to leave one out.</source>
        <translation>„%1“ ist keine Spalte. Spalten: %2, oder - zum Auslassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>„%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>One of the columns must be name or surname.</source>
        <translation>Eine der Spalten muss name oder surname sein.</translation>
    </message>
    <message>
        <source>The list has %1 rows.</source>
        <translation>Die Liste hat %1 Zeilen.</translation>
    </message>
    <message>
        <source>This needs --columns.</source>
        <translation>Das geht nur mit --columns.</translation>
    </message>
    <message>
        <source>with --columns: rows before the first person; by default those up to known titles</source>
        <translation>mit --columns: Zeilen vor der ersten Person; sonst die bis zu bekannten Titeln</translation>
    </message>
    <message>
        <source>Nothing was stored. If it is right, repeat it with --confirm-warnings.</source>
        <translation>Nichts gespeichert. Wenn es stimmt, mit --confirm-warnings wiederholen.</translation>
    </message>
    <message>
        <source>cash and club journal</source>
        <translation>Kasse und Protokoll des Vereins</translation>
    </message>
    <message>
        <source>“%1” may mean this person and was left as it is.</source>
        <translation>„%1“ meint vielleicht diese Person und blieb stehen.</translation>
    </message>
    <message>
        <source>List clubs and groups typed in several spellings, or make one of each</source>
        <translation>Vereine und Gruppen in mehreren Schreibweisen auflisten oder eine daraus machen</translation>
    </message>
    <message>
        <source>Of the participants of a tournament, or of the player directory. They count as the same either way; the spelling typed most often is kept.</source>
        <translation>Bei den Teilnehmern eines Turniers oder in der Spielerkartei. Sie gelten ohnehin als dasselbe; die häufigste Schreibweise bleibt.</translation>
    </message>
    <message>
        <source>make one spelling of each</source>
        <translation>je eine Schreibweise daraus machen</translation>
    </message>
    <message>
        <source>The merge was taken back; the club with it is kept as %1</source>
        <translation>Der Abgleich ist zurückgenommen; der Stand mit ihm liegt in %1</translation>
    </message>
    <message>
        <source>The other copy comes as a club file from a second computer. Printed is what becomes of each evening, person and record there: same, new, continued (with all that is here and more), behind (all of it is here), different (both were changed: this club&apos;s stays unless you take the other), beside (was taken over earlier), recognised (a person of the same name and club), doubtful (a person whose name is known here), deleted (here: it stays so unless you take it), deleted-there (a booking is cancelled here too, a series stays unless you take that), merged-there (a person who became one with another there, and so here).
Merging twice changes nothing. Before anything is changed a backup is made; unmerge takes the merge back.</source>
        <translation>Der andere Stand kommt als Vereinsdatei von einem zweiten Computer. Ausgegeben wird, was aus jedem Abend, jeder Person und jeder Buchung dort wird: same (gleich), new (neu), continued (enthält alles von hier und mehr), behind (ist hier schon vollständig), different (hier und dort geändert: hier bleibt, was hier steht, wenn nichts anderes gewählt wird), beside (wurde schon übernommen), recognised (eine Person mit demselben Namen und Verein), doubtful (eine Person, deren Name hier bekannt ist), deleted (hier gelöscht: bleibt es, wenn nichts anderes gewählt wird), deleted-there (eine Buchung wird auch hier storniert, eine Jahreswertung bleibt, wenn nichts anderes gewählt wird), merged-there (dort mit jemand anderem zusammengelegt, also auch hier).
Ein zweites Mal ändert nichts. Bevor etwas geändert wird, entsteht eine Sicherung; unmerge nimmt den Abgleich zurück.</translation>
    </message>
    <message>
        <source>Take back the newest merge</source>
        <translation>Den letzten Abgleich zurücknehmen</translation>
    </message>
    <message>
        <source>The club is restored as it was, from the backup that was made before the merge and that the club&apos;s journal names. The club with the merge is kept beside it. Refused once anything was stored since.</source>
        <translation>Der Verein ist wieder wie zuvor, aus der Sicherung, die vor dem Abgleich entstand und die im Protokoll des Vereins steht. Der Stand mit dem Abgleich bleibt daneben liegen. Geht nicht mehr, sobald danach etwas gespeichert wurde.</translation>
    </message>
    <message>
        <source>This evening is in the club already: %1 %2. Now it is there twice; delete the one that is not needed. Its start fees count once in the club&apos;s cash book.</source>
        <translation>Diesen Abend gibt es im Verein schon: %1 %2. Jetzt ist er doppelt da; bitte den überzähligen löschen. Seine Startgelder zählen im Kassenbuch des Vereins einmal.</translation>
    </message>
    <message>
        <source>Two people? Enter the second one by hand.</source>
        <translation>Zwei Personen? Die zweite von Hand eintragen.</translation>
    </message>
    <message>
        <source>Who is there with the same name and club is not added again. The columns are found by their names: name is needed; club, tags (separated by &quot;|&quot;) and public may follow. A club&apos;s own titles serve, too, as for enrol. Who comes twice in the list is added once.</source>
        <translation>Wer mit demselben Namen und Verein schon da ist, kommt nicht noch einmal hinzu. Die Spalten werden an ihren Namen erkannt: name ist nötig; club, tags (getrennt durch „|“) und public können folgen. Auch die Überschriften eines Vereins gelten, wie bei enrol. Wer zweimal in der Liste steht, kommt einmal hinzu.</translation>
    </message>
    <message>
        <source>This needs --former.</source>
        <translation>Das geht nur mit --former.</translation>
    </message>
    <message>
        <source>with --former: the name, if several were removed under that number</source>
        <translation>mit --former: der Name, falls unter der Nummer mehrere entfernt wurden</translation>
    </message>
    <message>
        <source>Two people? Give each a number.</source>
        <translation>Zwei Personen? Dann jeder eine Nummer geben.</translation>
    </message>
    <message>
        <source>This needs --pay-back.</source>
        <translation>Das geht nur mit --pay-back.</translation>
    </message>
    <message>
        <source>The columns are found by their names: name is needed; number, club, fixedTable, tags (separated by &quot;|&quot;) and paidCents may follow. A club&apos;s own titles serve, too: surname, first name, paid. Without titles, --columns says what the columns hold. Lines of sums are left out, and so is somebody who comes twice without a number. Who has no number gets the next free one. Who is enrolled already is left as is, so a list may be read twice. A status can be here, expected or waiting. Places are given in the order of registeredAt, people without it last in the order of the list; the status of those without a place becomes waiting, and they are printed with their place on the waiting list. A list has 10,000 people at most.

With --update the list is a newer one of the same event: people who are not here are brought up to date with it, payments included, and it is printed who is new, who has changed and who is no longer on the list. Nobody who is here is changed, and an empty field changes nothing.</source>
        <translation>Die Spalten werden an ihren Namen erkannt: name muss sein, number, club, fixedTable, tags (mit „|“ getrennt) und paidCents können dazukommen. Auch die Titel eines Vereins gehen: Nachname, Vorname, Bezahlt. Ohne Titel sagt --columns, was in den Spalten steht. Summenzeilen bleiben weg, ebenso, wer ohne Nummer zweimal dasteht. Wer keine Nummer hat, bekommt die nächste freie. Wer schon angemeldet ist, bleibt, wie er ist; eine Liste darf also zweimal gelesen werden. Als Status geht here, expected oder waiting. Die Plätze gehen in der Reihenfolge von registeredAt weg, zuletzt an Leute ohne diese Angabe in der Reihenfolge der Liste; wer keinen bekommt, wird waiting und mit seinem Platz auf der Warteliste genannt. Eine Liste hat höchstens 10.000 Leute.

Mit --update ist die Liste eine neuere derselben Veranstaltung: Wer noch nicht da ist, wird auf ihren Stand gebracht, auch beim Startgeld, und es wird ausgegeben, wer neu ist, wer sich geändert hat und wer nicht mehr auf der Liste steht. Wer da ist, bleibt unverändert, und ein leeres Feld ändert nichts.</translation>
    </message>
    <message>
        <source>Or say by --columns what the columns hold.</source>
        <translation>Oder mit --columns sagen, was in den Spalten steht.</translation>
    </message>
    <message>
        <source>what the columns hold, from the first one, as in %1; - leaves one out</source>
        <translation>was in den Spalten steht, von der ersten an, wie in %1; - lässt eine weg</translation>
    </message>
    <message>
        <source>%1 is in the list already, in line %2, and was left out here.</source>
        <translation>%1 steht schon in der Liste, in Zeile %2, und bleibt hier weg.</translation>
    </message>
    <message>
        <source>%1, command line</source>
        <comment>a computer&apos;s name</comment>
        <translation>%1, Befehlszeile</translation>
    </message>
    <message>
        <source>Provisional: %1.</source>
        <translation>Vorläufig: %1.</translation>
    </message>
    <message>
        <source>the change with this number in the journal, by any desk</source>
        <translation>die Änderung mit dieser Nummer im Protokoll, gleich von wem</translation>
    </message>
    <message>
        <source>Without --entry the newest made on the command line. What something later was built on is refused, naming that. Prints what was taken back. May be repeated.</source>
        <translation>Ohne --entry die letzte von der Befehlszeile. Baut Späteres darauf auf, wird es abgelehnt und genannt, was. Gibt aus, was zurückgenommen wurde. Beliebig oft möglich.</translation>
    </message>
    <message>
        <source>name tables whose results are being checked</source>
        <translation>Tische nennen, deren Ergebnis noch geprüft wird</translation>
    </message>
    <message>
        <source>take back an enrolment in spite of what was paid since, which is owed back</source>
        <translation>eine Anmeldung trotz seither gezahlten Startgelds zurücknehmen; es ist dann zurückzuzahlen</translation>
    </message>
    <message>
        <source>round %1, table %2: not right</source>
        <translation>Runde %1, Tisch %2: stimmt nicht</translation>
    </message>
    <message>
        <source>can be taken over</source>
        <translation>kann übernommen werden</translation>
    </message>
    <message>
        <source>is stored already</source>
        <translation>ist schon gespeichert</translation>
    </message>
    <message>
        <source>differs from what is stored</source>
        <translation>weicht vom Gespeicherten ab</translation>
    </message>
    <message>
        <source>only this tournament (default: all)</source>
        <translation>nur dieses Turnier (sonst: alle)</translation>
    </message>
    <message>
        <source>the entry&apos;s id, as listed</source>
        <translation>die Kennung der Meldung, wie in der Liste</translation>
    </message>
    <message>
        <source>Enter what waits</source>
        <translation>Eine wartende Meldung eintragen</translation>
    </message>
    <message>
        <source>Leave out what waits</source>
        <translation>Eine wartende Meldung weglassen</translation>
    </message>
    <message>
        <source>In order of arrival: id, time, what, by whom, and what would become of it.</source>
        <translation>Nach Eingang: Kennung, Zeit, was, von wem und was daraus würde.</translation>
    </message>
    <message>
        <source>also what was taken over or left out</source>
        <translation>auch Übernommenes und Weggelassenes</translation>
    </message>
    <message>
        <source>The double goes, its groups are kept. In all tournaments the two are one person then; the names there stay.</source>
        <translation>Der doppelte fällt weg, seine Gruppen bleiben. In allen Turnieren ist es dann eine Person; die Namen dort bleiben.</translation>
    </message>
    <message>
        <source>people of this group are guests at the evening</source>
        <translation>wer an einem Abend in dieser Gruppe ist, ist dort Gast</translation>
    </message>
    <message>
        <source>what the helper may do, separated by commas: %1</source>
        <translation>was der Helfer darf, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>the helper&apos;s name</source>
        <translation>der Name des Helfers</translation>
    </message>
    <message>
        <source>also show the state of the codes made for this tournament</source>
        <translation>auch den Stand der Codes für dieses Turnier zeigen</translation>
    </message>
    <message>
        <source>List the club&apos;s helpers</source>
        <translation>Die Helfer des Vereins auflisten</translation>
    </message>
    <message>
        <source>One a line, separated by tabs: name and what the helper may do; with --tournament also the state of the code and when it was last used.</source>
        <translation>Einer je Zeile, durch Tabulatoren getrennt: Name und was der Helfer darf; mit --tournament auch, ob der Code gilt und wann er zuletzt benutzt wurde.</translation>
    </message>
    <message>
        <source>Add a helper, who works in a browser</source>
        <translation>Einen Helfer aufnehmen, der im Browser mithilft</translation>
    </message>
    <message>
        <source>Change a helper&apos;s name or what the helper may do</source>
        <translation>Namen oder Rechte eines Helfers ändern</translation>
    </message>
    <message>
        <source>What is not named stays as it is. It holds at once, with the code that the helper has.</source>
        <translation>Was nicht genannt wird, bleibt. Es gilt sofort, auch mit dem vorhandenen Code.</translation>
    </message>
    <message>
        <source>the new name</source>
        <translation>der neue Name</translation>
    </message>
    <message>
        <source>Remove a helper; the code opens nothing any more</source>
        <translation>Einen Helfer entfernen; der Code gilt dann nicht mehr</translation>
    </message>
    <message>
        <source>Make new codes for all helpers</source>
        <translation>Neue Codes für alle Helfer machen</translation>
    </message>
    <message>
        <source>Revoke a helper&apos;s code; the helper stays</source>
        <translation>Den Code eines Helfers sperren; der Helfer bleibt</translation>
    </message>
    <message>
        <source>The laptop&apos;s certificate cannot be written.</source>
        <translation>Das Zertifikat dieses Laptops lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>This program was built without encryption.</source>
        <translation>Dieses Programm kann nicht verschlüsseln.</translation>
    </message>
    <message>
        <source>Where everybody sits, which tables are open, and the standings once they were released (releasedRounds), to every browser in the same network; /hall is the display for a television, /helper are the pages of helpers (helpers codes); with --helpers-port they are encrypted, for a Wi-Fi with guests in it. What is stored meanwhile is shown at once. The address is printed first, that of the encrypted pages on the second line; Ctrl+C ends it.</source>
        <translation>Wer wo sitzt, welche Tische offen sind und der Stand, sobald er freigegeben ist (releasedRounds), für jeden Browser im selben Netz; /hall ist die Anzeige für einen Fernseher, /helper sind die Seiten der Helfer (helpers codes); mit --helpers-port sind sie verschlüsselt, für ein WLAN, in dem auch Gäste sind. Was inzwischen gespeichert wird, erscheint sofort. Zuerst wird die Adresse ausgegeben, in der zweiten Zeile die der verschlüsselten Seiten; Strg+C beendet.</translation>
    </message>
    <message>
        <source>where to serve helpers, encrypted, such as 8443</source>
        <translation>Port für die verschlüsselten Seiten der Helfer, etwa 8443</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) erased again.</source>
        <translation>
            <numerusform>Eine Person wieder gelöscht.</numerusform>
            <numerusform>%n Personen wieder gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a first and a last number, such as 1-20, or all.</source>
        <translation>Eine erste und eine letzte Nummer angeben, etwa 1-20, oder all.</translation>
    </message>
    <message>
        <source>the tables whose slips are listed for the helper, such as 1-20; all: any</source>
        <translation>die Tische, deren Zettel für den Helfer aufgeführt sind, etwa 1-20; all: jeder</translation>
    </message>
    <message>
        <source>One a line with the helper&apos;s name, separated by a tab. They are shown this once: only a digest is stored. Codes made before, also for other evenings, open nothing any more. A code ends when the evening&apos;s results are final, even if it is opened again, 18 hours after its last use, or when it is revoked. The pages are served by `hall`: /helper.</source>
        <translation>Je Zeile ein Code und, hinter einem Tabulator, der Name. Sie sind nur dieses eine Mal zu sehen: Gespeichert wird nur eine Prüfsumme. Frühere Codes, auch für andere Abende, öffnen nichts mehr. Ein Code endet mit dem Endergebnis des Abends (endgültig, auch wenn es wieder geändert wird), 18 Stunden nach der letzten Benutzung oder wenn er gesperrt wird. Die Seiten stellt `hall` bereit: /helper.</translation>
    </message>
    <message>
        <source>Stored as an entry typed at the desk would be: warnings have to be confirmed, also that the table is disputed, and a result that differs from the one stored replaces it only with --correct.</source>
        <translation>Gespeichert wird wie am Pult getippt: Warnungen sind zu bestätigen, auch dass der Tisch strittig ist, und ein anderes Ergebnis ersetzt das gespeicherte nur mit --correct.</translation>
    </message>
    <message>
        <source>%1 is no IPv4 address of this computer.</source>
        <translation>%1 ist keine IPv4-Adresse dieses Rechners.</translation>
    </message>
    <message>
        <source>serve only at this address of the computer, such as 192.168.1.5 (default: at all of them)</source>
        <translation>nur unter dieser Adresse des Rechners bereitstellen, etwa 192.168.1.5 (sonst unter allen)</translation>
    </message>
    <message>
        <source>the pages of another tournament in the folder as well</source>
        <translation>auch die Seiten eines anderen Turniers im Ordner</translation>
    </message>
    <message>
        <source>score-slips: in place of lost ones, with what is stored or reported by phone</source>
        <translation>score-slips: Ersatz für verlorene, mit dem, was gespeichert oder per Handy gemeldet ist</translation>
    </message>
    <message>
        <source>Slip lost</source>
        <translation>Zettel verloren</translation>
    </message>
    <message>
        <source>put aside until its games are in; print score-slips --filled prints its replacement</source>
        <translation>zurückgestellt, bis seine Spiele da sind; print score-slips --filled druckt den Ersatz</translation>
    </message>
    <message>
        <source>A round with open tables cannot be closed. What is unsettled in it asks for --confirm-warnings, as closing leaves out what phones reported; cancelling and withdrawing it likewise. The results of a cancelled round are kept, but none of them counts.</source>
        <translation>Eine Runde mit offenen Tischen lässt sich nicht abschließen. Ungeklärtes fragt nach --confirm-warnings, denn beim Abschließen fallen Handy-Eingaben weg; ebenso beim Absagen und Zurücknehmen. Die Ergebnisse einer abgesagten Runde bleiben erhalten, zählen aber nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n erased person(s) are named again: %1. Erase them with `players erase`.</source>
        <translation>
            <numerusform>Eine gelöschte Person steht wieder mit Namen da: %1. Löschen mit `players erase`.</numerusform>
            <numerusform>%n gelöschte Personen stehen wieder mit Namen da: %1. Löschen mit `players erase`.</numerusform>
        </translation>
    </message>
    <message>
        <source>erase again those who were erased here and are named there</source>
        <translation>hier gelöschte Personen, die dort vorkommen, erneut löschen</translation>
    </message>
    <message>
        <source>the table of that series as well</source>
        <translation>dazu die Tabelle dieser Jahreswertung</translation>
    </message>
    <message>
        <source>write standings and series as one page to -o FILE</source>
        <translation>Stand und Jahreswertung als eine Seite nach -o DATEI schreiben</translation>
    </message>
    <message>
        <source>Print what phones and helpers sent and the desk has yet to take over</source>
        <translation>Ausgeben, was Handys und Helfer gesendet haben und der Meldetisch noch übernehmen muss</translation>
    </message>
    <message>
        <source>KEY of --option is any key of the tournament file&apos;s &quot;tournament&quot; or &quot;options&quot; object, such as ties or tieBreaks; VALUE is JSON or a bare text. In Rommé 500, event is points, ring, single, or multi, a knock-out.</source>
        <translation>KEY bei --option ist ein Schlüssel der Objekte „tournament“ oder „options“ der Turnierdatei, etwa ties oder tieBreaks; VALUE ist JSON oder bloßer Text. Bei Rommé 500 ist event points, ring, single oder multi (K.-o.).</translation>
    </message>
    <message>
        <source>standings, winners, series: only those in that group, ranked among themselves</source>
        <translation>standings, winners, series: nur diese Gruppe, mit eigenen Plätzen</translation>
    </message>
    <message>
        <source>standings, winners: of the teams of that prize, with the results that count</source>
        <translation>standings, winners: die Mannschaften dieses Preises, mit den Ergebnissen, die zählen</translation>
    </message>
    <message>
        <source>open-tables: two copies a page, to be cut</source>
        <translation>open-tables: zweimal auf ein Blatt, zum Zerschneiden</translation>
    </message>
    <message>
        <source>only those in that group, ranked among themselves</source>
        <translation>nur diese Gruppe, mit eigenen Plätzen</translation>
    </message>
    <message>
        <source>with --players: share tables of three evenly before or after avoiding repeated meetings, or fair: nobody more than one away from their share (default: last)</source>
        <translation>mit --players: Dreiertische gerecht verteilen, bevor oder nachdem Wiederbegegnungen vermieden sind, oder „fair“: niemand mehr als einen vom eigenen Anteil entfernt (Standard: last)</translation>
    </message>
    <message>
        <source>JSON has the quality, byes and those level for a place as well (default: csv)</source>
        <translation>JSON enthält auch die Prüfung der Auslosung, wer spielfrei ist und wer um einen Platz gleichauf war (sonst: csv)</translation>
    </message>
    <message>
        <source>At the end, or between rounds for the next seats by standings. Name everybody who shares the rank, the best first. A play-off is one game for those tied; the fewest stones win, and it counts nowhere else. Prints the order. If a correction dissolves the tie, the decision is set aside. Publishing another round ends it.</source>
        <translation>Am Ende oder zwischen den Runden für die nächsten Plätze nach Rangliste. Alle auf dem geteilten Platz nennen, den Besten zuerst. Ein Stechen ist ein Spiel der Betroffenen; die wenigsten Steine gewinnen, und es zählt sonst nirgends. Gibt die Reihenfolge aus. Löst eine Berichtigung den Gleichstand auf, gilt die Entscheidung nicht mehr. Mit der nächsten veröffentlichten Runde endet sie.</translation>
    </message>
    <message>
        <source>why; of a play-off a note, such as its stones, 0 : 7</source>
        <translation>warum; beim Stechen eine Notiz, etwa die Steine 0 : 7</translation>
    </message>
    <message>
        <source>This file is on another computer, and was not taken from here.</source>
        <translation>Diese Datei liegt auf einem anderen Computer; von hier wurde keine genommen.</translation>
    </message>
    <message>
        <source>The club file lacks this file.</source>
        <translation>Diese Datei fehlt in der Vereinsdatei.</translation>
    </message>
    <message>
        <source>All of them change together or none does. Scores are computed anew. KEY is any key of the tournament file&apos;s &quot;tournament&quot; or &quot;options&quot; object; VALUE is JSON or a bare text. A picture of certificates is given as a file, which the club keeps.</source>
        <translation>Alle ändern sich zusammen oder keine. Die Wertung wird neu berechnet. KEY ist ein Schlüssel aus dem Objekt „tournament“ oder „options“ der Turnierdatei; VALUE ist JSON oder einfacher Text. Ein Bild für Urkunden wird als Datei angegeben; der Verein behält es.</translation>
    </message>
    <message>
        <source>The output cannot be written: %1. Changes that were asked for are stored all the same.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: %1. Verlangte Änderungen sind trotzdem gespeichert.</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>This concerns rounds to be seated; anyone seated already stays seated.</source>
        <translation>Gilt für Runden, die noch ausgelost werden; wer schon gesetzt ist, bleibt gesetzt.</translation>
    </message>
</context>
<context>
    <name>CorrectionOffer</name>
    <message>
        <source>Round %1 was closed, and is corrected now.</source>
        <translation>Runde %1 war abgeschlossen und ist jetzt berichtigt.</translation>
    </message>
    <message>
        <source>The correction notice says what has changed, for the wall.</source>
        <translation>Die Berichtigung zum Aushängen sagt, was sich geändert hat.</translation>
    </message>
    <message>
        <source>Correction notice…</source>
        <translation>Berichtigung …</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Count the cash</source>
        <translation>Kasse zählen</translation>
    </message>
    <message>
        <source>How many of each? Enter moves to the next.</source>
        <translation>Wie viele jeweils? Enter geht weiter.</translation>
    </message>
    <message>
        <source>Save the count</source>
        <translation>Zählung speichern</translation>
    </message>
    <message>
        <source>Pieces of %1</source>
        <extracomment>%1 is a coin or note, &quot;50 ct&quot;</extracomment>
        <translation>Stück zu %1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Gezählt: %1</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Soll: %1</translation>
    </message>
    <message>
        <source>%1 – it agrees</source>
        <translation>%1 – stimmt</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Count the cash: %1</source>
        <translation>Kasse zählen: %1</translation>
    </message>
    <message>
        <source>%1 · Difference: %2 €</source>
        <translation>%1 · Differenz: %2 €</translation>
    </message>
</context>
<context>
    <name>DatabaseTexts</name>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Die Datei ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The file is no club database: %1.</source>
        <translation>Die Datei ist keine Vereinsdatenbank: %1.</translation>
    </message>
    <message>
        <source>A row refers to nothing: %1.</source>
        <translation>Ein Eintrag verweist ins Leere: %1.</translation>
    </message>
    <message>
        <source>The form of the database was changed: %1.</source>
        <translation>Der Aufbau der Vereinsdatenbank stimmt nicht: %1.</translation>
    </message>
    <message>
        <source>Tournament %1 cannot be read: %2.</source>
        <translation>Turnier %1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>A tournament breaks a rule: %1.</source>
        <translation>Ein Turnier widerspricht den Regeln: %1.</translation>
    </message>
    <message>
        <source>The directory cannot be read: %1.</source>
        <translation>Die Spielerkartei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The records of the club cannot be read: %1.</source>
        <translation>Was zum Verein gehört, ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Entries after %1 are missing, the newest of %2; the last one there is: %3.</source>
        <translation>Einträge nach %1 fehlen, der neueste von %2; der letzte vorhandene ist: %3.</translation>
    </message>
    <message>
        <source>All entries are missing, the newest of %1.</source>
        <translation>Alle Einträge fehlen, der neueste von %1.</translation>
    </message>
    <message>
        <source>The backup of %1 has more: restore it.</source>
        <translation>Die Sicherung von %1 ist neuer: zurückholen.</translation>
    </message>
    <message>
        <source>Entries are missing: %1.</source>
        <translation>Einträge fehlen: %1.</translation>
    </message>
</context>
<context>
    <name>DecisionTexts</name>
    <message>
        <source>more TMP (%1 to %2)</source>
        <translation>mehr Gesamtpunkte (%1 zu %2)</translation>
    </message>
    <message>
        <source>a higher mean of a game (%1 to %2)</source>
        <translation>höherer Schnitt je Spiel (%1 zu %2)</translation>
    </message>
    <message>
        <source>has played a game</source>
        <translation>hat schon gespielt</translation>
    </message>
    <message>
        <source>level in all that decides; the rank is shared</source>
        <translation>Gleichstand in allen Wertungen; geteilter Platz</translation>
    </message>
    <message>
        <source>stayed longer in the tournament</source>
        <translation>war länger im Turnier</translation>
    </message>
    <message>
        <source>level on points; has won the tie-breaker</source>
        <translation>punktgleich; Stechen gewonnen</translation>
    </message>
</context>
<context>
    <name>DesksModel</name>
    <message>
        <source>Desk</source>
        <translation>Meldetisch</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Tippt gerade</translation>
    </message>
    <message>
        <source>Results entered</source>
        <translation>Spiele eingegeben</translation>
    </message>
    <message>
        <source>%1 (this desk)</source>
        <translation>%1 (hier)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
</context>
<context>
    <name>DeviceWords</name>
    <message>
        <source>Check-in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Slip %1</source>
        <translation>Zettel %1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entries not sent yet (last contact %2).</source>
        <translation>
            <numerusform>%1: %n Eingabe noch nicht gesendet (letzter Kontakt %2 Uhr).</numerusform>
            <numerusform>%1: %n Eingaben noch nicht gesendet (letzter Kontakt %2 Uhr).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no contact since %2.</source>
        <translation>%1: kein Kontakt seit %2 Uhr.</translation>
    </message>
</context>
<context>
    <name>DisplayTexts</name>
    <message>
        <source>Who sits where?</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>first letters of names</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Who sits at which table?</source>
        <translation>Wer sitzt an welchem Tisch?</translation>
    </message>
    <message>
        <source>Tables %1 to %2</source>
        <translation>Tische %1 bis %2</translation>
    </message>
    <message>
        <source>Places %1 to %2</source>
        <translation>Plätze %1 bis %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Seating by table</source>
        <translation>Sitzplan nach Tischen</translation>
    </message>
    <message>
        <source>Seating by name</source>
        <translation>Sitzplan nach Namen</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>Tischkarten</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Paper kit</source>
        <translation>Notfallmappe</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Round results</source>
        <translation>Ergebnisse der Runde</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Correction notice</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Gesamtübersicht</translation>
    </message>
    <message>
        <source>Personal sheet</source>
        <translation>Spielerblatt</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Urkunden</translation>
    </message>
    <message>
        <source>Participants and start fees</source>
        <translation>Teilnehmer und Startgeld</translation>
    </message>
    <message>
        <source>Licence fee report</source>
        <translation>Lizenzabrechnung</translation>
    </message>
    <message>
        <source>Knock-out tree</source>
        <translation>K.-o.-Baum</translation>
    </message>
    <message>
        <source>Play-off slip</source>
        <translation>Zettel zum Stechen</translation>
    </message>
    <message>
        <source>Name badges</source>
        <translation>Namensschilder</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Spielerkarten</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Tischnummern</translation>
    </message>
    <message>
        <source>Blank score slips</source>
        <translation>Leere Spielzettel</translation>
    </message>
    <message>
        <source>Draw slips</source>
        <translation>Loszettel</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Aushang zum Abend</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Siegerliste</translation>
    </message>
    <message>
        <source>Receipts of prizes</source>
        <translation>Empfangsbestätigungen</translation>
    </message>
    <message>
        <source>Receipts of start fees</source>
        <translation>Quittungen</translation>
    </message>
    <message>
        <source>Knock-out tree, drawn</source>
        <translation>K.-o.-Baum, gezeichnet</translation>
    </message>
    <message>
        <source>Codes for phones</source>
        <translation>Codes für Handys</translation>
    </message>
    <message>
        <source>Sign-up list</source>
        <translation>Anmeldeliste</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>Einlassliste</translation>
    </message>
    <message>
        <source>Cash report</source>
        <translation>Kassenabschluss</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Jahreswertung</translation>
    </message>
    <message>
        <source>Series, every evening</source>
        <translation>Jahreswertung mit allen Abenden</translation>
    </message>
    <message>
        <source>Series as it was closed</source>
        <translation>Abgeschlossene Jahreswertung</translation>
    </message>
    <message>
        <source>Player&apos;s year</source>
        <translation>Jahresblatt</translation>
    </message>
    <message>
        <source>Whom a player met</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Records of the club</source>
        <translation>Vereinsrekorde</translation>
    </message>
    <message>
        <source>Prize-giving, to read out</source>
        <translation>Siegerehrung zum Vorlesen</translation>
    </message>
    <message>
        <source>Raffle</source>
        <translation>Verlosung</translation>
    </message>
    <message>
        <source>Cash book</source>
        <translation>Kassenbuch</translation>
    </message>
</context>
<context>
    <name>ErasedDialog</name>
    <message>
        <source>Name erased</source>
        <translation>Name gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journal entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag im Protokoll</numerusform>
            <numerusform>%n Einträge im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>Backups with the name</source>
        <translation>Sicherungen mit dem Namen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Looking through the backups…</source>
        <translation>Die Sicherungen werden durchgesehen …</translation>
    </message>
    <message>
        <source>No backup that this computer knows holds the name.</source>
        <translation>In keiner Sicherung, die dieser Rechner kennt, steht der Name.</translation>
    </message>
    <message>
        <source>These backups still hold the name. Delete them if you no longer need them:</source>
        <translation>In diesen Sicherungen steht der Name noch. Bitte löschen, wenn sie nicht mehr gebraucht werden:</translation>
    </message>
    <message>
        <source>Texts that may mean this person</source>
        <translation>Texte, die diese Person meinen könnten</translation>
    </message>
    <message>
        <source>These texts may mean this person. They were left as they are:</source>
        <translation>Diese Texte meinen vielleicht diese Person. Sie sind geblieben, wie sie waren:</translation>
    </message>
</context>
<context>
    <name>ErasingTexts</name>
    <message>
        <source>Erase %1 for good?</source>
        <translation>%1 endgültig löschen?</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Evenings and journals say “%1” from then on; points, places and money stay. Neither this nor earlier changes of the club can be undone.</source>
        <translation>In Abenden und Protokollen steht danach „%1“; Punkte, Plätze und Geld bleiben. Weder dies noch frühere Änderungen am Verein lassen sich zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n person(s) again?</source>
        <translation>
            <numerusform>Wieder löschen?</numerusform>
            <numerusform>%n Personen wieder löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>They were erased, and are named again in what was taken over: %1.</source>
        <translation>Sie waren gelöscht und stehen jetzt wieder mit Namen da: %1.</translation>
    </message>
    <message>
        <source>Erase again</source>
        <translation>Wieder löschen</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>What it does</source>
        <translation>So wirkt es</translation>
    </message>
    <message>
        <source>Until now: %1</source>
        <translation>Bisher: %1</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Somebody is not seated in a round</source>
        <translation>In einer Runde ist jemand spielfrei</translation>
    </message>
    <message numerus="yes">
        <source>A round of %n game(s), somebody is not seated</source>
        <translation>
            <numerusform>Runde mit einem Spiel, jemand ist spielfrei</numerusform>
            <numerusform>Runde mit %n Spielen, jemand ist spielfrei</numerusform>
        </translation>
    </message>
    <message>
        <source>A bye is worth %1 points for the round.</source>
        <translation>Spielfrei gibt %1 Punkte für die Runde.</translation>
    </message>
    <message>
        <source>Whoever has a bye gets the average of a table of four: %1 for a game, %2 for the round.</source>
        <translation>Spielfrei gibt den Durchschnitt eines Vierertischs: %1 je Spiel, %2 für die Runde.</translation>
    </message>
    <message>
        <source>Whoever has a bye gets %1 match points for the round.</source>
        <translation>Spielfrei gibt %1 Matchpunkte für die Runde.</translation>
    </message>
    <message>
        <source>Bert came late and played less</source>
        <translation>Bert kam später und hat weniger gespielt</translation>
    </message>
    <message>
        <source>Anna and Bert have the same total</source>
        <translation>Anna und Bert haben gleich viele Gesamtpunkte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>per deal</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Both share rank 1.</source>
        <translation>Beide teilen sich Platz 1.</translation>
    </message>
    <message>
        <source>Anna stands before Bert.</source>
        <translation>Anna steht vor Bert.</translation>
    </message>
    <message>
        <source>Bert stands before Anna.</source>
        <translation>Bert steht vor Anna.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>A table of four, B and C with equal stones</source>
        <translation>Vierertisch, B und C mit gleich vielen Steinen</translation>
    </message>
    <message>
        <source>The director ends the game, nobody is out</source>
        <translation>Die Turnierleitung beendet das Spiel, niemand hat Rommé</translation>
    </message>
    <message>
        <source>B goes out in the first circuit</source>
        <translation>B macht im ersten Umlauf Rommé</translation>
    </message>
    <message>
        <source>A table of two</source>
        <translation>Zweiertisch</translation>
    </message>
    <message>
        <source>A table of three</source>
        <translation>Dreiertisch</translation>
    </message>
    <message>
        <source>A table of four</source>
        <translation>Vierertisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A and B have the same total at the end of a match</source>
        <translation>A und B haben am Ende einer Partie dieselbe Summe</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 are level, and it stays so: what counts is the points of all rounds.</source>
        <translation>%1: gleiche Summe, und dabei bleibt es. Es zählen die Punkte aller Runden.</translation>
    </message>
    <message>
        <source>%1 are level: they have won together and share the prize equally.</source>
        <translation>%1: gleiche Summe. Gemeinsam gewonnen, der Preis wird geteilt.</translation>
    </message>
    <message>
        <source>%1 are level: they play tie-breaker deals until one is left.</source>
        <translation>%1: gleiche Summe. Es folgt ein Stechen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 go on. Of those who are level who has melded more comes first.</source>
        <translation>
            <numerusform>%1 kommt weiter. Bei gleicher Summe zählt, wer mehr ausgelegt hat.</numerusform>
            <numerusform>%1 kommen weiter. Bei gleicher Summe zählt, wer mehr ausgelegt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>shares</source>
        <translation>teilt</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>A match of three players</source>
        <translation>Eine Partie zu dritt</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 has the highest total and wins.</source>
        <translation>
            <numerusform>Nach einem Spiel hat %1 die höchste Summe und gewinnt.</numerusform>
            <numerusform>Nach %n Spielen hat %1 die höchste Summe und gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has %1 yet: the match goes on.</source>
        <translation>Noch hat niemand %1: Die Partie läuft weiter.</translation>
    </message>
    <message>
        <source>%1 has reached %2 and wins.</source>
        <translation>%1 hat %2 erreicht und gewinnt.</translation>
    </message>
    <message>
        <source>%1 have reached %2 in the same deal; %3 has more and wins.</source>
        <translation>%1 haben im selben Spiel %2 erreicht; %3 hat mehr und gewinnt.</translation>
    </message>
    <message>
        <source>At the end of a match B and C are level</source>
        <translation>Am Ende einer Partie haben B und C dieselbe Summe</translation>
    </message>
    <message numerus="yes">
        <source>The end of a match of %n player(s)</source>
        <translation>
            <numerusform>Ende einer Partie mit einer Person</numerusform>
            <numerusform>Ende einer Partie zu %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Everybody takes along what their deals have scored.</source>
        <translation>Alle nehmen mit, was ihre Spiele gebracht haben.</translation>
    </message>
    <message>
        <source>%1, %2: match points %3</source>
        <translation>%1, %2: Matchpunkte %3</translation>
    </message>
    <message>
        <source>A deal of three players</source>
        <translation>Ein Spiel zu dritt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>No chips are paid.</source>
        <translation>Es werden keine Chips gezahlt.</translation>
    </message>
    <message>
        <source>A has the best deal.</source>
        <translation>A hat das beste Ergebnis.</translation>
    </message>
    <message>
        <source>%1 lacks %2 points, but has no more than %3 chips.</source>
        <translation>%1 fehlen %2 Punkte, es sind aber nur %3 Chips da.</translation>
    </message>
    <message>
        <source>%1 lacks %2 points and pays %3 chips.</source>
        <translation>%1 fehlen %2 Punkte, macht %3 Chips.</translation>
    </message>
</context>
<context>
    <name>FeeClassEditor</name>
    <message>
        <source>Add a class</source>
        <translation>Klasse hinzufügen</translation>
    </message>
    <message>
        <source>Fee classes</source>
        <translation>Startgeldklassen</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Youth</source>
        <translation>Jugend</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>A class has a name and an amount like 5 or 7.50.</source>
        <translation>Eine Klasse hat einen Namen und einen Betrag wie 5 oder 7,50.</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Name der Klasse</translation>
    </message>
    <message>
        <source>Start fee of the class, in euros</source>
        <translation>Startgeld der Klasse in Euro</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the class %1</source>
        <translation>Die Klasse %1 entfernen</translation>
    </message>
</context>
<context>
    <name>FeeSection</name>
    <message>
        <source>Start fee in euros</source>
        <translation>Startgeld in Euro</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>The club&apos;s own, in euros of each participant.</source>
        <translation>Euro je Teilnehmer</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Where the fee is paid to.</source>
        <translation>Wohin die Lizenzgebühr geht.</translation>
    </message>
    <message>
        <source>The check digits are right.</source>
        <translation>Die Prüfziffern stimmen.</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Only needed for payments from abroad.</source>
        <translation>Nur bei Zahlungen aus dem Ausland.</translation>
    </message>
    <message>
        <source>This is no BIC; the payment code leaves it out.</source>
        <translation>Keine gültige BIC; im Zahlcode fehlt sie.</translation>
    </message>
    <message>
        <source>Licence fee of open tournaments</source>
        <translation>Lizenzgebühr offener Turniere</translation>
    </message>
    <message>
        <source>Rights holder</source>
        <translation>Rechteinhaber</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anschrift</translation>
    </message>
    <message>
        <source>Payment text</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Empty: the event and its date.</source>
        <translation>Leer: Veranstaltung und Datum.</translation>
    </message>
    <message>
        <source>No licence fee is owed. %1</source>
        <translation>Keine Lizenzgebühr. %1</translation>
    </message>
    <message>
        <source>1 € of each participant to the rights holder.</source>
        <translation>1 € je Teilnehmer an den Rechteinhaber.</translation>
    </message>
    <message>
        <source>Fee classes</source>
        <translation>Startgeldklassen</translation>
    </message>
    <message>
        <source>Further prizes</source>
        <translation>Weitere Preise</translation>
    </message>
    <message>
        <source>One prize a person</source>
        <translation>Ein Preis je Person</translation>
    </message>
    <message>
        <source>Everybody wins one prize at most</source>
        <translation>Jeder gewinnt höchstens einen Preis</translation>
    </message>
    <message>
        <source>Winners gone home</source>
        <translation>Gewinner, die schon gegangen sind</translation>
    </message>
    <message>
        <source>Their prizes are kept</source>
        <translation>Ihr Preis wird aufgehoben</translation>
    </message>
    <message>
        <source>The next one gets the prize</source>
        <translation>Der Nächste bekommt den Preis</translation>
    </message>
    <message>
        <source>For a group, a team, a round, the last place and more, or to be drawn. Separate several places by semicolons.</source>
        <translation>Für eine Gruppe, eine Mannschaft, eine Runde, den letzten Platz und mehr, oder zum Verlosen. Mehrere Plätze werden durch Strichpunkte getrennt.</translation>
    </message>
    <message>
        <source>For people who pay a different fee, such as guests or juniors. Everybody else pays the one above.</source>
        <translation>Wer ein anderes Startgeld zahlt, etwa Gäste oder Jugend. Wer in keiner Klasse ist, zahlt das obige.</translation>
    </message>
    <message>
        <source>By rank. People level share the prizes of their places equally.</source>
        <translation>Nach Platz. Bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>Anyone who has a prize already is passed over; teams and door prizes do not count.</source>
        <translation>Wer schon einen Preis hat, wird übergangen; Mannschaften und Verlostes zählen nicht mit.</translation>
    </message>
    <message>
        <source>Winners who have left before the end.</source>
        <translation>Wer nach der letzten Runde nicht mehr da ist.</translation>
    </message>
</context>
<context>
    <name>FeeView</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Everybody enrolled is counted.</source>
        <translation>Gezählt werden alle Angemeldeten.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone who has played is counted; %n participant(s) have not.</source>
        <translation>
            <numerusform>Gezählt wird, wer gespielt hat; einer noch nicht.</numerusform>
            <numerusform>Gezählt wird, wer gespielt hat; %n noch nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who has played is counted.</source>
        <translation>Gezählt wird, wer gespielt hat.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>zählt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s): %1 €</source>
        <translation>
            <numerusform>1 Teilnehmer: %1 €</numerusform>
            <numerusform>%n Teilnehmer: %1 €</numerusform>
        </translation>
    </message>
    <message>
        <source>The report has a payment code: %1 € to %2, “%3”.</source>
        <translation>Auf der Abrechnung steht ein Zahlcode: %1 € an %2, „%3“.</translation>
    </message>
    <message>
        <source>Who is counted for the licence fee</source>
        <translation>Wer für die Lizenzgebühr gezählt wird</translation>
    </message>
    <message>
        <source>Licence fee</source>
        <translation>Lizenzgebühr</translation>
    </message>
    <message>
        <source>1 € of each participant to the rights holder. The start fee is the club&apos;s own and is not part of it.</source>
        <translation>1 € je Teilnehmer an den Rechteinhaber. Das Startgeld des Vereins ist davon getrennt.</translation>
    </message>
    <message>
        <source>No licence fee is due</source>
        <translation>Keine Lizenzgebühr fällig</translation>
    </message>
</context>
<context>
    <name>FileHeads</name>
    <message>
        <source>Byes</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>CMP</source>
        <translation>CMP</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>First date</source>
        <translation>Erstes Datum</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Erster Abend</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Last date</source>
        <translation>Letztes Datum</translation>
    </message>
    <message>
        <source>Last evening</source>
        <translation>Letzter Abend</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>Games missing</source>
        <translation>Spiele offen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>TMP of the other</source>
        <translation>TMP gegenüber</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Deduction/bonus</source>
        <translation>Abzug/Gutschrift</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Raffle</source>
        <translation>Verlosung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Draw code</source>
        <translation>Auslosungscode</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>Gestrichen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tie-breaker</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>TMP exactly</source>
        <translation>TMP genau</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Place on the waiting list</source>
        <translation>Platz auf der Warteliste</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 vorher</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 jetzt</translation>
    </message>
</context>
<context>
    <name>FurtherPrizesEditor</name>
    <message>
        <source>Add another prize</source>
        <translation>Weiteren Preis hinzufügen</translation>
    </message>
    <message>
        <source>Further prizes</source>
        <translation>Weitere Preise</translation>
    </message>
    <message>
        <source>A prize has a name, says for whom it is, and what it is worth: 30 or 30; 20; 10.</source>
        <translation>Ein Preis braucht einen Namen, für wen er ist und was er wert ist: 30 oder 30; 20; 10.</translation>
    </message>
    <message>
        <source>€</source>
        <translation>€</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>Name of the prize</source>
        <translation>Name des Preises</translation>
    </message>
    <message>
        <source>What the prize is for</source>
        <translation>Wofür es den Preis gibt</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>So many of a team count</source>
        <translation>So viele einer Mannschaft zählen</translation>
    </message>
    <message>
        <source>best </source>
        <translation>die besten </translation>
    </message>
    <message>
        <source>What the prize consists of</source>
        <translation>Woraus der Preis besteht</translation>
    </message>
    <message>
        <source>What the prize is worth</source>
        <translation>Was der Preis wert ist</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the prize %1</source>
        <translation>Preis %1 entfernen</translation>
    </message>
    <message>
        <source>Group, such as women</source>
        <translation>Gruppe, etwa Damen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>a ham; a bottle of wine</source>
        <translation>ein Schinken; eine Flasche Wein</translation>
    </message>
    <message>
        <source>%</source>
        <comment>of the start fees</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>empty: clubs</source>
        <translation>leer: Vereine</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Auswahl</translation>
    </message>
    <message>
        <source>Percentages are of the start fees that were paid. Free choice: those at these places choose one after the other.</source>
        <translation>Prozente gelten von den bezahlten Startgeldern. Freie Auswahl: Diese Plätze suchen der Reihe nach aus.</translation>
    </message>
    <message>
        <source>places, such as 4-10</source>
        <translation>Plätze, etwa 4-10</translation>
    </message>
</context>
<context>
    <name>GridPainter</name>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>HallTexts</name>
    <message>
        <source>Round %1: table %2, seat %3</source>
        <translation>Runde %1: Tisch %2, Sitz %3</translation>
    </message>
    <message>
        <source>Round %1: stood in at table %2</source>
        <translation>Runde %1: an Tisch %2 eingesprungen</translation>
    </message>
    <message>
        <source>%1 after round %2</source>
        <translation>%1 nach Runde %2</translation>
    </message>
    <message>
        <source>Round %1: bye</source>
        <translation>Runde %1: spielfrei</translation>
    </message>
    <message>
        <source>Round %1: not seated</source>
        <translation>Runde %1: nicht dabei</translation>
    </message>
    <message>
        <source>Cancelled: counts nothing</source>
        <translation>Abgesagt: zählt nicht</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>Tisch %1, Sitz %2</translation>
    </message>
    <message>
        <source>The round was cancelled</source>
        <translation>Die Runde ist abgesagt</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Zwischenstand nach Runde %1</translation>
    </message>
    <message>
        <source>The first round has not been drawn yet.</source>
        <translation>Die erste Runde ist noch nicht ausgelost.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 table(s) open</source>
        <translation>
            <numerusform>%n von %1 Tischen offen</numerusform>
            <numerusform>%n von %1 Tischen offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open: table(s) %1</source>
        <translation>
            <numerusform>Noch offen: Tisch %1</numerusform>
            <numerusform>Noch offen: Tische %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>tables</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time of day</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>not seated</source>
        <translation>ohne Platz</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are playing</source>
        <translation>
            <numerusform>%n Tisch spielt</numerusform>
            <numerusform>%n Tische spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <comment>the clock</comment>
        <translation>angehalten</translation>
    </message>
    <message numerus="yes">
        <source>Table(s) %1: please bring your score slip</source>
        <translation>
            <numerusform>Tisch %1: bitte den Spielzettel abgeben</numerusform>
            <numerusform>Tische %1: bitte die Spielzettel abgeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpersModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>May</source>
        <comment>a helper</comment>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Last contact</source>
        <translation>Zuletzt da</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a helper&apos;s</comment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>tournament created</source>
        <translation>Turnier angelegt</translation>
    </message>
    <message>
        <source>tournament imported</source>
        <translation>Turnier eingelesen</translation>
    </message>
    <message>
        <source>settings changed</source>
        <translation>Einstellungen geändert</translation>
    </message>
    <message>
        <source>participants enrolled</source>
        <translation>Teilnehmer angemeldet</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>Angaben geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>two entries merged</source>
        <translation>zwei Einträge zusammengelegt</translation>
    </message>
    <message>
        <source>presence changed</source>
        <translation>Anwesenheit geändert</translation>
    </message>
    <message>
        <source>penalty given</source>
        <translation>Punktabzug eingetragen</translation>
    </message>
    <message>
        <source>penalty cancelled</source>
        <translation>Punktabzug zurückgenommen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>published</source>
        <translation>ausgehängt</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>Auslosung zurückgenommen</translation>
    </message>
    <message>
        <source>seating changed</source>
        <translation>Sitze geändert</translation>
    </message>
    <message>
        <source>seats swapped</source>
        <translation>Sitze getauscht</translation>
    </message>
    <message>
        <source>number of games changed</source>
        <translation>Zahl der Spiele geändert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>wieder geöffnet</translation>
    </message>
    <message>
        <source>result entered</source>
        <translation>Ergebnis eingetragen</translation>
    </message>
    <message>
        <source>result corrected</source>
        <translation>Ergebnis berichtigt</translation>
    </message>
    <message>
        <source>result cleared</source>
        <translation>Ergebnis gelöscht</translation>
    </message>
    <message>
        <source>mark changed</source>
        <translation>Vermerk geändert</translation>
    </message>
    <message>
        <source>results of two tables swapped</source>
        <translation>Ergebnisse zweier Tische getauscht</translation>
    </message>
    <message>
        <source>lot drawn</source>
        <translation>Los gezogen</translation>
    </message>
    <message>
        <source>match left</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>back in the match</source>
        <translation>wieder in der Partie</translation>
    </message>
    <message>
        <source>entries changed</source>
        <translation>Einträge geändert</translation>
    </message>
    <message>
        <source>participants removed</source>
        <translation>Teilnehmer entfernt</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>participant %1</source>
        <translation>Startnummer %1</translation>
    </message>
    <message>
        <source>, first-round Rommé</source>
        <translation>, Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>, ended early</source>
        <translation>, vorzeitig beendet</translation>
    </message>
    <message>
        <source>, at %1 played %2</source>
        <translation>, an %1 spielte %2</translation>
    </message>
    <message>
        <source>, %1 taken over by %2</source>
        <translation>, %1 übernommen von %2</translation>
    </message>
    <message>
        <source> with claims %1</source>
        <translation> mit Claims %1</translation>
    </message>
    <message>
        <source>melded %1, in hand %2</source>
        <translation>ausgelegt %1, Restpunkte %2</translation>
    </message>
    <message>
        <source>, stock used up</source>
        <translation>, Talon aufgebraucht</translation>
    </message>
    <message>
        <source>, tie-breaker of %1</source>
        <translation>, Stechen von %1</translation>
    </message>
    <message>
        <source>not played (%1)</source>
        <translation>nicht gespielt (%1)</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>tie decided</source>
        <translation>Gleichstand entschieden</translation>
    </message>
    <message>
        <source>decision of a tie taken back</source>
        <translation>Entscheidung über einen Gleichstand zurückgenommen</translation>
    </message>
    <message>
        <source>enrolled</source>
        <translation>angemeldet</translation>
    </message>
    <message>
        <source>enrol %1</source>
        <translation>%1 anmelden</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>eingelassen</translation>
    </message>
    <message>
        <source>registration changed</source>
        <translation>Anmeldung geändert</translation>
    </message>
    <message>
        <source>places given to those waiting</source>
        <translation>Plätze an die Warteliste gegeben</translation>
    </message>
    <message>
        <source>brought back from a desk that went on alone</source>
        <translation>allein Eingegebenes übernommen</translation>
    </message>
    <message>
        <source>payment taken</source>
        <translation>Zahlung kassiert</translation>
    </message>
    <message>
        <source>payment given back</source>
        <translation>Geld zurückgezahlt</translation>
    </message>
    <message>
        <source>raffle drawn</source>
        <translation>verlost</translation>
    </message>
    <message>
        <source>raffle taken back</source>
        <translation>Verlosung zurückgenommen</translation>
    </message>
    <message>
        <source>was the last round</source>
        <translation>war die letzte Runde</translation>
    </message>
    <message>
        <source>start fee of %1</source>
        <translation>Startgeld von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) enrolled</source>
        <translation>
            <numerusform>%n Teilnehmer angemeldet</numerusform>
            <numerusform>%n Teilnehmer angemeldet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) removed</source>
        <translation>
            <numerusform>%n Teilnehmer entfernt</numerusform>
            <numerusform>%n Teilnehmer entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>enrol %1, paid</source>
        <translation>%1 anmelden, bezahlt</translation>
    </message>
    <message>
        <source>results of tables %1 and %2 swapped</source>
        <translation>Ergebnisse der Tische %1 und %2 getauscht</translation>
    </message>
</context>
<context>
    <name>KitLine</name>
    <message>
        <source>Into a folder, on a stick for example: the evening can go on by hand if this computer fails.</source>
        <translation>In einen Ordner, etwa auf einem Stick: Fällt der Rechner aus, geht es von Hand weiter.</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Folder for the paper kit, on a stick for example</source>
        <translation>Ordner für die Notfallmappe, etwa auf einem Stick</translation>
    </message>
    <message>
        <source>no folder chosen yet</source>
        <translation>noch kein Ordner gewählt</translation>
    </message>
    <message>
        <source>Write it automatically whenever a round is published</source>
        <translation>Bei jedem Aushängen schreiben</translation>
    </message>
</context>
<context>
    <name>KnockOutTexts</name>
    <message>
        <source>Round %1 was drawn before a correction.</source>
        <translation>Runde %1 wurde vor einer Berichtigung ausgelost.</translation>
    </message>
    <message>
        <source>Out, but in it: %1.</source>
        <translation>Ausgeschieden, aber dabei: %1.</translation>
    </message>
    <message>
        <source>Through, but not in it: %1.</source>
        <translation>Weiter, aber nicht dabei: %1.</translation>
    </message>
    <message>
        <source>Undecided again in the round before: table %1.</source>
        <translation>In der Runde davor ist wieder offen, wer weiterkommt: Tisch %1.</translation>
    </message>
</context>
<context>
    <name>LeavingTexts</name>
    <message>
        <source>Note</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>leaves after round</source>
        <translation>geht nach Runde</translation>
    </message>
    <message>
        <source>Stays to the end</source>
        <translation>Bleibt bis zum Schluss</translation>
    </message>
    <message>
        <source>%1 stays to the end.</source>
        <translation>%1 bleibt bis zum Schluss.</translation>
    </message>
    <message>
        <source>%1 leaves after round %2.</source>
        <translation>%1 geht nach Runde %2.</translation>
    </message>
    <message>
        <source>comes for round</source>
        <translation>kommt zu Runde</translation>
    </message>
    <message>
        <source>%1 comes for round %2.</source>
        <translation>%1 kommt zu Runde %2.</translation>
    </message>
    <message>
        <source>%1 has no place yet.</source>
        <translation>%1 hat noch keinen Platz.</translation>
    </message>
</context>
<context>
    <name>ListColumns</name>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Paid, in cents</source>
        <translation>Bezahlt, in Cent</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Here or expected</source>
        <translation>Da oder erwartet</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Angemeldet am</translation>
    </message>
    <message>
        <source>Fee class</source>
        <translation>Startgeldklasse</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Add people from a list</source>
        <translation>Teilnehmer aus einer Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n to be added</source>
        <translation>
            <numerusform>%n kommt hinzu</numerusform>
            <numerusform>%n kommen hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n there already</source>
        <translation>
            <numerusform>%n schon angemeldet</numerusform>
            <numerusform>%n schon angemeldet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n ausgelassen</numerusform>
            <numerusform>%n ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>What happens to each line</source>
        <translation>Was mit jeder Zeile geschieht</translation>
    </message>
    <message numerus="yes">
        <source>Add %n person(s)</source>
        <translation>
            <numerusform>%n Person hinzufügen</numerusform>
            <numerusform>%n Personen hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody on the list is new.</source>
        <translation>Niemand auf der Liste ist neu.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Enter the list</source>
        <translation>Liste eintragen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them different</source>
        <translation>
            <numerusform>einer davon anders</numerusform>
            <numerusform>%n davon anders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer on the list</source>
        <translation>
            <numerusform>einer nicht mehr auf der Liste</numerusform>
            <numerusform>%n nicht mehr auf der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet of the workbook</source>
        <translation>Blatt der Arbeitsmappe</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Spalten …</translation>
    </message>
    <message>
        <source>Those new are</source>
        <translation>Die Neuen sind</translation>
    </message>
    <message>
        <source>Paid how?</source>
        <translation>Wie gezahlt?</translation>
    </message>
    <message>
        <source>Space, or a click in “What happens”, changes the decision for the marked lines.</source>
        <translation>Leertaste oder Klick in „Was geschieht“ ändert die Entscheidung für die markierten Zeilen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Nobody to add</source>
        <translation>Niemand hinzuzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them to the waiting list</source>
        <translation>
            <numerusform>%n davon auf die Warteliste</numerusform>
            <numerusform>%n davon auf die Warteliste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListFileTexts</name>
    <message>
        <source>This program was built without libzip and cannot read workbooks. Save the sheet as CSV.</source>
        <translation>Dieses Programm wurde ohne libzip gebaut und kann keine Arbeitsmappen lesen. Das Blatt bitte als CSV speichern.</translation>
    </message>
    <message>
        <source>The file has more than %1 MB. Save only the list in it.</source>
        <translation>Die Datei hat mehr als %1 MB. Nur die Liste darin speichern.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 MB unpacked. Save only the list in it.</source>
        <translation>Die Arbeitsmappe hat entpackt mehr als %1 MB. Nur die Liste darin speichern.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in its program and save it again as .xlsx or CSV.</source>
        <translation>Die Arbeitsmappe ist beschädigt. In ihrem Programm öffnen und neu als .xlsx oder CSV speichern.</translation>
    </message>
    <message>
        <source>The workbook declares document types, which no office program writes. Save it again as .xlsx or CSV.</source>
        <translation>Die Arbeitsmappe vereinbart Dokumenttypen, was kein Büroprogramm schreibt. Neu als .xlsx oder CSV speichern.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns. Delete those that are not needed.</source>
        <translation>Das Blatt hat mehr als %1 Spalten. Überflüssige löschen.</translation>
    </message>
    <message>
        <source>All sheets of the workbook are hidden. Show the one with the list.</source>
        <translation>Alle Blätter der Arbeitsmappe sind ausgeblendet. Das mit der Liste einblenden.</translation>
    </message>
    <message>
        <source>The workbook has no sheet “%1”, only: %2.</source>
        <translation>Die Arbeitsmappe hat kein Blatt „%1“, nur: %2.</translation>
    </message>
    <message>
        <source>This is a file of an older office program, or has a password. Save it as .xlsx or CSV, without a password.</source>
        <translation>Das ist eine Datei eines älteren Büroprogramms, oder sie hat ein Kennwort. Als .xlsx oder CSV speichern, ohne Kennwort.</translation>
    </message>
    <message>
        <source>This is a file of Numbers or Pages. Export it there as .xlsx or CSV.</source>
        <translation>Das ist eine Datei von Numbers oder Pages. Dort als .xlsx oder CSV exportieren.</translation>
    </message>
    <message>
        <source>This is a text document. Copy the list from it and paste it here, or save it as .xlsx or CSV.</source>
        <translation>Das ist ein Textdokument. Die Liste darin kopieren und hier einfügen, oder als .xlsx oder CSV speichern.</translation>
    </message>
    <message>
        <source>This is a PDF file. Ask for the list as .xlsx or CSV, or copy it and paste it here.</source>
        <translation>Das ist eine PDF-Datei. Die Liste als .xlsx oder CSV schicken lassen, oder kopieren und hier einfügen.</translation>
    </message>
    <message>
        <source>This is a picture. Ask for the list as .xlsx or CSV.</source>
        <translation>Das ist ein Bild. Die Liste als .xlsx oder CSV schicken lassen.</translation>
    </message>
    <message>
        <source>This is a web page or an XML file. Open it in a spreadsheet and save it as .xlsx or CSV.</source>
        <translation>Das ist eine Webseite oder XML-Datei. In einer Tabellenkalkulation öffnen und als .xlsx oder CSV speichern.</translation>
    </message>
    <message>
        <source>This is an archive without a workbook. Unpack it, and read the list in it.</source>
        <translation>Das ist ein Archiv ohne Arbeitsmappe. Entpacken und die Liste darin einlesen.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows. Split it.</source>
        <translation>Das Blatt hat mehr als %1 Zeilen. Bitte aufteilen.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>The desk of a tournament director.</source>
        <translation>Der Meldetisch der Turnierleitung.</translation>
    </message>
    <message>
        <source>The club database; without it the one in the user&apos;s data folder.</source>
        <translation>Die Vereinsdatenbank; sonst die im Datenordner des Benutzers.</translation>
    </message>
    <message>
        <source>Rummy Director</source>
        <translation>Rummy Director</translation>
    </message>
    <message>
        <source>The user&apos;s data folder is unknown: HOME is not set. Name a file with --database.</source>
        <translation>Der Datenordner ist unbekannt: HOME ist nicht gesetzt. Bitte mit --database eine Datei angeben.</translation>
    </message>
    <message>
        <source>Prints help and ends.</source>
        <translation>Gibt diese Hilfe aus.</translation>
    </message>
    <message>
        <source>Prints the version and ends.</source>
        <translation>Gibt die Version aus.</translation>
    </message>
    <message>
        <source>Work in this file itself, or put its contents in the place of your club database?</source>
        <translation>In dieser Datei selbst arbeiten oder ihren Inhalt an die Stelle der eigenen Vereinsdatenbank setzen?</translation>
    </message>
    <message>
        <source>Work in this file</source>
        <translation>In dieser Datei arbeiten</translation>
    </message>
    <message>
        <source>Restore it…</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Keeps database, backups and settings beside the program, as on a stick.</source>
        <translation>Legt Datenbank, Sicherungen und Einstellungen neben das Programm, etwa auf einen Stick.</translation>
    </message>
    <message>
        <source>A tournament to import, a club database to open or restore, or a club file.</source>
        <translation>Ein Turnier zum Einlesen, eine Vereinsdatenbank zum Öffnen oder Zurückholen oder eine Vereinsdatei.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>runs club tournaments of rummy with stones and of Rommé 500</source>
        <translation>führt Vereinsturniere mit Rummysteinen und in Rommé 500</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>the desk of a tournament director</source>
        <translation>der Meldetisch der Turnierleitung</translation>
    </message>
    <message>
        <source>Opens the window with which an evening is run. F1 opens its handbook.</source>
        <translation>Öffnet das Fenster, mit dem man einen Abend leitet. F1 öffnet das Handbuch.</translation>
    </message>
</context>
<context>
    <name>MemberTex</name>
    <message>
        <source>picture kept in the club</source>
        <translation>im Verein gespeichert</translation>
    </message>
</context>
<context>
    <name>MemberTexts</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>open tournament</source>
        <translation>offenes Turnier</translation>
    </message>
    <message>
        <source>licence held</source>
        <translation>Lizenz vorhanden</translation>
    </message>
    <message>
        <source>games a round</source>
        <translation>Spiele je Runde</translation>
    </message>
    <message>
        <source>planned rounds</source>
        <translation>geplante Runden</translation>
    </message>
    <message>
        <source>start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>never together</source>
        <translation>nicht an einen Tisch</translation>
    </message>
    <message>
        <source>clubs apart</source>
        <translation>Vereine getrennt</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Punkteverteilung</translation>
    </message>
    <message>
        <source>tied hands</source>
        <translation>bei gleichen Reststeinen</translation>
    </message>
    <message>
        <source>early termination</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>first-round Rommé</source>
        <translation>Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>claims of a first-round Rommé</source>
        <translation>Claims beim Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>points of a bye</source>
        <translation>Punkte für spielfrei</translation>
    </message>
    <message>
        <source>ranked by</source>
        <translation>Rangfolge nach</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>bei Gleichstand</translation>
    </message>
    <message>
        <source>licence fee for</source>
        <translation>Lizenzgebühr für</translation>
    </message>
    <message>
        <source>rights holder</source>
        <translation>Rechteinhaber</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Anschrift</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>remittance text</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>fixed table</source>
        <translation>fester Tisch</translation>
    </message>
    <message>
        <source>rounds present</source>
        <translation>da in Runden</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>published</source>
        <translation>ausgehängt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>English text</source>
        <translation>englischer Text</translation>
    </message>
    <message>
        <source>German text</source>
        <translation>deutscher Text</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>share the points</source>
        <translation>teilen sich die Punkte</translation>
    </message>
    <message>
        <source>get the better place</source>
        <translation>bekommen den besseren Platz</translation>
    </message>
    <message>
        <source>full points</source>
        <translation>volle Punkte</translation>
    </message>
    <message>
        <source>without the first place&apos;s points</source>
        <translation>ohne die Punkte des ersten Platzes</translation>
    </message>
    <message>
        <source>everybody keeps them</source>
        <translation>jeder behält sie</translation>
    </message>
    <message>
        <source>the others share them</source>
        <translation>die anderen teilen sie</translation>
    </message>
    <message>
        <source>the average of a game</source>
        <translation>der Schnitt eines Spiels</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>the mean of a game</source>
        <translation>Schnitt je Spiel</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>fewest stones</source>
        <translation>wenigste Reststeine</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>who played</source>
        <translation>alle, die gespielt haben</translation>
    </message>
    <message>
        <source>everybody registered</source>
        <translation>alle Angemeldeten</translation>
    </message>
    <message>
        <source>text of certificates</source>
        <translation>Text der Urkunden</translation>
    </message>
    <message>
        <source>places with a certificate</source>
        <translation>Plätze mit Urkunde</translation>
    </message>
    <message>
        <source>background of certificates</source>
        <translation>Hintergrund der Urkunden</translation>
    </message>
    <message>
        <source>logo of certificates</source>
        <translation>Logo der Urkunden</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>deals of a match</source>
        <translation>Spiele einer Partie</translation>
    </message>
    <message>
        <source>points of a table</source>
        <translation>Punkte eines Tisches</translation>
    </message>
    <message>
        <source>going on from each table</source>
        <translation>weiter je Tisch</translation>
    </message>
    <message>
        <source>chips a point</source>
        <translation>Chips je Punkt</translation>
    </message>
    <message>
        <source>chips at the start</source>
        <translation>Chips zu Beginn</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>left the match</source>
        <translation>hat die Partie verlassen</translation>
    </message>
    <message>
        <source>points over all rounds</source>
        <translation>Punkte über alle Runden</translation>
    </message>
    <message>
        <source>ring game</source>
        <translation>Ringspiel</translation>
    </message>
    <message>
        <source>single tournament</source>
        <translation>Einzelturnier</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>K.-o.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>to a target</source>
        <translation>bis zur Zielpunktzahl</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>by</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>design of certificates</source>
        <translation>Gestaltung der Urkunden</translation>
    </message>
    <message>
        <source>certificates in landscape</source>
        <translation>Urkunden im Querformat</translation>
    </message>
    <message>
        <source>laurel</source>
        <translation>Lorbeer</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>schlicht</translation>
    </message>
    <message>
        <source>rounds released to the hall</source>
        <translation>für den Saal freigegebene Runden</translation>
    </message>
    <message>
        <source>minutes a round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>slips by phone</source>
        <translation>Zettel per Handy</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>to the desk</source>
        <translation>an den Meldetisch</translation>
    </message>
    <message>
        <source>confirmed at the table</source>
        <translation>am Tisch bestätigt</translation>
    </message>
    <message>
        <source>most participants</source>
        <translation>höchstens Teilnehmer</translation>
    </message>
    <message>
        <source>places kept until</source>
        <translation>Plätze gehalten bis</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>angemeldet</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>waiting list</source>
        <translation>Warteliste</translation>
    </message>
    <message>
        <source>fee classes</source>
        <translation>Startgeldklassen</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>fee class</source>
        <translation>Startgeldklasse</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>further prizes</source>
        <translation>weitere Preise</translation>
    </message>
    <message>
        <source>one prize a person</source>
        <translation>ein Preis je Person</translation>
    </message>
    <message>
        <source>winners gone home</source>
        <translation>Gewinner, die schon gegangen sind</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>best of a team that count</source>
        <translation>so viele einer Mannschaft zählen</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>percent of the start fees</source>
        <translation>Prozent der Startgelder</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>their prizes are kept</source>
        <translation>ihr Preis wird aufgehoben</translation>
    </message>
    <message>
        <source>the next one gets the prize</source>
        <translation>der Nächste bekommt den Preis</translation>
    </message>
    <message>
        <source>the places</source>
        <translation>die Plätze</translation>
    </message>
    <message>
        <source>a group</source>
        <translation>eine Gruppe</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>the last place</source>
        <translation>der letzte Platz</translation>
    </message>
    <message>
        <source>a door prize</source>
        <translation>zum Verlosen</translation>
    </message>
    <message>
        <source>places that choose freely</source>
        <translation>Plätze mit freier Auswahl</translation>
    </message>
    <message>
        <source>tables of three</source>
        <translation>Dreiertische</translation>
    </message>
    <message>
        <source>even</source>
        <translation>streng gerecht</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>repeats first</source>
        <translation>erst keine Wiederbegegnung</translation>
    </message>
    <message>
        <source>score slip</source>
        <translation>Spielzettel</translation>
    </message>
</context>
<context>
    <name>MergeTexts</name>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Jahreswertung</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Cash count</source>
        <translation>Kassensturz</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New: comes along</source>
        <translation>Neu, kommt mit</translation>
    </message>
    <message>
        <source>Goes on there: the rest is added</source>
        <translation>Dort fortgeführt: der Rest kommt dazu</translation>
    </message>
    <message>
        <source>Is %1 here</source>
        <translation>Ist hier %1</translation>
    </message>
    <message>
        <source>Without a tick it stays as it is here.</source>
        <translation>Ohne Haken bleibt es, wie es hier ist.</translation>
    </message>
    <message>
        <source>Without a tick these are two people.</source>
        <translation>Ohne Haken sind es zwei Personen.</translation>
    </message>
    <message>
        <source>Made one with somebody else there</source>
        <translation>Dort mit jemand anderem zusammengelegt</translation>
    </message>
    <message>
        <source>Deleted here: comes back</source>
        <translation>Hier gelöscht: kommt zurück</translation>
    </message>
    <message>
        <source>Deleted there: here too</source>
        <translation>Dort gelöscht: hier auch</translation>
    </message>
    <message>
        <source>Without a tick it stays deleted.</source>
        <translation>Ohne Haken bleibt es gelöscht.</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Changed in both: comes as a second evening</source>
        <translation>Hier und dort geändert: kommt als eigener Abend</translation>
    </message>
    <message>
        <source>Changed in both: as it is there</source>
        <translation>Hier und dort geändert: wie dort</translation>
    </message>
</context>
<context>
    <name>MissingTexts</name>
    <message>
        <source>Round %1, table %2: disputed</source>
        <translation>Runde %1, Tisch %2: strittig</translation>
    </message>
    <message>
        <source>Round %1, table %2: unclear</source>
        <translation>Runde %1, Tisch %2: ungeklärt</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: a phone reported something else</source>
        <translation>Runde %1, Tisch %2, Spiel %3: vom Handy anders gemeldet</translation>
    </message>
    <message>
        <source>Round %1: not closed yet</source>
        <translation>Runde %1: noch nicht abgeschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) still to be played</source>
        <translation>
            <numerusform>Eine Runde ist noch zu spielen</numerusform>
            <numerusform>%n Runden sind noch zu spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said yet that this was the last round</source>
        <translation>noch nicht als letzte Runde bestätigt</translation>
    </message>
    <message>
        <source>The knock-out has no winner yet</source>
        <translation>das K.-o. hat noch keinen Sieger</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n people are level, and the prize cannot be shared</source>
        <translation>
            <numerusform>Platz %1: %n Person gleichauf, der Preis ist nicht teilbar</numerusform>
            <numerusform>Platz %1: %n Personen gleichauf, der Preis ist nicht teilbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1, table(s) %2: results missing</source>
        <translation>
            <numerusform>Runde %1, Tisch %2: Ergebnisse fehlen</numerusform>
            <numerusform>Runde %1, Tische %2: Ergebnisse fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n result(s) being checked.</source>
        <translation>
            <numerusform>Vorläufig: Ein Ergebnis wird noch geprüft.</numerusform>
            <numerusform>Vorläufig: %n Ergebnisse werden noch geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n round(s) still to be played.</source>
        <translation>
            <numerusform>Vorläufig: Eine Runde ist noch zu spielen.</numerusform>
            <numerusform>Vorläufig: %n Runden sind noch zu spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Provisional: the tournament is not over yet.</source>
        <translation>Vorläufig: Das Turnier ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Provisional: a tie for a prize is not decided yet.</source>
        <translation>Vorläufig: Ein Gleichstand um einen Preis ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1 disputed</source>
        <translation>
            <numerusform>Tisch %1 strittig</numerusform>
            <numerusform>Tische %1 strittig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1 unclear</source>
        <translation>
            <numerusform>Tisch %1 ungeklärt</numerusform>
            <numerusform>Tische %1 ungeklärt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1: report by phone differs</source>
        <translation>
            <numerusform>Tisch %1: Handy-Eingabe weicht ab</numerusform>
            <numerusform>Tische %1: Handy-Eingaben weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) %1: report by phone waits</source>
        <translation>
            <numerusform>Tisch %1: Handy-Eingabe wartet</numerusform>
            <numerusform>Tische %1: Handy-Eingaben warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1: tie for a prize</source>
        <translation>Platz %1: Gleichstand um einen Preis</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: round %1, table(s) %2 being checked.</source>
        <translation>
            <numerusform>Vorläufig: Runde %1, Tisch %2 wird noch geprüft.</numerusform>
            <numerusform>Vorläufig: Runde %1, Tische %2 werden noch geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) being checked.</source>
        <translation>
            <numerusform>Ein Ergebnis wird noch geprüft.</numerusform>
            <numerusform>%n Ergebnisse werden noch geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1, table(s) %2 being checked.</source>
        <translation>
            <numerusform>Runde %1, Tisch %2 wird noch geprüft.</numerusform>
            <numerusform>Runde %1, Tische %2 werden noch geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, table %2: objection by phone</source>
        <translation>Runde %1, Tisch %2: Einspruch per Handy</translation>
    </message>
    <message numerus="yes">
        <source>objection(s): table(s) %1</source>
        <translation>
            <numerusform>Einspruch: Tisch %1</numerusform>
            <numerusform>Einspruch: Tische %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n table(s) still open.</source>
        <translation>
            <numerusform>Vorläufig: 1 Tisch offen.</numerusform>
            <numerusform>Vorläufig: %n Tische offen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovementsModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>In (€)</source>
        <translation>Ein (€)</translation>
    </message>
    <message>
        <source>Out (€)</source>
        <translation>Aus (€)</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Zahlungsweg</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasse</translation>
    </message>
</context>
<context>
    <name>NamesakeQuestion</name>
    <message>
        <source>One person?</source>
        <translation>Eine Person?</translation>
    </message>
    <message>
        <source>They have one name. Ticked together they become one person in the player directory and at all evenings; the names on the evenings stay.</source>
        <translation>Sie heißen gleich. Wer angehakt ist, wird in der Spielerkartei und an allen Abenden eine Person; die Namen an den Abenden bleiben.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n evening(s)</source>
        <translation>
            <numerusform>%1, %n Abend</numerusform>
            <numerusform>%1, %n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>, not in the directory</source>
        <translation>, nicht in der Kartei</translation>
    </message>
    <message>
        <source>Not merged.</source>
        <translation>Nicht zusammengeführt.</translation>
    </message>
    <message>
        <source>Tick two at least.</source>
        <translation>Mindestens zwei anhaken.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Move up: %1</source>
        <translation>Nachrücken: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n place(s)</source>
        <translation>
            <numerusform>%n Platz vergeben</numerusform>
            <numerusform>%n Plätze vergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected are late: release their places</source>
        <translation>
            <numerusform>Noch %n fehlt: den Platz vergeben</numerusform>
            <numerusform>Noch %n fehlen: ihre Plätze vergeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here: %1</source>
        <translation>Nicht da: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n expected are late</source>
        <translation>
            <numerusform>Noch %n fehlt</numerusform>
            <numerusform>Noch %n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is waiting for their places.</source>
        <translation>Niemand wartet auf einen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n expected, until %1</source>
        <translation>
            <numerusform>%n wird erwartet, bis %1 Uhr</numerusform>
            <numerusform>%n werden erwartet, bis %1 Uhr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected</source>
        <translation>
            <numerusform>%n wird erwartet</numerusform>
            <numerusform>%n werden erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>Three letters, a start number or a scanned code, then Enter.</source>
        <translation>Drei Buchstaben, Startnummer oder gescannter Code, dann Enter.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>All are here: draw the first round</source>
        <translation>Alle sind da: erste Runde auslosen</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Alle sind da</translation>
    </message>
    <message>
        <source>Anyone who comes now is enrolled by name.</source>
        <translation>Wer jetzt noch kommt: Namen tippen.</translation>
    </message>
    <message>
        <source>Nobody is registered yet</source>
        <translation>Noch niemand angemeldet</translation>
    </message>
    <message>
        <source>Type a name and press Enter: the person is enrolled and here. Lists are read on the page Participants.</source>
        <translation>Namen tippen, Eingabe: aufgenommen und da. Listen liest die Seite Teilnehmer ein.</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation>Das Turnier ist beendet</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Erste Runde auslosen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 €</source>
        <translation>%1 €</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>shared %1 place</source>
        <translation>geteilter %1 Platz</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 Platz</translation>
    </message>
</context>
<context>
    <name>OpenGamesDialog</name>
    <message>
        <source>Open games of round %1</source>
        <translation>Offene Spiele der Runde %1</translation>
    </message>
    <message>
        <source>What became of these games when the time was over?</source>
        <translation>Was ist aus diesen Spielen geworden?</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Table %1, game %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message>
        <source>played, not typed yet</source>
        <translation>gespielt, noch nicht eingetragen</translation>
    </message>
    <message>
        <source>was running: ended early, count stones</source>
        <translation>lief noch: vorzeitig beendet, Steine zählen</translation>
    </message>
    <message>
        <source>not begun: not played</source>
        <translation>nicht begonnen: nicht gespielt</translation>
    </message>
    <message>
        <source>Time was over</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Table %1, game %2: %3</source>
        <translation>Tisch %1, Spiel %2: %3</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>OpenTablesModel</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>ausgerufen</translation>
    </message>
    <message>
        <source>complete by phone, slip missing</source>
        <translation>per Handy fertig, Zettel fehlt</translation>
    </message>
    <message>
        <source>still playing</source>
        <translation>spielt noch</translation>
    </message>
</context>
<context>
    <name>OpeningTexts</name>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rummy Director</source>
        <translation>Rummy Director</translation>
    </message>
</context>
<context>
    <name>OtherMovements</name>
    <message>
        <source>Movements of no tournament</source>
        <translation>Buchungen ohne Turnier</translation>
    </message>
    <message>
        <source>Donations and the like, and the start fees kept of deleted tournaments.</source>
        <translation>Spenden und dergleichen, und die Startgelder gelöschter Turniere.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel this movement…</source>
        <translation>Buchung stornieren …</translation>
    </message>
    <message>
        <source>Choose a movement first.</source>
        <translation>Bitte erst eine Buchung auswählen.</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>Nicht storniert</translation>
    </message>
    <message>
        <source>It was handed over between boxes; the movement of %1 is cancelled with it.</source>
        <translation>Das Geld ging von Kasse zu Kasse; die Buchung von %1 wird mit storniert.</translation>
    </message>
    <message>
        <source>Cancel this movement?</source>
        <translation>Diese Buchung stornieren?</translation>
    </message>
    <message>
        <source>Cancel the movement</source>
        <translation>Stornieren</translation>
    </message>
</context>
<context>
    <name>OutcomeTexts</name>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>early</source>
        <translation>vorzeitig</translation>
    </message>
    <message>
        <source>1st circuit %1</source>
        <comment>first-round Rommé of a seat</comment>
        <translation>1. Umlauf %1</translation>
    </message>
    <message>
        <source>Rommé %1</source>
        <comment>of a seat</comment>
        <translation>Rommé %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>ausgemacht</translation>
    </message>
    <message>
        <source>stock empty</source>
        <translation>Talon leer</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>a game, names, what was typed</comment>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>PageTexts</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Nothing entered yet.</source>
        <translation>Noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>To the contents</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu sehen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Nobody by that name.</source>
        <translation>Niemand heißt so.</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Mein Tisch</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Spiele</translation>
    </message>
    <message>
        <source>Your name, three letters will do</source>
        <translation>Name, drei Buchstaben genügen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Where do I sit?</source>
        <translation>Wo sitze ich?</translation>
    </message>
    <message>
        <source>Not announced yet.</source>
        <translation>Noch nicht bekannt gegeben.</translation>
    </message>
    <message>
        <source>The code on your player card</source>
        <translation>Der Code auf der eigenen Spielerkarte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>There is no such code. Please look at your card again.</source>
        <translation>Diesen Code gibt es nicht. Bitte noch einmal auf die Karte schauen.</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>Please tell the desk</source>
        <translation>Bitte am Meldetisch sagen</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Table %1, round %2</source>
        <translation>Tisch %1, Runde %2</translation>
    </message>
    <message>
        <source>changed by the desk</source>
        <translation>vom Meldetisch geändert</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>reported, waiting for the desk</source>
        <translation>gemeldet, wartet auf den Meldetisch</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>This slip is not in use any more. What you send is kept for the desk.</source>
        <translation>Dieser Zettel gilt nicht mehr. Was gesendet wird, bleibt für den Meldetisch aufgehoben.</translation>
    </message>
    <message>
        <source>The desk looks at this table.</source>
        <translation>Der Meldetisch schaut sich diesen Tisch an.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Rommé</source>
        <translation>Rommé</translation>
    </message>
    <message>
        <source>First-round Rommé</source>
        <translation>Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer meldet?</translation>
    </message>
    <message>
        <source>- means: did not play.</source>
        <translation>- heißt: nicht mitgespielt.</translation>
    </message>
    <message>
        <source>No network. It is sent as soon as there is one; leave this page open.</source>
        <translation>Kein Netz. Es wird gesendet, sobald eines da ist; die Seite offen lassen.</translation>
    </message>
    <message>
        <source>It is right: send</source>
        <translation>Stimmt so: senden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Stimmt nicht</translation>
    </message>
    <message>
        <source>phones in the hall</source>
        <translation>Handys im Saal</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>This slip&apos;s code opens nothing (any more).</source>
        <translation>Der Code dieses Zettels gilt nicht (mehr).</translation>
    </message>
    <message>
        <source>Please take the slip to the desk.</source>
        <translation>Bitte den Zettel zum Meldetisch bringen.</translation>
    </message>
    <message>
        <source>waits for one of %1</source>
        <comment>seats: A, C, D</comment>
        <translation>es fehlt die Bestätigung von einem aus %1</translation>
    </message>
    <message>
        <source>Game %1, reported by %2: %3</source>
        <translation>Spiel %1, gemeldet von %2: %3</translation>
    </message>
    <message>
        <source>Game %1 is right all the same</source>
        <translation>Spiel %1 stimmt trotzdem</translation>
    </message>
    <message>
        <source>Game %1 is right</source>
        <translation>Spiel %1 stimmt</translation>
    </message>
    <message>
        <source>Is it right?</source>
        <translation>Stimmt es?</translation>
    </message>
    <message>
        <source>%1: taken over by number %2</source>
        <comment>a seat</comment>
        <translation>%1: übernommen von Nummer %2</translation>
    </message>
    <message>
        <source>%1: %2 played for them</source>
        <comment>a seat, a name</comment>
        <translation>%1: %2 hat ersetzt</translation>
    </message>
    <message>
        <source>reported by %1, %2</source>
        <translation>gemeldet von %1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Who played instead?</source>
        <translation>Wer hat stattdessen gespielt?</translation>
    </message>
    <message>
        <source>With it somebody else of the table can confirm the game; without it the game waits for the desk.</source>
        <translation>Damit kann jemand anderes am Tisch das Spiel bestätigen; ohne Code wartet es auf den Meldetisch.</translation>
    </message>
    <message>
        <source>Somebody else of this table compares it with the slip and confirms with their own card.</source>
        <translation>Jemand anderes am Tisch vergleicht mit dem Zettel und bestätigt mit der eigenen Karte.</translation>
    </message>
    <message>
        <source>played for them</source>
        <translation>als Ersatzspieler</translation>
    </message>
    <message>
        <source>took over, own points</source>
        <translation>übernimmt, eigene Punkte</translation>
    </message>
    <message>
        <source>Name; of who took over the number</source>
        <translation>Name; bei Übernahme die Startnummer</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Der Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The file cannot be removed.</source>
        <translation>Die Datei lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Moment bitte</translation>
    </message>
    <message>
        <source>The desk is busy. Load this page again; nothing is kept twice.</source>
        <translation>Der Meldetisch ist gerade beschäftigt. Bitte die Seite neu laden; nichts wird doppelt gespeichert.</translation>
    </message>
    <message>
        <source>The desk is busy. It is sent again by itself; leave this page open.</source>
        <translation>Der Meldetisch ist gerade beschäftigt. Es wird von selbst noch einmal gesendet; die Seite offen lassen.</translation>
    </message>
    <message>
        <source>It could not be sent. Take the slip to the desk.</source>
        <translation>Nicht gesendet. Bitte den Zettel zum Meldetisch bringen.</translation>
    </message>
    <message>
        <source>Number %1 on the waiting list: take no money yet.</source>
        <translation>Nummer %1 der Warteliste: Noch nichts kassieren.</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>has paid</source>
        <translation>hat bezahlt</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>ist da</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Here, %1 paid</source>
        <translation>Da, %1 bezahlt</translation>
    </message>
    <message>
        <source>Here, not paid</source>
        <translation>Da, nicht bezahlt</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <translation>%1 bezahlt</translation>
    </message>
    <message>
        <source>Nobody by that name. Please send them to the desk.</source>
        <translation>Niemand mit diesem Namen. Bitte zur Turnierleitung schicken.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Entered last</source>
        <translation>Zuletzt eingetragen</translation>
    </message>
    <message>
        <source>Name or start number</source>
        <translation>Name oder Startnummer</translation>
    </message>
    <message>
        <source>Check-in</source>
        <comment>a page for helpers</comment>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>The desk has not allowed it.</source>
        <translation>Das hat die Turnierleitung nicht erlaubt.</translation>
    </message>
    <message>
        <source>This is not among the entries made here last.</source>
        <translation>Das gehört nicht zu den letzten Eingaben von hier.</translation>
    </message>
    <message>
        <source>Helper&apos;s code</source>
        <translation>Helfercode</translation>
    </message>
    <message>
        <source>The code is on the helper&apos;s slip. It is easiest to scan the QR code there with the camera.</source>
        <translation>Der Code steht auf dem Helferzettel. Am einfachsten: den QR-Code dort mit der Kamera scannen.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>May: %1.</source>
        <comment>a helper</comment>
        <translation>Darf: %1.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Helper: %1</source>
        <comment>in the journal</comment>
        <translation>Helfer: %1</translation>
    </message>
    <message>
        <source>Another website sent this. Nothing was stored.</source>
        <translation>Das kam von einer anderen Website. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Please sign in. Nothing was stored.</source>
        <translation>Bitte anmelden. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>This code opens nothing (any more). Please ask the desk.</source>
        <translation>Dieser Code gilt nicht (mehr). Bitte bei der Turnierleitung fragen.</translation>
    </message>
    <message>
        <source>This page is out of date. Please go back to it and try again.</source>
        <translation>Die Seite ist veraltet. Bitte zurückgehen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <comment>a page for helpers</comment>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The desk is busy. Please look whether it was stored, and try again.</source>
        <translation>Gerade ist viel los. Bitte nachsehen, ob es gespeichert ist, und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Score slip of table</source>
        <translation>Spielzettel von Tisch</translation>
    </message>
    <message>
        <source>This cannot be printed now.</source>
        <translation>Das lässt sich jetzt nicht drucken.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Please load the list again.</source>
        <translation>Bitte die Liste neu laden.</translation>
    </message>
    <message>
        <source>Please tell the desk.</source>
        <translation>Bitte der Turnierleitung sagen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>papers</comment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Round %1 is being played.</source>
        <translation>Runde %1 läuft.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <translation>Gerade läuft keine Runde.</translation>
    </message>
    <message>
        <source>This is another computer&apos;s address.</source>
        <translation>Das ist die Adresse eines anderen Computers.</translation>
    </message>
    <message>
        <source>Please scan the code again, or type the address that hangs on the wall.</source>
        <translation>Bitte den Code noch einmal scannen oder die Adresse vom Aushang eintippen.</translation>
    </message>
    <message>
        <source>helpers in the hall</source>
        <translation>Helfer im Saal</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>not on the list; enrolled as typed</source>
        <translation>steht nicht auf der Liste; wird so eingetragen</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>steht nicht auf der Liste</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Fee, group</source>
        <translation>Startgeld, Gruppe</translation>
    </message>
    <message>
        <source>And another one</source>
        <translation>Und noch jemand</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message numerus="yes">
        <source>Together: %n person(s)</source>
        <translation>
            <numerusform>Zusammen: %n Person</numerusform>
            <numerusform>Zusammen: %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>Doch nicht zusammen</translation>
    </message>
    <message>
        <source>Nobody by that name. Type the whole name to enrol them.</source>
        <translation>Niemand mit diesem Namen. Zum Eintragen den ganzen Namen tippen.</translation>
    </message>
    <message>
        <source>Not sent yet: %1. It is sent again by itself; leave this page open.</source>
        <translation>Noch nicht gesendet: %1. Das geht von selbst weiter; diese Seite offen lassen.</translation>
    </message>
    <message>
        <source>No contact for three minutes. Read these out at the desk; what arrives later is not entered twice.</source>
        <translation>Seit drei Minuten keine Verbindung. Bitte bei der Turnierleitung vorlesen; was später ankommt, zählt nicht doppelt.</translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>Nicht eingetragen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>This page is out of date. Find the person again.</source>
        <translation>Diese Seite ist nicht mehr aktuell. Bitte neu suchen.</translation>
    </message>
    <message>
        <source>Another amount is due. Nothing was stored.</source>
        <translation>Es ist ein anderer Betrag fällig. Nichts gespeichert.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a fee</comment>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>The code is no longer valid. Read these out at the desk, then scan the new code.</source>
        <translation>Der Code gilt nicht mehr. Bitte bei der Turnierleitung vorlesen, dann den neuen Code scannen.</translation>
    </message>
    <message>
        <source>Nothing was stored. Please scan the code again.</source>
        <translation>Nichts gespeichert. Bitte den Code noch einmal scannen.</translation>
    </message>
    <message>
        <source>The next page is encrypted. The browser does not know this laptop yet, and warns once:</source>
        <translation>Die nächste Seite ist verschlüsselt. Der Browser kennt diesen Laptop noch nicht und warnt einmal:</translation>
    </message>
    <message>
        <source>iPad, iPhone</source>
        <translation>iPad, iPhone</translation>
    </message>
    <message>
        <source>This Connection Is Not Private</source>
        <translation>Diese Verbindung ist nicht privat</translation>
    </message>
    <message>
        <source>Show Details</source>
        <translation>Details einblenden</translation>
    </message>
    <message>
        <source>visit this website</source>
        <translation>diese Website öffnen</translation>
    </message>
    <message>
        <source>Visit Website</source>
        <translation>Website öffnen</translation>
    </message>
    <message>
        <source>Android, Windows</source>
        <translation>Android, Windows</translation>
    </message>
    <message>
        <source>Your connection is not private</source>
        <translation>Dies ist keine sichere Verbindung</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Proceed to … (unsafe)</source>
        <translation>Weiter zu … (unsicher)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>In your box: %1</source>
        <translation>In der Kasse: %1</translation>
    </message>
    <message>
        <source>Forget the code on this phone</source>
        <translation>Code auf diesem Handy vergessen</translation>
    </message>
    <message>
        <source>Score slips</source>
        <comment>a page for helpers</comment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Table, or the number on the slip</source>
        <translation>Tisch oder Zettelnummer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) open</source>
        <translation>
            <numerusform>%n Spiel offen</numerusform>
            <numerusform>%n Spiele offen</numerusform>
        </translation>
    </message>
    <message>
        <source>for the desk</source>
        <translation>für den Meldetisch</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Listed here: tables %1. Any other can be typed, too.</source>
        <translation>Hier stehen die Tische %1. Jeder andere geht auch.</translation>
    </message>
    <message>
        <source>All slips are in.</source>
        <translation>Alle Zettel sind eingetragen.</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Round %1, for %2 min.</source>
        <translation>Runde %1, seit %2 min.</translation>
    </message>
    <message>
        <source>This slip was replaced. Please take the new one.</source>
        <translation>Dieser Zettel wurde ersetzt. Bitte den neuen nehmen.</translation>
    </message>
    <message>
        <source>This round is over. Please take the slip to the desk.</source>
        <translation>Diese Runde ist vorbei. Bitte den Zettel zum Meldetisch bringen.</translation>
    </message>
    <message>
        <source>This table is disputed. Please take the slip to the desk.</source>
        <translation>Dieser Tisch ist strittig. Bitte den Zettel zum Meldetisch bringen.</translation>
    </message>
    <message>
        <source>entered here</source>
        <translation>hier eingetragen</translation>
    </message>
    <message>
        <source>reported by phone</source>
        <translation>per Handy gemeldet</translation>
    </message>
    <message>
        <source>There is no such slip.</source>
        <translation>Diesen Zettel gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>Diesen Tisch gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing can be sent to this page.</source>
        <translation>An diese Seite kann nichts gesendet werden.</translation>
    </message>
    <message>
        <source>Please open it again.</source>
        <translation>Bitte neu öffnen.</translation>
    </message>
    <message>
        <source>That was too long.</source>
        <translation>Das war zu lang.</translation>
    </message>
    <message>
        <source>Nothing was stored. Please go back and shorten it.</source>
        <translation>Nichts gespeichert. Bitte zurückgehen und kürzen.</translation>
    </message>
    <message>
        <source>Too many wrong codes at once</source>
        <translation>Zu viele falsche Codes auf einmal</translation>
    </message>
    <message>
        <source>Please wait ten seconds, then try again.</source>
        <translation>Bitte zehn Sekunden warten, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Too many pages are open. Load this page again in a while.</source>
        <translation>Zu viele Seiten sind offen. Diese Seite nachher noch einmal laden.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>did not play</source>
        <translation>nicht mitgespielt</translation>
    </message>
    <message>
        <source>Somebody else played, or nobody</source>
        <translation>Jemand anderes hat gespielt oder niemand</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>a key</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>− did not play</source>
        <translation>− nicht mitgespielt</translation>
    </message>
    <message>
        <source>+ claims</source>
        <translation>+ Claims</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Another result was typed.</source>
        <translation>Ein anderes Ergebnis wurde getippt.</translation>
    </message>
    <message>
        <source>No place is free: take no money yet.</source>
        <translation>Kein Platz frei: noch nichts kassieren.</translation>
    </message>
    <message>
        <source>To the waiting list</source>
        <translation>Auf die Warteliste</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlen</translation>
    </message>
    <message>
        <source>Already among those together.</source>
        <translation>Ist schon dabei.</translation>
    </message>
    <message>
        <source>Entries waiting on this device: %1. They are sent once you have signed in.</source>
        <translation>Auf diesem Gerät warten noch Eingaben: %1. Sie gehen nach dem Anmelden hinaus.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>No contact with the laptop. It is tried again by itself.</source>
        <translation>Keine Verbindung zum Laptop. Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>A number is missing here.</source>
        <translation>Hier fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>The desk has cleared this game meanwhile. Look at it, then send it again.</source>
        <translation>Die Turnierleitung hat dieses Spiel inzwischen geleert. Ansehen und noch einmal senden.</translation>
    </message>
    <message>
        <source>This game has been entered meanwhile: %1. The slip decides.</source>
        <translation>Dieses Spiel ist inzwischen eingetragen: %1. Der Zettel entscheidet.</translation>
    </message>
    <message>
        <source>The round is over. Your next table will be here once it is drawn.</source>
        <translation>Die Runde ist zu Ende. Der nächste Tisch steht hier, sobald er ausgelost ist.</translation>
    </message>
    <message>
        <source>Then, %1</source>
        <translation>Danach, %1</translation>
    </message>
    <message>
        <source>Please bring your score slip.</source>
        <translation>Bitte den Spielzettel abgeben.</translation>
    </message>
    <message>
        <source>No contact since %1. This page comes back by itself.</source>
        <translation>Keine Verbindung seit %1 Uhr. Die Seite kommt von selbst wieder.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>This is my phone</source>
        <translation>Das ist mein Handy</translation>
    </message>
    <message>
        <source>Not my phone</source>
        <translation>Nicht mein Handy</translation>
    </message>
    <message>
        <source>My games, by the code on my card</source>
        <translation>Meine Spiele, mit dem Code auf der Spielerkarte</translation>
    </message>
    <message>
        <source>%1–%2, %3 of %4</source>
        <comment>names, and the page</comment>
        <translation>%1–%2, %3 von %4</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>Wer sitzt an welchem Tisch?</translation>
    </message>
    <message>
        <source>This page is not from this program. Choose another folder.</source>
        <translation>Diese Seite ist nicht von diesem Programm. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The folder has the pages of another tournament: %1.</source>
        <translation>Im Ordner liegen die Seiten eines anderen Turniers: %1.</translation>
    </message>
    <message>
        <source>here since %1 (%2)</source>
        <translation>da seit %1 Uhr (%2)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct the name</source>
        <translation>Name berichtigen</translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>Store</source>
        <comment>a button</comment>
        <translation>Speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) open</source>
        <translation>
            <numerusform>%n Spiel offen</numerusform>
            <numerusform>%n Spiele offen</numerusform>
        </translation>
    </message>
    <message>
        <source>A lot decides: for the desk</source>
        <translation>Das Los entscheidet: zur Turnierleitung</translation>
    </message>
    <message>
        <source>Somebody else entered it, and the desk decides. Why is it to be corrected?</source>
        <translation>Das hat jemand anderes eingetragen; der Meldetisch entscheidet. Warum soll es berichtigt werden?</translation>
    </message>
    <message>
        <source>a correction waits for the desk</source>
        <translation>Berichtigung wartet auf den Meldetisch</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Tie-breaker</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Talon aufgebraucht</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Somebody has gone out</source>
        <translation>Jemand hat ausgemacht</translation>
    </message>
    <message>
        <source>− in hand; alone: did not play</source>
        <translation>− Rest; allein: nicht mitgespielt</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1, second pass</source>
        <comment>a table</comment>
        <translation>%1, Gegenprüfung</translation>
    </message>
    <message>
        <source>All entered games are compared.</source>
        <translation>Alle eingetragenen Spiele sind gegengeprüft.</translation>
    </message>
    <message>
        <source>to be typed again</source>
        <translation>noch gegenzuprüfen</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>gegengeprüft</translation>
    </message>
    <message>
        <source>Typed now: %1</source>
        <translation>Jetzt getippt: %1</translation>
    </message>
    <message>
        <source>Entered before: %1</source>
        <translation>Vorher eingetragen: %1</translation>
    </message>
    <message>
        <source>Look at the slip: which one is right?</source>
        <translation>Bitte auf den Zettel sehen: Was stimmt?</translation>
    </message>
    <message>
        <source>Look at the slip: which one is right? If what was typed now is, the desk decides.</source>
        <translation>Bitte auf den Zettel sehen: Was stimmt? Stimmt das jetzt Getippte, entscheidet die Turnierleitung.</translation>
    </message>
    <message>
        <source>What was typed now is right</source>
        <translation>Das jetzt Getippte stimmt</translation>
    </message>
    <message>
        <source>What was entered before is right</source>
        <translation>Das vorher Eingetragene stimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to be typed again</source>
        <translation>
            <numerusform>%n Spiel gegenzuprüfen</numerusform>
            <numerusform>%n Spiele gegenzuprüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to be typed again</source>
        <translation>
            <numerusform>%n Spiel gegenzuprüfen</numerusform>
            <numerusform>%n Spiele gegenzuprüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Gegenprüfung</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Results that count</source>
        <translation>Ergebnisse, die zählen</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a name, and the page</comment>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>ParticipantDialog</name>
    <message>
        <source>Participant %1</source>
        <translation>Teilnehmer %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Another participant</source>
        <translation>Anderer Teilnehmer</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>From which round? Give its number.</source>
        <translation>Ab welcher Runde? Bitte die Nummer.</translation>
    </message>
    <message>
        <source>Until which round? Leave it empty for the end.</source>
        <translation>Bis zu welcher Runde? Leer heißt: bis zum Ende.</translation>
    </message>
    <message>
        <source>A start number is 1 or more.</source>
        <translation>Startnummern beginnen bei 1.</translation>
    </message>
    <message>
        <source>A table number is 1 or more.</source>
        <translation>Tischnummern beginnen bei 1.</translation>
    </message>
    <message>
        <source>How much was paid? Give an amount like 5 or 7.50.</source>
        <translation>Wie viel wurde bezahlt? Bitte einen Betrag wie 5 oder 7,50.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2, %3</source>
        <translation>Runde %1: %2, %3</translation>
    </message>
    <message>
        <source>In which round? Give its number.</source>
        <translation>In welcher Runde? Bitte die Nummer.</translation>
    </message>
    <message>
        <source>nobody chosen</source>
        <translation>niemand ausgewählt</translation>
    </message>
    <message>
        <source>Deductions and bonuses</source>
        <translation>Punktabzüge und Gutschriften</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Punktabzug</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Gutschrift</translation>
    </message>
    <message>
        <source>No. %1: %2</source>
        <comment>total of points</comment>
        <translation>Nr. %1: %2</translation>
    </message>
    <message>
        <source>No. %1: %2, place %3</source>
        <comment>total of points</comment>
        <translation>Nr. %1: %2, Platz %3</translation>
    </message>
    <message>
        <source>How many points? Give 1, 0.5 or 1/2, for example, and choose whether they are deducted or added.</source>
        <translation>Wie viele Punkte? Zum Beispiel 1, 0,5 oder 1/2; dazu Punktabzug oder Gutschrift wählen.</translation>
    </message>
    <message>
        <source>Points are deducted and added in steps of 0.1.</source>
        <translation>Punktabzüge und Gutschriften gehen in Zehntelschritten.</translation>
    </message>
    <message>
        <source>What is it for? Give a reason.</source>
        <translation>Wofür? Bitte einen Grund.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>Start fee &amp;paid, €</source>
        <translation>&amp;Bezahlt, €</translation>
    </message>
    <message>
        <source>Pa&amp;ys the start fee of</source>
        <translation>Za&amp;hlt das Startgeld für</translation>
    </message>
    <message>
        <source>Present &amp;from round</source>
        <translation>&amp;Da ab Runde</translation>
    </message>
    <message>
        <source>&amp;until round</source>
        <translation>b&amp;is Runde</translation>
    </message>
    <message>
        <source>Su&amp;rname, if not as shown</source>
        <translation>Nachna&amp;me, falls anders</translation>
    </message>
    <message>
        <source>Start nu&amp;mber</source>
        <translation>S&amp;tartnummer</translation>
    </message>
    <message>
        <source>Fi&amp;xed table</source>
        <translation>&amp;Fester Tisch</translation>
    </message>
    <message>
        <source>Never at a table &amp;with</source>
        <translation>Ni&amp;cht an einen Tisch mit</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Zurüc&amp;knehmen</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>Roun&amp;d</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>Gr&amp;und</translation>
    </message>
    <message>
        <source>&amp;Give</source>
        <translation>Eintr&amp;agen</translation>
    </message>
    <message>
        <source>Groups, separa&amp;ted by commas</source>
        <translation>&amp;Gruppen, durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>ParticipantTexts</name>
    <message>
        <source>not in round %1</source>
        <translation>nicht in Runde %1</translation>
    </message>
    <message>
        <source>not in rounds %1–%2</source>
        <translation>nicht in den Runden %1–%2</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>abgemeldet</translation>
    </message>
    <message>
        <source>only until round %1</source>
        <translation>nur bis Runde %1</translation>
    </message>
    <message>
        <source>from round %1</source>
        <translation>ab Runde %1</translation>
    </message>
    <message>
        <source>fixed table %1</source>
        <translation>fester Tisch %1</translation>
    </message>
    <message>
        <source>never with No. %1</source>
        <translation>nicht an einen Tisch mit Nr. %1</translation>
    </message>
    <message>
        <source>same name as No. %1</source>
        <translation>heißt wie Nr. %1</translation>
    </message>
    <message>
        <source>present</source>
        <translation>da</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>open</source>
        <comment>start fee</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>paid of start fee</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>ohne Klasse</translation>
    </message>
    <message>
        <source>no start fee</source>
        <translation>kein Startgeld</translation>
    </message>
    <message>
        <source>start fee %1</source>
        <translation>Startgeld %1</translation>
    </message>
    <message>
        <source>start fee %1 to %2</source>
        <translation>Startgeld %1 bis %2</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>paid, owed back</comment>
        <translation>%1, %2 zurück</translation>
    </message>
    <message>
        <source>On the waiting list: %1</source>
        <translation>Auf der Warteliste: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1, waiting list</source>
        <translation>Platz %1 der Warteliste</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>this program</source>
        <translation>dieses Programm</translation>
    </message>
    <message>
        <source>window, texts, paper</source>
        <translation>Fenster, Texte, Papier</translation>
    </message>
    <message>
        <source>club database</source>
        <translation>Vereinsdatenbank</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>workbooks</source>
        <translation>Excel-Tabellen</translation>
    </message>
    <message>
        <source>QR codes</source>
        <translation>QR-Codes</translation>
    </message>
    <message>
        <source>tournament files</source>
        <translation>Turnierdateien</translation>
    </message>
    <message>
        <source>pictures of the window</source>
        <translation>Symbole im Fenster</translation>
    </message>
    <message>
        <source>typeface of window and paper</source>
        <translation>Schrift im Fenster und auf Papier</translation>
    </message>
    <message>
        <source>pages for phones</source>
        <translation>Seiten für Handys</translation>
    </message>
    <message>
        <source>lists in workbooks</source>
        <translation>Listen in Arbeitsmappen</translation>
    </message>
    <message>
        <source>encrypted pages for helpers</source>
        <translation>verschlüsselte Seiten für Helfer</translation>
    </message>
</context>
<context>
    <name>PaymentsDialog</name>
    <message>
        <source>Payments of %1</source>
        <translation>Zahlungen von %1</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kassieren</translation>
    </message>
    <message>
        <source>Amount in euros</source>
        <translation>Betrag in Euro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>€</source>
        <translation>€</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückzahlen</translation>
    </message>
    <message>
        <source>Start fee %1, paid %2, open %3</source>
        <translation>Startgeld %1, bezahlt %2, offen %3</translation>
    </message>
    <message>
        <source>Start fee %1 at check-in, paid %2</source>
        <translation>Startgeld %1 beim Einlass, bezahlt %2</translation>
    </message>
    <message>
        <source>How much? Give an amount like 5 or 7.50.</source>
        <translation>Wie viel? Bitte einen Betrag wie 5 oder 7,50 angeben.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Fee class</source>
        <translation>Startgeldklasse</translation>
    </message>
    <message>
        <source>%1, owed back %2</source>
        <translation>%1, zurückzuzahlen %2</translation>
    </message>
    <message>
        <source>More than the start fee</source>
        <translation>Mehr als das Startgeld</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Stimmt so</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>Not seated so far: the tournament loses the entry, the player directory keeps it.</source>
        <translation>Noch nicht gesetzt: Der Eintrag fällt weg, in der Kartei bleibt er.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 were paid. Is that given back now?</source>
        <translation>%1 sind gezahlt. Gleich zurückgeben?</translation>
    </message>
    <message>
        <source>Remove, give back later</source>
        <translation>Entfernen, später zurückgeben</translation>
    </message>
    <message>
        <source>Not seated so far: the tournament loses the entry.</source>
        <translation>Noch nicht gesetzt: Der Eintrag fällt weg.</translation>
    </message>
    <message>
        <source>Remove, %1 given back out of the cash box</source>
        <translation>Entfernen, %1 aus der Kasse zurückgegeben</translation>
    </message>
</context>
<context>
    <name>PeopleDocuments</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>head of a column</comment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <comment>head of a column</comment>
        <translation>%1 besser</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>They met nobody yet.</source>
        <translation>Noch keine Begegnungen.</translation>
    </message>
    <message>
        <source>Ahead and behind: in how many games by points; the others ended level.</source>
        <translation>Besser und schlechter: in wie vielen Spielen nach Punkten; die übrigen gingen gleich aus.</translation>
    </message>
    <message>
        <source>The two were never there together.</source>
        <translation>Die beiden waren noch nie am selben Abend da.</translation>
    </message>
    <message>
        <source>No evening has a result yet.</source>
        <translation>Noch kein Abend hat ein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>PeopleModels</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>%1, last on %2</source>
        <comment>a person, a day</comment>
        <translation>%1, zuletzt am %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place, participants</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>PeopleTexts</name>
    <message numerus="yes">
        <source>%n match(es) in a row</source>
        <translation>
            <numerusform>%n Partie in Folge</numerusform>
            <numerusform>%n Partien in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row</source>
        <translation>
            <numerusform>%n Spiel in Folge</numerusform>
            <numerusform>%n Spiele in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>evenings</comment>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>evenings</comment>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>%1, not in the directory</source>
        <translation>%1, nicht in der Spielerkartei</translation>
    </message>
    <message>
        <source>Most points of an evening</source>
        <translation>Meiste Punkte an einem Abend</translation>
    </message>
    <message>
        <source>Most often out at one evening</source>
        <translation>Am häufigsten ausgemacht an einem Abend</translation>
    </message>
    <message>
        <source>Most Rommés of an evening</source>
        <translation>Meiste Rommés an einem Abend</translation>
    </message>
    <message>
        <source>Longest series of wins</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Best place: %1 (%2)</source>
        <translation>Bester Platz: %1 (%2)</translation>
    </message>
    <message>
        <source>Most points: %1 (%2)</source>
        <translation>Meiste Punkte: %1 (%2)</translation>
    </message>
    <message>
        <source>Longest series of wins: %1 (%2)</source>
        <translation>Längste Siegesserie: %1 (%2)</translation>
    </message>
    <message>
        <source>Worst place: %1 (%2)</source>
        <translation>Schlechtester Platz: %1 (%2)</translation>
    </message>
    <message>
        <source>Fewest points: %1 (%2)</source>
        <translation>Wenigste Punkte: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4, level %5</source>
        <translation>%1 %2, %3 %4, gleich %5</translation>
    </message>
    <message>
        <source>Evenings with both: %1</source>
        <translation>Gemeinsame Abende: %1</translation>
    </message>
    <message>
        <source>Better placed: %1</source>
        <translation>Besser platziert: %1</translation>
    </message>
    <message>
        <source>At one table: %1, games: %2</source>
        <translation>An einem Tisch: %1, Spiele: %2</translation>
    </message>
    <message>
        <source>Ahead in a game: %1</source>
        <translation>Im Spiel besser: %1</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Player directory</source>
        <translation>Spielerkartei</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>In public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>As is usual there</source>
        <translation>Wie dort üblich</translation>
    </message>
    <message>
        <source>At most “Käthe W.”</source>
        <translation>Höchstens „Käthe W.“</translation>
    </message>
    <message>
        <source>Only the start number</source>
        <translation>Nur die Startnummer</translation>
    </message>
    <message>
        <source>Groups, separated by commas</source>
        <translation>Gruppen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>PrizeDialog</name>
    <message>
        <source>Prize-giving on the display</source>
        <translation>Siegerehrung auf der Saalanzeige</translation>
    </message>
    <message>
        <source>The places are called one by one, from the last to the first. The standings stay as they are now, whatever is corrected meanwhile.</source>
        <translation>Die Plätze werden einzeln aufgerufen, vom letzten zum ersten. Es gilt der Stand von jetzt.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Places to call</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Nobody has a result yet.</source>
        <translation>Noch hat niemand ein Ergebnis.</translation>
    </message>
    <message>
        <source>Not settled yet</source>
        <translation>Noch zu klären</translation>
    </message>
</context>
<context>
    <name>PrizeEditor</name>
    <message>
        <source>Add a prize</source>
        <translation>Preis hinzufügen</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prize of rank %1, in euros</source>
        <translation>Preis für Platz %1, in Euro</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the prize of rank %1</source>
        <translation>Preis für Platz %1 entfernen</translation>
    </message>
    <message>
        <source>Sum: %1 €</source>
        <translation>Summe: %1 €</translation>
    </message>
</context>
<context>
    <name>PrizeTexts</name>
    <message>
        <source>Prize-giving</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message numerus="yes">
        <source>Place %1 is shared by %n person(s): decide it in Standings, or leave it shared.</source>
        <translation>
            <numerusform>Platz %1 ist geteilt (%n Person): in der Rangliste entscheiden oder so lassen.</numerusform>
            <numerusform>Platz %1 ist geteilt (%n Personen): in der Rangliste entscheiden oder so lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raffle</source>
        <translation>Verlosung</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Gewonnen hat</translation>
    </message>
    <message>
        <source>Winner %1</source>
        <translation>%1. Gewinner</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <translation>%1 (Platz %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n weitere Person</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone already? %1</source>
        <translation>Schon gegangen? %1</translation>
    </message>
</context>
<context>
    <name>QualitySheetView</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Quality sheet</source>
        <translation>Auslosung geprüft</translation>
    </message>
    <message>
        <source>Nobody meets twice; it cannot be better.</source>
        <translation>Niemand trifft sich zweimal; besser geht es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) are not the first; it cannot be better.</source>
        <translation>
            <numerusform>%n Wiederbegegnung; besser geht es nicht.</numerusform>
            <numerusform>%n Wiederbegegnungen; besser geht es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeting(s) are not the first; perhaps it can be better.</source>
        <translation>
            <numerusform>%n Wiederbegegnung; vielleicht geht es besser.</numerusform>
            <numerusform>%n Wiederbegegnungen; vielleicht geht es besser.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeated meetings</source>
        <translation>Wiederbegegnungen</translation>
    </message>
    <message>
        <source>so far and in this round</source>
        <translation>bisher und in dieser Runde</translation>
    </message>
    <message>
        <source>fewer are not possible</source>
        <translation>weniger geht nicht</translation>
    </message>
    <message>
        <source>no plan has fewer than %1</source>
        <translation>weniger als %1 geht nicht</translation>
    </message>
    <message>
        <source>Tables of three a person</source>
        <translation>Dreiertische je Person</translation>
    </message>
    <message>
        <source>evenly shared</source>
        <translation>gerecht verteilt</translation>
    </message>
    <message>
        <source>not evenly shared</source>
        <translation>nicht gerecht verteilt</translation>
    </message>
    <message>
        <source>Seats A to D</source>
        <translation>Sitze A bis D</translation>
    </message>
    <message>
        <source>most and least used seat</source>
        <translation>häufigster und seltenster Sitz</translation>
    </message>
    <message>
        <source>Same club at a table</source>
        <translation>Gleicher Verein am Tisch</translation>
    </message>
    <message>
        <source>pairs in this round</source>
        <translation>Paare in dieser Runde</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>alle erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>One pair meets at most %n time(s).</source>
        <translation>
            <numerusform>Kein Paar trifft sich öfter als einmal.</numerusform>
            <numerusform>Kein Paar trifft sich öfter als %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most and least visited table of a person differ by %1.</source>
        <translation>Unterschied zwischen häufigstem und seltenstem Tisch: %1.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Auslosungscode: %1</translation>
    </message>
    <message>
        <source>Seed: unknown at this desk</source>
        <translation>Auslosungscode: hier nicht bekannt</translation>
    </message>
    <message>
        <source>Nobody meets twice, but tables of three are not evenly shared.</source>
        <translation>Niemand trifft sich zweimal, doch die Dreiertische sind nicht gerecht verteilt.</translation>
    </message>
    <message>
        <source>People level in the standings are in the order of the seed.</source>
        <translation>Bei Gleichstand setzt der Auslosungscode.</translation>
    </message>
    <message numerus="yes">
        <source>Even: %n repeat(s)</source>
        <translation>
            <numerusform>Gerecht: %n Wiederbegegnung</numerusform>
            <numerusform>Gerecht: %n Wiederbegegnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer repeats: %1</source>
        <translation>Weniger: %1, ausgewogen</translation>
    </message>
    <message>
        <source>Level in the standings</source>
        <translation>Gleichauf in der Rangliste</translation>
    </message>
</context>
<context>
    <name>RaffleDocument</name>
    <message>
        <source>Drawn</source>
        <comment>as the first, second …</comment>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Auslosungscode %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in the raffle</source>
        <translation>
            <numerusform>%n in der Verlosung</numerusform>
            <numerusform>%n in der Verlosung</numerusform>
        </translation>
    </message>
    <message>
        <source>given by hand, without drawing</source>
        <translation>von Hand vergeben, ohne Ziehung</translation>
    </message>
    <message>
        <source>To repeat a draw: the numbers of all in the raffle in ascending order, counted from 0; x is the next number of the generator MT19937-64, set up once with the seed; of the n who are left, the one at place x mod n has won and leaves the row; then the same again. An x from the largest multiple of n up to 2⁶⁴ on is passed over.</source>
        <translation>Nachrechnen: die Nummern aller in der Verlosung aufsteigend, gezählt ab 0; x ist die nächste Zahl des Generators MT19937-64, einmal mit dem Auslosungscode gestartet; von den n, die noch da sind, gewinnt die an der Stelle x mod n und verlässt die Reihe; dann ebenso weiter. Ein x ab dem größten Vielfachen von n bis 2⁶⁴ wird übergangen.</translation>
    </message>
    <message>
        <source>No raffle was drawn.</source>
        <translation>Es wurde nichts verlost.</translation>
    </message>
    <message>
        <source>Raffle %1</source>
        <translation>Verlosung %1</translation>
    </message>
    <message>
        <source>Won by: %1</source>
        <translation>Gewonnen: %1</translation>
    </message>
</context>
<context>
    <name>RankMovesStrip</name>
    <message>
        <source>Ctrl+Enter</source>
        <comment>key</comment>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>store</source>
        <translation>speichern</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>This correction changes no rank</source>
        <translation>Diese Berichtigung ändert keinen Platz</translation>
    </message>
    <message numerus="yes">
        <source>This correction changes %n rank(s)</source>
        <translation>
            <numerusform>Diese Berichtigung ändert %n Platz</numerusform>
            <numerusform>Diese Berichtigung ändert %n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a name and two ranks</comment>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankMovesView</name>
    <message numerus="yes">
        <source>This change moves %n rank(s)</source>
        <translation>
            <numerusform>Diese Änderung verschiebt einen Platz</numerusform>
            <numerusform>Diese Änderung verschiebt %n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>This change moves no rank</source>
        <translation>Diese Änderung verschiebt keinen Platz</translation>
    </message>
    <message>
        <source>Nobody has a rank yet</source>
        <translation>Noch ist niemand platziert</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und ein weiterer.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2 %3</source>
        <translation>%1 → %2 %3</translation>
    </message>
    <message>
        <source>Only the setting is stored; all points are recalculated.</source>
        <translation>Gespeichert wird nur die Einstellung; alle Punkte werden neu berechnet.</translation>
    </message>
    <message>
        <source>round %1, table %2 (%3)</source>
        <translation>Runde %1, Tisch %2 (%3)</translation>
    </message>
    <message>
        <source>Open again:</source>
        <translation>Geht wieder weiter:</translation>
    </message>
    <message>
        <source>Change the rules?</source>
        <translation>Regeln ändern?</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>A hand cannot have %1 stones left. Give 0 or more.</source>
        <translation>%1 Reststeine gibt es nicht. Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>Nobody can have %1 claims. Give 0 or more.</source>
        <translation>%1 Claims gibt es nicht. Bitte 0 oder mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Rummy-pure has no claims, but %n stand here. Leave them out.</source>
        <translation>
            <numerusform>Rummy-pur hat keine Claims, hier steht einer. Bitte weglassen.</numerusform>
            <numerusform>Rummy-pur hat keine Claims, hier stehen %n. Bitte weglassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were played; the rules need %1 to 4. Close the game as not played, or enter who played.</source>
        <translation>
            <numerusform>Nur einer hat mitgespielt, nötig sind %1 bis 4. Wer fehlt noch? Sonst: Spiel nicht gespielt.</numerusform>
            <numerusform>%n haben mitgespielt, nötig sind %1 bis 4. Wer fehlt noch? Sonst: Spiel nicht gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has gone out: a Rommé needs one hand of 0 stones. If the game was ended early, enter it as ended early.</source>
        <translation>Niemand hat 0. Vorzeitig beendet? Dann bitte so eintragen.</translation>
    </message>
    <message>
        <source>Somebody has gone out, so the game was not ended early. Enter it as a Rommé.</source>
        <translation>Jemand hat 0, also Rommé und nicht vorzeitig beendet.</translation>
    </message>
    <message>
        <source>This tournament does not score a first-round Rommé. Enter the game as a Rommé, or change the option firstRoundRomme.</source>
        <translation>Rommé im ersten Umlauf gilt in diesem Turnier nicht. Bitte als Rommé eintragen oder die Regel ändern (firstRoundRomme).</translation>
    </message>
    <message>
        <source>The stones left and 4 for each claim make %1, but the game has only %2 stones. Look at the slip again.</source>
        <translation>Reststeine und 4 je Claim ergeben %1, das Spiel hat aber nur %2 Steine – bitte Zettel prüfen.</translation>
    </message>
    <message>
        <source>%1 stones in one hand are many; more than %2 are hardly possible. Is that right?</source>
        <translation>%1 Reststeine? Mehr als %2 kommen kaum vor.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody went out, yet only %n stone(s) can lie on the table. Is that right?</source>
        <translation>
            <numerusform>Rommé, aber nur ein Stein kann ausliegen. Stimmt das?</numerusform>
            <numerusform>Rommé, aber nur %n Steine können ausliegen. Stimmt das?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims by one person are many. Is that right?</source>
        <translation>%1 Claims bei einem? Das ist viel.</translation>
    </message>
    <message>
        <source>%1 stones in one hand: in the first circuit nobody has more than %2. Was it really a first-round Rommé?</source>
        <translation>%1 Reststeine, im ersten Umlauf hat keiner mehr als %2. Wirklich Rommé im ersten Umlauf?</translation>
    </message>
    <message>
        <source>The stones left and 4 for each claim make %1, but the first circuit deals only %2. Was it really a first-round Rommé?</source>
        <translation>Reststeine und 4 je Claim ergeben %1, im ersten Umlauf sind nur %2 im Spiel. Wirklich Rommé im ersten Umlauf?</translation>
    </message>
    <message>
        <source>The game before at this table has the same numbers. Was it entered twice?</source>
        <translation>Dieselben Zahlen wie im Spiel davor. Doppelt eingetragen?</translation>
    </message>
    <message>
        <source>Nobody can have melded %1 points. Give 0 or more.</source>
        <translation>%1 Punkte ausgelegt? Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>A hand cannot have %1 points left. Give 0 or more; they are taken off by themselves.</source>
        <translation>%1 Restpunkte? Bitte 0 oder mehr; abgezogen wird von selbst.</translation>
    </message>
    <message>
        <source>No hand counts 1 point: an ace counts 15 there. Look at the slip again.</source>
        <translation>Ein einzelner Restpunkt geht nicht: Das Ass zählt 15 – bitte Zettel prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were played; a deal needs %1 to 4. Close the deal as not played, or enter who played.</source>
        <translation>
            <numerusform>Nur einer hat gespielt, nötig sind %1 bis 4. Wer fehlt noch? Sonst: Spiel nicht gespielt.</numerusform>
            <numerusform>%n haben gespielt, nötig sind %1 bis 4. Wer fehlt noch? Sonst: Spiel nicht gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no points left, but only one can go out. Look at the slip again.</source>
        <translation>
            <numerusform>Einmal 0 Restpunkte – bitte Zettel prüfen.</numerusform>
            <numerusform>%n-mal 0 Restpunkte – bitte Zettel prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has gone out: that needs one hand of 0 points. If the stock was used up, enter the deal as ended by the stock.</source>
        <translation>Niemand hat 0 Restpunkte. Talon aufgebraucht? Dann bitte so eintragen.</translation>
    </message>
    <message>
        <source>The hands make %1 points, but all cards together have only %2. Look at the slip again.</source>
        <translation>Restpunkte zusammen %1, alle Karten haben nur %2 – bitte Zettel prüfen.</translation>
    </message>
    <message>
        <source>%1 points were melded in all, but the smallest meld has %2. Look at the slip again.</source>
        <translation>Zusammen %1 ausgelegt, die kleinste Auslage hat aber %2 – bitte Zettel prüfen.</translation>
    </message>
    <message>
        <source>%1 points were melded in all; without an exchanged joker there are %2. Is that right?</source>
        <translation>Zusammen %1 ausgelegt; ohne ausgelösten Joker gibt es nur %2. Stimmt das?</translation>
    </message>
    <message>
        <source>Melded and in hand make %1 points; without an exchanged joker there are %2. Is that right?</source>
        <translation>Ausgelegt und Rest ergeben %1; ohne ausgelösten Joker gibt es nur %2. Stimmt das?</translation>
    </message>
    <message>
        <source>The deal before at this table has the same numbers. Was it entered twice?</source>
        <translation>Dieselben Zahlen wie im Spiel davor. Doppelt eingetragen?</translation>
    </message>
    <message>
        <source>The match was over after game %2; game %1 has no place in it. Leave it out.</source>
        <translation>Nach Spiel %2 war die Partie zu Ende. Spiel %1 bitte weglassen.</translation>
    </message>
    <message>
        <source>The match is over and tied at the top. Enter a tie-breaker deal among numbers %1.</source>
        <translation>Die Partie endet mit Gleichstand an der Spitze. Es fehlt das Stechen der Nummern %1.</translation>
    </message>
    <message>
        <source>No tie-breaker deal is due at game %1. Enter it as a deal of the match, or not at all.</source>
        <translation>Bei Spiel %1 steht kein Stechen an. Bitte als Spiel der Partie eintragen oder weglassen.</translation>
    </message>
    <message>
        <source>The tie-breaker deal is due among numbers %1 and nobody else. Name these.</source>
        <translation>Ins Stechen gehen nur die Nummern %1. Bitte genau diese angeben.</translation>
    </message>
    <message>
        <source>A tie-breaker deal has to say who played it. Name them.</source>
        <translation>Wer hat im Stechen gespielt? Bitte angeben.</translation>
    </message>
    <message>
        <source>Number %1 is tied and has to play the tie-breaker deal. Enter the result, or note that they left the match.</source>
        <translation>Nummer %1 muss ins Stechen. Bitte Ergebnis eintragen oder vermerken: hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>With this result the deals %1 after it would have no place in the match. Clear these first, the last one first.</source>
        <translation>Damit wäre die Partie schon vor den Spielen %1 zu Ende. Bitte diese zuerst löschen, das letzte zuerst.</translation>
    </message>
    <message>
        <source>No lot is due at table %1. Leave it out.</source>
        <translation>An Tisch %1 wird nicht gelost. Bitte weglassen.</translation>
    </message>
    <message>
        <source>Number %1 takes no part in the lot. It is drawn among numbers %2.</source>
        <translation>Nummer %1 lost nicht mit. Gelost wird unter %2.</translation>
    </message>
    <message>
        <source>Number %1 is drawn twice. Name each once.</source>
        <translation>Nummer %1 ist doppelt gezogen. Bitte jede nur einmal.</translation>
    </message>
    <message>
        <source>%1 of %2 places are drawn. Draw for all of them.</source>
        <translation>%1 von %2 Plätzen gezogen. Bitte um alle losen.</translation>
    </message>
    <message>
        <source>Number %1 does not sit at this table, so they cannot leave its match. Look at the seating.</source>
        <translation>Nummer %1 sitzt nicht an diesem Tisch. Bitte im Sitzplan nachsehen.</translation>
    </message>
    <message>
        <source>Number %1 left the match twice. Name each once.</source>
        <translation>Nummer %1 ist doppelt. Bitte jede nur einmal.</translation>
    </message>
    <message>
        <source>Number %1 has not left the match, so they cannot come back to it.</source>
        <translation>Nummer %1 hat die Partie gar nicht verlassen.</translation>
    </message>
    <message>
        <source>Of a knock-out one round at a time is seated: only its tables tell who is in the next.</source>
        <translation>Im K.-o. geht nur eine Runde auf einmal: Erst ihr Ergebnis zeigt, wer weiterkommt.</translation>
    </message>
    <message>
        <source>In round %1 it is not decided who goes on from tables %2. Enter what is missing there first.</source>
        <translation>Runde %1: An den Tischen %2 ist noch offen, wer weiterkommt. Bitte zuerst dort eintragen.</translation>
    </message>
    <message>
        <source>Number %1 has won the knock-out. There is no further round.</source>
        <translation>Das K.-o. ist entschieden: 1. Platz Nummer %1.</translation>
    </message>
    <message>
        <source>Number %1 was out of the knock-out after round %2. Seat only those who advance.</source>
        <translation>Nummer %1 ist seit Runde %2 ausgeschieden. Bitte nur setzen, wer weiterkommt.</translation>
    </message>
    <message>
        <source>This is only for tournaments of Rommé 500.</source>
        <translation>Das gibt es nur bei Rommé 500.</translation>
    </message>
    <message>
        <source>This tournament is no knock-out, so it has no tree.</source>
        <translation>Kein K.-o.-Turnier, also kein Baum.</translation>
    </message>
    <message>
        <source>This tournament has no chips. Set pcr, the chips a point is worth.</source>
        <translation>Ohne Chips. Dafür pcr setzen, die Chips je Punkt.</translation>
    </message>
    <message>
        <source>This must be a text, in quotation marks.</source>
        <translation>Hier muss ein Text stehen, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Hier muss eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Hier muss true oder false stehen.</translation>
    </message>
    <message>
        <source>This must be an object, in braces.</source>
        <translation>Hier muss ein Objekt stehen, in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>This must be a list, in brackets.</source>
        <translation>Hier muss eine Liste stehen, in eckigen Klammern.</translation>
    </message>
    <message>
        <source>This must be match points as a text, such as &quot;4&quot;, &quot;-1/2&quot; or &quot;2.5&quot;.</source>
        <translation>Hier müssen Punkte als Text stehen, etwa &quot;4&quot;, &quot;-1/2&quot; oder &quot;2.5&quot;.</translation>
    </message>
    <message>
        <source>This must be the name of a scale, or an object with the values for each table size.</source>
        <translation>Hier muss eine Punkteverteilung stehen: ihr Name oder ein Objekt mit den Werten je Tischgröße.</translation>
    </message>
    <message>
        <source>This must be a list of two start numbers.</source>
        <translation>Hier müssen zwei Startnummern als Liste stehen.</translation>
    </message>
    <message>
        <source>This must be a whole number of cents, or a list of them.</source>
        <translation>Hier müssen ganze Cent stehen, einzeln oder als Liste.</translation>
    </message>
    <message>
        <source>This must be a start number, or a list of them.</source>
        <translation>Hier muss eine Startnummer stehen oder eine Liste davon.</translation>
    </message>
    <message>
        <source>The file is not written in UTF-8. Save it with that encoding.</source>
        <translation>Die Datei ist nicht in UTF-8. Bitte mit dieser Kodierung speichern.</translation>
    </message>
    <message>
        <source>The text breaks off the form of the file: %1.</source>
        <translation>Hier ist das JSON ungültig: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the format of a tournament file. Choose a file this program exported.</source>
        <translation>„%1“ ist keine Turnierdatei. Bitte eine wählen, die dieses Programm exportiert hat.</translation>
    </message>
    <message>
        <source>Version %1 of the tournament file is not known here, only version %2. Use a newer version of this program.</source>
        <translation>Turnierdatei der Version %1, bekannt ist hier nur %2. Bitte das Programm erneuern.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known. Correct its spelling or leave it out.</source>
        <translation>Der Schlüssel „%1“ ist unbekannt. Verschrieben? Sonst weglassen.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; occurs here twice. Keep one of them.</source>
        <translation>Der Schlüssel „%1“ ist doppelt. Bitte einen streichen.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>Der Schlüssel „%1“ fehlt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number. Give one in plain digits.</source>
        <translation>„%1“ ist keine ganze Zahl. Bitte nur Ziffern.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give a number from %2 to %3.</source>
        <translation>%1 geht nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here. Give one of: %2.</source>
        <translation>„%1“ ist unbekannt. Möglich: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date. Give year, month and day, as in 2026-05-14.</source>
        <translation>„%1“ ist kein Datum. Bitte wie 2026-05-14.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount of match points. Give a whole number, a fraction or a decimal in steps of 0.1, as in 4, -1/2 or 2.5.</source>
        <translation>„%1“ ist keine Punktzahl. Bitte wie 4, -1/2 oder 2.5 (Zehntelschritte).</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known and was left out.</source>
        <translation>Spalte „%1“ ist unbekannt und bleibt weg.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing. Add it to the first line.</source>
        <translation>Die Spalte „%1“ fehlt in der ersten Zeile.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; occurs in the first line twice. Keep one of them.</source>
        <translation>Die Spalte „%1“ ist doppelt. Bitte eine streichen.</translation>
    </message>
    <message>
        <source>The line has %1 fields, but the first line names %2. Look for a missing or superfluous separator.</source>
        <translation>Die Zeile hat %1 Felder statt %2. Ein Trennzeichen zu viel oder zu wenig?</translation>
    </message>
    <message>
        <source>A quotation mark is opened here and never closed. Close it.</source>
        <translation>Hier fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>No participant has the start number %1. Look it up in the list of participants, or enrol the person.</source>
        <translation>Startnummer %1 gibt es nicht. Noch nicht angemeldet?</translation>
    </message>
    <message>
        <source>The start number %1 is already taken. Give another one, or none: then the next free one is used.</source>
        <translation>Startnummer %1 ist vergeben. Ohne Angabe gibt es die nächste freie.</translation>
    </message>
    <message>
        <source>The name is missing. A first name is enough.</source>
        <translation>Der Name fehlt. Ein Vorname genügt.</translation>
    </message>
    <message>
        <source>The text has line breaks or other control characters. Write it in one plain line.</source>
        <translation>Der Text hat Zeilenumbrüche oder Steuerzeichen. Bitte eine einfache Zeile.</translation>
    </message>
    <message>
        <source>Somebody present from round %1 cannot leave after round %2. Swap the two.</source>
        <translation>Da ab Runde %1, aber nur bis Runde %2? Bitte tauschen.</translation>
    </message>
    <message>
        <source>Numbers %1 and %2 both appear in round %3, so they are two people. Nothing was merged.</source>
        <translation>Nr. %1 und Nr. %2 haben beide in Runde %3 gespielt, sind also zwei Personen. Nichts zusammengelegt.</translation>
    </message>
    <message>
        <source>Number %1 appears in round %2 and has to stay. Enter when the person leaves instead.</source>
        <translation>Nr. %1 ist in Runde %2 dabei und bleibt deshalb stehen. Stattdessen abmelden.</translation>
    </message>
    <message>
        <source>Number %1 has a penalty. Cancel the penalty first.</source>
        <translation>Nr. %1 hat einen Punktabzug. Bitte zuerst streichen.</translation>
    </message>
    <message>
        <source>Number %1 is kept apart from somebody. Remove that wish first.</source>
        <translation>Nr. %1 hat den Wunsch „nicht an einen Tisch“. Bitte zuerst streichen.</translation>
    </message>
    <message>
        <source>%1 match points are no multiple of 0.1. Give a penalty in steps of 0.1.</source>
        <translation>%1 Punkte? Punktabzüge gehen in Zehntelschritten.</translation>
    </message>
    <message>
        <source>There is no penalty number %1. Count them in the order in which they were given.</source>
        <translation>Punktabzug Nummer %1 gibt es nicht. Gezählt wird in der Reihenfolge der Eingabe.</translation>
    </message>
    <message>
        <source>There is no round %1. Give the number of a round that was seated.</source>
        <translation>Runde %1 ist nicht ausgelost.</translation>
    </message>
    <message>
        <source>Round %1 is already there. Give the next number, or change the seating of the existing round.</source>
        <translation>Runde %1 gibt es schon. Bitte die nächste Nummer, oder die Sitze dieser Runde ändern.</translation>
    </message>
    <message>
        <source>This round has no table %1. Look at the seating.</source>
        <translation>Tisch %1 gibt es in dieser Runde nicht. Bitte im Sitzplan nachsehen.</translation>
    </message>
    <message>
        <source>Table %1 occurs in this round twice. Give each table its own number.</source>
        <translation>Tisch %1 ist doppelt. Bitte jedem Tisch eine eigene Nummer.</translation>
    </message>
    <message>
        <source>A table of %1 is not possible: the rules seat %2 to %3. Seat the people otherwise.</source>
        <translation>Ein Tisch zu %1 geht nicht, nur %2 bis %3. Bitte anders setzen.</translation>
    </message>
    <message>
        <source>Number %1 is seated twice in this round. Keep one of the seats.</source>
        <translation>Nr. %1 sitzt in dieser Runde zweimal. Bitte einen Sitz streichen.</translation>
    </message>
    <message>
        <source>Number %1 is seated and has a bye in this round. Keep one of both.</source>
        <translation>Nr. %1 ist in dieser Runde gesetzt und spielfrei. Bitte eines streichen.</translation>
    </message>
    <message>
        <source>Number %1 has two byes in this round. Keep one.</source>
        <translation>Nr. %1 ist in dieser Runde zweimal spielfrei. Bitte eines streichen.</translation>
    </message>
    <message>
        <source>A draft has no results. Publish the round, or leave the games out.</source>
        <translation>Ein Entwurf hat keine Ergebnisse. Bitte aushängen oder die Spiele weglassen.</translation>
    </message>
    <message>
        <source>Round %1 is a draft. Publish it first.</source>
        <translation>Runde %1 ist noch ein Entwurf. Bitte zuerst aushängen.</translation>
    </message>
    <message>
        <source>Round %1 is already published and being played.</source>
        <translation>Runde %1 hängt schon aus.</translation>
    </message>
    <message>
        <source>Round %1 is closed. Reopen it first.</source>
        <translation>Runde %1 ist abgeschlossen. Bitte zuerst wieder öffnen.</translation>
    </message>
    <message>
        <source>Round %1 is cancelled. Reopen it first.</source>
        <translation>Runde %1 ist abgesagt. Bitte zuerst wieder öffnen.</translation>
    </message>
    <message>
        <source>Results were entered at table %2 of round %1 and would be lost. Clear them first, or leave the table as it is.</source>
        <translation>Nicht möglich: Ergebnisse schon eingetragen (Runde %1, Tisch %2). Bitte zuerst löschen.</translation>
    </message>
    <message>
        <source>With %1 games a round, game %2 would lie beyond, but it was entered. Clear it first.</source>
        <translation>Bei %1 Spielen fiele Spiel %2 weg, es ist aber eingetragen. Bitte zuerst löschen.</translation>
    </message>
    <message>
        <source>Round %1 has no tables. Seat at least one table.</source>
        <translation>Runde %1 hat keine Tische. Mindestens einer muss besetzt sein.</translation>
    </message>
    <message>
        <source>Number %1 is not present in round %2. Change the presence first, or seat somebody else.</source>
        <translation>Nr. %1 fehlt in Runde %2. Bitte zuerst als da eintragen oder jemand anderen setzen.</translation>
    </message>
    <message>
        <source>Seat %3 of table %2 in round %1 is left out. Fill the seats from A on without a gap.</source>
        <translation>Runde %1, Tisch %2: Sitz %3 ist leer. Bitte ab A lückenlos setzen.</translation>
    </message>
    <message>
        <source>Seat %3 of table %2 in round %1 is given twice. Give each seat to one person.</source>
        <translation>Runde %1, Tisch %2: Sitz %3 ist doppelt vergeben.</translation>
    </message>
    <message>
        <source>Number %1 has no seat in round %2. Look at the seating.</source>
        <translation>Nr. %1 sitzt in Runde %2 nirgends. Bitte im Sitzplan nachsehen.</translation>
    </message>
    <message>
        <source>Round %1 cannot be seated now; the next round is %2. Rounds follow one another without a gap.</source>
        <translation>Runde %1 ist noch nicht dran, als Nächstes kommt Runde %2.</translation>
    </message>
    <message>
        <source>Round %1 is not the last one, that is round %2. Withdraw the later rounds first.</source>
        <translation>Runde %1 ist nicht die letzte, das ist Runde %2. Bitte die späteren zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>Round %1 cannot be published while round %2 is still a draft. Publish that one first.</source>
        <translation>Vor Runde %1 bitte erst Runde %2 aushängen.</translation>
    </message>
    <message>
        <source>Number %1 is given twice. Name two different people.</source>
        <translation>Nr. %1 ist doppelt. Bitte zwei verschiedene Personen.</translation>
    </message>
    <message>
        <source>Round %1 was seated otherwise meanwhile. Look at the tables and do it again.</source>
        <translation>Runde %1 wurde inzwischen anders gesetzt. Bitte Tische ansehen und noch einmal.</translation>
    </message>
    <message>
        <source>%1 is no edition of a score slip. Give a number from 1 to %2.</source>
        <translation>%1 ist keine Ausgabe eines Spielzettels. Möglich: 1 bis %2.</translation>
    </message>
    <message>
        <source>Table %2 of round %1 has had %3 score slips, and there is no number for another one. Leave its seats as they are.</source>
        <translation>Runde %1, Tisch %2: Nach %3 Spielzetteln gibt es keine Nummer mehr. Die Sitze müssen so bleiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no slip id. Type it as on the slip, as in 3-07-2.</source>
        <translation>„%1“ ist keine Zettelnummer. Sie sieht aus wie 3-07-2.</translation>
    </message>
    <message>
        <source>The slip id %1 is mistyped: its last digit does not fit the others. Look at the slip and type it again.</source>
        <translation>Zettelnummer %1 ist vertippt – bitte noch einmal vom Zettel.</translation>
    </message>
    <message>
        <source>The slip of round %1, table %2 was replaced because the seats changed. Take the new slip.</source>
        <translation>Dieser Zettel gilt nicht mehr: Runde %1, Tisch %2 sitzt anders. Bitte den neuen Zettel nehmen.</translation>
    </message>
    <message>
        <source>The seats that this slip of round %1, table %2 shows were taken back. Print the table&apos;s slip again.</source>
        <translation>Die Sitze auf diesem Zettel (Runde %1, Tisch %2) wurden rückgängig gemacht. Bitte neu drucken.</translation>
    </message>
    <message>
        <source>There is no game %1: the round has games 1 to %2.</source>
        <translation>Spiel %1 gibt es nicht, nur 1 bis %2.</translation>
    </message>
    <message>
        <source>Game %1 occurs at this table twice. Keep one of them.</source>
        <translation>Spiel %1 ist doppelt. Bitte eines streichen.</translation>
    </message>
    <message>
        <source>%1 hands are given, but the table has %2 seats. Give one for each seat; who did not play has none.</source>
        <translation>%1 Ergebnisse für %2 Sitze. Bitte eines je Sitz, auch für „nicht mitgespielt“.</translation>
    </message>
    <message>
        <source>Somebody plays for this seat and somebody takes it over. Keep one of both.</source>
        <translation>Ersatzspieler oder Übernahme? Bitte nur eines.</translation>
    </message>
    <message>
        <source>The name of who played is missing. Give it.</source>
        <translation>Wie heißt der Ersatzspieler?</translation>
    </message>
    <message>
        <source>Number %1 would hold two hands in this game. Look who really played.</source>
        <translation>Nr. %1 hätte in diesem Spiel zwei Ergebnisse. Wer hat wirklich gespielt?</translation>
    </message>
    <message>
        <source>The reason is missing. Say why in a few words.</source>
        <translation>Der Grund fehlt. Ein paar Worte genügen.</translation>
    </message>
    <message>
        <source>Game %1 has not been entered. Enter it first.</source>
        <translation>Spiel %1 ist noch nicht eingetragen.</translation>
    </message>
    <message>
        <source>There is another result already: %1. To replace it, enter this one as a correction.</source>
        <translation>Dort steht schon: %1. Zum Ersetzen bitte als Berichtigung eintragen.</translation>
    </message>
    <message>
        <source>The game was changed since: you saw revision %1, now it is %2: %3. Look at it and enter again.</source>
        <translation>Inzwischen geändert (Stand %1, jetzt %2): %3. Bitte ansehen und noch einmal eintragen.</translation>
    </message>
    <message>
        <source>Game %1 was entered at one of the two tables only. Enter it at the other one too, or leave results with the seat.</source>
        <translation>Spiel %1 steht nur an einem der beiden Tische. Bitte auch am anderen eintragen, oder Ergebnisse beim Sitz lassen.</translation>
    </message>
    <message>
        <source>Tables %1 and %2 have different numbers of seats, so their results cannot change places.</source>
        <translation>Tisch %1 und Tisch %2 haben verschieden viele Sitze. Tauschen geht nicht.</translation>
    </message>
    <message>
        <source>This result is of other rules than the tournament&apos;s. Rommé 500 has points melded and in hand, the others have stones and claims.</source>
        <translation>Das Ergebnis passt nicht zu den Regeln: Rommé 500 hat Ausgelegtes und Restpunkte, die anderen Reststeine und Claims.</translation>
    </message>
    <message>
        <source>There is no tournament %1. Look it up in the list of tournaments.</source>
        <translation>Turnier %1 gibt es nicht. Bitte in der Liste nachsehen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The stored value no longer fits this step of the journal, so it cannot be undone or redone.</source>
        <translation>Das wurde inzwischen anders geändert und lässt sich nicht mehr zurücknehmen oder wiederholen.</translation>
    </message>
    <message>
        <source>%1 of that club is in the player directory already. Merge the two entries instead.</source>
        <translation>%1 steht mit diesem Verein schon in der Spielerkartei. Bitte die Einträge zusammenlegen.</translation>
    </message>
    <message>
        <source>There is no club database. Create a tournament, import one, or name another file.</source>
        <translation>Noch keine Vereinsdatenbank. Bitte ein Turnier anlegen, eines einlesen oder eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>The file cannot be written. Look at the permissions of the file and its folder.</source>
        <translation>Kein Schreibzugriff. Bitte die Rechte von Datei und Ordner prüfen.</translation>
    </message>
    <message>
        <source>Another program keeps the club database busy. Wait a moment and try again.</source>
        <translation>Ein anderes Programm benutzt gerade die Vereinsdatenbank. Bitte gleich noch einmal.</translation>
    </message>
    <message>
        <source>The club database is damaged. Restore the last backup.</source>
        <translation>Die Vereinsdatenbank ist beschädigt. Bitte die letzte Sicherung zurückholen.</translation>
    </message>
    <message>
        <source>The club database was written by a newer version of this program. Install that version.</source>
        <translation>Die Vereinsdatenbank stammt von einer neueren Version. Bitte das Programm erneuern.</translation>
    </message>
    <message>
        <source>A club database cannot lie on a network folder. Copy it to this computer.</source>
        <translation>Netzwerkordner sind nicht möglich. Bitte die Vereinsdatenbank auf diesen Rechner kopieren.</translation>
    </message>
    <message>
        <source>The club database failed; nothing was stored.</source>
        <translation>Fehler in der Vereinsdatenbank, nichts gespeichert.</translation>
    </message>
    <message>
        <source>Number %1 is given twice. Name everybody once.</source>
        <translation>Nr. %1 ist doppelt. Bitte jeden nur einmal.</translation>
    </message>
    <message>
        <source>There is no round to be seated. Give 1 or more.</source>
        <translation>Keine Runde zu setzen. Bitte 1 oder mehr.</translation>
    </message>
    <message>
        <source>By standings and for final tables one round at a time is seated. Give 1.</source>
        <translation>Nach Rangliste und für Finaltische geht nur eine Runde auf einmal.</translation>
    </message>
    <message>
        <source>Who is present must be given for every round or for none.</source>
        <translation>Wer da ist, bitte für jede Runde angeben oder für keine.</translation>
    </message>
    <message>
        <source>Number %1 is not among the players. Correct it, or raise the number of players.</source>
        <translation>Nr. %1 gehört nicht zu den Spielern. Mehr Spieler angeben?</translation>
    </message>
    <message>
        <source>Number %1 stands in round %2 twice. Keep one of the two.</source>
        <translation>Nr. %1 steht in Runde %2 zweimal. Bitte einen Sitz streichen.</translation>
    </message>
    <message>
        <source>%1: nobody can be kept apart from themselves. Name two people.</source>
        <translation>%1: Bitte zwei verschiedene Personen.</translation>
    </message>
    <message>
        <source>%1 cannot be kept apart in round %2: there are too few tables for these wishes. Give up one of them.</source>
        <translation>%1: In Runde %2 gibt es für diese Wünsche zu wenige Tische. Bitte einen aufgeben.</translation>
    </message>
    <message>
        <source>Number %1 is locked to a seat but not present in round %2. Take the lock away.</source>
        <translation>Nr. %1 ist gesperrt, fehlt aber in Runde %2. Bitte freigeben.</translation>
    </message>
    <message>
        <source>Number %1 is locked to two tables in round %2. Keep one lock.</source>
        <translation>Nr. %1 ist in Runde %2 an zwei Tischen gesperrt. Bitte einen freigeben.</translation>
    </message>
    <message>
        <source>The match is over: nobody is left to play game %1.</source>
        <translation>Die Partie ist zu Ende: Für Spiel %1 ist niemand mehr da.</translation>
    </message>
    <message>
        <source>Number %1 is not in the knock-out. Seat only those who advance.</source>
        <translation>Nr. %1 ist nicht mehr im K.-o. Bitte nur setzen, wer weiterkommt.</translation>
    </message>
    <message>
        <source>nothing, it was cleared (%1, %2)</source>
        <translation>nichts, es wurde gelöscht (%1, %2)</translation>
    </message>
    <message>
        <source>not played (%1, %2)</source>
        <translation>nicht gespielt (%1, %2)</translation>
    </message>
    <message>
        <source>melded %1, in hand %2, %3 (%4, %5)</source>
        <translation>ausgelegt %1, Restpunkte %2, %3 (%4, %5)</translation>
    </message>
    <message>
        <source>stones %1, claims %2, %3 (%4, %5)</source>
        <translation>Reststeine %1, Claims %2, %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The tournament has no name. Give it one.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>The rules have no table of %1. Leave that size out of the scale.</source>
        <translation>Tische zu %1 gibt es nach den Regeln nicht. In der Punkteverteilung bitte weglassen.</translation>
    </message>
    <message>
        <source>The scale has %1 values for a table of %2. Give one value for each place.</source>
        <translation>%1 Werte für einen Tisch zu %2. Bitte einen Wert je Platz.</translation>
    </message>
    <message>
        <source>A place cannot be worth %1 match points. Give 0 or more.</source>
        <translation>%1 Punkte für einen Platz? Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>A place cannot be worth more (%1) than the place before it (%2). Start with the first place.</source>
        <translation>Ein Platz kann nicht mehr bringen (%1) als der davor (%2).</translation>
    </message>
    <message>
        <source>This tie-break is already in the list. Name each one once.</source>
        <translation>Diese Wertung steht schon weiter vorn. Bitte jede nur einmal.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no valid IBAN. Compare each character with the rights holder&apos;s letter.</source>
        <translation>„%1“ ist keine gültige IBAN. Bitte mit dem Schreiben des Rechteinhabers vergleichen.</translation>
    </message>
    <message>
        <source>&quot;{%1}&quot; is no field of certificates. Give one of: %2.</source>
        <translation>„{%1}“ ist kein Feld für Urkunden. Möglich: %2.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; cannot be opened. Choose it again in the setup, or take it out of the certificate.</source>
        <translation>Das Bild „%1“ lässt sich nicht öffnen. Bitte in den Einstellungen neu auswählen oder entfernen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no picture this program can read. Choose a PNG, JPEG or SVG file.</source>
        <translation>„%1“ ist kein lesbares Bild. Möglich: PNG, JPEG, SVG.</translation>
    </message>
    <message>
        <source>Number %1 cannot be kept apart from itself. Name two people.</source>
        <translation>Nr. %1 ist doppelt. Bitte zwei verschiedene Personen.</translation>
    </message>
    <message>
        <source>Numbers %1 and %2 are already kept apart. Name each pair once.</source>
        <translation>Nr. %1 und Nr. %2 sind schon getrennt. Bitte jedes Paar nur einmal.</translation>
    </message>
    <message>
        <source>A quick match cannot have %1 deals. Give %2 to %3.</source>
        <translation>%1 Spiele gehen bei einer schnellen Partie nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 of a table cannot go on. Give %2 to %3.</source>
        <translation>%1 je Tisch können nicht weiterkommen. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>A point cannot be worth %1 chips. Give %2 to %3.</source>
        <translation>%1 Chips je Punkt gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>Tables give card points here, so a bye has no average of match points. Give an amount, or score the tables by match points.</source>
        <translation>Die Tische bringen Kartenpunkte, deshalb gibt es für spielfrei keinen Durchschnitt. Bitte eine feste Zahl oder Matchpunkte wählen.</translation>
    </message>
    <message>
        <source>Somebody else has changed this meanwhile: it is %1 now, you want %2. Look at it again.</source>
        <translation>Inzwischen an anderer Stelle geändert: dort %1, hier %2. Bitte noch einmal ansehen.</translation>
    </message>
    <message>
        <source>%4 people are too many to be seated. Give at most 100000.</source>
        <translation>%4 Leute sind zu viele. Höchstens 100000.</translation>
    </message>
    <message>
        <source>%4 rounds are too many to be seated. Give at most 1000.</source>
        <translation>%4 Runden sind zu viele. Höchstens 1000.</translation>
    </message>
    <message>
        <source>Too few people for a table are present in round %2. See who else can play.</source>
        <translation>In Runde %2 sind zu wenige für einen Tisch da. Wer kann noch mitspielen?</translation>
    </message>
    <message>
        <source>The people present in round %2 would need a table of two, which these rules don&apos;t have. See who else can play.</source>
        <translation>In Runde %2 bliebe ein Zweiertisch, den es nach diesen Regeln nicht gibt. Wer kann noch mitspielen?</translation>
    </message>
    <message>
        <source>Table %3 of round %2 cannot have %4 people. A table has two to four.</source>
        <translation>Runde %2, Tisch %3: %4 Leute gehen nicht. Möglich: zwei bis vier.</translation>
    </message>
    <message>
        <source>Table %3 of round %2 is not possible. Number the tables from 1, each once.</source>
        <translation>Runde %2: Tisch %3 geht nicht. Tische bitte ab 1 nummerieren, jede Nummer einmal.</translation>
    </message>
    <message>
        <source>The fixed table %3 of number %1 is not there in round %2. Give a lower number.</source>
        <translation>Der feste Tisch %3 von Nr. %1 fehlt in Runde %2. Bitte eine kleinere Tischnummer.</translation>
    </message>
    <message>
        <source>More people than there are seats have table %3 as their fixed table (%1). Move one of them.</source>
        <translation>Fester Tisch %3 hat mehr Leute als Sitze (%1). Bitte einem einen anderen Tisch geben.</translation>
    </message>
    <message>
        <source>%1 are never to sit together but have the same fixed table %3. Move one of them.</source>
        <translation>%1 sollen nicht an einen Tisch, haben aber beide den festen Tisch %3. Bitte einem einen anderen geben.</translation>
    </message>
    <message>
        <source>Number %1 is locked to table %3 but has another fixed table. Keep one of the two.</source>
        <translation>Nr. %1 ist an Tisch %3 gesperrt, hat aber einen anderen festen Tisch. Bitte nur eines.</translation>
    </message>
    <message>
        <source>Number %1 is locked to table %3, which is not there. Take the lock away.</source>
        <translation>Nr. %1 ist an Tisch %3 gesperrt, den es nicht gibt. Bitte freigeben.</translation>
    </message>
    <message>
        <source>%4 is no weight for keeping clubs apart. Give 0 to 100000.</source>
        <translation>%4 als Gewicht für Vereine geht nicht. Möglich: 0 bis 100000.</translation>
    </message>
    <message>
        <source>%4 final tables are not possible. Give 1 or more, and no more than can be filled.</source>
        <translation>%4 Finaltische gehen nicht. Mindestens 1 und nur so viele, wie sich füllen lassen.</translation>
    </message>
    <message>
        <source>%4 threads are not possible. Give 0 or more.</source>
        <translation>%4 Prozessorkerne gehen nicht. Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>Nobody can have melded %1 points. Give %2 at most.</source>
        <translation>%1 Punkte ausgelegt? Höchstens %2.</translation>
    </message>
    <message>
        <source>There are more faults than these %1, from here on. Correct these first.</source>
        <translation>Ab hier gibt es mehr als diese %1 Fehler. Bitte zuerst diese beheben.</translation>
    </message>
    <message>
        <source>The text has %1 characters. Shorten it to %2.</source>
        <translation>%1 Zeichen sind zu lang. Bitte auf %2 kürzen.</translation>
    </message>
    <message>
        <source>The text has a character that no text may have, as U+FFFF or half a pair. Type it again.</source>
        <translation>Der Text enthält ein unzulässiges Zeichen. Bitte neu eintippen.</translation>
    </message>
    <message>
        <source>A round cannot have %1 games. Give %2 to %3.</source>
        <translation>%1 Spiele je Runde gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>A tournament cannot have %1 rounds. Give %2 to %3.</source>
        <translation>%1 Runden gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>A start fee cannot be %1 cents. Give %2 to %3.</source>
        <translation>%1 Cent Startgeld gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>Certificates cannot be for the first %1 places. Give %2 to %3.</source>
        <translation>Urkunden für %1 Plätze gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>A prize cannot be %1 cents. Give %2 to %3.</source>
        <translation>%1 Cent als Preis gehen nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>A match cannot have the target %1. Give %2 to %3.</source>
        <translation>Zielpunktzahl %1 geht nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>Nobody can start with %1 chips. Give %2 to %3, or leave the stack out: then there is no limit.</source>
        <translation>%1 Chips zu Beginn gehen nicht. Möglich: %2 bis %3; ohne Angabe unbegrenzt.</translation>
    </message>
    <message>
        <source>%1 is no start number. Give %2 to %3.</source>
        <translation>%1 ist keine Startnummer. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 is no table number. Give %2 to %3, or leave it out.</source>
        <translation>%1 ist keine Tischnummer. Möglich: %2 bis %3, oder weglassen.</translation>
    </message>
    <message>
        <source>Nobody can have paid %1 cents. Give %2 to %3.</source>
        <translation>%1 Cent bezahlt? Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 is no round number. Give %2 to %3.</source>
        <translation>%1 ist keine Rundennummer. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>Number %1 no longer has this penalty in round %2. Somebody else has taken it back or changed it.</source>
        <translation>Nr. %1 hat diesen Punktabzug in Runde %2 nicht mehr: inzwischen an anderer Stelle geändert.</translation>
    </message>
    <message>
        <source>%1 is no number of a round or table. Rounds go from %2 to %3, tables to %4.</source>
        <translation>%1 ist keine Runden- oder Tischnummer. Runden: %2 bis %3, Tische bis %4.</translation>
    </message>
    <message>
        <source>Round %1 is a draft, but round %2 is not. Only the last rounds can be drafts.</source>
        <translation>Runde %1 ist ein Entwurf, Runde %2 nicht. Entwürfe können nur die letzten Runden sein.</translation>
    </message>
    <message>
        <source>%4 rounds cannot be looked ahead to. Give 0 to 1000.</source>
        <translation>%4 Runden lassen sich nicht vorausplanen. Möglich: 0 bis 1000.</translation>
    </message>
    <message>
        <source>%1 cannot be kept apart in round %2 with %4 final tables. Choose another number of final tables, or give up one of the wishes.</source>
        <translation>%1: In Runde %2 lassen sie sich bei %4 Finaltischen nicht trennen. Bitte andere Zahl von Finaltischen, oder einen Wunsch aufgeben.</translation>
    </message>
    <message>
        <source>There is no game %1. Give %2 to %3.</source>
        <translation>Spiel %1 gibt es nicht. Möglich: %2 bis %3.</translation>
    </message>
    <message>
        <source>Number %1 was in a tie that was decided. Take that decision back first.</source>
        <translation>Über Nummer %1 wurde bei Gleichstand entschieden. Erst diese Entscheidung zurücknehmen.</translation>
    </message>
    <message>
        <source>A tie is between at least two people. Name all of them.</source>
        <translation>Zu einem Gleichstand gehören mindestens zwei. Bitte alle nennen.</translation>
    </message>
    <message>
        <source>Number %1 occurs twice. Name everybody once.</source>
        <translation>Nummer %1 steht zweimal da. Bitte jeden einmal nennen.</translation>
    </message>
    <message>
        <source>Number %1 is in an earlier decision as well. One is enough.</source>
        <translation>Nummer %1 steht schon in einer früheren Entscheidung. Eine genügt.</translation>
    </message>
    <message>
        <source>The reason is missing. Say what decides the tie.</source>
        <translation>Die Begründung fehlt. Was gibt den Ausschlag?</translation>
    </message>
    <message>
        <source>Number %1 has no rank yet. Leave it out.</source>
        <translation>Nummer %1 hat noch keinen Platz. Bitte weglassen.</translation>
    </message>
    <message>
        <source>Numbers %1 and %2 are not level: the rules rank them already.</source>
        <translation>Nummer %1 und %2 stehen nicht gleich: Die Regeln entscheiden schon.</translation>
    </message>
    <message>
        <source>Level with them are also numbers %1. Decide between all.</source>
        <translation>Gleich stehen auch die Nummern %1. Bitte zwischen allen entscheiden.</translation>
    </message>
    <message>
        <source>Nothing was decided between these people. Name exactly those who were tied.</source>
        <translation>Zwischen diesen wurde nichts entschieden. Bitte genau die Betroffenen nennen.</translation>
    </message>
    <message>
        <source>Rommé 500 has no play-off for places. Draw a lot, or decide by a reason.</source>
        <translation>Rommé 500 kennt kein Stechen um Plätze. Losen oder mit Begründung entscheiden.</translation>
    </message>
    <message>
        <source>%1 people are too many for one game. Up to %2 can play off; draw a lot instead.</source>
        <translation>%1 sind zu viele für ein Spiel. Stechen können bis zu %2; sonst bitte losen.</translation>
    </message>
    <message>
        <source>Nobody can have %1 stones left. Give 0 or more.</source>
        <translation>%1 Steine gibt es nicht. Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>Numbers %1 are level in the play-off. They play again.</source>
        <translation>Die Nummern %1 stehen auch im Stechen gleich. Sie spielen noch einmal.</translation>
    </message>
    <message>
        <source>The text has only invisible characters. Type it again.</source>
        <translation>Der Text besteht nur aus unsichtbaren Zeichen. Bitte neu eintippen.</translation>
    </message>
    <message>
        <source>The text has an invisible mark that turns the direction of writing. Type it again.</source>
        <translation>Der Text enthält ein unsichtbares Zeichen, das die Schreibrichtung umkehrt. Bitte neu eintippen.</translation>
    </message>
    <message>
        <source>The disk reports an error; nothing was stored. Make a backup on another disk.</source>
        <translation>Der Datenträger meldet einen Fehler; nichts wurde gespeichert. Bitte auf einen anderen sichern.</translation>
    </message>
    <message>
        <source>There is no such backup. Choose another one.</source>
        <translation>Diese Sicherung gibt es nicht. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>This file cannot be used as a backup. Choose another one.</source>
        <translation>Diese Datei ist keine Sicherung. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>Another program keeps the backup busy. Wait a moment and try again.</source>
        <translation>Ein anderes Programm benutzt die Sicherung gerade. Kurz warten und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is no room for the backup. Make room and try again.</source>
        <translation>Für die Sicherung ist kein Platz mehr. Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The backup is damaged. Choose another one.</source>
        <translation>Die Sicherung ist beschädigt. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The backup was written by a newer version of this program. Install that version.</source>
        <translation>Die Sicherung stammt von einer neueren Programmversion. Bitte diese installieren.</translation>
    </message>
    <message>
        <source>The backup cannot be on a network folder. Choose another one.</source>
        <translation>Die Sicherung kann nicht auf einem Netzlaufwerk liegen. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The disk of the backup reports an error. Choose another one.</source>
        <translation>Der Datenträger der Sicherung meldet einen Fehler. Bitte einen anderen nehmen.</translation>
    </message>
    <message>
        <source>The backup failed; nothing was changed.</source>
        <translation>Die Sicherung ist misslungen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The club database was deleted, moved or replaced: nothing more is saved in it. Save the evening elsewhere.</source>
        <translation>Die Vereinsdatenbank wurde gelöscht, verschoben oder ersetzt: Dort wird nichts mehr gespeichert. Bitte den Abend woanders speichern.</translation>
    </message>
    <message>
        <source>The backup was deleted, moved or replaced. Choose another one.</source>
        <translation>Die Sicherung wurde gelöscht, verschoben oder ersetzt. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>There are more warnings than these %1, from here on.</source>
        <translation>Ab hier gibt es noch mehr Warnungen als diese %1.</translation>
    </message>
    <message>
        <source>Zero stones more than once, but only one can go out. Look at the slip again.</source>
        <translation>Mehr als einmal 0 Steine – bitte Zettel prüfen.</translation>
    </message>
    <message>
        <source>%1 characters are too long for the payment code. Give at most %2, as the bank knows the name.</source>
        <translation>%1 Zeichen sind zu lang für den Zahlungscode. Bitte höchstens %2, so wie die Bank den Namen kennt.</translation>
    </message>
    <message>
        <source>%1 characters are too long for the payment code. Give at most %2.</source>
        <translation>%1 Zeichen sind zu lang für den Zahlungscode. Bitte höchstens %2.</translation>
    </message>
    <message>
        <source>%1 rounds cannot be released. Give %2 to %3.</source>
        <translation>%1 Runden lassen sich nicht freigeben. Erlaubt sind %2 bis %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no moment. Give date and time in UTC, as in 2026-05-14T19:00:00Z.</source>
        <translation>„%1“ ist kein Zeitpunkt. Datum und Uhrzeit in UTC angeben, etwa 2026-05-14T19:00:00Z.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time. Give hours and minutes, as in 19:00.</source>
        <translation>„%1“ ist keine Uhrzeit. Stunden und Minuten angeben, etwa 19:00.</translation>
    </message>
    <message>
        <source>Exactly one of the keys &quot;%1&quot; and &quot;%2&quot; is due here.</source>
        <translation>Hier gehört genau einer der Schlüssel „%1“ und „%2“ hin.</translation>
    </message>
    <message>
        <source>%1 minutes are not possible. Give %2 to %3.</source>
        <translation>%1 Minuten gehen nicht. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>The schedule has %1 lines. Shorten it to %2.</source>
        <translation>Der Zeitplan hat %1 Zeilen, höchstens %2 gehen.</translation>
    </message>
    <message>
        <source>Round %1 is already in the schedule. Name each round once.</source>
        <translation>Runde %1 steht schon im Zeitplan. Jede Runde nur einmal nennen.</translation>
    </message>
    <message>
        <source>No round is being played. Publish one first.</source>
        <translation>Es läuft keine Runde. Erst eine aushängen.</translation>
    </message>
    <message>
        <source>The settings do not say how long a round is. Set the minutes a round first.</source>
        <translation>Wie lange eine Runde dauert, ist nicht eingestellt. Erst die Minuten je Runde einstellen.</translation>
    </message>
    <message>
        <source>The clock of round %1 was not started. Start it first.</source>
        <translation>Die Uhr der Runde %1 ist nicht gestartet. Erst starten.</translation>
    </message>
    <message>
        <source>A clock cannot have %1 minutes in addition. Stay between %2 and %3.</source>
        <translation>%1 Minuten Zugabe gehen nicht. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>A clock cannot have paused for %1 seconds. Give %2 to %3.</source>
        <translation>%1 Sekunden Pause gehen nicht. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>The clock pauses before it was started. Give a later moment, or none.</source>
        <translation>Die Uhr steht, bevor sie gestartet wurde. Einen späteren Zeitpunkt angeben oder keinen.</translation>
    </message>
    <message>
        <source>This game was reported %1 times. The desk enters it from the slip.</source>
        <translation>Dieses Spiel wurde schon %1-mal gemeldet. Der Meldetisch trägt es vom Zettel ein.</translation>
    </message>
    <message>
        <source>Game %1 was reported again. Look at it, then confirm it.</source>
        <translation>Spiel %1 wurde neu gemeldet. Erst ansehen, dann bestätigen.</translation>
    </message>
    <message>
        <source>Game %1 waits for the desk. Take the slip there.</source>
        <translation>Spiel %1 wartet auf den Meldetisch. Bitte den Zettel hinbringen.</translation>
    </message>
    <message>
        <source>You reported game %1 yourself. Somebody else of the table confirms it.</source>
        <translation>Spiel %1 hast du selbst gemeldet. Bestätigen muss es jemand anderes am Tisch.</translation>
    </message>
    <message>
        <source>Number %1 does not play this game. Use the code of somebody who does.</source>
        <translation>Nummer %1 spielt dieses Spiel nicht mit. Es gilt nur der Code von jemandem, der mitspielt.</translation>
    </message>
    <message>
        <source>There is no such code. Look at the player card again.</source>
        <translation>Diesen Code gibt es nicht. Bitte noch einmal auf die Spielerkarte schauen.</translation>
    </message>
    <message>
        <source>This is not the address of a server; it has the form postgresql://USER@HOST:PORT/NAME, without a password. Correct it.</source>
        <translation>Das ist keine Serveradresse; sie lautet postgresql://BENUTZER@RECHNER:PORT/NAME, ohne Passwort. Bitte berichtigen.</translation>
    </message>
    <message>
        <source>Clubs on a server cannot be opened here: Qt&apos;s driver for PostgreSQL is missing. On Debian install libqt6sql6-psql; for Windows there is none.</source>
        <translation>Vereine auf einem Server gehen hier nicht auf: Qts Treiber für PostgreSQL fehlt. Unter Debian libqt6sql6-psql installieren; für Windows gibt es keinen.</translation>
    </message>
    <message>
        <source>The server does not answer; nothing was stored. Look at the network, then try again.</source>
        <translation>Der Server antwortet nicht; nichts wurde gespeichert. Netzwerk prüfen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The server is too old: PostgreSQL 13 or newer is needed. Use another server.</source>
        <translation>Der Server ist zu alt: PostgreSQL ab Version 13 ist nötig. Bitte einen anderen Server nehmen.</translation>
    </message>
    <message>
        <source>Other desks have the club database open. Close them, then try again.</source>
        <translation>Andere Meldetische haben die Vereinsdatenbank geöffnet. Dort schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The connection broke off while storing: it may be stored or not. Look at it once the server answers again.</source>
        <translation>Die Verbindung brach beim Speichern ab: Es ist offen, ob es gespeichert ist. Nachsehen, sobald der Server wieder antwortet.</translation>
    </message>
    <message>
        <source>A backup is a file. Choose one.</source>
        <translation>Eine Sicherung ist eine Datei. Bitte eine wählen.</translation>
    </message>
    <message>
        <source>The backup cannot be reached. Choose another one.</source>
        <translation>Die Sicherung ist nicht erreichbar. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The backup cannot be read. Look at its permissions.</source>
        <translation>Die Sicherung ist nicht lesbar. Bitte ihre Rechte prüfen.</translation>
    </message>
    <message>
        <source>%1 is no number of participants. Give %2 to %3, or leave it out: then there is no limit.</source>
        <translation>%1 ist keine Teilnehmerzahl. Möglich sind %2 bis %3, oder nichts: dann ohne Grenze.</translation>
    </message>
    <message>
        <source>There cannot be %1 participants at most: %2 are here or expected. Put some on the waiting list first.</source>
        <translation>Höchstens %1 geht nicht: %2 sind da oder erwartet. Erst jemanden auf die Warteliste setzen.</translation>
    </message>
    <message>
        <source>Number %1 is not here yet. Check the person in first.</source>
        <translation>Nummer %1 ist noch nicht da. Erst einlassen.</translation>
    </message>
    <message>
        <source>Number %1 is here already (%2, %3). Nothing was changed.</source>
        <translation>Nummer %1 ist schon da (%2, %3). Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Number %1 is on the waiting list, place %2. Release a place first.</source>
        <translation>Nummer %1 steht auf der Warteliste, Platz %2. Erst einen Platz freigeben.</translation>
    </message>
    <message>
        <source>There is no place for number %1: %2 are here or expected. Raise the limit, or put somebody on the waiting list.</source>
        <translation>Für Nummer %1 ist kein Platz frei: %2 sind da oder erwartet. Grenze erhöhen oder jemanden auf die Warteliste setzen.</translation>
    </message>
    <message>
        <source>Number %1 is here already. Nothing was changed.</source>
        <translation>Nummer %1 ist schon da. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The club is shared with other desks and is changed there. To bring it back: File, Share with other desks.</source>
        <translation>Der Verein ist für weitere Meldetische freigegeben und wird dort geändert. Zurückholen: Datei, Mit anderen Meldetischen teilen.</translation>
    </message>
    <message>
        <source>The backup is of a club that is shared. Choose another one.</source>
        <translation>Die Sicherung gehört zu einem geteilten Verein. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>This desk may not do that; nothing was stored. Do it at the director&apos;s desk.</source>
        <translation>Das darf dieser Meldetisch nicht; nichts wurde gespeichert. Bitte bei der Turnierleitung.</translation>
    </message>
    <message>
        <source>What answers is not the server that was joined, or the clock of this computer is wrong. Set the clock, else have the code shown and join again.</source>
        <translation>Es antwortet ein anderer Server, oder die Uhr dieses Rechners geht falsch. Uhr stellen, sonst Code zeigen lassen und neu anmelden.</translation>
    </message>
    <message>
        <source>What you stored last, when the connection broke off, is stored. This is not: look at it, then enter what is missing.</source>
        <translation>Die letzte Eingabe vor dem Abbruch der Verbindung ist gespeichert, diese nicht. Nachsehen und Fehlendes eingeben.</translation>
    </message>
    <message>
        <source>This is no club database, or it cannot be read. Look at its name and permissions.</source>
        <translation>Das ist keine Vereinsdatenbank, oder sie lässt sich nicht lesen. Bitte Name und Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The disk with the club database is full; nothing was stored. Make room and try again.</source>
        <translation>Der Datenträger mit der Vereinsdatenbank ist voll, nichts gespeichert. Bitte Platz schaffen und noch einmal.</translation>
    </message>
    <message>
        <source>The server does not let you in. Look at the code, or at user, password and the name of the database.</source>
        <translation>Der Server lässt Sie nicht herein. Bitte den Code prüfen, sonst Benutzer, Passwort und Namen der Datenbank.</translation>
    </message>
    <message>
        <source>This entry is no longer in the player directory. Choose again.</source>
        <translation>Diesen Eintrag gibt es in der Spielerkartei nicht mehr. Bitte neu wählen.</translation>
    </message>
    <message>
        <source>In tournament %1, %2 (No. %3) and %4 (No. %5) would be one person. Merge the two participants there first.</source>
        <translation>In Turnier %1 wären %2 (Nr. %3) und %4 (Nr. %5) eine Person. Dort zuerst die beiden Teilnehmer zusammenlegen.</translation>
    </message>
    <message>
        <source>%1 of that club is in the player directory several times. Merge the entries, or give one of them another club.</source>
        <translation>%1 steht mit diesem Verein mehrmals in der Spielerkartei. Die Einträge zusammenlegen oder einem davon einen anderen Verein geben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the key of a fee class. Use lower-case letters a to z, digits and hyphens.</source>
        <translation>„%1“ geht nicht als Kürzel einer Startgeldklasse. Erlaubt sind Kleinbuchstaben a bis z, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>There are two fee classes with the key &quot;%1&quot;. Give each its own.</source>
        <translation>Zwei Startgeldklassen haben das Kürzel „%1“. Jede braucht ein eigenes.</translation>
    </message>
    <message>
        <source>A fee class has no name. Give it one.</source>
        <translation>Eine Startgeldklasse hat keinen Namen. Bitte einen angeben.</translation>
    </message>
    <message>
        <source>The fee class &quot;%1&quot; cannot be removed: %2 would be left in it. Put them in another one first.</source>
        <translation>Die Startgeldklasse „%1“ lässt sich nicht entfernen: %2 wäre noch darin. Bitte zuerst umstellen.</translation>
    </message>
    <message>
        <source>%1 cents are not the sum of the payments, which is %2. Correct one of the two.</source>
        <translation>%1 Cent sind nicht die Summe der Zahlungen: Das sind %2. Bitte eins von beiden berichtigen.</translation>
    </message>
    <message>
        <source>%1 payments of one person are too many. Give at most %2.</source>
        <translation>%1 Zahlungen einer Person sind zu viele. Höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>A payment cannot be %1 cents. Give %2 to %3.</source>
        <translation>Eine Zahlung kann nicht %1 Cent betragen. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>A payment of nothing is none. Give an amount.</source>
        <translation>Eine Zahlung von nichts ist keine. Bitte einen Betrag angeben.</translation>
    </message>
    <message>
        <source>%1 cents cannot be paid back: only %2 were paid.</source>
        <translation>%1 Cent können nicht zurückgezahlt werden: Bezahlt sind nur %2.</translation>
    </message>
    <message>
        <source>There is no fee class &quot;%1&quot;. Add it in the settings first.</source>
        <translation>Es gibt keine Startgeldklasse „%1“. Sie muss zuerst in die Einstellungen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id. Give a UUID in lower case, as in &quot;0197f3c2-4a5e-4b61-9d0c-2f8a7b3e6d10&quot;.</source>
        <translation>„%1“ ist keine Kennung. Erwartet wird eine UUID in Kleinbuchstaben, etwa „0197f3c2-4a5e-4b61-9d0c-2f8a7b3e6d10“.</translation>
    </message>
    <message>
        <source>An amount cannot be %1 cents. Give %2 to %3; the kind says whether it comes or goes.</source>
        <translation>Ein Betrag kann nicht %1 Cent sein. Möglich sind %2 bis %3; ob Geld kommt oder geht, sagt die Art der Buchung.</translation>
    </message>
    <message>
        <source>What the money is for is missing. Say it in a few words.</source>
        <translation>Wofür das Geld ist, fehlt noch. Ein paar Worte genügen.</translation>
    </message>
    <message>
        <source>This evening is not in the club database. Look it up in the list of tournaments.</source>
        <translation>Dieser Abend ist nicht in der Vereinsdatenbank. Bitte in der Liste der Turniere nachsehen.</translation>
    </message>
    <message>
        <source>The cash box has %1 movements already, and takes no more than %2.</source>
        <translation>Die Kasse hat schon %1 Buchungen; mehr als %2 gehen nicht.</translation>
    </message>
    <message>
        <source>This movement is no longer in the cash box. Somebody else has cancelled it, or it was undone.</source>
        <translation>Diese Buchung ist nicht mehr in der Kasse. Jemand hat sie storniert, oder sie wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>There is no coin or note of %1 cents.</source>
        <translation>Eine Münze oder einen Schein zu %1 Cent gibt es nicht.</translation>
    </message>
    <message>
        <source>%2 pieces of %1 cents are not possible. Give 0 to %3.</source>
        <translation>%2 Stück zu %1 Cent sind nicht möglich. Möglich sind 0 bis %3.</translation>
    </message>
    <message>
        <source>The cash was counted meanwhile: %1 cents instead of your %2 (%3). Look at that count first.</source>
        <translation>Die Kasse wurde inzwischen gezählt: %1 Cent, nicht %2 (%3). Bitte erst diese Zählung ansehen.</translation>
    </message>
    <message>
        <source>There is no series &quot;%1&quot;. Look it up in the list of series.</source>
        <translation>Es gibt keine Jahreswertung „%1“. Bitte in der Liste der Jahreswertungen nachsehen.</translation>
    </message>
    <message>
        <source>The series needs a name, such as the year.</source>
        <translation>Die Jahreswertung braucht einen Namen, etwa das Jahr.</translation>
    </message>
    <message>
        <source>There is a series &quot;%1&quot; already. Give this one another name.</source>
        <translation>Eine Jahreswertung „%1“ gibt es schon. Bitte anders nennen.</translation>
    </message>
    <message>
        <source>The best %1 evenings cannot count. Give %2 to %3, or have all of them count.</source>
        <translation>Die besten %1 Abende können nicht zählen. Bitte %2 bis %3, oder alle zählen lassen.</translation>
    </message>
    <message>
        <source>Nobody can be asked to attend %1 evenings. Give %2 to %3.</source>
        <translation>%1 Abende kann man von niemandem verlangen. Bitte %2 bis %3.</translation>
    </message>
    <message>
        <source>Earlier evenings cannot weigh %1 percent in the draw. Give %2 to %3.</source>
        <translation>Frühere Abende können bei der Auslosung nicht zu %1 Prozent zählen. Bitte %2 bis %3.</translation>
    </message>
    <message>
        <source>A series takes at most %2 evenings, but here are %1. Divide it into two.</source>
        <translation>Eine Jahreswertung hat höchstens %2 Abende, hier sind es %1. Bitte in zwei teilen.</translation>
    </message>
    <message>
        <source>This evening belongs to the series already.</source>
        <translation>Dieser Abend gehört schon zur Jahreswertung.</translation>
    </message>
    <message>
        <source>%1 and %2 were played by different rules, so their points cannot be added. Rank by place instead, or leave one of them out.</source>
        <translation>%1 und %2 wurden nach verschiedenen Regeln gespielt, ihre Punkte lassen sich nicht zusammenzählen. Bitte nach Plätzen werten oder einen Abend weglassen.</translation>
    </message>
    <message>
        <source>No place has points. Give them from the first place on: 25, 18, 15.</source>
        <translation>Kein Platz hat Punkte. Bitte vom ersten Platz an angeben: 25, 18, 15.</translation>
    </message>
    <message>
        <source>At most %2 places can have points, but here are %1.</source>
        <translation>Höchstens %2 Plätze können Punkte haben, hier sind es %1.</translation>
    </message>
    <message>
        <source>A place cannot have %1 points. Give %2 to %3.</source>
        <translation>Ein Platz kann nicht %1 Punkte haben. Bitte %2 bis %3.</translation>
    </message>
    <message>
        <source>A place cannot have more points (%1) than the place before it (%2). Start with the first place.</source>
        <translation>Ein Platz kann nicht mehr Punkte haben (%1) als der davor (%2). Bitte mit dem ersten Platz beginnen.</translation>
    </message>
    <message>
        <source>The series has no evening with results, so there is nothing to close.</source>
        <translation>Die Jahreswertung hat keinen Abend mit Ergebnissen, es gibt nichts abzuschließen.</translation>
    </message>
    <message>
        <source>The series &quot;%1&quot; was never closed.</source>
        <translation>Die Jahreswertung „%1“ wurde nie abgeschlossen.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 deep. No file of this program is.</source>
        <translation>Die Werte sind mehr als %1-fach verschachtelt. So ist keine Datei dieses Programms.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. No file of this program is.</source>
        <translation>Die Datei ist größer als %1 MB. So groß ist keine Datei dieses Programms.</translation>
    </message>
    <message>
        <source>The file has more than %1 values. No file of this program has.</source>
        <translation>Die Datei hat mehr als %1 Werte. So viele hat keine Datei dieses Programms.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the format of a club file. Choose a file that &quot;Export the club&quot; has written.</source>
        <translation>„%1“ ist nicht das Format einer Vereinsdatei. Bitte eine Datei wählen, die „Verein exportieren“ geschrieben hat.</translation>
    </message>
    <message>
        <source>The club file is of version %1; this program knows up to %2. Use a newer version of this program.</source>
        <translation>Die Vereinsdatei hat Version %1, dieses Programm kennt sie bis %2. Bitte eine neuere Version dieses Programms verwenden.</translation>
    </message>
    <message>
        <source>This is no file in the form Base64. Export the club again.</source>
        <translation>Das ist keine Datei in Base64-Form. Bitte den Verein noch einmal exportieren.</translation>
    </message>
    <message>
        <source>This row does not fit: %1. Export the club again.</source>
        <translation>Diese Zeile passt nicht: %1. Bitte den Verein noch einmal exportieren.</translation>
    </message>
    <message>
        <source>The contents contradict each other: %1. Export the club again.</source>
        <translation>Der Inhalt widerspricht sich: %1. Bitte den Verein noch einmal exportieren.</translation>
    </message>
    <message>
        <source>The other copy has no &quot;%1&quot;. Look at the preview.</source>
        <translation>Im anderen Stand gibt es „%1“ nicht. Bitte in der Vorschau nachsehen.</translation>
    </message>
    <message>
        <source>These two played in one evening as two people. Leave them as they are.</source>
        <translation>Die beiden haben an einem Abend als zwei Personen gespielt. Bitte so lassen.</translation>
    </message>
    <message>
        <source>The club was moved to another computer and is changed there. To change it here again: Go on here after all.</source>
        <translation>Der Verein ist auf einen anderen Computer umgezogen und wird dort geführt. Um ihn wieder hier zu führen: „Doch hier weitermachen“.</translation>
    </message>
    <message>
        <source>The backup is of a club that was moved. Choose another one.</source>
        <translation>Die Sicherung ist von einem Verein, der umgezogen ist. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>This club has tournaments already (%1). Merge the club file into it, or take it over in a new database.</source>
        <translation>Dieser Verein hat schon Turniere (%1). Die Vereinsdatei damit abgleichen oder in einer neuen Datenbank übernehmen.</translation>
    </message>
    <message>
        <source>A prize has no name. Say what it is called.</source>
        <translation>Ein Preis hat keinen Namen. Bitte sagen, wie er heißt.</translation>
    </message>
    <message>
        <source>There are two prizes called &quot;%1&quot;. Give each its own name.</source>
        <translation>Zwei Preise heißen „%1“. Jeder braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>The prize &quot;%1&quot; is worth nothing. Give an amount, a share of the start fees or a thing.</source>
        <translation>Der Preis „%1“ ist nichts wert. Bitte einen Betrag, einen Anteil an den Startgeldern oder einen Sachpreis angeben.</translation>
    </message>
    <message>
        <source>The prize &quot;%1&quot; is for the best of a group. Say of which.</source>
        <translation>Der Preis „%1“ ist für die Besten einer Gruppe. Bitte angeben, welcher.</translation>
    </message>
    <message>
        <source>The prize &quot;%1&quot; names the team &quot;%2&quot; twice. Name each once.</source>
        <translation>Der Preis „%1“ nennt die Mannschaft „%2“ zweimal. Jede bitte einmal.</translation>
    </message>
    <message>
        <source>A team of the prize &quot;%1&quot; has no name. Name the group that it is.</source>
        <translation>Eine Mannschaft des Preises „%1“ hat keinen Namen. Bitte die Gruppe nennen.</translation>
    </message>
    <message>
        <source>The best %1 of a team cannot count. Give %2 to %3.</source>
        <translation>Die besten %1 einer Mannschaft können nicht zählen. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>A prize cannot be %1 % of the start fees. Give %2 to %3.</source>
        <translation>Ein Preis kann nicht %1 % der Startgelder sein. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>The prizes share out %1 % of the start fees. Together they can be at most 100 %.</source>
        <translation>Die Preise verteilen %1 % der Startgelder. Zusammen dürfen es höchstens 100 % sein.</translation>
    </message>
    <message>
        <source>A place of the prize &quot;%1&quot; says not what it is. Give it a word.</source>
        <translation>Bei einem Platz des Preises „%1“ steht nicht, was es gibt. Bitte ein Wort angeben.</translation>
    </message>
    <message>
        <source>%1 prizes are too many. There can be up to %2.</source>
        <translation>%1 Preise sind zu viele. Möglich sind bis zu %2.</translation>
    </message>
    <message>
        <source>There is nobody to draw from. Tick those who take part.</source>
        <translation>Niemand ist in der Verlosung. Bitte ankreuzen, wer mitmacht.</translation>
    </message>
    <message>
        <source>Number %1 occurs twice. Everybody is in it once.</source>
        <translation>Nummer %1 steht zweimal da. Jeder ist einmal in der Verlosung.</translation>
    </message>
    <message>
        <source>Number %1 comes after %2. Put the numbers in ascending order.</source>
        <translation>Nummer %1 steht hinter %2. Bitte die Nummern aufsteigend ordnen.</translation>
    </message>
    <message>
        <source>Nobody wins. Give at least one winner.</source>
        <translation>Niemand gewinnt. Mindestens ein Gewinner wird gebraucht.</translation>
    </message>
    <message>
        <source>%1 winners cannot be drawn from %2 people. Draw fewer.</source>
        <translation>%1 Gewinner lassen sich nicht aus %2 Personen ziehen. Bitte weniger ziehen.</translation>
    </message>
    <message>
        <source>Number %1 is not among those of whom it is drawn.</source>
        <translation>Nummer %1 ist nicht in der Verlosung.</translation>
    </message>
    <message>
        <source>%1 is no seed. Give %2 to %3.</source>
        <translation>%1 ist kein Auslosungscode. Möglich sind %2 bis %3.</translation>
    </message>
    <message>
        <source>The seed %1 draws other winners: %2. Somebody has changed the raffle.</source>
        <translation>Der Auslosungscode %1 ergibt andere Gewinner: %2. Jemand hat die Verlosung verändert.</translation>
    </message>
    <message>
        <source>There is a control character here. Type the text again.</source>
        <translation>Hier steht ein Steuerzeichen. Bitte den Text neu tippen.</translation>
    </message>
    <message>
        <source>%1 raffles are too many. There can be up to %2.</source>
        <translation>%1 Verlosungen sind zu viele. Möglich sind bis zu %2.</translation>
    </message>
    <message>
        <source>There is no raffle number %1. Count them in the order in which they were drawn.</source>
        <translation>Eine Verlosung Nummer %1 gibt es nicht. Gezählt wird in der Reihenfolge, in der verlost wurde.</translation>
    </message>
    <message>
        <source>This raffle was changed by somebody else. Look at it again.</source>
        <translation>Diese Verlosung hat jemand anderes geändert. Bitte noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Number %1 was in a raffle that was drawn. Take that raffle back first.</source>
        <translation>Nummer %1 war in einer Verlosung. Bitte erst die Verlosung zurücknehmen.</translation>
    </message>
    <message>
        <source>Left of the prize &quot;%1&quot;: %2. Draw no more winners, or add places in the settings.</source>
        <translation>Vom Preis „%1“ sind noch %2 übrig. Nicht mehr Gewinner ziehen, oder in den Einstellungen weitere hinzufügen.</translation>
    </message>
    <message>
        <source>Nobody in this club has the name %1.</source>
        <translation>Im Verein heißt niemand %1.</translation>
    </message>
    <message>
        <source>Several people have the name %1: %2. Say of which club.</source>
        <translation>Mehrere heißen %1: %2. Bitte den Verein angeben.</translation>
    </message>
    <message>
        <source>This file belongs to a database, such as a club&apos;s, and is never written over. Choose another name.</source>
        <translation>Diese Datei gehört zu einer Datenbank, etwa der eines Vereins, und wird nie überschrieben. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Number %1 plays game %3 at table %2, and nobody has two hands in one game. Look who really played.</source>
        <translation>Nr. %1 spielt Spiel %3 an Tisch %2, und niemand hat in einem Spiel zwei Ergebnisse. Bitte nachsehen, wer wirklich gespielt hat.</translation>
    </message>
    <message>
        <source>Table %1 is given twice. Name two different tables.</source>
        <translation>Tisch %1 ist zweimal angegeben. Bitte zwei verschiedene Tische nennen.</translation>
    </message>
    <message>
        <source>%2 (no. %1) has paid %3. It stays in the cash and is owed back. Remove the entry all the same?</source>
        <translation>%2 (Nr. %1) hat %3 gezahlt. Das Geld bleibt in der Kasse und ist zurückzuzahlen. Trotzdem entfernen?</translation>
    </message>
    <message>
        <source>%2 (no. %1) has paid %3. It counts for no. %4 then. Are the two one person?</source>
        <translation>%2 (Nr. %1) hat %3 gezahlt. Das zählt dann für Nr. %4. Sind beide dieselbe Person?</translation>
    </message>
    <message>
        <source>%2 of start fees of &quot;%1&quot; stay in the cash book, as income of the club.</source>
        <translation>%2 Startgeld von „%1“ bleiben im Kassenbuch, als Einnahme des Vereins.</translation>
    </message>
    <message>
        <source>Nobody who was removed as number %1 has paid. See who is owed money among the start fees.</source>
        <translation>Unter der Nummer %1 wurde niemand entfernt, der gezahlt hat. Wem Geld zusteht, steht bei den Startgeldern.</translation>
    </message>
    <message>
        <source>Somebody who was removed owes nothing. Enrol the person, or give a negative amount to pay back.</source>
        <translation>Wer entfernt ist, schuldet nichts. Neu anmelden, oder zum Zurückzahlen einen negativen Betrag angeben.</translation>
    </message>
    <message>
        <source>The cash is in the box &quot;%1&quot; already. Name another one.</source>
        <translation>Das Geld ist schon in der Kasse „%1“. Eine andere angeben.</translation>
    </message>
    <message>
        <source>%1 is not in the player directory. Look the person up there.</source>
        <translation>%1 steht nicht in der Spielerkartei. Bitte dort nachsehen.</translation>
    </message>
    <message>
        <source>No other copy was merged here.</source>
        <translation>Hier wurde kein anderer Stand abgeglichen.</translation>
    </message>
    <message>
        <source>Something was entered after the merge and would be lost. The club as it was before is in the backup %1.</source>
        <translation>Nach dem Abgleich wurde etwas eingegeben, das dann fehlte. Der Stand davor steht in der Sicherung %1.</translation>
    </message>
    <message>
        <source>The backup made before the merge, %1, is not in the folders for backups.</source>
        <translation>Die Sicherung vor dem Abgleich, %1, ist in keinem der Sicherungsordner.</translation>
    </message>
    <message>
        <source>%1 of this is owed back to people.</source>
        <translation>Davon sind %1 noch zurückzuzahlen.</translation>
    </message>
    <message>
        <source>The list has more than %1 lines. Split it.</source>
        <translation>Die Liste hat mehr als %1 Zeilen. Bitte aufteilen.</translation>
    </message>
    <message>
        <source>The list has more than %1 columns. Delete those that are not needed.</source>
        <translation>Die Liste hat mehr als %1 Spalten. Bitte die überflüssigen löschen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount. Enter one such as 5.00, or yes or no.</source>
        <translation>„%1“ ist kein Betrag. Einen Betrag wie 5,00 oder „ja“ oder „nein“ angeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date this program understands and was left out. Write it as 2026-10-05 21:46.</source>
        <translation>„%1“ ist kein Datum, das hier verstanden wird, und bleibt weg. Schreibweise: 05.10.2026 21:46.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a person and was left out.</source>
        <translation>„%1“ ist keine Person und bleibt weg.</translation>
    </message>
    <message>
        <source>Several people were removed as number %1 and are owed money: %2. Say which one by name.</source>
        <translation>Unter Nr. %1 wurden mehrere entfernt, die Geld zurückbekommen: %2. Bitte mit Namen sagen, wer gemeint ist.</translation>
    </message>
    <message>
        <source>This is a database. Open it with this program and export the tournament or the whole club.</source>
        <translation>Das ist eine Datenbank. Im Programm öffnen und das Turnier oder den ganzen Verein exportieren.</translation>
    </message>
    <message>
        <source>The journal has no change %1. Look it up there.</source>
        <translation>Im Protokoll gibt es keine Änderung %1. Die Nummer steht dort.</translation>
    </message>
    <message>
        <source>This can no longer be taken back.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>What came later was built on this: %1. Take that back first.</source>
        <translation>Darauf baut auf, was danach kam: %1. Zuerst das zurücknehmen.</translation>
    </message>
    <message>
        <source>Game %1 was sent before with other numbers. Look at these, then send again.</source>
        <translation>Spiel %1 wurde schon mit anderen Zahlen gesendet. Zahlen prüfen, dann noch einmal senden.</translation>
    </message>
    <message>
        <source>The backup cannot be written there. Is the stick plugged in, and not write-protected? Otherwise choose another folder.</source>
        <translation>Dort lässt sich keine Sicherung anlegen. Steckt der Stick, und ist er nicht schreibgeschützt? Sonst einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>No entry with the id &quot;%1&quot; waits. List what waits.</source>
        <translation>Keine Meldung mit der Kennung „%1“ wartet. Die Liste zeigt, was wartet.</translation>
    </message>
    <message>
        <source>Entry &quot;%1&quot; was entered or left out already.</source>
        <translation>Meldung „%1“ ist schon eingetragen oder weggelassen.</translation>
    </message>
    <message>
        <source>There is no helper &quot;%1&quot;. Look at the list of helpers.</source>
        <translation>Einen Helfer „%1“ gibt es nicht. In der Liste der Helfer nachsehen.</translation>
    </message>
    <message>
        <source>The helper needs a name.</source>
        <translation>Der Helfer braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a helper &quot;%1&quot; already. Add the surname.</source>
        <translation>Einen Helfer „%1“ gibt es schon. Den Nachnamen dazuschreiben.</translation>
    </message>
    <message>
        <source>The helper may do nothing yet. Choose at least one thing.</source>
        <translation>Der Helfer darf noch nichts. Mindestens eines auswählen.</translation>
    </message>
    <message>
        <source>A club has at most %1 helpers. Remove one first.</source>
        <translation>Ein Verein hat höchstens %1 Helfer. Zuerst einen entfernen.</translation>
    </message>
    <message>
        <source>There are no helpers yet. Add one first.</source>
        <translation>Es gibt noch keine Helfer. Zuerst einen aufnehmen.</translation>
    </message>
    <message>
        <source>Something else was stored from this page. Open it again.</source>
        <translation>Von dieser Seite kam schon etwas anderes. Bitte neu öffnen.</translation>
    </message>
    <message>
        <source>This person is not registered any more. Find them again.</source>
        <translation>Diese Person ist nicht mehr gemeldet. Bitte neu suchen.</translation>
    </message>
    <message>
        <source>Table %1 is put aside.</source>
        <translation>Tisch %1 ist zurückgestellt.</translation>
    </message>
    <message>
        <source>Table %1 is disputed.</source>
        <translation>Tisch %1 ist strittig.</translation>
    </message>
    <message>
        <source>Table %1: somebody says by phone that it is not right.</source>
        <translation>Tisch %1: Laut Handy stimmt etwas nicht.</translation>
    </message>
    <message>
        <source>Table %1, game %2: a phone reported something else.</source>
        <translation>Tisch %1, Spiel %2: Ein Handy hat etwas anderes gemeldet.</translation>
    </message>
    <message>
        <source>%1 Note: %2</source>
        <translation>%1 Notiz: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still lack a result. Enter it, or close the game as not played.</source>
        <translation>
            <numerusform>1 Tisch offen. Bitte eintragen, auch was nicht gespielt wurde.</numerusform>
            <numerusform>%n Tische offen. Bitte eintragen, auch was nicht gespielt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club is no longer shared; nothing was stored here. Ask at the main laptop.</source>
        <translation>Der Verein wird nicht mehr geteilt; gespeichert wurde hier nichts. Am Hauptrechner nachfragen.</translation>
    </message>
    <message>
        <source>Another computer could pass itself off as the server and get the password. Put the server&apos;s certificate into .postgresql/root.crt in the home folder, or name it: sslmode=verify-full&amp;sslrootcert=FILE.</source>
        <translation>Ein anderer Rechner könnte sich als der Server ausgeben und das Passwort bekommen. Das Zertifikat des Servers gehört nach .postgresql/root.crt im persönlichen Ordner, oder in die Adresse: sslmode=verify-full&amp;sslrootcert=DATEI.</translation>
    </message>
    <message>
        <source>%2 (no. %1) has paid %3 since then, and would no longer be here.</source>
        <translation>%2 (Nr. %1) hat seitdem %3 bezahlt und wäre nicht mehr da.</translation>
    </message>
    <message>
        <source>Table %1: entries that wait for the desk would be left out (%2).</source>
        <translation>Tisch %1: Wartende Eingaben fielen weg (%2).</translation>
    </message>
    <message>
        <source>%1 was enrolled elsewhere. Ask the desk to change the name.</source>
        <translation>%1 wurde woanders eingetragen. Den Namen ändert der Meldetisch.</translation>
    </message>
    <message>
        <source>It no longer counts in the series &quot;%1&quot;.</source>
        <translation>In der Jahreswertung „%1“ zählt der Abend dann nicht mehr.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged, so the table would be wrong. Restore a backup, or take the evening out of the series.</source>
        <translation>„%1“ ist beschädigt, die Tabelle wäre falsch. Eine Sicherung zurückholen, oder den Abend aus der Jahreswertung nehmen.</translation>
    </message>
    <message>
        <source>The text ends before the form of the file is complete.</source>
        <translation>Der Text endet mitten in der Datei.</translation>
    </message>
    <message>
        <source>This is the file of a whole club. Import it as such, or merge it.</source>
        <translation>Das ist die Datei eines ganzen Vereins. Als solche importieren oder zusammenführen.</translation>
    </message>
    <message>
        <source>This is the file of one tournament. Import it as such.</source>
        <translation>Das ist die Datei eines Turniers. Als solche importieren.</translation>
    </message>
    <message>
        <source>Exactly one of the keys &quot;%1&quot;, &quot;%2&quot;, &quot;%3&quot; and &quot;%4&quot; is due here.</source>
        <translation>Hier wird genau einer der Schlüssel „%1“, „%2“, „%3“ und „%4“ gebraucht.</translation>
    </message>
    <message>
        <source>There is no prize of teams called &quot;%1&quot;. Look it up in Setup.</source>
        <translation>Einen Mannschaftspreis „%1“ gibt es nicht. Die Preise stehen in den Einstellungen.</translation>
    </message>
    <message>
        <source>Nobody is in the group &quot;%1&quot;. Look it up in the list of participants.</source>
        <translation>In der Gruppe „%1“ ist niemand. Die Teilnehmerliste hat die Gruppen.</translation>
    </message>
    <message>
        <source>Results of numbers %1 are still missing. Decide the tie when their tables are complete.</source>
        <translation>Von den Nummern %1 fehlen noch Ergebnisse. Erst entscheiden, wenn ihre Tische vollständig sind.</translation>
    </message>
    <message>
        <source>This is not the picture that its name says. Export the tournament again.</source>
        <translation>Das ist nicht das Bild, das sein Name nennt. Das Turnier noch einmal exportieren.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; is on another computer. Choose it again in the setup.</source>
        <translation>Das Bild „%1“ liegt auf einem anderen Computer. In den Einstellungen neu wählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of a picture. Choose another.</source>
        <translation>„%1“ ist keine Bilddatei. Eine andere wählen.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; is too large: %2 MB, at most %3. Save it smaller.</source>
        <translation>Das Bild „%1“ ist zu groß: %2 MB, höchstens %3. Kleiner speichern.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; is too large: %2 × %3 pixels, at most %4 a side. Save it smaller.</source>
        <translation>Das Bild „%1“ ist zu groß: %2 × %3 Pixel, höchstens %4 je Seite. Kleiner speichern.</translation>
    </message>
    <message>
        <source>The drawing &quot;%1&quot; refers to something outside: &quot;%2&quot;. Save it with everything in it, or as a PNG file.</source>
        <translation>Die Zeichnung „%1“ verweist nach außen: „%2“. Mit allem darin speichern oder als PNG-Datei.</translation>
    </message>
    <message>
        <source>The club does not have this picture. Choose it again in the setup, or take it out of the certificate.</source>
        <translation>Der Verein hat dieses Bild nicht. In den Einstellungen neu wählen oder aus der Urkunde nehmen.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, no file. Choose another.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei. Eine andere wählen.</translation>
    </message>
    <message>
        <source>Another program has the club open. Until it is closed, traces of the name may be left in the file.</source>
        <translation>Ein anderes Programm hat den Verein geöffnet. Bis es geschlossen ist, können Spuren des Namens in der Datei bleiben.</translation>
    </message>
    <message>
        <source>The disk is full. Until there is room and the program is closed, traces of the name may be left in the file.</source>
        <translation>Die Festplatte ist voll. Bis wieder Platz und das Programm geschlossen ist, können Spuren des Namens in der Datei bleiben.</translation>
    </message>
    <message>
        <source>Traces of the name may be left in the file, as it could not be written again (%1).</source>
        <translation>Spuren des Namens können in der Datei bleiben: Sie ließ sich nicht neu schreiben (%1).</translation>
    </message>
    <message>
        <source>Other bookings of &quot;%1&quot; stay in the cash book, without an evening: %2.</source>
        <translation>Weitere Buchungen zu „%1“ bleiben ohne Turnier im Kassenbuch: %2.</translation>
    </message>
    <message>
        <source>The disk reports an error just as this was stored: after the next start it may be there or not. Make a backup on another disk, then look at it.</source>
        <translation>Der Datenträger meldet einen Fehler beim Speichern: Nach dem nächsten Start kann es da sein oder nicht. Eine Sicherung auf einem anderen Datenträger anlegen, dann nachsehen.</translation>
    </message>
    <message>
        <source>The backup is written, but its disk reports an error: after a power failure it may be gone. Make another one on another disk.</source>
        <translation>Die Sicherung ist geschrieben, aber ihr Datenträger meldet einen Fehler: Nach einem Stromausfall kann sie fehlen. Eine weitere auf einem anderen Datenträger anlegen.</translation>
    </message>
</context>
<context>
    <name>RegularsDialog</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Player directory</source>
        <translation>Spielerkartei</translation>
    </message>
    <message>
        <source>Enrol (Space)</source>
        <translation>Anmelden (Leertaste)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenlegen …</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of the directory not enrolled</source>
        <translation>
            <numerusform>1 aus der Kartei nicht angemeldet</numerusform>
            <numerusform>%n aus der Kartei nicht angemeldet</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose somebody in the list first.</source>
        <translation>Erst jemanden in der Liste wählen.</translation>
    </message>
    <message>
        <source>Choose one entry in the list.</source>
        <translation>Einen Eintrag in der Liste wählen.</translation>
    </message>
    <message>
        <source>Choose the entries of one person, with Ctrl or Shift.</source>
        <translation>Die Einträge einer Person wählen, mit Strg oder Umschalt.</translation>
    </message>
    <message>
        <source>Take back (Space)</source>
        <translation>Zurücknehmen (Leertaste)</translation>
    </message>
    <message>
        <source>Merge these entries?</source>
        <translation>Diese Einträge zusammenlegen?</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Remove from the directory?</source>
        <translation>Aus der Kartei entfernen?</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of the player directory go for good. Tournaments stay as they are.</source>
        <translation>
            <numerusform>Der Eintrag wird endgültig gelöscht. Turniere ändern sich nicht.</numerusform>
            <numerusform>%n Einträge werden endgültig gelöscht. Turniere ändern sich nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Who is who (%1)…</source>
        <translation>Wer ist wer (%1) …</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>No place is free.</source>
        <translation>Kein Platz frei.</translation>
    </message>
    <message>
        <source>Search name, club or group</source>
        <translation>Name, Verein oder Gruppe suchen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stays in the directory; the other %n entry(ies) go, their groups are kept. In all tournaments they are one person then; the names there stay.</source>
        <translation>
            <numerusform>„%1“ bleibt in der Kartei, der andere Eintrag fällt weg; seine Gruppen bleiben. In allen Turnieren ist es dann eine Person; die Namen dort bleiben.</numerusform>
            <numerusform>„%1“ bleibt in der Kartei, die anderen %n Einträge fallen weg; ihre Gruppen bleiben. In allen Turnieren ist es dann eine Person; die Namen dort bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenderedDocument</name>
    <message>
        <source>%1 after round %2</source>
        <extracomment>the name of a file: %1 is a document, &quot;Standings&quot; for instance</extracomment>
        <translation>%1 nach Runde %2</translation>
    </message>
    <message>
        <source>%1 of round %2</source>
        <extracomment>the name of a file: %1 is a document</extracomment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>the name of a file: %1 are numbers</extracomment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>by phone: seat %1, phone %2</source>
        <translation>per Handy: Sitz %1, Handy %2</translation>
    </message>
    <message>
        <source>by phone %1</source>
        <translation>per Handy %1</translation>
    </message>
    <message>
        <source>%1; confirmed by seat %2, number %3</source>
        <translation>%1; bestätigt von Sitz %2, Nummer %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>second pass</source>
        <translation>Gegenprüfung</translation>
    </message>
</context>
<context>
    <name>Romme500Discipline</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>The deals entered contradict this change: %1</source>
        <translation>Passt nicht zu eingetragenen Spielen: %1</translation>
    </message>
    <message>
        <source>With cards, at tables of two to four.</source>
        <translation>Mit Karten, an Tischen zu zweit bis viert.</translation>
    </message>
    <message>
        <source>In a knock-out each round waits for the one before it.</source>
        <translation>Im K.-o. wartet jede Runde auf die vorige.</translation>
    </message>
    <message>
        <source>As many rounds can be drawn ahead at once.</source>
        <translation>So viele Runden lassen sich im Voraus auslosen.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not decided yet. Enter the deals and lots that are missing.</source>
        <translation>
            <numerusform>1 Partie offen. Es fehlen noch Spiele oder Lose.</numerusform>
            <numerusform>%n Partien offen. Es fehlen noch Spiele oder Lose.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal was entered at that table already. Note on the page Results that the missing person has left the match.</source>
        <translation>Nicht möglich: Spiel schon eingetragen. Auf der Seite Ergebnisse: hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>%1 has won the knock-out.</source>
        <translation>K.-o. entschieden: 1. Platz %1.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Opens deal</source>
        <translation>Beginnt Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table %1, deal %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>nach %n Spiel</numerusform>
            <numerusform>nach %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Sum now</source>
        <translation>Summe jetzt</translation>
    </message>
    <message>
        <source>Points of the round: %1</source>
        <translation>Punkte der Runde: %1</translation>
    </message>
    <message>
        <source>Match points of the round: %1</source>
        <translation>Matchpunkte der Runde: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is added up, the sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Restpunkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>opens the deal</source>
        <translation>beginnt das Spiel</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>short, on a slip</comment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Talon aufgebraucht</translation>
    </message>
    <message>
        <source>Total so far</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Partie: %1</translation>
    </message>
    <message>
        <source>(place, name)</source>
        <translation>(Platz, Name)</translation>
    </message>
    <message>
        <source>(place, name, points)</source>
        <translation>(Platz, Name, Punkte)</translation>
    </message>
    <message>
        <source>(place, name, match points)</source>
        <translation>(Platz, Name, Matchpunkte)</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Noch kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Sum before</source>
        <translation>Summe vorher</translation>
    </message>
    <message>
        <source>Tie-breaker</source>
        <comment>short, on a slip</comment>
        <translation>Stechen</translation>
    </message>
</context>
<context>
    <name>Romme500Results</name>
    <message>
        <source>Melded</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>short</comment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Table %1, deal %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message>
        <source>R%1, table %2, deal %3</source>
        <comment>R: round, short</comment>
        <translation>R%1, Tisch %2, Spiel %3</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>a seat has gone out</comment>
        <translation>%1 macht aus</translation>
    </message>
    <message>
        <source>What has seat %1 melded? “-” if nobody played there.</source>
        <translation>Was hat Sitz %1 ausgelegt? „-“ = nicht mitgespielt</translation>
    </message>
    <message>
        <source>What has seat %1 left in hand? 0 for who went out.</source>
        <translation>Wie viele Restpunkte hat Sitz %1? 0 = ausgemacht</translation>
    </message>
    <message>
        <source>Clear the deal</source>
        <translation>Spiel löschen</translation>
    </message>
    <message>
        <source>The result of table %1, deal %2 is taken out; the deal is open again.</source>
        <translation>Tisch %1, Spiel %2 wird gelöscht und ist wieder offen.</translation>
    </message>
    <message>
        <source>Deal not played</source>
        <translation>Spiel nicht gespielt</translation>
    </message>
    <message>
        <source>Close the deal</source>
        <translation>Spiel abschließen</translation>
    </message>
    <message>
        <source>Table %1, deal %2 is closed without a result.</source>
        <translation>Tisch %1, Spiel %2 bleibt ohne Ergebnis.</translation>
    </message>
    <message>
        <source>The match ends with it: the highest total has won.</source>
        <translation>Damit endet die Partie: Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>stock used up</source>
        <translation>Talon aufgebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) entered</source>
        <translation>
            <numerusform>%n Spiel eingetragen</numerusform>
            <numerusform>%n Spiele eingetragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie-breaker, deal %1</source>
        <translation>Stechen, Spiel %1</translation>
    </message>
    <message>
        <source>Melded and laid off, then left in hand, seat by seat; “-” for anyone who did not play.</source>
        <translation>Ausgelegt, dann Restpunkte, Sitz für Sitz. „-“ = nicht mitgespielt</translation>
    </message>
</context>
<context>
    <name>Romme500Standings</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and how far they came</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
    <message>
        <source>%1: %2 match points</source>
        <translation>%1: %2 Matchpunkte</translation>
    </message>
    <message>
        <source>no deal yet</source>
        <translation>noch kein Spiel</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Table %1, deal %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
</context>
<context>
    <name>RoundDialogs</name>
    <message>
        <source>table %1, seat %2</source>
        <translation>Tisch %1, Sitz %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Correct seats</source>
        <translation>Sitze vertauscht</translation>
    </message>
    <message>
        <source>Two people sit at each other&apos;s place: on paper or at the tables.</source>
        <translation>Zwei sitzen vertauscht: auf dem Papier oder am Tisch.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>This person</source>
        <translation>Diese Person</translation>
    </message>
    <message>
        <source>and this one</source>
        <translation>und diese</translation>
    </message>
    <message>
        <source>Results stay with the seat</source>
        <translation>Ergebnisse bleiben beim Sitz</translation>
    </message>
    <message>
        <source>The seats were wrong on paper.</source>
        <translation>Falsch war nur das Papier.</translation>
    </message>
    <message>
        <source>Results go with the person</source>
        <translation>Ergebnisse gehen mit der Person</translation>
    </message>
    <message>
        <source>What was entered belongs to these people.</source>
        <translation>Die Zahlen gehören zu diesen Personen.</translation>
    </message>
    <message>
        <source>Reason (for the journal)</source>
        <translation>Grund (für das Protokoll)</translation>
    </message>
    <message>
        <source>Choose two people.</source>
        <translation>Bitte zwei Personen wählen.</translation>
    </message>
    <message>
        <source>Tables at which a result was entered stay as they are.</source>
        <translation>Tische mit eingetragenen Ergebnissen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Who is missing is out of the knock-out.</source>
        <translation>Wer fehlt, ist aus dem K.-o. ausgeschieden.</translation>
    </message>
    <message>
        <source>Seat a latecomer</source>
        <translation>Nachzügler setzen</translation>
    </message>
    <message>
        <source>Somebody is missing</source>
        <translation>Jemand fehlt</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Ohne weiterspielen</translation>
    </message>
    <message>
        <source>Who came</source>
        <translation>Wer ist gekommen?</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Wer fehlt?</translation>
    </message>
    <message>
        <source>Ways to do it</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Ways, the one that changes least first</source>
        <translation>Möglichkeiten, die kleinste Änderung zuerst</translation>
    </message>
    <message>
        <source>Misses only this round</source>
        <translation>Fehlt nur in dieser Runde</translation>
    </message>
    <message>
        <source>Does not come back</source>
        <translation>Kommt nicht wieder</translation>
    </message>
    <message>
        <source>Nobody of that name can be chosen.</source>
        <translation>Niemand mit diesem Namen wählbar.</translation>
    </message>
    <message>
        <source>Choose who came.</source>
        <translation>Bitte auswählen, wer gekommen ist.</translation>
    </message>
    <message>
        <source>Choose who is missing.</source>
        <translation>Bitte auswählen, wer fehlt.</translation>
    </message>
    <message>
        <source>What was entered counts for the person now in the seat.</source>
        <translation>Was eingetragen ist, gilt für den, der jetzt dort sitzt.</translation>
    </message>
    <message>
        <source>What was entered stays with these people.</source>
        <translation>Was eingetragen ist, bleibt bei diesen Personen.</translation>
    </message>
    <message>
        <source>%1: rank %2 instead of %3</source>
        <translation>%1: Platz %2 statt %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other rank(s) move</source>
        <translation>
            <numerusform>%n weiterer Platz ändert sich</numerusform>
            <numerusform>%n weitere Plätze ändern sich</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 is half typed: set aside</source>
        <translation>Tisch %1 ist halb eingegeben: wird beiseitegelegt</translation>
    </message>
    <message>
        <source>Seats, then a bye; the smallest change first</source>
        <translation>Erst Plätze, dann spielfrei; die kleinste Änderung zuerst</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>%1 goes from table %2 to table %3</source>
        <translation>%1 wechselt von Tisch %2 an Tisch %3</translation>
    </message>
    <message>
        <source>%1 sits down at table %2</source>
        <translation>%1 setzt sich an Tisch %2</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <translation>%1 ist spielfrei</translation>
    </message>
    <message>
        <source>%1 leaves table %2</source>
        <translation>%1 verlässt Tisch %2</translation>
    </message>
    <message>
        <source>%1 is taken out of the round</source>
        <translation>%1 spielt diese Runde nicht</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere Person</numerusform>
            <numerusform>%n weitere Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of four</source>
        <translation>
            <numerusform>%n Vierertisch</numerusform>
            <numerusform>%n Vierertische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of three</source>
        <translation>
            <numerusform>%n Dreiertisch</numerusform>
            <numerusform>%n Dreiertische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of two</source>
        <translation>
            <numerusform>%n Zweiertisch</numerusform>
            <numerusform>%n Zweiertische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n spielfrei</numerusform>
            <numerusform>%n spielfrei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n da</numerusform>
            <numerusform>%n da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaid</source>
        <translation>
            <numerusform>1 nicht bezahlt</numerusform>
            <numerusform>%n nicht bezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2 should never sit together but are both at table %3</source>
        <translation>Nicht an einen Tisch: %1 und %2 sitzen beide an Tisch %3</translation>
    </message>
    <message>
        <source>%1 has the fixed table %2 but sits at table %3</source>
        <translation>Fester Tisch %2, sitzt aber an Tisch %3: %1</translation>
    </message>
    <message>
        <source>The tables have changed meanwhile. Pick up again.</source>
        <translation>Die Tische haben sich geändert. Bitte noch einmal aufnehmen.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Ändert nichts.</translation>
    </message>
    <message>
        <source>A person or table is locked, or the table is a fixed one.</source>
        <translation>Gesperrt oder fester Tisch.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>Too few people would be left at the table.</source>
        <translation>Am Tisch blieben zu wenige.</translation>
    </message>
    <message>
        <source>never together %1 → %2</source>
        <translation>nicht an einen Tisch %1 → %2</translation>
    </message>
    <message>
        <source>repeats %1 → %2</source>
        <translation>Wiederbegegnungen %1 → %2</translation>
    </message>
    <message>
        <source>same club %1 → %2</source>
        <translation>gleicher Verein %1 → %2</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>breaks %n wish(es)</source>
        <translation>
            <numerusform>%n Wunsch nicht erfüllt</numerusform>
            <numerusform>%n Wünsche nicht erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) more</source>
        <translation>
            <numerusform>%n Wiederbegegnung mehr</numerusform>
            <numerusform>%n Wiederbegegnungen mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) fewer</source>
        <translation>
            <numerusform>%n Wiederbegegnung weniger</numerusform>
            <numerusform>%n Wiederbegegnungen weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>no further repeat</source>
        <translation>keine weitere Wiederbegegnung</translation>
    </message>
    <message>
        <source>No table changes</source>
        <translation>Kein Tisch ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>Changes table(s) %1</source>
        <translation>
            <numerusform>Ändert Tisch %1</numerusform>
            <numerusform>Ändert die Tische %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still in</source>
        <translation>
            <numerusform>%n noch dabei</numerusform>
            <numerusform>%n noch dabei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n through so far</source>
        <translation>
            <numerusform>%n bisher weiter</numerusform>
            <numerusform>%n bisher weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expected</source>
        <translation>
            <numerusform>%n erwartet</numerusform>
            <numerusform>%n erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves after round %1: %2</source>
        <translation>geht nach Runde %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n leave after round %1</source>
        <translation>
            <numerusform>%n geht nach Runde %1</numerusform>
            <numerusform>%n gehen nach Runde %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>own scale (%1)</source>
        <translation>eigene Punkteverteilung (%1)</translation>
    </message>
    <message>
        <source>English scale</source>
        <translation>englische Punkteverteilung</translation>
    </message>
    <message>
        <source>German scale</source>
        <translation>deutsche Punkteverteilung</translation>
    </message>
    <message>
        <source>balanced scale</source>
        <translation>ausgeglichene Punkteverteilung</translation>
    </message>
    <message>
        <source>tied hands share the points of their places</source>
        <translation>gleiche Reststeine: Punkte werden geteilt</translation>
    </message>
    <message>
        <source>tied hands get the better place</source>
        <translation>gleiche Reststeine: besserer Platz für alle</translation>
    </message>
    <message>
        <source>early termination: full points</source>
        <translation>vorzeitig beendet: volle Punkte</translation>
    </message>
    <message>
        <source>early termination: without the first place&apos;s points</source>
        <translation>vorzeitig beendet: ohne die Punkte des ersten Platzes</translation>
    </message>
    <message>
        <source>no first-round Rommé</source>
        <translation>kein Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>first-round Rommé: everybody keeps their claims</source>
        <translation>Rommé im ersten Umlauf: alle behalten ihre Claims</translation>
    </message>
    <message>
        <source>first-round Rommé: the others share their claims</source>
        <translation>Rommé im ersten Umlauf: die anderen teilen ihre Claims</translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>spielfrei: %1</translation>
    </message>
    <message>
        <source>bye: the average of a game for each game</source>
        <translation>spielfrei: je Spiel der Durchschnitt aller Spiele</translation>
    </message>
    <message>
        <source>ranked by TMP</source>
        <translation>Rangliste nach TMP</translation>
    </message>
    <message>
        <source>ranked by the mean of a game</source>
        <translation>Rangliste nach dem Schnitt je Spiel</translation>
    </message>
    <message>
        <source>equals share a rank</source>
        <translation>bei Gleichstand geteilter Platz</translation>
    </message>
    <message>
        <source>tie-breaks: %1</source>
        <translation>bei Gleichstand: %1</translation>
    </message>
    <message>
        <source>licence fee: everyone who played</source>
        <translation>Lizenzgebühr für alle, die gespielt haben</translation>
    </message>
    <message>
        <source>licence fee: everyone registered</source>
        <translation>Lizenzgebühr für alle Angemeldeten</translation>
    </message>
    <message>
        <source>points over all rounds</source>
        <translation>Punkte über alle Runden</translation>
    </message>
    <message>
        <source>ring game: who is tied at the top shares the prize</source>
        <translation>Ringspiel: bei Gleichstand an der Spitze wird der Preis geteilt</translation>
    </message>
    <message>
        <source>single tournament: who is tied at the top plays tie-breaker deals</source>
        <translation>Einzelturnier: bei Gleichstand an der Spitze Stechen</translation>
    </message>
    <message numerus="yes">
        <source>knock-out: %n of each table go on</source>
        <translation>
            <numerusform>K.-o.: von jedem Tisch kommt %n weiter</numerusform>
            <numerusform>K.-o.: von jedem Tisch kommen %n weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>matches to %1 points</source>
        <translation>Partien bis %1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>matches of %n deal(s)</source>
        <translation>
            <numerusform>Partien mit %n Spiel</numerusform>
            <numerusform>Partien mit %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) a point</source>
        <translation>
            <numerusform>%n Chip je Punkt</numerusform>
            <numerusform>%n Chips je Punkt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, everybody starts with %2</source>
        <translation>%1, jeder beginnt mit %2</translation>
    </message>
    <message>
        <source>match points by the places of a match</source>
        <translation>Matchpunkte nach den Plätzen einer Partie</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>ranked by points</source>
        <translation>Rangliste nach Punkten</translation>
    </message>
    <message>
        <source>ranked by the mean of a deal</source>
        <translation>Rangliste nach dem Schnitt je Spiel</translation>
    </message>
    <message>
        <source>Points evening</source>
        <translation>Punkteabend</translation>
    </message>
    <message>
        <source>Ring game</source>
        <translation>Ringspiel</translation>
    </message>
    <message>
        <source>Single tournament</source>
        <translation>Einzelturnier</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-Turnier</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>Zielpunktzahl erreicht</translation>
    </message>
    <message>
        <source>all deals played</source>
        <translation>alle Spiele gespielt</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>the others left</source>
        <translation>die anderen sind gegangen</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a match</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a match</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>tied</source>
        <comment>a match</comment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>tie-breaker due</source>
        <translation>Stechen fällig</translation>
    </message>
    <message>
        <source>lot due</source>
        <translation>Los fällig</translation>
    </message>
    <message>
        <source>Nobody holds rights to Rommé 500.</source>
        <translation>Für Rommé 500 fällt keine Lizenzgebühr an.</translation>
    </message>
    <message>
        <source>The tournament is not open to everybody.</source>
        <translation>Kein offenes Turnier.</translation>
    </message>
    <message>
        <source>The organiser holds a licence.</source>
        <translation>Der Veranstalter hat eine Lizenz.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Noch niemand hat gespielt.</translation>
    </message>
    <message>
        <source>No payment code: the rights holder&apos;s IBAN is not known.</source>
        <translation>Kein Zahlcode: Die IBAN des Rechteinhabers fehlt.</translation>
    </message>
    <message>
        <source>No payment code: the rights holder&apos;s name is not known.</source>
        <translation>Kein Zahlcode: Der Name des Rechteinhabers fehlt.</translation>
    </message>
    <message>
        <source>No payment code: the amount is too large for one.</source>
        <translation>Kein Zahlcode: Der Betrag ist zu hoch.</translation>
    </message>
    <message>
        <source>table of four: %1</source>
        <translation>Vierertisch: %1</translation>
    </message>
    <message>
        <source>of three: %1</source>
        <translation>Dreiertisch: %1</translation>
    </message>
    <message>
        <source>of two: %1</source>
        <translation>Zweiertisch: %1</translation>
    </message>
    <message>
        <source>No payment code: the rights holder&apos;s name is too long for one.</source>
        <translation>Kein Zahlungscode: Der Name des Rechteinhabers ist dafür zu lang.</translation>
    </message>
    <message>
        <source>No payment code: the payment text is too long for one.</source>
        <translation>Kein Zahlungscode: Der Verwendungszweck ist dafür zu lang.</translation>
    </message>
    <message>
        <source>%1, but never all of a table</source>
        <comment>knock-out</comment>
        <translation>%1, aber nie alle eines Tisches</translation>
    </message>
    <message>
        <source>Rummy-pure</source>
        <translation>Rummy-pur</translation>
    </message>
    <message>
        <source>Rummy-pure-plus</source>
        <translation>Rummy-pur-plus</translation>
    </message>
    <message>
        <source>Rommé 500</source>
        <translation>Rommé 500</translation>
    </message>
    <message>
        <source>first-round Rommé counts</source>
        <translation>Rommé im ersten Umlauf zählt</translation>
    </message>
</context>
<context>
    <name>RulesSection</name>
    <message>
        <source>counts, everybody keeps their claims</source>
        <translation>gilt, alle behalten ihre Claims</translation>
    </message>
    <message>
        <source>counts, the others share their claims</source>
        <translation>gilt, die anderen teilen ihre Claims</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>is not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Scored by</source>
        <translation>Gewertet nach</translation>
    </message>
    <message>
        <source>English text</source>
        <translation>englischer Text</translation>
    </message>
    <message>
        <source>German text</source>
        <translation>deutscher Text</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>The rule texts print different points for the places.</source>
        <translation>Die Regeltexte werten die Plätze verschieden.</translation>
    </message>
    <message>
        <source>Shows every option by itself</source>
        <translation>Zeigt jede Einstellung einzeln</translation>
    </message>
    <message>
        <source>What each place at the table is worth.</source>
        <translation>Was jeder Platz am Tisch wert ist.</translation>
    </message>
    <message>
        <source>Equal stones</source>
        <translation>Gleich viele Steine</translation>
    </message>
    <message>
        <source>What those get who have as many stones left as another.</source>
        <translation>Was es bei gleichen Reststeinen gibt.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>What a game is worth that the director ends before anybody is out.</source>
        <translation>Was ein Spiel zählt, das ohne Rommé endet.</translation>
    </message>
    <message>
        <source>in full: the fewest stones win</source>
        <translation>voll: Wer am wenigsten hat, gewinnt</translation>
    </message>
    <message>
        <source>without the first place&apos;s points</source>
        <translation>ohne die Punkte des ersten Platzes</translation>
    </message>
    <message>
        <source>First-round Rommé</source>
        <translation>Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>Whoever is out in the first circuit gets the most, the others share the rest.</source>
        <translation>Das Maximum für das Rommé, der Rest wird geteilt.</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Rangfolge nach</translation>
    </message>
    <message>
        <source>The mean is fair where people play different numbers of games.</source>
        <translation>Der Durchschnitt ist gerecht, wenn nicht alle gleich viele Spiele haben.</translation>
    </message>
    <message>
        <source>total match points (TMP)</source>
        <translation>Gesamtpunkten (TMP)</translation>
    </message>
    <message>
        <source>mean of a game played</source>
        <translation>Durchschnitt je Spiel</translation>
    </message>
    <message>
        <source>Licence fee counts</source>
        <translation>Lizenzgebühr für</translation>
    </message>
    <message>
        <source>Whom the fee of an open tournament is owed for.</source>
        <translation>Wer bei einem offenen Turnier zählt.</translation>
    </message>
    <message>
        <source>whoever has played</source>
        <translation>alle, die gespielt haben</translation>
    </message>
    <message>
        <source>everybody enrolled</source>
        <translation>alle Angemeldeten</translation>
    </message>
    <message>
        <source>Advanced: every single option</source>
        <translation>Erweitert: jede einzelne Einstellung</translation>
    </message>
    <message>
        <source>Hide the individual options</source>
        <translation>Einzelne Einstellungen ausblenden</translation>
    </message>
</context>
<context>
    <name>RummyDiscipline</name>
    <message numerus="yes">
        <source>%n game(s) per round</source>
        <translation>
            <numerusform>1 Spiel je Runde</numerusform>
            <numerusform>%n Spiele je Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>open tournament</source>
        <translation>offenes Turnier</translation>
    </message>
    <message>
        <source>club tournament</source>
        <translation>Vereinsturnier</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>The games entered contradict this change: %1</source>
        <translation>Passt nicht zu eingetragenen Spielen: %1</translation>
    </message>
    <message>
        <source>With claims at tables of two to four, or without at three and four.</source>
        <translation>Mit Claims an Tischen zu zweit bis viert oder ohne Claims zu dritt und viert.</translation>
    </message>
    <message>
        <source>As many rounds can be drawn ahead at once.</source>
        <translation>So viele Runden lassen sich im Voraus auslosen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>je %n Spiel</numerusform>
            <numerusform>je %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A result was entered at that table already. Enter the missing person as not having played in the other games.</source>
        <translation>Nicht möglich: Ergebnisse schon eingetragen. In den übrigen Spielen: „nicht mitgespielt“.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Opens game</source>
        <translation>Beginnt Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table %1, game %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>nach %n Spiel</numerusform>
            <numerusform>nach %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>TMP now</source>
        <translation>TMP jetzt</translation>
    </message>
    <message>
        <source>Points of the round: %1</source>
        <translation>Punkte der Runde: %1</translation>
    </message>
    <message>
        <source>TMP %1 = %2</source>
        <translation>TMP %1 = %2</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>opens the game</source>
        <translation>beginnt das Spiel</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Rommé</source>
        <translation>Rommé</translation>
    </message>
    <message>
        <source>First-round Rommé</source>
        <translation>Rommé im 1. Umlauf</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message numerus="yes">
        <source>Missing: game(s) %1</source>
        <translation>
            <numerusform>Es fehlt: Spiel %1</numerusform>
            <numerusform>Es fehlen: Spiele %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(place, name, total match points)</source>
        <translation>(Platz, Name, Gesamtpunkte)</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Noch kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>TMP before</source>
        <translation>TMP vorher</translation>
    </message>
</context>
<context>
    <name>RummyResults</name>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Table %1, game %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message>
        <source>R%1, table %2, game %3</source>
        <comment>R: round, short</comment>
        <translation>R%1, Tisch %2, Spiel %3</translation>
    </message>
    <message>
        <source>Rommé %1</source>
        <translation>Rommé %1</translation>
    </message>
    <message>
        <source>How many stones has seat %1 left? “-” if nobody played there.</source>
        <translation>Wie viele Reststeine hat Sitz %1? „-“ = nicht mitgespielt</translation>
    </message>
    <message>
        <source>Clear the game</source>
        <translation>Spiel löschen</translation>
    </message>
    <message>
        <source>The result of table %1, game %2 is taken out; the game is open again.</source>
        <translation>Tisch %1, Spiel %2 wird gelöscht und ist wieder offen.</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>Spiel nicht gespielt</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Spiel abschließen</translation>
    </message>
    <message>
        <source>Table %1, game %2 is closed without a result.</source>
        <translation>Tisch %1, Spiel %2 bleibt ohne Ergebnis.</translation>
    </message>
    <message>
        <source>first-round Rommé</source>
        <translation>Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) a table</source>
        <translation>
            <numerusform>%n Spiel je Tisch</numerusform>
            <numerusform>%n Spiele je Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) entered</source>
        <translation>
            <numerusform>%1 von %n Spiel eingegeben</numerusform>
            <numerusform>%1 von %n Spielen eingegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1 opens</source>
        <translation>Sitz %1 beginnt</translation>
    </message>
    <message>
        <source>Stones left at each seat, “-” for anyone who did not play. The zero makes the Rommé.</source>
        <translation>Reststeine je Sitz, „-“ = nicht mitgespielt, 0 = Rommé</translation>
    </message>
</context>
<context>
    <name>RummyStandings</name>
    <message>
        <source>%1: %2 TMP</source>
        <translation>%1: %2 TMP</translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation>noch kein Spiel</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game %1, seat %2</source>
        <translation>Spiel %1, Sitz %2</translation>
    </message>
    <message>
        <source>Table %1, game %2, seat %3</source>
        <translation>Tisch %1, Spiel %2, Sitz %3</translation>
    </message>
</context>
<context>
    <name>SampleClubFile</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>ScaleEditor</name>
    <message>
        <source>Points by place</source>
        <translation>Punkte je Platz</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), place %1</source>
        <translation>
            <numerusform>%n Person, Platz %1</numerusform>
            <numerusform>%n Personen, Platz %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the last gets 1 everywhere</source>
        <translation>der Letzte bekommt überall 1</translation>
    </message>
    <message>
        <source>as in the English text</source>
        <translation>wie im englischen Text</translation>
    </message>
    <message>
        <source>the first gets 4 everywhere</source>
        <translation>der Erste bekommt überall 4</translation>
    </message>
    <message>
        <source>as in the German text</source>
        <translation>wie im deutschen Text</translation>
    </message>
    <message>
        <source>the first gets 4, the last 1</source>
        <translation>der Erste bekommt 4, der Letzte 1</translation>
    </message>
    <message>
        <source>balanced: a win is worth the same</source>
        <translation>ausgeglichen: Sieg zählt überall gleich</translation>
    </message>
    <message>
        <source>own values</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>Write match points such as 4, 2½, 5/2 or 2.5, in steps of 0.1.</source>
        <translation>Bitte Punkte wie 4, 2½ oder 2,5 (Zehntelschritte).</translation>
    </message>
    <message>
        <source>A place is worth 0 or more.</source>
        <translation>Bitte 0 oder mehr.</translation>
    </message>
    <message>
        <source>A place cannot be worth more than the place before it.</source>
        <translation>Ein Platz kann nicht mehr bringen als der davor.</translation>
    </message>
</context>
<context>
    <name>ScheduleTexts</name>
    <message>
        <source>%1 min %2</source>
        <comment>a break</comment>
        <translation>%1 min %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>%1, %2 × %3</source>
        <comment>screen</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Both screens show the same</source>
        <translation>Beide Bildschirme zeigen dasselbe</translation>
    </message>
    <message>
        <source>There is only one screen</source>
        <translation>Nur ein Bildschirm gefunden</translation>
    </message>
    <message>
        <source>Connect the projector or television and let the system extend the screen instead of repeating it.
Windows: ⊞+P, “Extend”. Linux and macOS: Settings, Displays.</source>
        <translation>Beamer oder Fernseher anschließen und den Bildschirm erweitern, nicht duplizieren.
Windows: ⊞+P, „Erweitern“. Linux und macOS: Einstellungen, Bildschirme.</translation>
    </message>
    <message>
        <source>Show in a window</source>
        <translation>Im Fenster zeigen</translation>
    </message>
    <message>
        <source>Which screen does the hall see?</source>
        <translation>Welchen Bildschirm sieht der Saal?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>SeatOffer</name>
    <message>
        <source>Round %1 is being played, without a seat for them so far.</source>
        <translation>Runde %1 läuft schon, noch ohne Platz am Tisch.</translation>
    </message>
    <message>
        <source>Seat a latecomer…</source>
        <translation>Nachzügler setzen …</translation>
    </message>
</context>
<context>
    <name>SeatingTexts</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>einmal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of people meet again for it; otherwise %1 would sit at a table of three %2 and %3 %4.</source>
        <translation>
            <numerusform>Dafür treffen sich zwei wieder; sonst säße %1 %2 am Dreiertisch und %3 %4.</numerusform>
            <numerusform>Dafür treffen sich %n Paare wieder; sonst säße %1 %2 am Dreiertisch und %3 %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody will have to meet twice if nobody leaves.</source>
        <translation>Bleiben alle, trifft sich auch später niemand zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>By the last planned round, %n meeting(s) will not be the first if nobody leaves.</source>
        <translation>
            <numerusform>Bleiben alle, gibt es bis zum Schluss eine Wiederbegegnung.</numerusform>
            <numerusform>Bleiben alle, gibt es bis zum Schluss %n Wiederbegegnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody at a table met at earlier evenings</source>
        <translation>An keinem Tisch sitzt jemand, der sich an früheren Abenden begegnet ist</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) at a table met at earlier evenings</source>
        <translation>
            <numerusform>%n Paar an einem Tisch ist sich an früheren Abenden begegnet</numerusform>
            <numerusform>%n Paare an einem Tisch sind sich an früheren Abenden begegnet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; without minding them it would be %2.</source>
        <translation>%1; ohne Rücksicht darauf wären es %2.</translation>
    </message>
    <message>
        <source>%1 sits at a table of three for the %2 time.</source>
        <translation>%1 sitzt zum %2 Mal am Dreiertisch.</translation>
    </message>
    <message>
        <source>%1 sits at a table of three %2.</source>
        <translation>%1 sitzt %2 am Dreiertisch.</translation>
    </message>
    <message>
        <source>The seed chose: %1.</source>
        <translation>Der Auslosungscode entschied für %1.</translation>
    </message>
    <message>
        <source>A lot chose: %1.</source>
        <translation>Das Los entschied für %1.</translation>
    </message>
    <message>
        <source>A play-off chose: %1.</source>
        <translation>Das Stechen entschied für %1.</translation>
    </message>
    <message>
        <source>The director chose: %1.</source>
        <translation>Die Turnierleitung entschied für %1.</translation>
    </message>
    <message>
        <source>Level for the bye: %1.</source>
        <translation>Gleichauf, einer spielfrei: %1.</translation>
    </message>
    <message>
        <source>Level at the cut of the final tables: %1.</source>
        <translation>Gleichauf an der Grenze der Finaltische: %1.</translation>
    </message>
</context>
<context>
    <name>SeriesColumnTexts</name>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>SeriesDocument</name>
    <message>
        <source>Mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message numerus="yes">
        <source>Series after %n evening(s)</source>
        <translation>
            <numerusform>Jahreswertung nach %n Abend</numerusform>
            <numerusform>Jahreswertung nach %n Abenden</numerusform>
        </translation>
    </message>
    <message>
        <source>No evening of this series has a result yet.</source>
        <translation>Noch kein Abend dieser Jahreswertung hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n evening(s) not finished.</source>
        <translation>
            <numerusform>Vorläufig: %n Abend ist nicht fertig.</numerusform>
            <numerusform>Vorläufig: %n Abende sind nicht fertig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 were played by different rules: their points should not be added.</source>
        <translation>%1 und %2 wurden nach verschiedenen Regeln gespielt: ihre Punkte sollte man nicht zusammenzählen.</translation>
    </message>
    <message>
        <source>People of one name are listed apart as long as nobody has said that they are one.</source>
        <translation>Wer gleich heißt, steht getrennt, solange niemand gesagt hat, dass es eine Person ist.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Place now</source>
        <translation>Platz jetzt</translation>
    </message>
    <message>
        <source>no longer listed</source>
        <translation>nicht mehr dabei</translation>
    </message>
    <message>
        <source>came later</source>
        <translation>später dazu</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>%1: corrected after closing, last on %2.</source>
        <translation>%1: nach dem Abschluss berichtigt, zuletzt am %2.</translation>
    </message>
    <message>
        <source>In brackets: struck out.</source>
        <translation>In Klammern: Streichergebnis.</translation>
    </message>
    <message>
        <source>This series has not been closed.</source>
        <translation>Diese Jahreswertung ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Series as closed on %1</source>
        <translation>Jahreswertung, abgeschlossen am %1</translation>
    </message>
    <message numerus="yes">
        <source>Closed after %n evening(s).</source>
        <translation>
            <numerusform>Abgeschlossen nach %n Abend.</numerusform>
            <numerusform>Abgeschlossen nach %n Abenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Later corrections are shown beside it.</source>
        <translation>Was später berichtigt wurde, steht daneben.</translation>
    </message>
    <message>
        <source>Nothing was corrected since.</source>
        <translation>Seither wurde nichts berichtigt.</translation>
    </message>
    <message>
        <source>%1 is damaged: the table stays as it was closed, and what was corrected later cannot be shown.</source>
        <translation>%1 ist beschädigt: Die Tabelle bleibt, wie sie abgeschlossen wurde; spätere Berichtigungen lassen sich nicht zeigen.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message>
        <source>The mean of the match points (TMP) an evening decides.</source>
        <translation>Es zählt der Schnitt der Gesamtpunkte (TMP) je Abend.</translation>
    </message>
    <message>
        <source>The match points (TMP) of the evenings are added.</source>
        <translation>Die Gesamtpunkte (TMP) der Abende werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Each evening gives points by place (%1); their mean decides.</source>
        <translation>Jeder Abend bringt Punkte nach Platz (%1); es zählt ihr Schnitt.</translation>
    </message>
    <message>
        <source>Each evening gives points by place (%1); they are added.</source>
        <translation>Jeder Abend bringt Punkte nach Platz (%1); sie werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Each evening gives one point for the last place and one more for each place above it; their mean decides.</source>
        <translation>Jeder Abend bringt einen Punkt für den letzten Platz und je Platz darüber einen mehr; es zählt der Schnitt.</translation>
    </message>
    <message>
        <source>Each evening gives one point for the last place and one more for each place above it; they are added.</source>
        <translation>Jeder Abend bringt einen Punkt für den letzten Platz und je Platz darüber einen mehr; sie werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The mean of the games won an evening decides.</source>
        <translation>Es zählt der Schnitt der gewonnenen Spiele je Abend.</translation>
    </message>
    <message>
        <source>The games won are added.</source>
        <translation>Die gewonnenen Spiele werden zusammengezählt.</translation>
    </message>
    <message>
        <source>All evenings count.</source>
        <translation>Alle Abende zählen.</translation>
    </message>
    <message>
        <source>The best %1 of %2 evenings count.</source>
        <translation>Es zählen die besten %1 von %2 Abenden.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n evening(s) count.</source>
        <translation>
            <numerusform>Es zählt der beste Abend.</numerusform>
            <numerusform>Es zählen die besten %n Abende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Equals share a place.</source>
        <translation>Bei Gleichstand wird der Platz geteilt.</translation>
    </message>
    <message>
        <source>If level: %1.</source>
        <translation>Bei Gleichstand: %1.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>tie-breaks</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>1 game won</source>
        <translation>1 gewonnenes Spiel</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <translation>%1 gewonnene Spiele</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Match points (TMP)</source>
        <translation>Gesamtpunkte (TMP)</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkte nach Platz</translation>
    </message>
    <message>
        <source>Points by place and number of people</source>
        <translation>Punkte nach Platz und Teilnehmerzahl</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>more evenings won</source>
        <translation>mehr gewonnene Abende</translation>
    </message>
    <message>
        <source>more evenings attended</source>
        <translation>mehr Abende dabei</translation>
    </message>
    <message>
        <source>more match points (TMP) in all</source>
        <translation>mehr Gesamtpunkte (TMP) insgesamt</translation>
    </message>
    <message>
        <source>The draw minds who met at earlier evenings (%1 %).</source>
        <translation>Die Auslosung achtet darauf, wer sich an früheren Abenden begegnet ist (%1 %).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an evening, its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) count.</source>
        <translation>
            <numerusform>%n Abend zählt.</numerusform>
            <numerusform>%n Abende zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n evening(s) count.</source>
        <translation>
            <numerusform>%1 von %n Abend zählt.</numerusform>
            <numerusform>%1 von %n Abenden zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck out: %1.</source>
        <translation>Streichergebnisse: %1.</translation>
    </message>
    <message>
        <source>%1 ÷ %2 = %3.</source>
        <comment>points, evenings, mean</comment>
        <translation>%1 ÷ %2 = %3.</translation>
    </message>
    <message>
        <source>Together %1.</source>
        <translation>Zusammen %1.</translation>
    </message>
    <message numerus="yes">
        <source>Without a place: %n evening(s) are needed.</source>
        <translation>
            <numerusform>Ohne Platz: %n Abend ist nötig.</numerusform>
            <numerusform>Ohne Platz: %n Abende sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>Platz %1 von %2</translation>
    </message>
    <message>
        <source>as a guest</source>
        <translation>als Gast</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an evening, what somebody did there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, not in the directory</source>
        <translation>%1, nicht in der Kartei</translation>
    </message>
    <message>
        <source>Evenings as a guest (group &quot;%1&quot;) count.</source>
        <translation>Abende als Gast (Gruppe „%1“) zählen mit.</translation>
    </message>
    <message>
        <source>Evenings as a guest (group &quot;%1&quot;) are left out.</source>
        <translation>Abende als Gast (Gruppe „%1“) zählen nicht.</translation>
    </message>
    <message>
        <source>the best single evening (then the next best)</source>
        <translation>der beste einzelne Abend (dann der nächstbeste)</translation>
    </message>
    <message numerus="yes">
        <source>Anyone there fewer than %n time(s) is listed without a place.</source>
        <translation>
            <numerusform>Wer nie da war, steht ohne Platz da.</numerusform>
            <numerusform>Wer weniger als %n Mal da war, steht ohne Platz da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted, as the standings are not released: %1.</source>
        <translation>Nicht mitgezählt, weil der Stand nicht freigegeben ist: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) of it are not finished.</source>
        <translation>
            <numerusform>%n Abend davon ist noch nicht zu Ende.</numerusform>
            <numerusform>%n Abende davon sind noch nicht zu Ende.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingTexts</name>
    <message>
        <source>PostgreSQL is not installed. On Debian and Ubuntu: sudo apt install postgresql openssl</source>
        <translation>PostgreSQL fehlt. Unter Debian und Ubuntu: sudo apt install postgresql openssl</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root. Start the program as an ordinary user.</source>
        <translation>PostgreSQL läuft nicht als root. Das Programm als normaler Benutzer starten.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>No port from 45432 on is free. Close other programs, or restart the laptop.</source>
        <translation>Ab 45432 ist kein Port frei. Andere Programme beenden oder den Rechner neu starten.</translation>
    </message>
    <message>
        <source>One of PostgreSQL&apos;s programs failed.</source>
        <translation>Ein Programm von PostgreSQL ist gescheitert.</translation>
    </message>
    <message>
        <source>The server does not start.</source>
        <translation>Der Server startet nicht.</translation>
    </message>
    <message>
        <source>Another window is just sharing this club or bringing it back. Wait until it has finished.</source>
        <translation>Ein anderes Fenster teilt diesen Verein gerade oder holt ihn zurück. Bitte warten, bis es fertig ist.</translation>
    </message>
    <message>
        <source>The main laptop has to run Linux. Phones and the pages of the hall work here all the same.</source>
        <translation>Der Hauptrechner braucht Linux. Handys und die Seiten für den Saal gehen hier trotzdem.</translation>
    </message>
    <message>
        <source>The shared club is kept by PostgreSQL %1, which is not installed. On Debian and Ubuntu: sudo apt install postgresql-%1</source>
        <translation>Der geteilte Verein liegt in PostgreSQL %1, das hier nicht installiert ist. Unter Debian und Ubuntu: sudo apt install postgresql-%1</translation>
    </message>
    <message>
        <source>PostgreSQL %1, which is installed, cannot read it.</source>
        <translation>Das installierte PostgreSQL %1 kann ihn nicht lesen.</translation>
    </message>
    <message>
        <source>Shared with other desks</source>
        <translation>Mit anderen Meldetischen geteilt</translation>
    </message>
</context>
<context>
    <name>SheetBuilder</name>
    <message>
        <source>Tie</source>
        <comment>short: a tie-breaker deal</comment>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>typed</source>
        <comment>not stored yet</comment>
        <translation>getippt</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <comment>to the target</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>am Ziel</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>early</source>
        <translation>vorzeitig</translation>
    </message>
    <message>
        <source>1st circuit</source>
        <comment>first-round Rommé</comment>
        <translation>1. Umlauf</translation>
    </message>
    <message>
        <source>stock empty</source>
        <translation>Talon leer</translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>spielt: %1</translation>
    </message>
    <message>
        <source>taken over: %1</source>
        <comment>by a person</comment>
        <translation>übernimmt: %1</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>by phone</comment>
        <translation>gemeldet</translation>
    </message>
</context>
<context>
    <name>SpellingTexts</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 → “%2”</source>
        <comment>several spellings, and the one kept</comment>
        <translation>%1 → „%2“</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Make one spelling of each?</source>
        <translation>Je eine Schreibweise daraus machen?</translation>
    </message>
    <message>
        <source>Make one spelling</source>
        <translation>Angleichen</translation>
    </message>
</context>
<context>
    <name>StandingsColumnTexts</name>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Places gained or lost</source>
        <translation>Plätze gewonnen oder verloren</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Came to</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>Total match points (TMP)</source>
        <translation>Gesamtpunkte (TMP)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Mean of a game</source>
        <translation>Schnitt je Spiel</translation>
    </message>
    <message>
        <source>Mean of a deal</source>
        <translation>Schnitt je Spiel</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>Game match points (GMP)</source>
        <translation>Spielpunkte (SMP)</translation>
    </message>
    <message>
        <source>CMP</source>
        <translation>CMP</translation>
    </message>
    <message>
        <source>Claim match points (CMP)</source>
        <translation>Claimpunkte (CMP)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>Gone out</source>
        <translation>Ausgemacht</translation>
    </message>
    <message>
        <source>Deals gone out in</source>
        <translation>Spiele, in denen ausgemacht wurde</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Stones remaining</source>
        <translation>Reststeine</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips won or paid</source>
        <translation>Chips gewonnen oder gezahlt</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Matches won: first at the table, alone or tied</source>
        <translation>Gewonnene Partien: Erster am Tisch, auch bei Gleichstand</translation>
    </message>
    <message>
        <source>Deductions and bonuses</source>
        <translation>Punktabzüge und Gutschriften</translation>
    </message>
    <message>
        <source>Deduction/bonus</source>
        <translation>Abzug/Gutschrift</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place overall</source>
        <translation>Platz insgesamt</translation>
    </message>
</context>
<context>
    <name>StandingsDocument</name>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Objections until %1</source>
        <translation>Einspruch bis %1</translation>
    </message>
</context>
<context>
    <name>StandingsTableTexts</name>
    <message>
        <source>final table</source>
        <translation>Finaltisch</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>StartTexts</name>
    <message>
        <source>Rummy Director</source>
        <translation>Rummy Director</translation>
    </message>
    <message>
        <source>The club database cannot be opened.</source>
        <translation>Die Vereinsdatenbank lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung zurückholen …</translation>
    </message>
    <message>
        <source>Open another database…</source>
        <translation>Andere Datenbank öffnen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Open another database</source>
        <translation>Andere Datenbank öffnen</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Zurückgeholt: %1</translation>
    </message>
    <message>
        <source>The state before is in %1</source>
        <translation>Der Stand davor liegt in %1</translation>
    </message>
    <message>
        <source>Open the own club</source>
        <translation>Eigenen Verein öffnen</translation>
    </message>
    <message>
        <source>The club is shared with other desks, but its server does not start.</source>
        <translation>Der Verein ist mit anderen Meldetischen geteilt, aber der Server startet nicht.</translation>
    </message>
    <message>
        <source>You can look at the club as it was before it was shared, but change nothing. Or continue with a copy: what was entered after it is missing.</source>
        <translation>Der Stand vor dem Teilen lässt sich ansehen, nicht ändern. Oder mit einer Sicherung weitermachen; was danach eingetragen wurde, fehlt.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue with a copy…</source>
        <translation>Mit einer Sicherung weitermachen …</translation>
    </message>
    <message>
        <source>The server&apos;s data are kept in %1</source>
        <translation>Die Daten des Servers bleiben in %1</translation>
    </message>
</context>
<context>
    <name>SyncedTexts</name>
    <message>
        <source>%1 synchronises the folder of this club</source>
        <translation>%1 gleicht den Ordner dieses Vereins ab</translation>
    </message>
    <message>
        <source>While the club is open, that can damage it or bring back an older state. Backups may stay there.</source>
        <translation>Solange der Verein offen ist, kann ihn das beschädigen oder einen alten Stand zurückholen. Sicherungen dürfen dort bleiben.</translation>
    </message>
    <message>
        <source>Move it to this computer</source>
        <translation>Auf diesen Computer verlegen</translation>
    </message>
    <message>
        <source>Work there all the same</source>
        <translation>Trotzdem dort arbeiten</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Draw the lot at table %1</source>
        <translation>Los an Tisch %1</translation>
    </message>
    <message>
        <source>The totals, the points melded and the last hands are equal. Draw at the table and note here who was drawn, or let the program draw.</source>
        <translation>Gleichstand in Summe, Ausgelegtem und letztem Rest. Am Tisch losen und hier eintragen, oder hier losen lassen.</translation>
    </message>
    <message>
        <source>Record the lot</source>
        <translation>Los eintragen</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Kommt weiter</translation>
    </message>
    <message>
        <source>Goes on, drawn %1.</source>
        <translation>Kommt weiter, als %1. gezogen</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht gezogen</translation>
    </message>
    <message>
        <source>Choose who was drawn.</source>
        <translation>Bitte wählen, wer gezogen wurde.</translation>
    </message>
    <message>
        <source>Swap two tables&apos; results</source>
        <translation>Ergebnisse zweier Tische tauschen</translation>
    </message>
    <message>
        <source>All games of the two tables change places, as if their slips had been typed into each other&apos;s table.</source>
        <translation>Für vertauschte Zettel: Alle Spiele der beiden Tische werden getauscht.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Ein Tisch</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Anderer Tisch</translation>
    </message>
    <message>
        <source>Choose two tables with different results.</source>
        <translation>Bitte zwei Tische mit verschiedenen Ergebnissen.</translation>
    </message>
    <message>
        <source>Who held the cards in this game?</source>
        <translation>Wer hat dieses Spiel gespielt?</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>Did not play</source>
        <translation>Nicht mitgespielt</translation>
    </message>
    <message>
        <source>Name of who plays</source>
        <translation>Name des Ersatzspielers</translation>
    </message>
    <message>
        <source>Plays for %1, who keeps the points:</source>
        <translation>Ersatzspieler (Punkte an %1):</translation>
    </message>
    <message>
        <source>Enter takes it.</source>
        <translation>Enter bestätigt.</translation>
    </message>
    <message>
        <source>Close round %1?</source>
        <translation>Runde %1 abschließen?</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>Was that the last round?</source>
        <translation>War das die letzte Runde?</translation>
    </message>
    <message>
        <source>Round %1 will not be played. The standings after round %2 are then the final ones.</source>
        <translation>Runde %1 wird nicht mehr gespielt. Der Stand nach Runde %2 ist dann der Endstand.</translation>
    </message>
    <message>
        <source>That was the last round</source>
        <translation>Das war die letzte Runde</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>Choose the other table.</source>
        <translation>Den anderen Tisch wählen.</translation>
    </message>
    <message>
        <source>Name or start number of who takes over</source>
        <translation>Name oder Startnummer, wer übernimmt</translation>
    </message>
    <message>
        <source>Takes over the seat and gets the points:</source>
        <translation>Übernimmt (eigene Punkte), Name oder Startnr.:</translation>
    </message>
    <message>
        <source>Applies to this table&apos;s next games as well, until you change it.</source>
        <translation>Gilt auch für die weiteren Spiele am Tisch, bis es geändert wird.</translation>
    </message>
    <message>
        <source>table %1, game %2</source>
        <translation>Tisch %1, Spiel %2</translation>
    </message>
    <message>
        <source>Substitutes go along with their games.</source>
        <translation>Ersatzspieler gehen mit ihren Spielen mit.</translation>
    </message>
    <message>
        <source>Slip lost</source>
        <translation>Zettel verloren</translation>
    </message>
    <message>
        <source>Enter: %1 plays.</source>
        <translation>Enter: %1 spielt.</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Los ziehen</translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message>
        <source>Table %1, %2, %3</source>
        <translation>Tisch %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tie-breaker, deal %1</source>
        <translation>Stechen, Spiel %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>Ergebnisse der Runde %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>tie-breaker deal due among %1</source>
        <translation>Stechen fällig zwischen %1</translation>
    </message>
    <message numerus="yes">
        <source>lot due among %1 (%n place(s) to be had)</source>
        <translation>
            <numerusform>Los fällig zwischen %1 (um %n Platz)</numerusform>
            <numerusform>Los fällig zwischen %1 (um %n Plätze)</numerusform>
        </translation>
    </message>
    <message>
        <source>over without a winner (%1)</source>
        <translation>zu Ende, niemand hat gewonnen (%1)</translation>
    </message>
    <message>
        <source>in the next round: %1 (%2)</source>
        <translation>weiter in der nächsten Runde: %1 (%2)</translation>
    </message>
    <message>
        <source>won by %1 (%2)</source>
        <translation>1. Platz: %1 (%2)</translation>
    </message>
    <message>
        <source>tied at the top: %1 (%2)</source>
        <translation>Gleichstand an der Spitze: %1 (%2)</translation>
    </message>
    <message>
        <source>Lot drawn: %1</source>
        <translation>Los gezogen: %1</translation>
    </message>
    <message>
        <source>Left the match: %1</source>
        <translation>Partie verlassen: %1</translation>
    </message>
    <message>
        <source>Round %1, final table</source>
        <translation>Runde %1, Finaltisch</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Equal totals: the points melded decided.</source>
        <translation>Gleiche Summen: Das Ausgelegte entscheidet.</translation>
    </message>
    <message>
        <source>Equal totals: the last hand decided.</source>
        <translation>Gleiche Summen: Die letzten Restpunkte entscheiden.</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>left the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>kommt weiter</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>1. Platz: %1</translation>
    </message>
    <message>
        <source>There is no winner yet.</source>
        <translation>Noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1 has not played a game yet.</source>
        <translation>%1 hat noch kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Certificates follow after the first game.</source>
        <translation>Urkunden gibt es nach dem ersten Spiel.</translation>
    </message>
    <message>
        <source>Sample, Anna</source>
        <translation>Muster, Anna</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>start number</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>not seated</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Table %1, %2</source>
        <comment>the letter of the seat</comment>
        <translation>Tisch %1, %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>after a correction</comment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Rank now</source>
        <translation>Platz jetzt</translation>
    </message>
    <message>
        <source>Corrected %1</source>
        <translation>Berichtigt am %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Came late: %1</source>
        <translation>Nachzügler: %1</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Fehlt: %1</translation>
    </message>
    <message>
        <source>Seats corrected</source>
        <translation>Sitze vertauscht</translation>
    </message>
    <message>
        <source>No corrections in this round.</source>
        <translation>In dieser Runde wurde nichts berichtigt.</translation>
    </message>
    <message>
        <source>T.</source>
        <comment>table, short</comment>
        <translation>T.</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonst.</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>Gesamtübersicht nach Runde %1</translation>
    </message>
    <message>
        <source>T.: the table of the round; R1: the points of round 1.</source>
        <translation>T.: Tisch der Runde; R1: Punkte der Runde 1.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Played for somebody else (not counted)</source>
        <translation>Ersatzspieler (nicht gezählt)</translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n participant(s)</source>
        <translation>
            <numerusform>Gezählt: %n Teilnehmer</numerusform>
            <numerusform>Gezählt: %n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted, did not play: %n participant(s)</source>
        <translation>
            <numerusform>Nicht gezählt, nicht mitgespielt: %n Teilnehmer</numerusform>
            <numerusform>Nicht gezählt, nicht mitgespielt: %n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Rights holder</source>
        <translation>Rechteinhaber</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anschrift</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Payment text</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Scan with the banking app to pay</source>
        <translation>Zum Bezahlen mit der Banking-App scannen</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>Nichts zu zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), %1 for each</source>
        <translation>
            <numerusform>%n Teilnehmer, je %1</numerusform>
            <numerusform>%n Teilnehmer, je %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort und Datum</translation>
    </message>
    <message>
        <source>Signature for the organiser</source>
        <translation>Unterschrift für den Veranstalter</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Gedruckt am %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>This round was cancelled. Nothing of it counts.</source>
        <translation>Diese Runde wurde abgesagt. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>This round was cancelled: %1. Nothing of it counts.</source>
        <translation>Diese Runde wurde abgesagt: %1. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Es ist noch keine Runde ausgelost.</translation>
    </message>
    <message>
        <source>%1 played for %2</source>
        <translation>%1 spielte für %2</translation>
    </message>
    <message>
        <source>%1 took over the seat of %2 and has the points</source>
        <translation>%1 übernahm den Sitz von %2 und hat die Punkte</translation>
    </message>
    <message>
        <source>%1 did not play</source>
        <translation>%1 hat nicht mitgespielt</translation>
    </message>
    <message>
        <source>not yet entered</source>
        <translation>noch nicht eingetragen</translation>
    </message>
    <message>
        <source>not played: %1</source>
        <translation>nicht gespielt: %1</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>ausgemacht</translation>
    </message>
    <message>
        <source>stock used up</source>
        <translation>Talon aufgebraucht</translation>
    </message>
    <message>
        <source>Rommé</source>
        <translation>Rommé</translation>
    </message>
    <message>
        <source>first-round Rommé</source>
        <translation>Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>No table is open: all results are in.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 table(s) open.</source>
        <translation>
            <numerusform>%n von %1 Tischen offen.</numerusform>
            <numerusform>%n von %1 Tischen offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>abgemeldet</translation>
    </message>
    <message>
        <source>Rounds present</source>
        <translation>Da in Runde</translation>
    </message>
    <message>
        <source>Due (€)</source>
        <translation>Soll (€)</translation>
    </message>
    <message>
        <source>Paid (€)</source>
        <translation>Bezahlt (€)</translation>
    </message>
    <message>
        <source>Open (€)</source>
        <translation>Offen (€)</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Start fees: %1 due, %2 paid, %3 open</source>
        <translation>Startgeld: %1 Soll, %2 bezahlt, %3 offen</translation>
    </message>
    <message>
        <source>Nobody is enrolled yet.</source>
        <translation>Noch niemand angemeldet.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>How they came about</source>
        <translation>So kommen die Punkte zustande</translation>
    </message>
    <message>
        <source>Round %1: table %2, seat %3</source>
        <translation>Runde %1: Tisch %2, Sitz %3</translation>
    </message>
    <message>
        <source>Round %1: bye</source>
        <translation>Runde %1: spielfrei</translation>
    </message>
    <message>
        <source>Round %1: not seated</source>
        <translation>Runde %1: nicht gesetzt</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>%1 has not been seated yet.</source>
        <translation>%1 war noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>Nobody has been seated yet.</source>
        <translation>Es war noch niemand gesetzt.</translation>
    </message>
    <message>
        <source>Shared %1 place %2</source>
        <translation>Geteilter %1 Platz %2</translation>
    </message>
    <message>
        <source>%1 place %2</source>
        <translation>%1 Platz %2</translation>
    </message>
    <message>
        <source>The round was cancelled: nothing of it counts.</source>
        <translation>Die Runde wurde abgesagt: Sie zählt nicht.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>rules, participants, rounds</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>place, name</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>place, name, points</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Replaces the slip printed before</source>
        <translation>Ersetzt den früher gedruckten Zettel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %1, byes</source>
        <translation>Runde %1, spielfrei</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1 share %2: %3 each.</source>
        <translation>%1 teilen sich %2: je %3.</translation>
    </message>
    <message>
        <source>= before a rank: several share it.</source>
        <translation>= geteilter Platz</translation>
    </message>
    <message>
        <source>in the next round: %1; %2</source>
        <comment>people; a lot that is due</comment>
        <translation>weiter in der nächsten Runde: %1; %2</translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <comment>place, decided by lot</comment>
        <translation>Platz %1: %2.</translation>
    </message>
    <message>
        <source>Nobody is level who could play off.</source>
        <translation>Niemand steht so gleich, dass gestochen werden kann.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>for rank %1</source>
        <translation>um Platz %1</translation>
    </message>
    <message>
        <source>Fewest stones win. Who is level again plays again.</source>
        <translation>Die wenigsten Steine gewinnen. Wieder gleich: noch ein Spiel.</translation>
    </message>
    <message>
        <source>decided by lot</source>
        <translation>durch Los entschieden</translation>
    </message>
    <message>
        <source>decided by a play-off</source>
        <translation>durch Stechen entschieden</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>entschieden: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>people, decided by lot</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source># Certificate

{name}

{place}

among {participants} participants

{event}
{date}, {venue}
{organiser}</source>
        <translation># Urkunde

{name}

{place}

unter {participants} Teilnehmern

{event}
{date}, {venue}
{organiser}</translation>
    </message>
    <message>
        <source># Certificate

{name}

{place}

with {points} points
among {participants} participants

{event}
{date}, {venue}
{organiser}</source>
        <translation># Urkunde

{name}

{place}

mit {points} Punkten
unter {participants} Teilnehmern

{event}
{date}, {venue}
{organiser}</translation>
    </message>
    <message>
        <source># Certificate

{name}

{place}

with a mean of {points} points a deal
among {participants} participants

{event}
{date}, {venue}
{organiser}</source>
        <translation># Urkunde

{name}

{place}

mit {points} Punkten im Schnitt je Spiel
unter {participants} Teilnehmern

{event}
{date}, {venue}
{organiser}</translation>
    </message>
    <message>
        <source># Certificate

{name}

{place}

with {points} match points
among {participants} participants

{event}
{date}, {venue}
{organiser}</source>
        <translation># Urkunde

{name}

{place}

mit {points} Gesamtpunkten
unter {participants} Teilnehmern

{event}
{date}, {venue}
{organiser}</translation>
    </message>
    <message>
        <source># Certificate

{name}

{place}

with a mean of {points} match points a game
among {participants} participants

{event}
{date}, {venue}
{organiser}</source>
        <translation># Urkunde

{name}

{place}

mit {points} Punkten im Schnitt je Spiel
unter {participants} Teilnehmern

{event}
{date}, {venue}
{organiser}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>Punkte eines Spiels</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1. Platz</translation>
    </message>
    <message>
        <source>Points count as they are won in the deal.</source>
        <translation>Es zählen die im Spiel erzielten Punkte.</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>Platz vorher</translation>
    </message>
    <message>
        <source>In bold: changed.</source>
        <translation>Fett: geändert.</translation>
    </message>
    <message>
        <source>Report no.</source>
        <translation>Abrechnung Nr.</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>I declare that these details are complete and correct.</source>
        <translation>Ich erkläre, dass diese Angaben vollständig und richtig sind.</translation>
    </message>
    <message>
        <source>Set aside, as the tie changed: %1, %2.</source>
        <comment>people, decided by lot</comment>
        <translation>Gilt nicht mehr, weil sich der Gleichstand geändert hat: %1, %2.</translation>
    </message>
    <message>
        <source>met</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>met: the numbers of those at the same table.</source>
        <translation>Gegner: die Startnummern am selben Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) each</source>
        <translation>
            <numerusform>je %n Spiel</numerusform>
            <numerusform>je %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>je %n Spiel</numerusform>
            <numerusform>je %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Start fee: %1</source>
        <translation>Startgeld: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Es gibt keine Preise.</translation>
    </message>
    <message>
        <source>%1 in all. People who share a place share the prizes of the places it covers.</source>
        <translation>Zusammen %1. Bei geteiltem Platz wird auch der Preis geteilt.</translation>
    </message>
    <message>
        <source>Nobody has a rank yet.</source>
        <translation>Noch hat niemand einen Platz.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>Without registration</source>
        <translation>Ohne Anmeldung</translation>
    </message>
    <message>
        <source>There are too few people for a table.</source>
        <translation>Für einen Tisch sind es zu wenige.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Sitz %1</translation>
    </message>
    <message>
        <source>Nobody has paid a start fee yet.</source>
        <translation>Noch hat niemand Startgeld bezahlt.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Quittung</translation>
    </message>
    <message>
        <source>received from %1</source>
        <translation>erhalten von %1</translation>
    </message>
    <message>
        <source>Prizes are settled when all rounds have been played.</source>
        <translation>Die Preise stehen erst nach der letzten Runde fest.</translation>
    </message>
    <message>
        <source>Receipt of a prize</source>
        <translation>Empfangsbestätigung</translation>
    </message>
    <message>
        <source>Prize: %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>Prize received</source>
        <translation>Preis erhalten</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Finaltisch</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Each game: stones remaining, + claims, points. Where nothing is noted, the game ended with a Rommé.</source>
        <translation>Je Spiel: Reststeine, + Claims, Punkte. Ohne Vermerk endete das Spiel mit Rommé.</translation>
    </message>
    <message>
        <source>Each deal: melded − left in hand = score. Tie-breaker deals add to no total. Where nothing is noted, somebody went out.</source>
        <translation>Je Spiel: ausgelegt − Rest = Ergebnis. Ein Stechen zählt in keiner Summe. Ohne Vermerk hat jemand ausgemacht.</translation>
    </message>
    <message>
        <source>My games on the phone: %1</source>
        <translation>Meine Spiele am Handy: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>je eine Minute</numerusform>
            <numerusform>je %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 min)</source>
        <translation>%1 (%2 Min.)</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The pages of the hall were not served yet.</source>
        <translation>Die Seiten des Saals wurden noch nicht bereitgestellt.</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Ins WLAN einbuchen</translation>
    </message>
    <message>
        <source>Password: %1</source>
        <translation>Passwort: %1</translation>
    </message>
    <message>
        <source>2. Open the pages</source>
        <translation>2. Seiten öffnen</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Seiten öffnen</translation>
    </message>
    <message>
        <source>Where do I sit? Which tables are open? How do we stand?</source>
        <translation>Wo sitze ich? Welche Tische sind offen? Wie steht es?</translation>
    </message>
    <message>
        <source>Paid in advance by people who are not here: %1</source>
        <translation>Im Voraus bezahlt, aber nicht da: %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>waiting list, place %1</source>
        <translation>Warteliste, Platz %1</translation>
    </message>
    <message>
        <source>%1 here, %2 expected, %3 on the waiting list</source>
        <translation>%1 da, %2 erwartet, %3 auf der Warteliste</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message numerus="yes">
        <source>at most %n participant(s)</source>
        <translation>
            <numerusform>höchstens %n Teilnehmer</numerusform>
            <numerusform>höchstens %n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Places are kept until %1.</source>
        <translation>Plätze freigehalten bis %1 Uhr.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>In (€)</source>
        <translation>Ein (€)</translation>
    </message>
    <message>
        <source>Out (€)</source>
        <translation>Aus (€)</translation>
    </message>
    <message>
        <source>Other income</source>
        <translation>Sonstige Einnahmen</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Licence fee</source>
        <translation>Lizenzgebühr</translation>
    </message>
    <message>
        <source>Expenses</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Start fees</source>
        <translation>Startgelder</translation>
    </message>
    <message numerus="yes">
        <source>%n at %1</source>
        <translation>
            <numerusform>%n zu %1</numerusform>
            <numerusform>%n zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still open</source>
        <translation>%1 noch offen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deficit</source>
        <translation>Fehlbetrag</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Kasse</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Es fehlen</translation>
    </message>
    <message>
        <source>Too much</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>No money was taken or spent yet.</source>
        <translation>Noch wurde nichts eingenommen oder ausgegeben.</translation>
    </message>
    <message>
        <source>The cash was not counted yet.</source>
        <translation>Die Kasse ist noch nicht gezählt.</translation>
    </message>
    <message>
        <source>Counted by</source>
        <translation>Gezählt von</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Geprüft von</translation>
    </message>
    <message>
        <source>Everybody else: %1</source>
        <translation>alle anderen: %1</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>For</source>
        <comment>a prize</comment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>a prize</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>People who share a place share the prizes of the places it covers.</source>
        <translation>Bei Gleichstand werden die Preise der Plätze geteilt.</translation>
    </message>
    <message>
        <source>Everybody wins one prize at most; the next one gets what would be a second.</source>
        <translation>Jeder gewinnt höchstens einen Preis; ein zweiter geht an den Nächsten.</translation>
    </message>
    <message>
        <source>Anyone who has gone home wins nothing; the next person gets it.</source>
        <translation>Wer schon gegangen ist, gewinnt nichts; der Preis geht an den Nächsten.</translation>
    </message>
    <message>
        <source>By</source>
        <comment>what decided a prize</comment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Nobody has won a prize.</source>
        <translation>Niemand hat einen Preis gewonnen.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>in place of a name</comment>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>not named</source>
        <comment>in place of a name</comment>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <comment>a person</comment>
        <translation>%1 (ausgeschieden)</translation>
    </message>
    <message>
        <source>%1 (not in round %2)</source>
        <comment>a person</comment>
        <translation>%1 (nicht in Runde %2)</translation>
    </message>
    <message>
        <source>Out since a correction: %1</source>
        <translation>Nach einer Berichtigung ausgeschieden: %1</translation>
    </message>
    <message>
        <source>Through, but not in round %1: %2</source>
        <translation>Weiter, aber nicht in Runde %1: %2</translation>
    </message>
    <message>
        <source>%1 owed back</source>
        <translation>%1 zurückzuzahlen</translation>
    </message>
    <message>
        <source>Owed back (€)</source>
        <translation>Zurück (€)</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>start fee</comment>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>of which owed back: %1</source>
        <translation>davon zurückzuzahlen: %1</translation>
    </message>
    <message>
        <source>Removed since</source>
        <translation>Seither entfernt</translation>
    </message>
    <message>
        <source>By way of payment</source>
        <translation>Nach Zahlungsweg</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>%1: counted</source>
        <translation>%1: gezählt</translation>
    </message>
    <message>
        <source>Counted in %1</source>
        <translation>Gezählt in %1</translation>
    </message>
    <message>
        <source>In the boxes</source>
        <translation>In den Kassen</translation>
    </message>
    <message>
        <source>Result of the evening</source>
        <translation>Ergebnis des Abends</translation>
    </message>
    <message>
        <source>Result of the evening, in cash</source>
        <translation>Ergebnis des Abends, bar</translation>
    </message>
    <message>
        <source>By box</source>
        <translation>Je Kasse</translation>
    </message>
    <message>
        <source>Removed since: %1 paid</source>
        <translation>Inzwischen entfernt: %1 gezahlt</translation>
    </message>
    <message>
        <source>Owed back: %1</source>
        <translation>Zurückzuzahlen: %1</translation>
    </message>
    <message>
        <source>%1, of this %2 to people removed since</source>
        <translation>%1, davon %2 an Entfernte</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Gutschrift</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Punktabzug</translation>
    </message>
    <message>
        <source>Deduction taken back</source>
        <translation>Punktabzug zurückgenommen</translation>
    </message>
    <message>
        <source>Bonus taken back</source>
        <translation>Gutschrift zurückgenommen</translation>
    </message>
    <message>
        <source>Deductions and bonuses</source>
        <translation>Punktabzüge und Gutschriften</translation>
    </message>
    <message>
        <source>After round %1.</source>
        <translation>Nach Runde %1.</translation>
    </message>
    <message>
        <source>The best after round %1</source>
        <translation>Die Besten nach Runde %1</translation>
    </message>
    <message>
        <source>Places that change with it</source>
        <translation>Plätze, die sich dadurch ändern</translation>
    </message>
    <message>
        <source>The best %1 of %2</source>
        <translation>Die besten %1 von %2</translation>
    </message>
    <message>
        <source>There are no helpers yet.</source>
        <translation>Es gibt noch keine Helfer.</translation>
    </message>
    <message>
        <source>May: %1</source>
        <comment>a helper</comment>
        <translation>Darf: %1</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi of the club.</source>
        <translation>1. Ins WLAN des Vereins gehen.</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi %1.</source>
        <translation>1. Ins WLAN %1 gehen.</translation>
    </message>
    <message>
        <source>2. Scan the code, or type it at %1helper</source>
        <translation>2. Code scannen oder eintippen unter %1helper</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>a game</comment>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>by phone</source>
        <comment>a reported game</comment>
        <translation>per Handy</translation>
    </message>
    <message>
        <source>Slip lost: two of the table sign</source>
        <translation>Zettel verloren: zwei vom Tisch unterschreiben</translation>
    </message>
    <message>
        <source>My table and games: %1, code %2</source>
        <translation>Mein Tisch und meine Spiele: %1, Code %2</translation>
    </message>
    <message>
        <source>Took over somebody&apos;s seat under their own number (counted above)</source>
        <translation>Für andere eingesprungen, mit eigener Startnummer (oben gezählt)</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Places %1 to %2: %3 each</source>
        <translation>Platz %1 bis %2: je %3</translation>
    </message>
    <message>
        <source>Due in all</source>
        <translation>Insgesamt fällig</translation>
    </message>
    <message>
        <source>No font here can write the name or club of %1: paper shows � for the signs that are missing. Install the Noto fonts (notofonts.org, on Debian fonts-noto) and start the program again.</source>
        <translation>Name oder Verein von %1: Dafür fehlt hier die Schrift; auf dem Papier steht � statt der Zeichen. Noto-Schriften installieren (notofonts.org, unter Debian fonts-noto) und das Programm neu starten.</translation>
    </message>
    <message>
        <source>%1 (%2) is damaged and left out.</source>
        <translation>%1 (%2) ist beschädigt und fehlt hier.</translation>
    </message>
    <message>
        <source>%1 is damaged and left out.</source>
        <translation>%1 ist beschädigt und fehlt hier.</translation>
    </message>
    <message>
        <source>through, not here</source>
        <translation>weiter, aber nicht da</translation>
    </message>
    <message>
        <source>Struck out: the round was cancelled and does not count.</source>
        <translation>Durchgestrichen: Die Runde wurde abgesagt und zählt nicht.</translation>
    </message>
    <message>
        <source>%1 (given already)</source>
        <comment>a prize</comment>
        <translation>%1 (schon vergeben)</translation>
    </message>
    <message>
        <source>%1 (has gone home)</source>
        <translation>%1 (schon gegangen)</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>of a free choice</comment>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Results that count</source>
        <translation>Ergebnisse, die zählen</translation>
    </message>
    <message numerus="yes">
        <source>Without a rank: fewer than %n result(s).</source>
        <translation>
            <numerusform>Ohne Platz: kein Ergebnis.</numerusform>
            <numerusform>Ohne Platz: weniger als %n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the laptop fails</source>
        <translation>Wenn der Laptop ausfällt</translation>
    </message>
    <message>
        <source>1. Put the stick with the backups into another laptop and start the program there; it needs no internet.</source>
        <translation>1. Den Stick mit den Sicherungen in einen anderen Laptop stecken und dort das Programm starten; Internet braucht es nicht.</translation>
    </message>
    <message>
        <source>2. Choose Restore a backup, then Browse…, and on the stick the file with the highest number. Open the tournament.</source>
        <translation>2. „Sicherung zurückholen“ wählen, dann „Andere Datei …“ und auf dem Stick die Datei mit der höchsten Nummer. Das Turnier öffnen.</translation>
    </message>
    <message>
        <source>3. Compare the last results with the slips in hand and enter what is missing: at most the last ten minutes.</source>
        <translation>3. Die letzten Ergebnisse mit den Spielzetteln vergleichen und Fehlendes eintragen: höchstens das der letzten zehn Minuten.</translation>
    </message>
    <message>
        <source>Until then play continues with these sheets: seating, standings and score slips follow.</source>
        <translation>Bis dahin wird mit diesen Blättern weitergespielt: Es folgen Sitzplan, Zwischenstand und Spielzettel.</translation>
    </message>
    <message>
        <source>decided by a play-off: %1</source>
        <comment>start numbers: 7 before 4</comment>
        <translation>durch Stechen entschieden: %1</translation>
    </message>
    <message>
        <source> before </source>
        <comment>start numbers in the order of a play-off</comment>
        <translation> vor </translation>
    </message>
    <message>
        <source>Each game: stones remaining, points. Where nothing is noted, the game ended with a Rommé.</source>
        <translation>Je Spiel: Reststeine, Punkte. Ohne Vermerk endete das Spiel mit Rommé.</translation>
    </message>
</context>
<context>
    <name>TieBreakEditor</name>
    <message>
        <source>Tie-break %1</source>
        <translation>Bei Gleichstand, %1</translation>
    </message>
    <message>
        <source>nothing: they share the rank</source>
        <translation>nichts: geteilter Platz</translation>
    </message>
    <message>
        <source>then: share the rank</source>
        <translation>dann: geteilter Platz</translation>
    </message>
    <message>
        <source>then: %1</source>
        <translation>dann: %1</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>level on points; more wins (%1 to %2)</source>
        <translation>punktgleich; mehr Siege (%1 zu %2)</translation>
    </message>
    <message>
        <source>more games won</source>
        <translation>mehr gewonnene Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>more matches won</source>
        <translation>mehr gewonnene Partien</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rommés</source>
        <translation>Rommés</translation>
    </message>
    <message>
        <source>level on points; more Rommés (%1 to %2)</source>
        <translation>punktgleich; mehr Rommés (%1 zu %2)</translation>
    </message>
    <message>
        <source>more Rommés</source>
        <translation>mehr Rommés</translation>
    </message>
    <message>
        <source>more often out</source>
        <translation>öfter ausgemacht</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>level on points; more claims (%1 to %2)</source>
        <translation>punktgleich; mehr Claims (%1 zu %2)</translation>
    </message>
    <message>
        <source>more claims</source>
        <translation>mehr Claims</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>level on points; fewer stones (%1 to %2)</source>
        <translation>punktgleich; weniger Reststeine (%1 zu %2)</translation>
    </message>
    <message>
        <source>fewer stones left</source>
        <translation>weniger Reststeine</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>level on points; more GMP (%1 to %2)</source>
        <translation>punktgleich; mehr Spielpunkte (%1 zu %2)</translation>
    </message>
    <message>
        <source>more GMP</source>
        <translation>mehr Spielpunkte (SMP)</translation>
    </message>
    <message>
        <source>more points at the tables</source>
        <translation>mehr Punkte an den Tischen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
</context>
<context>
    <name>TournamentFiles</name>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Whole file</source>
        <translation>Ganze Datei</translation>
    </message>
    <message>
        <source>This is a list. Lists of participants are read on the page Participants, once a tournament is open.</source>
        <translation>Das ist eine Liste. Teilnehmerlisten gehören auf die Seite Teilnehmer.</translation>
    </message>
    <message>
        <source>This is a backup of a club database. File › Restore a backup puts it back.</source>
        <translation>Das ist eine Sicherung. Zurückholen: Datei › Sicherung zurückholen.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n fault(s); nothing was imported.</source>
        <translation>
            <numerusform>Die Datei hat einen Fehler, nichts importiert.</numerusform>
            <numerusform>Die Datei hat %n Fehler, nichts importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file is too large for a tournament file.</source>
        <translation>Zu groß für eine Turnierdatei.</translation>
    </message>
    <message>
        <source>This is a whole club. File › Whole club takes it over or merges it.</source>
        <translation>Das ist ein ganzer Verein. Unter Datei › Ganzer Verein wird er übernommen oder abgeglichen.</translation>
    </message>
</context>
<context>
    <name>TournamentSection</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Shown on every list and sheet.</source>
        <translation>Steht auf jedem Ausdruck.</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>This is no date. Write it as in %1.</source>
        <translation>Kein Datum. Bitte wie %1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Games per round</source>
        <translation>Spiele je Runde</translation>
    </message>
    <message>
        <source>For rounds made from now on; those there are keep theirs.</source>
        <translation>Für neue Runden; vorhandene bleiben.</translation>
    </message>
    <message>
        <source>Planned rounds</source>
        <translation>Geplante Runden</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Open tournament</source>
        <translation>Offenes Turnier</translation>
    </message>
    <message>
        <source>Open tournaments owe the rights holder a licence fee…</source>
        <translation>Für offene Turniere fällt eine Lizenzgebühr an …</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <translation>offen für alle</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>… unless the organiser holds a licence.</source>
        <translation>… außer der Veranstalter hat eine Lizenz.</translation>
    </message>
    <message>
        <source>a licence is held</source>
        <translation>Lizenz vorhanden</translation>
    </message>
    <message>
        <source>Minutes per round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>For the clock; it is started by hand on its page.</source>
        <translation>Für die Uhr; gestartet wird sie von Hand auf ihrer Seite.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>19:00 Round 1
15 min Break
Round 2</source>
        <translation>19:00 Runde 1
15 min Pause
Runde 2</translation>
    </message>
    <message>
        <source>A line for each round and break, with a time if you like. Empty: one round after the other.</source>
        <translation>Eine Zeile je Runde und Pause, auf Wunsch mit Uhrzeit. Leer: eine Runde nach der anderen.</translation>
    </message>
    <message>
        <source>Line %1 is neither a round nor a break. Write it as in “Round 2” or “15 min Break”.</source>
        <translation>Zeile %1 ist weder Runde noch Pause. Etwa so: „Runde 2“ oder „15 min Pause“.</translation>
    </message>
    <message>
        <source>Participants at most</source>
        <translation>Teilnehmer höchstens</translation>
    </message>
    <message>
        <source>Anyone who registers when all places are taken is put on the waiting list.</source>
        <translation>Sind alle Plätze vergeben, geht es auf die Warteliste.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Places are kept until</source>
        <translation>Plätze freigehalten bis</translation>
    </message>
    <message>
        <source>On the day of the tournament. From then on, places of those who are not here can be given to the waiting list. Empty: until the draw.</source>
        <translation>Am Tag des Turniers. Danach können die Plätze derer, die nicht da sind, an die Warteliste gehen. Leer: bis zum Auslosen.</translation>
    </message>
    <message>
        <source>This is no time. Write it as in 19:30.</source>
        <translation>Das ist keine Uhrzeit. Zum Beispiel 19:30.</translation>
    </message>
</context>
<context>
    <name>TreeBox</name>
    <message>
        <source>Final table</source>
        <translation>Finaltisch</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Round %1, byes</source>
        <translation>Runde %1, spielfrei</translation>
    </message>
</context>
<context>
    <name>TypedValues</name>
    <message>
        <source>An IBAN has capital letters and digits, no “%1”.</source>
        <translation>„%1“ gehört nicht in eine IBAN.</translation>
    </message>
    <message>
        <source>An IBAN begins with the country and two digits, such as DE89.</source>
        <translation>Eine IBAN beginnt mit Land und zwei Ziffern, etwa DE89.</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>The check digits do not fit: a character is missing, wrong or in the wrong place.</source>
        <translation>Die Prüfziffern passen nicht – bitte vergleichen.</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>leading: %1</source>
        <translation>führt mit %1</translation>
    </message>
</context>
<context>
    <name>WaitingEntries</name>
    <message>
        <source>Game %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Stimmt nicht</translation>
    </message>
</context>
<context>
    <name>WhoIsWhoDialog</name>
    <message>
        <source>Who is “%1”?</source>
        <translation>Wer ist „%1“?</translation>
    </message>
    <message>
        <source>Enrolled in: %1</source>
        <translation>Angemeldet bei: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Somebody else, new in the directory</source>
        <translation>Jemand anderes, neu in die Kartei</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Choose who that is.</source>
        <translation>Bitte wählen, wer das ist.</translation>
    </message>
    <message>
        <source>%1 of %2, No. %3</source>
        <translation>%1 vom %2, Nr. %3</translation>
    </message>
    <message>
        <source>%1, No. %2</source>
        <translation>%1, Nr. %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer Abend</numerusform>
            <numerusform>und %n weitere Abende</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WishesSection</name>
    <message>
        <source>Never together: first person</source>
        <translation>Nicht an einen Tisch: erste Person</translation>
    </message>
    <message>
        <source>Never together: second person</source>
        <translation>Nicht an einen Tisch: zweite Person</translation>
    </message>
    <message>
        <source>Never together</source>
        <translation>Nicht an einen Tisch</translation>
    </message>
    <message>
        <source>Person with a fixed table</source>
        <translation>Person mit festem Tisch</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Feste Tische</translation>
    </message>
    <message>
        <source>Clubs apart</source>
        <translation>Vereine getrennt</translation>
    </message>
    <message>
        <source>Seating keeps members of one club at different tables.</source>
        <translation>Mitglieder eines Vereins sitzen an verschiedenen Tischen.</translation>
    </message>
    <message>
        <source>where it can be done</source>
        <translation>soweit möglich</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose a line in the list first.</source>
        <translation>Bitte erst eine Zeile wählen.</translation>
    </message>
    <message>
        <source>Two people who never sit at one table. Wishes appear on no document.</source>
        <translation>Zwei, die nie zusammensitzen. Wird nicht gedruckt.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>never with</source>
        <translation>nicht mit</translation>
    </message>
    <message>
        <source>For people who cannot move about: seating leaves them there.</source>
        <translation>Für alle, die nicht gut den Platz wechseln können.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>at table</source>
        <translation>an Tisch</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Name two different people.</source>
        <translation>Bitte zwei verschiedene Personen.</translation>
    </message>
    <message>
        <source>These two are kept apart already.</source>
        <translation>Die beiden sind schon getrennt.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Dreiertische</translation>
    </message>
    <message>
        <source>Whether people may meet again so that everybody sits at a table of three equally often.</source>
        <translation>Ob es Wiederbegegnungen geben darf, damit alle gleich oft am Dreiertisch sitzen.</translation>
    </message>
    <message>
        <source>even, whatever it costs</source>
        <translation>streng gerecht</translation>
    </message>
    <message>
        <source>fair: one more or less where that saves repeats</source>
        <translation>ausgewogen: höchstens einmal mehr oder weniger, wo das Wiederbegegnungen spart</translation>
    </message>
    <message>
        <source>repeats first</source>
        <translation>erst keine Wiederbegegnung</translation>
    </message>
</context>
<context>
    <name>desk::AboutDialog</name>
    <message>
        <source>Parts and their licences</source>
        <translation>Bestandteile und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>About Rummy Director</source>
        <translation>Über Rummy Director</translation>
    </message>
    <message>
        <source>Rummy Director %1</source>
        <translation>Rummy Director %1</translation>
    </message>
    <message>
        <source>Tournament software for clubs that play rummy with stones or Rommé 500.</source>
        <translation>Turnierprogramm für Vereine, die Rummy mit Steinen oder Rommé 500 spielen.</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Club database</source>
        <translation>Vereinsdatenbank</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>desk::AddField</name>
    <message>
        <source>Add a participant</source>
        <translation>Teilnehmer hinzufügen</translation>
    </message>
    <message>
        <source>Add a name – or name; club</source>
        <translation>Name hinzufügen – oder Name; Verein</translation>
    </message>
    <message>
        <source>People known by that name</source>
        <translation>Bekannte dieses Namens</translation>
    </message>
</context>
<context>
    <name>desk::AttendanceChoice</name>
    <message>
        <source>Who is listed</source>
        <translation>Wer in der Liste steht</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Here %1</source>
        <translation>Da %1</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Erwartet %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>Warteliste %1</translation>
    </message>
</context>
<context>
    <name>desk::Backups</name>
    <message>
        <source>No backup in %1: %2</source>
        <translation>Keine Sicherung in %1: %2</translation>
    </message>
    <message>
        <source>Club databases (%1)</source>
        <translation>Vereinsdatenbanken (%1)</translation>
    </message>
    <message>
        <source>&amp;Back up to a file…</source>
        <translation>&amp;Sicherung in eine Datei …</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;zurückholen …</translation>
    </message>
    <message>
        <source>&amp;Second folder for backups…</source>
        <translation>Z&amp;weiter Ordner für Sicherungen …</translation>
    </message>
    <message>
        <source>Back up to a file</source>
        <translation>Sicherung in eine Datei</translation>
    </message>
    <message>
        <source>Second folder for backups, on a stick for example</source>
        <translation>Zweiter Ordner für Sicherungen, etwa auf einem Stick</translation>
    </message>
    <message>
        <source>Rummy Director</source>
        <translation>Rummy Director</translation>
    </message>
    <message>
        <source>The backup on closing failed.</source>
        <translation>Die Sicherung beim Beenden ist misslungen.</translation>
    </message>
    <message>
        <source>Try again, or save one elsewhere. Without it nothing is lost as long as the club database itself is not.</source>
        <translation>Bitte noch einmal versuchen oder woanders sichern. Die Vereinsdatenbank selbst ist gespeichert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders sichern …</translation>
    </message>
    <message>
        <source>Close without a backup</source>
        <translation>Ohne Sicherung beenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Backed up.</source>
        <translation>Gesichert.</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Zurückgeholt: %1</translation>
    </message>
    <message>
        <source>The state before is in %1</source>
        <translation>Der Stand davor liegt in %1</translation>
    </message>
    <message>
        <source>Backed up on the club&apos;s own disk. Keep a copy on a stick as well.</source>
        <translation>Gesichert, aber auf derselben Festplatte wie der Verein. Auch eine Kopie auf einen Stick ziehen.</translation>
    </message>
    <message>
        <source>The second folder for backups, %1, is not there. Was the stick pulled out? Plug it in again, or choose another folder.</source>
        <translation>Der zweite Ordner für Sicherungen, %1, ist nicht da. Wurde der Stick abgezogen? Wieder einstecken oder einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>desk::BackupsModel</name>
    <message>
        <source>being read…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>newer version</source>
        <translation>neuere Version</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>no tournament</source>
        <translation>kein Turnier</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>Gesichert am</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::Bell</name>
    <message>
        <source>The bell&apos;s sound cannot be played. Choose another WAV file.</source>
        <translation>Der Gong lässt sich nicht abspielen. Bitte eine andere WAV-Datei wählen.</translation>
    </message>
</context>
<context>
    <name>desk::CandidatesModel</name>
    <message>
        <source>%1 due</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not registered</source>
        <translation>nicht angemeldet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>%1 owed back</source>
        <translation>%1 zurückzuzahlen</translation>
    </message>
</context>
<context>
    <name>desk::CandidatesTable</name>
    <message>
        <source>People by that name</source>
        <translation>Wer gemeint sein kann</translation>
    </message>
</context>
<context>
    <name>desk::CashPage</name>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Amount in euros</source>
        <translation>Betrag in Euro</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Cancel this movement…</source>
        <translation>Buchung stornieren …</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Abschluss drucken</translation>
    </message>
    <message>
        <source>Count the cash…</source>
        <translation>Kasse zählen …</translation>
    </message>
    <message>
        <source>Kind of movement</source>
        <translation>Art der Buchung</translation>
    </message>
    <message>
        <source>€</source>
        <translation>€</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buchen</translation>
    </message>
    <message>
        <source>Movements of cash</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Expected in the box: %1</source>
        <translation>Soll in der Kasse: %1</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Noch nicht gezählt</translation>
    </message>
    <message>
        <source>Counted: it agrees</source>
        <translation>Gezählt: stimmt</translation>
    </message>
    <message>
        <source>Counted: difference %1 €</source>
        <translation>Gezählt: Differenz %1 €</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <translation>
            <numerusform>%n Buchung</numerusform>
            <numerusform>%n Buchungen</numerusform>
        </translation>
    </message>
    <message>
        <source>balance %1</source>
        <translation>Saldo %1</translation>
    </message>
    <message>
        <source>How much? Give an amount like 5 or 7.50.</source>
        <translation>Wie viel? Einen Betrag wie 5 oder 7,50 angeben.</translation>
    </message>
    <message>
        <source>Not booked</source>
        <translation>Nicht gebucht</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>Nicht storniert</translation>
    </message>
    <message>
        <source>Cash book…</source>
        <translation>Kassenbuch …</translation>
    </message>
    <message>
        <source>All money of the club over a time</source>
        <translation>Alles Geld des Vereins über eine Zeit</translation>
    </message>
    <message>
        <source>Cash box…</source>
        <translation>Kassen …</translation>
    </message>
    <message>
        <source>For clubs with several boxes: which one this desk uses</source>
        <translation>Wenn es mehrere Kassen gibt: die dieses Meldetischs</translation>
    </message>
    <message>
        <source>Still to settle</source>
        <translation>Noch zu regeln</translation>
    </message>
    <message>
        <source>Enter takes the payment, or gives money back</source>
        <translation>Enter kassiert oder zahlt zurück</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>Give %1 back?</source>
        <translation>%1 zurückgeben?</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>The cash box of this desk</source>
        <translation>Die Kasse dieses Meldetischs</translation>
    </message>
    <message>
        <source>Give each box a name of its own, such as “Door 2”. What this desk takes goes into it.</source>
        <translation>Jede Kasse hat ihren Namen, etwa „Tür 2“. Was hier eingenommen wird, kommt in diese.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Which box is counted?</source>
        <translation>Welche Kasse wird gezählt?</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Movements of the club that belong to no tournament</source>
        <translation>Buchungen des Vereins, die zu keinem Turnier gehören</translation>
    </message>
    <message>
        <source>Settle a box…</source>
        <translation>Kasse abrechnen …</translation>
    </message>
    <message>
        <source>What a helper or another desk took goes into this desk&apos;s box</source>
        <translation>Was ein Helfer oder ein anderer Platz eingenommen hat, kommt in die Kasse dieses Platzes</translation>
    </message>
    <message>
        <source>Which box is settled?</source>
        <translation>Welche Kasse wird abgerechnet?</translation>
    </message>
    <message>
        <source>Its whole contents go into this desk&apos;s box.</source>
        <translation>Ihr ganzer Inhalt kommt in die Kasse dieses Platzes.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a box, money</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Without a tournament…</source>
        <translation>Ohne Turnier …</translation>
    </message>
    <message>
        <source>%1 settled</source>
        <comment>a box</comment>
        <translation>%1 abgerechnet</translation>
    </message>
    <message>
        <source>a copy: the cash book has %1, no. %2</source>
        <translation>eine Kopie: im Kassenbuch zählt %1, Nr. %2</translation>
    </message>
    <message>
        <source>Book at this copy?</source>
        <translation>In dieser Kopie buchen?</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>Do all have their prizes as they are now?</source>
        <translation>Haben alle ihre Preise nach dem neuen Stand?</translation>
    </message>
    <message>
        <source>All have them</source>
        <translation>Ja, alle</translation>
    </message>
</context>
<context>
    <name>desk::CheckInField</name>
    <message>
        <source>Check in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>Name, start number, or scan a code</source>
        <translation>Name oder Startnummer tippen, oder Code scannen</translation>
    </message>
</context>
<context>
    <name>desk::CheckInPage</name>
    <message>
        <source>Check-in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Enrol</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Nobody has number %1</source>
        <translation>Niemand hat die Nummer %1</translation>
    </message>
    <message>
        <source>“%1” is neither a name nor a code</source>
        <translation>„%1“ ist weder Name noch Code</translation>
    </message>
    <message>
        <source>Nobody is registered yet</source>
        <translation>Noch niemand angemeldet</translation>
    </message>
    <message>
        <source>Esc empties the field; then type the name, or scan again.</source>
        <translation>Esc leert das Feld; dann den Namen tippen oder noch einmal scannen.</translation>
    </message>
    <message>
        <source>Type a name: the person is enrolled. Lists are read on the page Participants.</source>
        <translation>Namen tippen: aufgenommen. Listen liest die Seite Teilnehmer ein.</translation>
    </message>
    <message>
        <source>Nobody is checked in.</source>
        <translation>Niemand wurde eingelassen.</translation>
    </message>
    <message>
        <source>The field fits nobody: type the name, or scan again.</source>
        <translation>Das passt zu niemandem: Namen tippen oder noch einmal scannen.</translation>
    </message>
    <message>
        <source>Several people are meant.</source>
        <translation>Das können mehrere sein.</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys, then Enter.</source>
        <translation>Mit den Pfeiltasten wählen, dann Enter.</translation>
    </message>
    <message>
        <source>%1 owed back</source>
        <translation>%1 zurückzuzahlen</translation>
    </message>
    <message>
        <source>%1 is not enrolled yet.</source>
        <translation>%1 ist noch nicht angemeldet.</translation>
    </message>
    <message>
        <source>Together: %1, %2</source>
        <translation>Zusammen: %1, %2</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>Zusammen: %1</translation>
    </message>
    <message>
        <source>Enter: all here. +: all here and paid. Esc: not together.</source>
        <translation>Enter: alle da. +: alle da und bezahlt. Esc: doch nicht zusammen.</translation>
    </message>
    <message>
        <source>usual fee</source>
        <translation>normales Startgeld</translation>
    </message>
</context>
<context>
    <name>desk::ChoiceBar</name>
    <message>
        <source>Participant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Single tables: 1, 4-6</source>
        <translation>Einzelne Tische: 1, 4-6</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Sprache des Papiers</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>newest (%1)</source>
        <translation>neueste (%1)</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>round</comment>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Tables are given by their numbers: 1, 4-6.</source>
        <translation>Bitte Tischnummern wie 1, 4-6.</translation>
    </message>
    <message>
        <source>Short, in large type</source>
        <translation>Kurz, in großer Schrift</translation>
    </message>
    <message>
        <source>By letter</source>
        <translation>Nach Buchstaben</translation>
    </message>
    <message>
        <source>For two-sided print</source>
        <translation>Für beidseitigen Druck</translation>
    </message>
    <message>
        <source>With points so far</source>
        <translation>Mit Punkten bisher</translation>
    </message>
    <message>
        <source>With opponents</source>
        <translation>Mit Gegnern</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>Objections until</source>
        <translation>Einspruch bis</translation>
    </message>
    <message>
        <source>A time, such as 22:30. Empty: it is not said.</source>
        <translation>Eine Uhrzeit, etwa 22:30. Leer: wird nicht gedruckt.</translation>
    </message>
    <message>
        <source>In place of lost ones</source>
        <translation>Als Ersatz für verlorene</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Two copies a page</source>
        <translation>Zweimal auf ein Blatt</translation>
    </message>
</context>
<context>
    <name>desk::ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>+1 minute</source>
        <translation>+1 Minute</translation>
    </message>
    <message>
        <source>−1 minute</source>
        <translation>−1 Minute</translation>
    </message>
    <message>
        <source>+5 minutes</source>
        <translation>+5 Minuten</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Ansagen</translation>
    </message>
    <message numerus="yes">
        <source>Rounds of %n minute(s)</source>
        <translation>
            <numerusform>Runden zu %n Minute</numerusform>
            <numerusform>Runden zu %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a time for rounds</source>
        <translation>Runden ohne Zeitgrenze</translation>
    </message>
    <message>
        <source>began %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>end %1</source>
        <translation>Ende %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>Runde %1 starten</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) open</source>
        <translation>
            <numerusform>%n Tisch offen</numerusform>
            <numerusform>%n Tische offen</numerusform>
        </translation>
    </message>
    <message>
        <source>How long is a round?</source>
        <translation>Wie lange dauert eine Runde?</translation>
    </message>
    <message>
        <source>With its minutes it has a clock.</source>
        <translation>Mit Minuten je Runde läuft eine Uhr.</translation>
    </message>
    <message>
        <source>To Setup</source>
        <translation>Zu den Einstellungen</translation>
    </message>
    <message>
        <source>The games that are running are played on.</source>
        <translation>Laufende Spiele werden zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Open games…</source>
        <translation>Offene Spiele …</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message>
        <source>Setup has room for rounds and breaks.</source>
        <translation>Runden und Pausen stehen in den Einstellungen.</translation>
    </message>
    <message>
        <source>The evening ends at about %1.</source>
        <translation>Ende des Abends gegen %1.</translation>
    </message>
    <message>
        <source>Times follow with the first start.</source>
        <translation>Zeiten folgen mit dem ersten Start.</translation>
    </message>
    <message>
        <source>Reset the clock</source>
        <translation>Uhr zurücksetzen</translation>
    </message>
    <message>
        <source>The clock of round %1 is then as if it had never been started.</source>
        <translation>Die Uhr der Runde %1 ist dann, als wäre sie nie gestartet worden.</translation>
    </message>
    <message>
        <source>Black out</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Show display</source>
        <translation>Saalanzeige zeigen</translation>
    </message>
    <message>
        <source>Warnings and bell…</source>
        <translation>Ansagen und Gong …</translation>
    </message>
    <message>
        <source>Only at the end</source>
        <translation>Nur am Ende</translation>
    </message>
    <message>
        <source>%1 min before the end</source>
        <comment>5, 1</comment>
        <translation>%1 min vor Schluss</translation>
    </message>
    <message>
        <source>without the bell</source>
        <translation>ohne Gong</translation>
    </message>
    <message>
        <source>with the bell</source>
        <translation>mit Gong</translation>
    </message>
    <message>
        <source>Close display</source>
        <translation>Saalanzeige schließen</translation>
    </message>
    <message>
        <source>Picture on</source>
        <translation>Bild an</translation>
    </message>
</context>
<context>
    <name>desk::ClubFiles</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Club files (%1)</source>
        <translation>Vereinsdateien (%1)</translation>
    </message>
    <message>
        <source>&amp;Export the club…</source>
        <translation>Verein &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Take over a club file…</source>
        <translation>Vereinsdatei ü&amp;bernehmen …</translation>
    </message>
    <message>
        <source>&amp;Merge another copy…</source>
        <translation>Mit anderem Stand &amp;abgleichen …</translation>
    </message>
    <message>
        <source>Merge another copy</source>
        <translation>Mit anderem Stand abgleichen</translation>
    </message>
    <message>
        <source>M&amp;ove to another computer…</source>
        <translation>Auf einen anderen Computer &amp;umziehen …</translation>
    </message>
    <message>
        <source>A club that desks share cannot be moved. Stop sharing first, or export the club.</source>
        <translation>Ein Verein, an dem mehrere Tische arbeiten, kann nicht umziehen. Zuerst das Teilen beenden oder den Verein exportieren.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Auf einen anderen Computer umziehen</translation>
    </message>
    <message>
        <source>The club is written into a file for the other computer. From then on it is only shown here, so that nothing is entered in two places.</source>
        <translation>Der Verein wird in eine Datei für den anderen Computer geschrieben. Danach wird er hier nur noch angezeigt, damit nichts an zwei Orten eingetragen wird.</translation>
    </message>
    <message>
        <source>Move the club…</source>
        <translation>Umziehen …</translation>
    </message>
    <message>
        <source>Go on here after all</source>
        <translation>Doch hier weitermachen</translation>
    </message>
    <message>
        <source>What was entered on the other computer meanwhile is not here. It can be merged later, if it is exported there.</source>
        <translation>Was inzwischen am anderen Computer eingetragen wurde, fehlt hier. Es lässt sich später abgleichen, wenn es dort exportiert wird.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weitermachen</translation>
    </message>
    <message>
        <source>Export the club</source>
        <translation>Verein exportieren</translation>
    </message>
    <message>
        <source>The club is exported.</source>
        <translation>Der Verein ist exportiert.</translation>
    </message>
    <message>
        <source>Take over a club file</source>
        <translation>Vereinsdatei übernehmen</translation>
    </message>
    <message>
        <source>The player directory here is replaced by the one in the file.</source>
        <translation>Die Spielerkartei hier wird durch die der Datei ersetzt.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The club file was not taken over.</source>
        <translation>Die Vereinsdatei wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>The club is here now.</source>
        <translation>Der Verein ist jetzt hier.</translation>
    </message>
    <message>
        <source>The state before is in %1</source>
        <translation>Der Stand davor liegt in %1</translation>
    </message>
    <message>
        <source>The other copy was not merged.</source>
        <translation>Der andere Stand wurde nicht abgeglichen.</translation>
    </message>
    <message>
        <source>The other copy is merged.</source>
        <translation>Der andere Stand ist abgeglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) taken over</source>
        <translation>
            <numerusform>%n Abend übernommen</numerusform>
            <numerusform>%n Abende übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The club file cannot be read: %1. Choose another file.</source>
        <translation>Die Vereinsdatei lässt sich nicht lesen: %1. Bitte eine andere wählen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The club is not exported: %1: %2</source>
        <translation>Der Verein ist nicht exportiert: %1: %2</translation>
    </message>
    <message>
        <source>Take &amp;back the merge…</source>
        <translation>A&amp;bgleich zurücknehmen …</translation>
    </message>
    <message>
        <source>The merge was not taken back.</source>
        <translation>Der Abgleich wurde nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>these files are on another computer, choose them again: %1</source>
        <translation>diese Dateien liegen auf einem anderen Computer, neu wählen: %1</translation>
    </message>
    <message>
        <source>%1; without these files: %2</source>
        <translation>%1; ohne diese Dateien: %2</translation>
    </message>
</context>
<context>
    <name>desk::ClubPapersDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>XLSX</source>
        <translation>XLSX</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>There is no such time: give two days, the first one first.</source>
        <translation>Diese Zeit gibt es nicht: zwei Tage angeben, den früheren zuerst.</translation>
    </message>
</context>
<context>
    <name>desk::DaysBar</name>
    <message>
        <source>From, the first day</source>
        <translation>Von, der erste Tag</translation>
    </message>
    <message>
        <source>To, the last day</source>
        <translation>Bis, der letzte Tag</translation>
    </message>
    <message>
        <source>A day such as %1. Empty: without a limit.</source>
        <translation>Ein Tag wie %1. Leer: ohne Grenze.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
</context>
<context>
    <name>desk::DesksPage</name>
    <message>
        <source>Desks</source>
        <translation>Meldetische</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The table field on the page Results goes through only these; any other can still be typed.</source>
        <translation>Das Tischfeld auf der Seite Ergebnisse geht nur diese durch; andere lassen sich trotzdem eintippen.</translation>
    </message>
    <message>
        <source>Tables typed at this desk, such as 1-12</source>
        <translation>Tische dieses Meldetischs, etwa 1-12</translation>
    </message>
    <message>
        <source>A first and a last number, such as 1-12.</source>
        <translation>Bitte von–bis, etwa 1-12.</translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s) connected</source>
        <translation>
            <numerusform>%n Meldetisch verbunden</numerusform>
            <numerusform>%n Meldetische verbunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::DisplayPane</name>
    <message>
        <source>Hall display</source>
        <translation>Saalanzeige</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Nach Tischen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Only once they are released on the page Standings.</source>
        <translation>Erst wenn er auf der Seite Rangliste freigegeben ist.</translation>
    </message>
    <message>
        <source>Seconds a page</source>
        <translation>Sekunden je Seite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Notice to the hall</source>
        <translation>Hinweis an den Saal</translation>
    </message>
    <message>
        <source>Prize-giving…</source>
        <translation>Siegerehrung …</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>screen</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>Raffle…</source>
        <translation>Verlosung …</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>desk::DisplayPreview</name>
    <message>
        <source>What the hall sees</source>
        <translation>Was der Saal sieht</translation>
    </message>
</context>
<context>
    <name>desk::DisplayWindow</name>
    <message>
        <source>Hall display</source>
        <translation>Saalanzeige</translation>
    </message>
</context>
<context>
    <name>desk::DocumentExporter</name>
    <message>
        <source>Handed to the printer: %1</source>
        <translation>Wird gedruckt: %1</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Dieser Rechner hat keinen Drucker.</translation>
    </message>
    <message>
        <source>Save a PDF instead and print it elsewhere, or add a printer in the system&apos;s settings.</source>
        <translation>Als PDF speichern und anderswo drucken, oder in den Systemeinstellungen einen Drucker einrichten.</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Nicht gedruckt: %1</translation>
    </message>
    <message>
        <source>The printer did not take it. Is it switched on, and has it paper? A PDF can be printed elsewhere.</source>
        <translation>Ist der Drucker an, hat er Papier? Ein PDF lässt sich auch anderswo drucken.</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Als %1 speichern</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Handed to the mail program: %1</source>
        <translation>Im Mailprogramm: %1</translation>
    </message>
    <message>
        <source>The mail program has the short report; attach %1 by hand.</source>
        <translation>Kurzbericht im Mailprogramm; bitte %1 anhängen.</translation>
    </message>
    <message>
        <source>No mail program was found.</source>
        <translation>Kein Mailprogramm gefunden.</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>Die Datei: %1</translation>
    </message>
    <message>
        <source>The short report is in the clipboard: paste it with Ctrl+V.</source>
        <translation>Kurzbericht kopiert. Einfügen mit Strg+V.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Is the stick plugged in?</source>
        <translation>Ordner %1 fehlt. Steckt der Stick?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Is the disk full, or the folder for reading only?</source>
        <translation>%1 lässt sich nicht schreiben: %2. Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>%1 was written but cannot be read again.</source>
        <translation>%1 wurde geschrieben, ist aber nicht lesbar.</translation>
    </message>
    <message>
        <source>The folder for temporary files cannot be written. Free some space there.</source>
        <translation>Der Ordner für temporäre Dateien lässt sich nicht beschreiben. Dort bitte Platz schaffen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>desk::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Vor der Runde</translation>
    </message>
    <message>
        <source>During the round</source>
        <translation>Während der Runde</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Zum Schluss</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Before the evening</source>
        <translation>Vor dem Abend</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>desk::DrawBar</name>
    <message>
        <source>Draw</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>By standings</source>
        <translation>Nach Rangliste setzen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Plan for all rounds…</source>
        <translation>Setzplan für alle Runden …</translation>
    </message>
    <message>
        <source>Final tables…</source>
        <translation>Finaltische …</translation>
    </message>
    <message>
        <source>By hand, by start number</source>
        <translation>Von Hand setzen, nach Startnummer</translation>
    </message>
    <message>
        <source>Draw with a seed…</source>
        <translation>Mit Auslosungscode …</translation>
    </message>
    <message>
        <source>Search for 10 seconds</source>
        <translation>Gründlicher auslosen (10 Sekunden)</translation>
    </message>
    <message>
        <source>Five people: four and a bye</source>
        <translation>Fünf Leute: vier und einer spielfrei</translation>
    </message>
    <message>
        <source>Five people: three and two</source>
        <translation>Fünf Leute: drei und zwei</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>Plan for all rounds</source>
        <translation>Setzplan für alle Runden</translation>
    </message>
    <message>
        <source>All rounds from round %1 on are drawn ahead with the fewest repeated meetings.</source>
        <translation>Alle Runden ab Runde %1, mit möglichst wenigen Wiederbegegnungen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Final tables</source>
        <translation>Finaltische</translation>
    </message>
    <message>
        <source>The best of the standings sit at the first tables, the others are drawn.</source>
        <translation>Die Besten sitzen an den ersten Tischen, die anderen werden ausgelost.</translation>
    </message>
    <message>
        <source>Draw with a seed</source>
        <translation>Mit Auslosungscode auslosen</translation>
    </message>
    <message>
        <source>The seed determines the lot: anyone who has it can check the draw.</source>
        <translation>Derselbe Code ergibt dieselbe Auslosung – so lässt sie sich nachprüfen.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Auslosungscode</translation>
    </message>
    <message>
        <source>Draw only this round?</source>
        <translation>Nur diese Runde auslosen?</translation>
    </message>
    <message numerus="yes">
        <source>%n later draft(s) are taken back.</source>
        <translation>
            <numerusform>Ein späterer Entwurf wird zurückgenommen.</numerusform>
            <numerusform>%n spätere Entwürfe werden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeated meetings so far: %1; no plan has fewer than %2</source>
        <translation>Bisher %1 Wiederbegegnungen; weniger als %2 geht nicht</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message numerus="yes">
        <source>%n people are expected and not here.</source>
        <translation>
            <numerusform>%n wird erwartet und ist noch nicht da.</numerusform>
            <numerusform>%n werden erwartet und sind noch nicht da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are on the waiting list.</source>
        <translation>
            <numerusform>%n steht auf der Warteliste.</numerusform>
            <numerusform>%n stehen auf der Warteliste.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will not be seated.</source>
        <translation>Gesetzt wird nur, wer da ist.</translation>
    </message>
    <message>
        <source>Draw without them</source>
        <translation>Trotzdem auslosen</translation>
    </message>
    <message>
        <source>To the check-in</source>
        <translation>Zum Einlass</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Frei auslosen</translation>
    </message>
    <message>
        <source>By standings again</source>
        <translation>Noch einmal nach Rangliste</translation>
    </message>
</context>
<context>
    <name>desk::EveningGuide</name>
    <message>
        <source>Next: who plays?</source>
        <translation>Als Nächstes: Wer spielt mit?</translation>
    </message>
    <message numerus="yes">
        <source>Still open: %n table(s): %1</source>
        <translation>
            <numerusform>Noch offen: Tisch %1</numerusform>
            <numerusform>Noch offen: %n Tische: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be settled: %n table(s): %1</source>
        <translation>
            <numerusform>Zu klären: Tisch %1</numerusform>
            <numerusform>Zu klären: %n Tische: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: close round %1</source>
        <translation>Als Nächstes: Runde %1 abschließen</translation>
    </message>
    <message>
        <source>Next: show the hall the standings after round %1</source>
        <translation>Als Nächstes: Stand nach Runde %1 freigeben</translation>
    </message>
    <message>
        <source>Next: publish round %1</source>
        <translation>Als Nächstes: Runde %1 aushängen</translation>
    </message>
    <message>
        <source>Next: draw round %1</source>
        <translation>Als Nächstes: Runde %1 auslosen</translation>
    </message>
    <message>
        <source>Next: the raffle</source>
        <translation>Als Nächstes: Verlosung</translation>
    </message>
    <message>
        <source>Next: the prize-giving</source>
        <translation>Als Nächstes: Siegerehrung</translation>
    </message>
    <message>
        <source>Next: count the cash</source>
        <translation>Als Nächstes: Kasse zählen</translation>
    </message>
    <message>
        <source>Next: back up to a stick</source>
        <translation>Als Nächstes: auf einen Stick sichern</translation>
    </message>
    <message>
        <source>Next: report the licence fee</source>
        <translation>Als Nächstes: Lizenzgebühr melden</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>raffle</source>
        <translation>Verlosung</translation>
    </message>
    <message>
        <source>prize-giving</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>licence fee</source>
        <translation>Lizenzgebühr</translation>
    </message>
    <message>
        <source>tables to be settled</source>
        <translation>zu klärende Tische</translation>
    </message>
    <message>
        <source>standings for the hall</source>
        <translation>Freigabe des Stands</translation>
    </message>
    <message>
        <source>Not today</source>
        <translation>Heute nicht</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Alles erledigt.</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Next: check-in (%1)</source>
        <translation>Als Nächstes: Einlass (%1)</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Or…</source>
        <translation>Oder …</translation>
    </message>
    <message>
        <source>What else can be done about open tables</source>
        <translation>Was sonst bei offenen Tischen zu tun ist</translation>
    </message>
    <message>
        <source>Next: print the final standings</source>
        <translation>Als Nächstes: Endstand drucken</translation>
    </message>
    <message>
        <source>final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Next: collect the start fees still open</source>
        <translation>Als Nächstes: offenes Startgeld kassieren</translation>
    </message>
    <message>
        <source>Next: print the list of winners</source>
        <translation>Als Nächstes: Siegerliste drucken</translation>
    </message>
    <message>
        <source>Next: print the receipts of prizes</source>
        <translation>Als Nächstes: Empfangsbestätigungen drucken</translation>
    </message>
    <message>
        <source>Next: book the prizes paid out (%1)</source>
        <translation>Als Nächstes: ausgezahlte Preise buchen (%1)</translation>
    </message>
    <message>
        <source>Next: book the licence fee (%1)</source>
        <translation>Als Nächstes: Lizenzgebühr buchen (%1)</translation>
    </message>
    <message>
        <source>start fees</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>list of winners</source>
        <translation>Siegerliste</translation>
    </message>
    <message>
        <source>receipts of prizes</source>
        <translation>Empfangsbestätigungen</translation>
    </message>
    <message>
        <source>prizes paid out</source>
        <translation>ausgezahlte Preise</translation>
    </message>
    <message>
        <source>booking of the licence fee</source>
        <translation>Lizenzgebühr buchen</translation>
    </message>
    <message>
        <source>Next: the tie for a prize</source>
        <translation>Als Nächstes: Gleichstand um einen Preis</translation>
    </message>
    <message>
        <source>Next: prizes that a correction has changed</source>
        <translation>Als Nächstes: durch die Berichtigung geänderte Preise</translation>
    </message>
    <message>
        <source>prizes changed</source>
        <translation>geänderte Preise</translation>
    </message>
    <message>
        <source>Let them share</source>
        <translation>Preis teilen</translation>
    </message>
</context>
<context>
    <name>desk::EveningsDialog</name>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings of %1</source>
        <translation>Abende der Jahreswertung %1</translation>
    </message>
    <message>
        <source>Tick the evenings that belong to the series.</source>
        <translation>Die Abende anhaken, die zur Jahreswertung gehören.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Search in the evenings</source>
        <translation>In den Abenden suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) ticked.</source>
        <translation>
            <numerusform>%n Abend angehakt.</numerusform>
            <numerusform>%n Abende angehakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not stored.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>desk::FeedbackBar</name>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>somebody else plays</source>
        <translation>jemand anderes spielt</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>PgDn</source>
        <comment>key</comment>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>next open table</source>
        <translation>nächster offener Tisch</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>put it aside</source>
        <translation>zurückstellen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
</context>
<context>
    <name>desk::FirstHints</name>
    <message>
        <source>First the people: type names, paste a list, or take your regulars.</source>
        <translation>Zuerst die Leute: Namen tippen, Liste einfügen oder Stammspieler aufnehmen.</translation>
    </message>
    <message>
        <source>Here the tables are drawn. Then publish and print.</source>
        <translation>Hier wird ausgelost. Dann aushängen und drucken.</translation>
    </message>
    <message>
        <source>Here the score slips are typed: table, then the numbers. Every entry is saved at once.</source>
        <translation>Hier kommen die Spielzettel hinein: Tisch, dann die Zahlen. Jede Eingabe wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Standings, certificates and everything else: on paper or as a file.</source>
        <translation>Rangliste, Urkunden und alles andere: auf Papier oder als Datei.</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Help shows them again</source>
        <translation>Unter „Hilfe“ kommen sie wieder</translation>
    </message>
    <message>
        <source>&amp;Got it</source>
        <translation>Alles klar</translation>
    </message>
</context>
<context>
    <name>desk::GameGrid</name>
    <message>
        <source>Slip of the table</source>
        <translation>Spielzettel des Tisches</translation>
    </message>
    <message>
        <source>%1, seat %2 (click or F5: somebody else plays)</source>
        <translation>%1, Sitz %2 (Klick oder F5: jemand anderes spielt)</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, Sitz %2</translation>
    </message>
</context>
<context>
    <name>desk::HallDisplay</name>
    <message numerus="yes">
        <source>Then: %1, %n minute(s)</source>
        <translation>
            <numerusform>Danach: %1, %n Minute</numerusform>
            <numerusform>Danach: %1, %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>The hall display is shown</source>
        <translation>Die Saalanzeige ist offen</translation>
    </message>
</context>
<context>
    <name>desk::HallPage</name>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>Pages for phones and televisions in the same Wi-Fi, and for the website.</source>
        <translation>Seiten für Handys und Fernseher im selben WLAN und für die Website.</translation>
    </message>
    <message>
        <source>Name of the Wi-Fi</source>
        <translation>Name des WLANs</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Ins WLAN</translation>
    </message>
    <message>
        <source>2. Open the pages</source>
        <translation>2. Seiten öffnen</translation>
    </message>
    <message>
        <source>in full: Weiß, Käthe</source>
        <translation>ganz: Weiß, Käthe</translation>
    </message>
    <message>
        <source>short: Käthe W.</source>
        <translation>gekürzt: Käthe W.</translation>
    </message>
    <message>
        <source>only start numbers</source>
        <translation>nur Startnummern</translation>
    </message>
    <message>
        <source>Names on phones</source>
        <translation>Namen auf Handys</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Names on the website</source>
        <translation>Namen auf der Website</translation>
    </message>
    <message>
        <source>Write the website…</source>
        <translation>Website schreiben …</translation>
    </message>
    <message>
        <source>Stop serving</source>
        <translation>Bereitstellen beenden</translation>
    </message>
    <message>
        <source>Serve the pages</source>
        <translation>Seiten bereitstellen</translation>
    </message>
    <message>
        <source>This computer is in no network.</source>
        <translation>Dieser Rechner ist in keinem Netz.</translation>
    </message>
    <message>
        <source>Join the hall&apos;s Wi-Fi, or a router of your own.</source>
        <translation>Ins WLAN des Saals einbuchen oder einen eigenen Router nehmen.</translation>
    </message>
    <message>
        <source>The address has changed: codes with %1 lead nowhere.</source>
        <translation>Neue Adresse: Codes mit %1 führen ins Leere.</translation>
    </message>
    <message>
        <source>Show or print the new ones.</source>
        <translation>Die neuen zeigen oder drucken.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Code that opens the pages</source>
        <translation>Code, der die Seiten öffnet</translation>
    </message>
    <message>
        <source>Not served yet</source>
        <translation>Noch nicht bereitgestellt</translation>
    </message>
    <message>
        <source>Code that joins the Wi-Fi</source>
        <translation>Code für das WLAN</translation>
    </message>
    <message>
        <source>Off: no phone sees anything.</source>
        <translation>Aus: Kein Handy sieht etwas.</translation>
    </message>
    <message>
        <source>Seating, open tables and released standings; no internet needed.</source>
        <translation>Sitzplan, offene Tische und freigegebener Stand; ohne Internet.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are looking.</source>
        <translation>
            <numerusform>%n Handy schaut zu.</numerusform>
            <numerusform>%n Handys schauen zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No phone has the pages open.</source>
        <translation>Kein Handy hat die Seiten offen.</translation>
    </message>
    <message>
        <source>If none gets through: many Wi-Fis keep phones apart. Use a router of your own, no internet needed.</source>
        <translation>Kommt keines durch: Viele WLANs halten Handys getrennt. Ein eigener Router hilft, ohne Internet.</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Ordner für die Website</translation>
    </message>
    <message>
        <source>The website is written.</source>
        <translation>Die Website ist geschrieben.</translation>
    </message>
    <message>
        <source>Score slips printed from now on carry a code for the table; on the page Results, Enter takes over what it sent.</source>
        <translation>Spielzettel, die ab jetzt gedruckt werden, tragen einen Code für den Tisch; auf der Seite Ergebnisse übernimmt Enter, was er sendet.</translation>
    </message>
    <message>
        <source>Games reported by phone</source>
        <translation>Spiele per Handy</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the desk takes them over</source>
        <translation>der Meldetisch übernimmt sie</translation>
    </message>
    <message>
        <source>a second person of the table confirms</source>
        <translation>ein Zweiter am Tisch bestätigt</translation>
    </message>
    <message>
        <source>Print both codes…</source>
        <translation>Beide Codes drucken …</translation>
    </message>
    <message>
        <source>Windows asks once whether others may reach the program: tick private and public networks, then allow it.</source>
        <translation>Windows fragt einmal, ob andere das Programm erreichen dürfen: private und öffentliche Netze ankreuzen, dann zulassen.</translation>
    </message>
    <message>
        <source>No device has come through yet.</source>
        <translation>Noch ist kein Gerät durchgekommen.</translation>
    </message>
    <message>
        <source>The firewall: Windows Security, Firewall, Allow an app, tick Rummy Director. Or the Wi-Fi keeps devices apart: use your own router or this laptop&apos;s hotspot.</source>
        <translation>Die Firewall: Windows-Sicherheit, Firewall, App zulassen, Rummy Director ankreuzen. Oder das WLAN trennt die Geräte: eigenen Router oder den Hotspot dieses Laptops nehmen.</translation>
    </message>
    <message>
        <source>A firewall on this laptop, or a Wi-Fi that keeps devices apart: use your own router or this laptop&apos;s hotspot.</source>
        <translation>Eine Firewall auf diesem Laptop oder ein WLAN, das die Geräte trennt: eigenen Router oder den Hotspot dieses Laptops nehmen.</translation>
    </message>
    <message>
        <source>Name tables whose results are being checked</source>
        <translation>Tische nennen, deren Ergebnisse geprüft werden</translation>
    </message>
    <message>
        <source>On papers for the wall as well. Otherwise it says “One result is being checked.”</source>
        <translation>Auch auf Aushängen. Sonst steht dort „Ein Ergebnis wird noch geprüft.“</translation>
    </message>
    <message>
        <source>Helpers…</source>
        <translation>Helfer …</translation>
    </message>
    <message>
        <source>They check people in, take start fees or print, in a browser.</source>
        <translation>Sie machen Einlass, nehmen Startgeld an oder drucken, im Browser.</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Check-in, start fees, slips and printing, in a browser.</source>
        <translation>Einlass, Startgeld, Spielzettel und Drucken im Browser.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Try it…</source>
        <translation>Ausprobieren …</translation>
    </message>
    <message>
        <source>Notices, one per line</source>
        <translation>Hinweise, einer in jeder Zeile</translation>
    </message>
    <message>
        <source>Write it automatically with each round and release</source>
        <translation>Mit jeder Runde und jeder Freigabe von selbst schreiben</translation>
    </message>
    <message>
        <source>Television…</source>
        <translation>Fernseher …</translation>
    </message>
    <message>
        <source>This computer stays awake meanwhile.</source>
        <translation>Dieser Rechner bleibt so lange wach.</translation>
    </message>
    <message>
        <source>Replace these pages?</source>
        <translation>Diese Seiten ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>One file…</source>
        <translation>Eine Datei …</translation>
    </message>
    <message>
        <source>Standings and series as one page, to send or upload.</source>
        <translation>Stand und Jahreswertung als eine Seite, zum Verschicken oder Hochladen.</translation>
    </message>
    <message>
        <source>Series on the website</source>
        <translation>Jahreswertung auf der Website</translation>
    </message>
    <message>
        <source>Standings and series as one page</source>
        <translation>Stand und Jahreswertung als eine Seite</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>The page is written.</source>
        <translation>Die Seite ist geschrieben.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>series</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>desk::HelpWindow</name>
    <message>
        <source>en</source>
        <extracomment>The handbook&apos;s language: &quot;de&quot; for German, everything else is English</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search in the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The chapter seen before</source>
        <translation>Das Kapitel davor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>desk::HelperCodesDialog</name>
    <message>
        <source>Helpers&apos; codes</source>
        <translation>Helfercodes</translation>
    </message>
    <message>
        <source>Print them now and cut them apart: they are shown only this once.</source>
        <translation>Jetzt drucken und zerschneiden: Die Codes sind nur dieses eine Mal zu sehen.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>desk::HelperDialog</name>
    <message>
        <source>Check-in: say who has come</source>
        <translation>Einlass: wer da ist</translation>
    </message>
    <message>
        <source>Take start fees</source>
        <translation>Startgeld annehmen</translation>
    </message>
    <message>
        <source>Print seating, slips and released standings</source>
        <translation>Sitzplan, Zettel und freigegebenen Stand drucken</translation>
    </message>
    <message>
        <source>New helper</source>
        <translation>Neuer Helfer</translation>
    </message>
    <message>
        <source>Change the helper</source>
        <translation>Helfer ändern</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>May</source>
        <comment>a helper</comment>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Type score slips</source>
        <translation>Spielzettel eintippen</translation>
    </message>
    <message>
        <source>Types slips of tables</source>
        <translation>Tippt Zettel der Tische</translation>
    </message>
    <message>
        <source>all</source>
        <comment>tables; such as 1-20</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Types slips of &amp;tables</source>
        <translation>Tippt Zettel der &amp;Tische</translation>
    </message>
    <message>
        <source>A first and a last number, such as 1-20.</source>
        <translation>Eine erste und eine letzte Nummer, etwa 1-20.</translation>
    </message>
    <message>
        <source>Type score slips again without seeing what was entered</source>
        <translation>Zettel gegenprüfen: noch einmal eingeben, ohne den ersten Eintrag zu sehen</translation>
    </message>
</context>
<context>
    <name>desk::HelpersDialog</name>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Revoke the code</source>
        <translation>Code sperren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>New codes…</source>
        <translation>Neue Codes …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Aufnehmen …</translation>
    </message>
    <message>
        <source>For a Wi-Fi of the club&apos;s own: guests in it could listen.</source>
        <translation>Für ein WLAN, das nur dem Verein gehört: Gäste darin könnten mitlesen.</translation>
    </message>
    <message>
        <source>New codes are for this evening; those before open nothing any more.</source>
        <translation>Neue Codes gelten für diesen Abend, frühere dann nicht mehr.</translation>
    </message>
    <message>
        <source>Codes can be made once the pages are served.</source>
        <translation>Codes gibt es, sobald die Seiten bereitgestellt sind.</translation>
    </message>
    <message>
        <source>Make new codes?</source>
        <translation>Neue Codes machen?</translation>
    </message>
    <message>
        <source>The helpers&apos; codes open nothing any more; all need the new slips.</source>
        <translation>Die Codes der Helfer öffnen dann nichts mehr; alle brauchen die neuen Zettel.</translation>
    </message>
    <message>
        <source>New codes</source>
        <translation>Neue Codes</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>WLAN</translation>
    </message>
    <message>
        <source>Only ours</source>
        <comment>a Wi-Fi</comment>
        <translation>Nur unseres</translation>
    </message>
    <message>
        <source>Shared with guests</source>
        <comment>a Wi-Fi</comment>
        <translation>Auch Gäste</translation>
    </message>
    <message>
        <source>Wi-Fi:</source>
        <translation>WLAN:</translation>
    </message>
    <message>
        <source>The pages are encrypted. Each device warns once and is shown where to tap.</source>
        <translation>Die Seiten sind verschlüsselt. Jedes Gerät warnt einmal; die Seite zeigt, wo man tippt.</translation>
    </message>
    <message>
        <source>The pages are not served now.</source>
        <translation>Die Seiten sind jetzt nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>desk::HistoryActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo typing</source>
        <translation>Rückgängig: Getipptes</translation>
    </message>
    <message>
        <source>Redo typing</source>
        <translation>Wiederholen: Getipptes</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>%1 stays. %2</source>
        <translation>Bleibt: %1. %2</translation>
    </message>
    <message>
        <source>%1 once more takes back: %2.</source>
        <translation>Noch einmal %1 nimmt zurück: %2.</translation>
    </message>
    <message>
        <source>%1 once more does again: %2.</source>
        <translation>Noch einmal %1 stellt wieder her: %2.</translation>
    </message>
</context>
<context>
    <name>desk::ImportReport</name>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Faults of the file</source>
        <translation>Fehler der Datei</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What is wrong, and what to do</source>
        <translation>Was nicht stimmt und was zu tun ist</translation>
    </message>
    <message>
        <source>Correct the file in these places, or export it again at its origin.</source>
        <translation>Bitte an diesen Stellen berichtigen oder neu exportieren lassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) may be a slip of the pen.</source>
        <translation>
            <numerusform>Ein Ergebnis ist auffällig.</numerusform>
            <numerusform>%n Ergebnisse sind auffällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are corrected on the page Results.</source>
        <translation>Ergebnisse werden auf der Seite Ergebnisse berichtigt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>desk::InvitationDialog</name>
    <message>
        <source>Stop sharing…</source>
        <translation>Teilen beenden …</translation>
    </message>
    <message>
        <source>Shared with other desks</source>
        <translation>Mit anderen Meldetischen geteilt</translation>
    </message>
    <message>
        <source>On the other laptop: File, Join a desk.</source>
        <translation>Am anderen Rechner: Datei, Bei einem Meldetisch anmelden.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate</source>
        <translation>Fingerabdruck des Zertifikats</translation>
    </message>
    <message>
        <source>Copy address and code</source>
        <translation>Adresse und Code kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Address and code</source>
        <translation>Adresse und Code</translation>
    </message>
    <message>
        <source>Stop sharing?</source>
        <translation>Teilen beenden?</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Teilen beenden</translation>
    </message>
    <message>
        <source>Bringing the club back…</source>
        <translation>Der Verein wird zurückgeholt …</translation>
    </message>
    <message>
        <source>Still shared</source>
        <translation>Weiterhin geteilt</translation>
    </message>
    <message>
        <source>No other desk is connected.</source>
        <translation>Kein anderer Meldetisch ist verbunden.</translation>
    </message>
    <message>
        <source>Still connected: %1. There nothing can be stored any more.</source>
        <translation>Noch verbunden: %1. Dort lässt sich dann nichts mehr speichern.</translation>
    </message>
    <message>
        <source>The club goes back into the file of this laptop.</source>
        <translation>Der Verein kommt zurück in die Datei dieses Rechners.</translation>
    </message>
</context>
<context>
    <name>desk::JoinDialog</name>
    <message>
        <source>Join a desk</source>
        <translation>Bei einem Meldetisch anmelden</translation>
    </message>
    <message>
        <source>The main laptop shows address and code: File, Share with other desks.</source>
        <translation>Adresse und Code zeigt der Hauptrechner: Datei, Mit anderen Meldetischen teilen.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Not joined</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>The address is not complete</source>
        <translation>Die Adresse ist unvollständig</translation>
    </message>
    <message>
        <source>It has a number behind a colon: 192.168.1.5:45432.</source>
        <translation>Hinter dem Doppelpunkt steht eine Zahl: 192.168.1.5:45432.</translation>
    </message>
    <message>
        <source>The code is not complete</source>
        <translation>Der Code ist unvollständig</translation>
    </message>
    <message>
        <source>It has eight groups of four.</source>
        <translation>Er hat acht Vierergruppen.</translation>
    </message>
    <message>
        <source>The code is mistyped</source>
        <translation>Vertippt im Code</translation>
    </message>
    <message>
        <source>Compare it sign by sign.</source>
        <translation>Zeichen für Zeichen vergleichen.</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Are both in the same network, and is the club still shared there?</source>
        <translation>Unter %1 meldet sich niemand. Sind beide im selben Netz, und wird dort noch geteilt?</translation>
    </message>
    <message>
        <source>At %1 there is no shared club.</source>
        <translation>Unter %1 wird kein Verein geteilt.</translation>
    </message>
    <message>
        <source>Another computer answers at %1 than the one that gave this code. Have the code shown again.</source>
        <translation>Unter %1 meldet sich ein anderer Rechner als der, von dem der Code stammt. Den Code noch einmal zeigen lassen.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The clock of this computer is slow: the main laptop began to share at %1. Set it, then join.</source>
        <translation>Die Uhr dieses Rechners geht nach: Der Hauptrechner teilt erst seit %1. Uhr stellen, dann anmelden.</translation>
    </message>
    <message>
        <source>Name of this desk, for the others</source>
        <translation>Name dieses Meldetischs, für die anderen</translation>
    </message>
    <message>
        <source>Codes for helpers are no longer valid</source>
        <translation>Codes für Helfer gelten nicht mehr</translation>
    </message>
    <message>
        <source>Have the code of this evening shown on the main laptop.</source>
        <translation>Am Hauptrechner den Code von heute zeigen lassen.</translation>
    </message>
</context>
<context>
    <name>desk::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Meldetisch</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
</context>
<context>
    <name>desk::JournalWindow</name>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Search in all columns</source>
        <translation>In allen Spalten suchen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer oder Name</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No tournament is open.</source>
        <translation>Es ist kein Turnier offen.</translation>
    </message>
    <message>
        <source>%1 of %2 entries read</source>
        <translation>%1 von %2 Einträgen gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 entries</source>
        <translation>%1 von %2 Einträgen</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Journal of</source>
        <translation>Protokoll von</translation>
    </message>
    <message>
        <source>This tournament</source>
        <translation>Dieses Turnier</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Der Verein</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>desk::KeyList</name>
    <message>
        <source>Fewer keys</source>
        <translation>Weniger Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
</context>
<context>
    <name>desk::KitWriter</name>
    <message>
        <source>The paper kit was not written: it is empty.</source>
        <translation>Die Notfallmappe wurde nicht geschrieben: Sie ist leer.</translation>
    </message>
    <message>
        <source>The paper kit was not written. %1</source>
        <translation>Die Notfallmappe wurde nicht geschrieben. %1</translation>
    </message>
</context>
<context>
    <name>desk::LastArrivals</name>
    <message>
        <source>Added last</source>
        <translation>Zuletzt aufgenommen</translation>
    </message>
    <message>
        <source>%1, paid</source>
        <translation>%1, bezahlt</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
</context>
<context>
    <name>desk::ListColumns</name>
    <message>
        <source>What each column holds</source>
        <translation>Was in den Spalten steht</translation>
    </message>
    <message>
        <source>What column %1 holds</source>
        <translation>Was in Spalte %1 steht</translation>
    </message>
    <message>
        <source>Line of the first person</source>
        <translation>Zeile der ersten Person</translation>
    </message>
    <message>
        <source>The first person is in line</source>
        <translation>Die erste Person steht in Zeile</translation>
    </message>
</context>
<context>
    <name>desk::ListPreviewModel</name>
    <message>
        <source>is added as No. %1</source>
        <translation>kommt hinzu als Nr. %1</translation>
    </message>
    <message>
        <source>is there already: No. %1</source>
        <translation>schon angemeldet: Nr. %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>ausgelassen: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>joins the waiting list as No. %1</source>
        <translation>kommt als Nr. %1 auf die Warteliste</translation>
    </message>
    <message>
        <source>No. %1 is removed: no longer on the list</source>
        <translation>Nr. %1 wird entfernt: nicht mehr auf der Liste</translation>
    </message>
    <message>
        <source>No. %1 stays; no longer on the list</source>
        <translation>Nr. %1 bleibt; nicht mehr auf der Liste</translation>
    </message>
    <message>
        <source>No. %1 is here and stays; different: %2</source>
        <translation>Nr. %1 ist da und bleibt; anders: %2</translation>
    </message>
    <message>
        <source>No. %1 is changed: %2</source>
        <translation>Nr. %1 wird geändert: %2</translation>
    </message>
    <message>
        <source>No. %1 stays; different: %2</source>
        <translation>Nr. %1 bleibt; anders: %2</translation>
    </message>
    <message>
        <source>time of registration</source>
        <translation>Anmeldezeit</translation>
    </message>
    <message>
        <source>payment (%1)</source>
        <translation>Bezahlung (%1)</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>Bezahlung</translation>
    </message>
    <message>
        <source>is expected as No. %1</source>
        <translation>wird als Nr. %1 erwartet</translation>
    </message>
    <message>
        <source>No. %1 stays; left out: %2</source>
        <translation>Nr. %1 bleibt; ausgelassen: %2</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <translation>%1 bezahlt</translation>
    </message>
    <message>
        <source>registered %1, %2</source>
        <translation>angemeldet %1, %2</translation>
    </message>
    <message>
        <source>fixed table %1</source>
        <translation>fester Tisch %1</translation>
    </message>
    <message>
        <source>on the list already, in line %1</source>
        <translation>steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>These columns are left out: %1</source>
        <translation>Diese Spalten bleiben weg: %1</translation>
    </message>
    <message>
        <source>These lines are not people: %1</source>
        <translation>Diese Zeilen sind keine Personen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) left out. Line %1: %2</source>
        <translation>
            <numerusform>Ein Datum bleibt weg. Zeile %1: %2</numerusform>
            <numerusform>%n Daten bleiben weg. Zeile %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Also listed</source>
        <translation>Außerdem in der Liste</translation>
    </message>
</context>
<context>
    <name>desk::LockDialog</name>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Clock and display go on.</source>
        <translation>Uhr und Saalanzeige laufen weiter.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
</context>
<context>
    <name>desk::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Hell oder dunkel</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;About Rummy Director</source>
        <translation>&amp;Über Rummy Director</translation>
    </message>
    <message>
        <source>Rummy Director</source>
        <translation>Rummy Director</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Paper &amp;kit…</source>
        <translation>&amp;Notfallmappe …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Another program is writing to the club database. Your change is saved as soon as it has finished.</source>
        <translation>Ein anderes Programm schreibt gerade in die Vereinsdatenbank. Danach geht es weiter.</translation>
    </message>
    <message>
        <source>Side &amp;pane</source>
        <translation>Spalte am &amp;Rand</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>&amp;First hints</source>
        <translation>&amp;Erste Tipps</translation>
    </message>
    <message>
        <source>&amp;Hall display</source>
        <translation>&amp;Saalanzeige</translation>
    </message>
    <message>
        <source>Hall display &amp;black</source>
        <translation>Saalanzeige sch&amp;warz</translation>
    </message>
    <message>
        <source>L&amp;ock</source>
        <translation>S&amp;perren</translation>
    </message>
    <message>
        <source>S&amp;hare with other desks…</source>
        <translation>Mit anderen Meldetischen &amp;teilen …</translation>
    </message>
    <message>
        <source>&amp;Join a desk…</source>
        <translation>Bei einem &amp;Meldetisch anmelden …</translation>
    </message>
    <message>
        <source>Back to the &amp;own club</source>
        <translation>Zurück zum &amp;eigenen Verein</translation>
    </message>
    <message>
        <source>Nothing is saved any more</source>
        <translation>Nichts wird mehr gespeichert</translation>
    </message>
    <message>
        <source>Whole &amp;club</source>
        <translation>Ganzer &amp;Verein</translation>
    </message>
    <message>
        <source>&amp;Raffle…</source>
        <translation>&amp;Verlosung …</translation>
    </message>
    <message>
        <source>The hints come with their pages: %1</source>
        <translation>Die Tipps stehen auf ihren Seiten: %1</translation>
    </message>
    <message>
        <source>Unsaved since %1</source>
        <translation>Ungespeichert seit %1</translation>
    </message>
    <message>
        <source>Waiting for the server… Esc: stop waiting</source>
        <translation>Warten auf den Server … Esc: nicht länger warten</translation>
    </message>
    <message>
        <source>The club can be changed again.</source>
        <translation>Der Verein lässt sich wieder ändern.</translation>
    </message>
    <message>
        <source>What was refused is not stored: do it once more.</source>
        <translation>Was abgelehnt wurde, ist nicht gespeichert: bitte noch einmal.</translation>
    </message>
    <message>
        <source>%1 – nothing is stored</source>
        <extracomment>%1 is the title of the window</extracomment>
        <translation>%1 – nichts wird gespeichert</translation>
    </message>
    <message>
        <source>&amp;Prize-giving…</source>
        <translation>&amp;Siegerehrung …</translation>
    </message>
</context>
<context>
    <name>desk::MergeDialog</name>
    <message>
        <source>Merge another copy</source>
        <translation>Mit anderem Stand abgleichen</translation>
    </message>
    <message>
        <source>What is ticked is taken over from the other copy.</source>
        <translation>Was angehakt ist, wird aus dem anderen Stand übernommen.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Abgleichen</translation>
    </message>
    <message>
        <source>What the other copy has</source>
        <translation>Was der andere Stand enthält</translation>
    </message>
    <message>
        <source>In the other copy</source>
        <translation>Im anderen Stand</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Was daraus wird</translation>
    </message>
    <message numerus="yes">
        <source>%n other part(s): nothing to take over.</source>
        <translation>
            <numerusform>%n weiterer Punkt ist hier schon so.</numerusform>
            <numerusform>%n weitere Punkte sind hier schon so.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is ticked as two people. Tick one of them.</source>
        <translation>%1 ist als zwei Personen angehakt. Bitte nur eine anhaken.</translation>
    </message>
    <message>
        <source>The other copy has nothing that is not here.</source>
        <translation>Der andere Stand enthält nichts, was hier fehlt.</translation>
    </message>
    <message>
        <source>Nothing is ticked. Tick a line with Space, or go back.</source>
        <translation>Nichts ist angehakt. Mit der Leertaste eine Zeile anhaken oder zurückgehen.</translation>
    </message>
    <message>
        <source>Not merged: all is as before</source>
        <translation>Nicht abgeglichen: alles ist wie zuvor</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were erased: neither copy keeps the name.</source>
        <translation>
            <numerusform>%n Person wurde gelöscht: Der Name bleibt in keinem Stand.</numerusform>
            <numerusform>%n Personen wurden gelöscht: Die Namen bleiben in keinem Stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to the name where both are kept</source>
        <translation>Zusatz im Namen dessen, was daneben kommt</translation>
    </message>
</context>
<context>
    <name>desk::NewTournamentForm</name>
    <message>
        <source>Name of the tournament</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Open to everybody: a licence fee is due</source>
        <translation>Offen für alle: Lizenzgebühr fällt an</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Points as in</source>
        <translation>Punkte nach</translation>
    </message>
    <message>
        <source>the English text</source>
        <translation>englischem Text</translation>
    </message>
    <message>
        <source>the German text</source>
        <translation>deutschem Text</translation>
    </message>
    <message>
        <source>Games per round</source>
        <translation>Spiele je Runde</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Everything else can be changed later in Setup.</source>
        <translation>Alles Übrige steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Club evening %1</source>
        <translation>Clubabend %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>1 Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>fees and wishes</source>
        <translation>Gebühren und Wünsche</translation>
    </message>
    <message>
        <source>New evening like the last one</source>
        <translation>Neuer Abend wie der letzte</translation>
    </message>
    <message numerus="yes">
        <source>Enrol the same %n participant(s), not present yet</source>
        <translation>
            <numerusform>Denselben Teilnehmer anmelden, noch nicht da</numerusform>
            <numerusform>Dieselben %n Teilnehmer anmelden, noch nicht da</numerusform>
        </translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>A match goes</source>
        <translation>Eine Partie geht</translation>
    </message>
    <message>
        <source>fees, prizes and wishes</source>
        <translation>Gebühren, Preise und Wünsche</translation>
    </message>
    <message>
        <source>own rules, as last time</source>
        <translation>eigene, wie zuletzt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>open</source>
        <comment>the number of rounds</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>This is no date. Write it as in %1.</source>
        <translation>Kein Datum. Bitte wie %1.</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the start fee</comment>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>desk::NextStepBar</name>
    <message>
        <source>Here and paid</source>
        <translation>Da und bezahlt</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Erst jemanden wählen.</translation>
    </message>
</context>
<context>
    <name>desk::OpenTablesList</name>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Enter or a double click: “please bring your slip” on the display, televisions and the phones of that table.</source>
        <translation>Enter oder Doppelklick: „bitte den Spielzettel abgeben“ auf Anzeige, Fernsehern und den Handys dieses Tisches.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Open tables: Enter calls the table</source>
        <translation>Offene Tische: Enter ruft den Tisch auf</translation>
    </message>
</context>
<context>
    <name>desk::OpenTablesMenu</name>
    <message>
        <source>Table %1: type its slip</source>
        <translation>Tisch %1: Zettel eintippen</translation>
    </message>
    <message>
        <source>End their open games…</source>
        <translation>Offene Spiele beenden …</translation>
    </message>
    <message>
        <source>Draw round %1 all the same…</source>
        <translation>Runde %1 trotzdem auslosen …</translation>
    </message>
    <message numerus="yes">
        <source>Call %n table(s) for their slips</source>
        <translation>
            <numerusform>%n Tisch ausrufen: Zettel abgeben</numerusform>
            <numerusform>%n Tische ausrufen: Zettel abgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call %n table(s): neither display nor pages are on</source>
        <translation>
            <numerusform>%n Tisch ausrufen: Saalanzeige und Seiten sind aus</numerusform>
            <numerusform>%n Tische ausrufen: Saalanzeige und Seiten sind aus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PageList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>No tournament open</source>
        <translation>Kein Turnier offen</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) open</source>
        <translation>
            <numerusform>%n Tisch offen</numerusform>
            <numerusform>%n Tische offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>Desks</source>
        <translation>Meldetische</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Jahreswertung</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Dieser Abend</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugeklappt</translation>
    </message>
</context>
<context>
    <name>desk::PaidWayChoice</name>
    <message>
        <source>How it is paid</source>
        <translation>Zahlungsweg</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Bar</translation>
    </message>
</context>
<context>
    <name>desk::PaperPreview</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>desk::ParticipantsModel</name>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>start fee: %1</source>
        <translation>Startgeld: %1</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Start fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Anwesend</translation>
    </message>
</context>
<context>
    <name>desk::ParticipantsPage</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is enrolled already: No. %2</source>
        <translation>%1 ist schon angemeldet: Nr. %2</translation>
    </message>
    <message>
        <source>A club tells two people of one name apart: %1; club</source>
        <translation>Zwei gleichen Namens? Mit Verein: %1; Verein</translation>
    </message>
    <message>
        <source>a second person of that name</source>
        <translation>eine zweite Person dieses Namens</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Copy a column of names in the spreadsheet first.</source>
        <translation>Bitte erst in der Tabelle eine Spalte mit Namen kopieren.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Import participants</source>
        <translation>Teilnehmer importieren</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 lists nobody.</source>
        <translation>%1: keine Namen gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added</source>
        <translation>
            <numerusform>%n Person hinzugefügt</numerusform>
            <numerusform>%n Personen hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose somebody in the table first.</source>
        <translation>Bitte erst jemanden auswählen.</translation>
    </message>
    <message>
        <source>There is no start fee. It is set on the page Setup.</source>
        <translation>Kein Startgeld. Festgelegt wird es in den Einstellungen.</translation>
    </message>
    <message>
        <source>Withdrawn: %1</source>
        <translation>Abgemeldet: %1</translation>
    </message>
    <message>
        <source>Withdrawn after round %1: %2</source>
        <translation>Abgemeldet nach Runde %1: %2</translation>
    </message>
    <message>
        <source>Cannot be removed: %1</source>
        <translation>Geht nicht: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Choose the two entries of one person, with Ctrl or Shift.</source>
        <translation>Bitte die beiden Einträge einer Person wählen, mit Strg oder Umschalt.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>The two entries are one now: No. %1</source>
        <translation>Zusammengelegt: Nr. %1</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Search participants</source>
        <translation>Teilnehmer suchen</translation>
    </message>
    <message>
        <source>Regulars…</source>
        <translation>Stammspieler …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Read a list…</source>
        <translation>Liste einlesen …</translation>
    </message>
    <message>
        <source>Names from the clipboard, a column of a spreadsheet for example</source>
        <translation>Namen aus der Zwischenablage, etwa eine Tabellenspalte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>present yes / no</source>
        <translation>da ja / nein</translation>
    </message>
    <message>
        <source>paid yes / no</source>
        <translation>bezahlt ja / nein</translation>
    </message>
    <message>
        <source>withdraw…</source>
        <translation>abmelden …</translation>
    </message>
    <message>
        <source>edit…</source>
        <translation>bearbeiten …</translation>
    </message>
    <message>
        <source>merge two entries…</source>
        <translation>zusammenlegen …</translation>
    </message>
    <message>
        <source>remove…</source>
        <translation>entfernen …</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n enrolled</source>
        <translation>
            <numerusform>%n angemeldet</numerusform>
            <numerusform>%n angemeldet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>directory: %n player(s)</source>
        <translation>
            <numerusform>Kartei: %n Spieler</numerusform>
            <numerusform>Kartei: %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>%1 abmelden?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round </source>
        <translation>Runde </translation>
    </message>
    <message>
        <source>Merge two entries of one person?</source>
        <translation>Zwei Einträge einer Person zusammenlegen?</translation>
    </message>
    <message>
        <source>Seats, byes, penalties, wishes and what was paid go to the entry that is kept; the other one goes. Which is kept?</source>
        <translation>Alles geht auf den Eintrag über, der bleibt; der andere fällt weg. Welcher bleibt?</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Present / absent</source>
        <translation>Da / fehlt</translation>
    </message>
    <message>
        <source>Start fee paid / open</source>
        <translation>Startgeld bezahlt / offen</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Abmelden …</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Merge two entries of one person…</source>
        <translation>Zwei Einträge einer Person zusammenlegen …</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Somebody else of that name? Type the club behind it: %1; club</source>
        <translation>Jemand anderes gleichen Namens? Den Verein dahinter: %1; Verein</translation>
    </message>
    <message>
        <source>“%1” is no name.</source>
        <translation>„%1“ ist kein Name.</translation>
    </message>
    <message>
        <source>Type a name, or add it all the same.</source>
        <translation>Einen Namen tippen oder trotzdem aufnehmen.</translation>
    </message>
    <message>
        <source>add all the same</source>
        <translation>trotzdem aufnehmen</translation>
    </message>
    <message>
        <source>here, the field stays</source>
        <translation>da, das Feld bleibt</translation>
    </message>
    <message>
        <source>here and paid</source>
        <translation>da und bezahlt</translation>
    </message>
    <message>
        <source>Several people: keep typing, or choose with the arrow keys.</source>
        <translation>Mehrere passen: weitertippen oder mit den Pfeiltasten wählen.</translation>
    </message>
    <message>
        <source>Here and paid: %1</source>
        <translation>Da und bezahlt: %1</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Da: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Wird erwartet</translation>
    </message>
    <message>
        <source>On the waiting list</source>
        <translation>Auf die Warteliste</translation>
    </message>
    <message>
        <source>On the waiting list: %1</source>
        <translation>Auf der Warteliste: %1</translation>
    </message>
    <message>
        <source>No place is free.</source>
        <translation>Kein Platz frei.</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Payments…</source>
        <translation>Zahlungen …</translation>
    </message>
    <message>
        <source>Fee class…</source>
        <translation>Startgeldklasse …</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>people</comment>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists (%1)</source>
        <translation>Listen (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>“%1” is not read.</source>
        <translation>„%1“ wird nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <translation>%1 gezahlt</translation>
    </message>
    <message>
        <source>Spellings…</source>
        <translation>Schreibweisen …</translation>
    </message>
    <message>
        <source>Make one spelling of a club or group typed in several ways.</source>
        <translation>Ein Verein oder eine Gruppe ist verschieden geschrieben: eine Schreibweise daraus machen.</translation>
    </message>
    <message>
        <source>One spelling: %1</source>
        <translation>Angeglichen: %1</translation>
    </message>
    <message>
        <source>paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) free: others waited before. They are given on the page Check-in.</source>
        <translation>
            <numerusform>Ein Platz ist frei, aber andere warten schon länger. Vergeben wird er auf der Seite Einlass.</numerusform>
            <numerusform>%n Plätze sind frei, aber andere warten schon länger. Vergeben werden sie auf der Seite Einlass.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>Nichts kassiert.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>That is not possible for %n people.</source>
        <translation>
            <numerusform>Bei einer Person geht das nicht.</numerusform>
            <numerusform>Bei %n Personen geht das nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enrolled: %1</source>
        <translation>Aufgenommen: %1</translation>
    </message>
    <message>
        <source>%1 is still open.</source>
        <translation>%1 sind noch offen.</translation>
    </message>
    <message>
        <source>Here and paid</source>
        <translation>Da und bezahlt</translation>
    </message>
    <message>
        <source>Already here and paid: %1</source>
        <translation>Schon da und bezahlt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>people, their fee class</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>ohne Klasse</translation>
    </message>
    <message>
        <source>No. %1 is not in the list.</source>
        <translation>Nr. %1 ist nicht in der Liste.</translation>
    </message>
    <message>
        <source>%1 was paid and stays in the cash; G gives it back.</source>
        <translation>%1 sind bezahlt und bleiben in der Kasse; mit G gibt man sie zurück.</translation>
    </message>
    <message>
        <source>Here: %1 (no start fee is set)</source>
        <translation>Da: %1 (kein Startgeld eingetragen)</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <translation>%1 zurückgegeben</translation>
    </message>
    <message>
        <source>%1 owed back</source>
        <translation>%1 zurückzuzahlen</translation>
    </message>
    <message>
        <source>From which round on? What was played so far counts; anyone seated already stays seated.</source>
        <translation>Ab welcher Runde? Gespieltes zählt; wer schon gesetzt ist, bleibt gesetzt.</translation>
    </message>
</context>
<context>
    <name>desk::ParticipantsTable</name>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Nobody is enrolled yet</source>
        <translation>Noch niemand angemeldet</translation>
    </message>
    <message>
        <source>Nobody is found</source>
        <translation>Niemand gefunden</translation>
    </message>
    <message>
        <source>Type a name above and press Enter. “Regulars…” lists everybody who played before; a column of a spreadsheet can be pasted, a CSV file imported.</source>
        <translation>Oben den Namen eintippen, dann Enter. Wer schon einmal da war: „Stammspieler …“.</translation>
    </message>
    <message>
        <source>Esc shows everybody again.</source>
        <translation>Esc zeigt wieder alle.</translation>
    </message>
</context>
<context>
    <name>desk::PeoplePage</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Drucken oder speichern …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Records of the club</source>
        <translation>Vereinsrekorde</translation>
    </message>
    <message>
        <source>Enter compares the two.</source>
        <translation>Enter vergleicht die beiden.</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>Die andere Person</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) with a result</source>
        <translation>
            <numerusform>%n Spieler mit einem Ergebnis</numerusform>
            <numerusform>%n Spieler mit Ergebnissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a result yet.</source>
        <translation>Noch niemand hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>Once games are entered, everybody who played is listed here.</source>
        <translation>Sobald Spiele eingetragen sind, stehen hier alle, die gespielt haben.</translation>
    </message>
    <message>
        <source>There is nobody else yet.</source>
        <translation>Sonst ist noch niemand da.</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Which evenings</source>
        <translation>Welche Abende</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Spellings…</source>
        <translation>Schreibweisen …</translation>
    </message>
    <message>
        <source>Worst results and head to head are never shown in the hall.</source>
        <translation>Schlechteste Ergebnisse und direkter Vergleich erscheinen nie im Saal.</translation>
    </message>
    <message>
        <source>Restore a backup from the menu File.</source>
        <translation>Menü Datei: Sicherung zurückholen.</translation>
    </message>
</context>
<context>
    <name>desk::PersonFinder</name>
    <message>
        <source>Type a name or a start number.</source>
        <translation>Bitte Name oder Startnummer.</translation>
    </message>
    <message>
        <source>No participant has “%1” in the name.</source>
        <translation>Niemand heißt „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) have “%1” in the name: choose one, or type the number.</source>
        <translation>
            <numerusform>Einer heißt „%1“: bitte auswählen oder Nummer eingeben.</numerusform>
            <numerusform>%n heißen „%1“: bitte auswählen oder Nummer eingeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::PersonPicker</name>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
</context>
<context>
    <name>desk::PhoneNotice</name>
    <message>
        <source>Somebody at table %1 says by phone that it is not right. Look at it with them.</source>
        <translation>Jemand an Tisch %1 meldet per Handy: stimmt nicht. Gemeinsam ansehen.</translation>
    </message>
    <message>
        <source>Table %1 reported otherwise than is stored. The slip decides.</source>
        <translation>Tisch %1 hat anders gemeldet als gespeichert ist. Der Zettel entscheidet.</translation>
    </message>
    <message>
        <source>Stored: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Reported, but it can no longer be taken over:</source>
        <translation>Gemeldet, aber nicht mehr zu übernehmen:</translation>
    </message>
    <message>
        <source>Table %1 reported by phone, but is disputed. Compare it with the slip.</source>
        <translation>Tisch %1 hat per Handy gemeldet, ist aber strittig. Mit dem Zettel vergleichen.</translation>
    </message>
    <message>
        <source>Table %1 reported by phone and has yet to confirm it. Enter goes through its games now.</source>
        <translation>Tisch %1 hat per Handy gemeldet und noch nicht bestätigt. Enter geht die Spiele jetzt durch.</translation>
    </message>
    <message>
        <source>Table %1 reported by phone. Enter goes through its games.</source>
        <translation>Tisch %1 hat per Handy gemeldet. Enter geht die Spiele durch.</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Weglassen …</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Why is it left out?</source>
        <translation>Warum wird das weggelassen?</translation>
    </message>
    <message numerus="yes">
        <source>All %n of table %1</source>
        <translation>
            <numerusform>Die Eingabe von Tisch %1</numerusform>
            <numerusform>Alle %n von Tisch %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A helper asks to correct table %1. The slip decides.</source>
        <translation>Ein Helfer bittet, Tisch %1 zu berichtigen. Der Zettel entscheidet.</translation>
    </message>
</context>
<context>
    <name>desk::PrintOffer</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nichts ist angekreuzt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>Round %1 is published. What is printed?</source>
        <translation>Runde %1 hängt aus. Was drucken?</translation>
    </message>
    <message numerus="yes">
        <source>Table(s) %1 changed: the slip(s) there are out of date.</source>
        <translation>
            <numerusform>Tisch %1 sitzt anders: Der alte Zettel gilt nicht mehr.</numerusform>
            <numerusform>Tische %1 sitzen anders: Die alten Zettel gelten nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New score slip(s), marked as replacing</source>
        <translation>
            <numerusform>Neuer Spielzettel (ersetzt den alten)</numerusform>
            <numerusform>Neue Spielzettel (ersetzen die alten)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is printed again?</source>
        <translation>Was noch einmal drucken?</translation>
    </message>
    <message>
        <source>Score slip of table %1</source>
        <translation>Spielzettel von Tisch %1</translation>
    </message>
    <message>
        <source>All tables of round %1 are in. What is printed?</source>
        <translation>Runde %1 ist vollständig. Was drucken?</translation>
    </message>
    <message>
        <source>Slip of table %1 lost: two of the table sign the new one.</source>
        <translation>Zettel von Tisch %1 verloren: den neuen unterschreiben zwei vom Tisch.</translation>
    </message>
    <message>
        <source>Slip with what is known</source>
        <translation>Zettel mit dem, was bekannt ist</translation>
    </message>
</context>
<context>
    <name>desk::Question</name>
    <message>
        <source>Back</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Discard what was typed?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>desk::RaffleDialog</name>
    <message>
        <source>Raffle</source>
        <translation>Verlosung</translation>
    </message>
    <message>
        <source>Everybody ticked is in it once. Seed and winners are recorded, so that anybody can repeat the draw.</source>
        <translation>Wer angekreuzt ist, ist einmal dabei. Auslosungscode und Gewinner werden festgehalten, damit jeder nachrechnen kann.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Verlosen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Auslosungscode</translation>
    </message>
    <message>
        <source>Without who has won in a raffle already</source>
        <translation>Ohne die, die schon bei einer Verlosung gewonnen haben</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Die letzte zurücknehmen</translation>
    </message>
    <message>
        <source>Give to the marked person</source>
        <translation>Der markierten Person geben</translation>
    </message>
    <message>
        <source>Without drawing: the prize goes to whom the cursor is on.</source>
        <translation>Ohne Los: Den Preis bekommt, wer markiert ist.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Up to nine digits, called by somebody in the hall: who knows them can repeat the draw.</source>
        <translation>Bis zu neun Ziffern, die jemand im Saal ruft: Wer sie kennt, kann nachrechnen.</translation>
    </message>
    <message>
        <source>In the raffle</source>
        <translation>In der Verlosung</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Auslosungscode %1</translation>
    </message>
    <message>
        <source>given by hand</source>
        <translation>von Hand vergeben</translation>
    </message>
    <message numerus="yes">
        <source>%n in the raffle</source>
        <translation>
            <numerusform>%n in der Verlosung</numerusform>
            <numerusform>%n in der Verlosung</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed has up to nine digits and nothing else.</source>
        <translation>Der Auslosungscode hat bis zu neun Ziffern und sonst nichts.</translation>
    </message>
</context>
<context>
    <name>desk::RankChart</name>
    <message>
        <source>Course of the ranks</source>
        <translation>Verlauf der Plätze</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for a round</comment>
        <translation>R%1</translation>
    </message>
</context>
<context>
    <name>desk::RecentPane</name>
    <message>
        <source>Last entries</source>
        <translation>Letzte Eingaben</translation>
    </message>
    <message>
        <source>correct the last one</source>
        <translation>letzte berichtigen</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>%1 · entered at %2 by %3</source>
        <translation>%1 · eingegeben um %2 von %3</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>überholt</translation>
    </message>
</context>
<context>
    <name>desk::RegistrationCounts</name>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>free</source>
        <comment>places</comment>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>desk::RegistrationSide</name>
    <message>
        <source>Waiting list</source>
        <translation>Warteliste</translation>
    </message>
    <message>
        <source>Nobody is waiting.</source>
        <translation>Niemand wartet.</translation>
    </message>
    <message>
        <source>Places are kept until</source>
        <translation>Plätze freigehalten bis</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>here and paid</source>
        <translation>da und bezahlt</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>jemand anderes</translation>
    </message>
    <message>
        <source>enrol as new</source>
        <translation>neu aufnehmen</translation>
    </message>
    <message>
        <source>empty the field</source>
        <translation>Feld leeren</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>zum Auslosen</translation>
    </message>
    <message>
        <source>Limit and deadline are set on the page Setup.</source>
        <translation>Höchstzahl und Frist stehen in den Einstellungen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>place on the waiting list, name</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>leaves after, comes for…</source>
        <translation>geht nach, kommt zu …</translation>
    </message>
    <message>
        <source>%1: %2 here</source>
        <comment>a prize, how many</comment>
        <translation>%1: %2 da</translation>
    </message>
    <message>
        <source>and another one</source>
        <translation>und noch jemand</translation>
    </message>
    <message>
        <source>another fee class</source>
        <translation>andere Startgeldklasse</translation>
    </message>
</context>
<context>
    <name>desk::RegularsModel</name>
    <message>
        <source>enrolled, No. %1</source>
        <translation>angemeldet, Nr. %1</translation>
    </message>
    <message>
        <source>%1, enrolled</source>
        <translation>%1, angemeldet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt dabei</translation>
    </message>
</context>
<context>
    <name>desk::ReportsPage</name>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Copy short report</source>
        <translation>Kurzbericht</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>It is about a round: available once the first is published.</source>
        <translation>Gibt es, sobald die erste Runde aushängt.</translation>
    </message>
    <message>
        <source>This document is not there.</source>
        <translation>Dieses Dokument gibt es nicht.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Es ist noch keine Runde ausgelost.</translation>
    </message>
    <message>
        <source>This document is no table.</source>
        <translation>Dieses Dokument ist keine Tabelle.</translation>
    </message>
    <message>
        <source>These are several tables: choose one of them.</source>
        <translation>Das sind mehrere Tabellen: bitte eine wählen.</translation>
    </message>
    <message>
        <source>There is no short report before the first round.</source>
        <translation>Den Kurzbericht gibt es ab der ersten Runde.</translation>
    </message>
    <message>
        <source>XLSX</source>
        <translation>XLSX</translation>
    </message>
    <message>
        <source>Continue anyway</source>
        <translation>Trotzdem weiter</translation>
    </message>
    <message>
        <source>Provisional:</source>
        <translation>Vorläufig:</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>Vorläufig</translation>
    </message>
    <message>
        <source>Signs are missing on paper</source>
        <translation>Auf dem Papier fehlen Zeichen</translation>
    </message>
</context>
<context>
    <name>desk::RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Andere &amp;Datei …</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>The present state is backed up first.</source>
        <translation>Der jetzige Stand wird vorher gesichert.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung zurückholen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>This backup is being read…</source>
        <translation>Diese Sicherung wird gerade gelesen …</translation>
    </message>
    <message>
        <source>This backup cannot be restored. Choose another one.</source>
        <translation>Diese Sicherung lässt sich nicht zurückholen. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The backups are being read…</source>
        <translation>Die Sicherungen werden gelesen …</translation>
    </message>
    <message>
        <source>There are no backups here yet. Browse for a file.</source>
        <translation>Hier gibt es noch keine Sicherungen. Bitte eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>None of these backups is sound. Browse for another file.</source>
        <translation>Keine dieser Sicherungen ist in Ordnung. Bitte eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Now: %1. What came after the backup goes.</source>
        <translation>Jetzt: %1. Was nach der Sicherung kam, fällt weg.</translation>
    </message>
</context>
<context>
    <name>desk::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Gegenprüfung</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Swap two tables&apos; results…</source>
        <translation>Ergebnisse zweier Tische tauschen …</translation>
    </message>
    <message>
        <source>Take the mark off</source>
        <translation>Vermerk aufheben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Choose a table first.</source>
        <translation>Bitte erst einen Tisch wählen.</translation>
    </message>
    <message>
        <source>The round is closed already.</source>
        <translation>Die Runde ist schon abgeschlossen.</translation>
    </message>
    <message>
        <source>All slips are typed once more, blind; only differences are shown.</source>
        <translation>Alle Zettel noch einmal blind eingeben; nur Unterschiede werden gezeigt.</translation>
    </message>
    <message>
        <source>Nothing has been entered in this round yet.</source>
        <translation>In dieser Runde ist noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>Choose a game first: click its row.</source>
        <translation>Bitte erst ein Spiel wählen (Zeile anklicken).</translation>
    </message>
    <message>
        <source>Put the table aside</source>
        <translation>Tisch zurückstellen</translation>
    </message>
    <message>
        <source>Mark as disputed</source>
        <translation>Als strittig vermerken</translation>
    </message>
    <message>
        <source>What is typed stays. A note helps later: what is unclear?</source>
        <translation>Getipptes bleibt erhalten. Was ist ungeklärt?</translation>
    </message>
    <message numerus="yes">
        <source>Second pass of round %1: %n game(s) compared</source>
        <translation>
            <numerusform>Gegenprüfung der Runde %1: %n Spiel geprüft</numerusform>
            <numerusform>Gegenprüfung der Runde %1: %n Spiele geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: all tables are in</source>
        <translation>Runde %1: alle Tische sind da</translation>
    </message>
    <message>
        <source>The round can be closed.</source>
        <translation>Die Runde kann abgeschlossen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open (%3)</source>
        <extracomment>%1 is a round, %2 of its %n tables are open, %3 lists them</extracomment>
        <translation>
            <numerusform>Runde %1: %2 von %n Tisch offen (%3)</numerusform>
            <numerusform>Runde %1: %2 von %n Tischen offen (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a round</comment>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a round</comment>
        <translation>abgesagt</translation>
    </message>
    <message numerus="yes">
        <source>The second pass is done: %n difference(s).</source>
        <translation>
            <numerusform>Die Gegenprüfung ist fertig: %n Unterschied.</numerusform>
            <numerusform>Die Gegenprüfung ist fertig: %n Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which table? Give its number, or the id on its slip.</source>
        <translation>Welcher Tisch? Bitte Tisch- oder Zettelnummer.</translation>
    </message>
    <message>
        <source>Round %1 has no table %2. Look at the slip again.</source>
        <translation>Runde %1 hat keinen Tisch %2 – bitte Zettel prüfen.</translation>
    </message>
    <message>
        <source>Draw the lot…</source>
        <translation>Losen …</translation>
    </message>
    <message>
        <source>%1 is back in the match</source>
        <translation>%1 spielt wieder mit</translation>
    </message>
    <message>
        <source>%1 leaves the match</source>
        <translation>%1 verlässt die Partie</translation>
    </message>
    <message>
        <source>Results stay; anyone who has left can neither win the match nor advance.</source>
        <translation>Ergebnisse bleiben; wer gegangen ist, gewinnt nicht und kommt nicht weiter.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Enter skips claims; + opens them</source>
        <translation>Enter überspringt Claims; + öffnet sie</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a command that asks something first</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 is typing this table, too.</source>
        <translation>%1 tippt diesen Tisch auch gerade.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>The results of tables %1 and %2 have been swapped.</source>
        <translation>Die Ergebnisse der Tische %1 und %2 sind getauscht.</translation>
    </message>
    <message>
        <source>Table %1 has been compared already.</source>
        <translation>Tisch %1 ist schon gegengeprüft.</translation>
    </message>
    <message>
        <source>Table %1 is complete: what is typed now corrects it.</source>
        <translation>Tisch %1 ist fertig: Was jetzt getippt wird, berichtigt ihn.</translation>
    </message>
    <message>
        <source>That was the &amp;last round…</source>
        <translation>Das war die &amp;letzte Runde …</translation>
    </message>
    <message>
        <source>Slip lost…</source>
        <translation>Zettel verloren …</translation>
    </message>
    <message>
        <source>Choose a table that is still open first.</source>
        <translation>Erst einen offenen Tisch wählen.</translation>
    </message>
</context>
<context>
    <name>desk::Reversing</name>
    <message numerus="yes">
        <source>%n people have paid %1 in all. It stays in the cash and is to be paid back. Undo it all the same?</source>
        <translation>
            <numerusform>%n Person hat %1 gezahlt. Das Geld bleibt in der Kasse und ist zurückzuzahlen. Trotzdem zurücknehmen?</numerusform>
            <numerusform>%n Leute haben zusammen %1 gezahlt. Das Geld bleibt in der Kasse und ist zurückzuzahlen. Trotzdem zurücknehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Wirklich zurücknehmen?</translation>
    </message>
    <message>
        <source>Do this again?</source>
        <translation>Wirklich wiederholen?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>desk::RoundActions</name>
    <message>
        <source>Publish and print</source>
        <translation>Aushängen und drucken</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>Seat a latecomer…</source>
        <translation>Nachzügler setzen …</translation>
    </message>
    <message>
        <source>Somebody is missing…</source>
        <translation>Jemand fehlt …</translation>
    </message>
    <message>
        <source>Correct seats…</source>
        <translation>Sitze vertauscht …</translation>
    </message>
    <message>
        <source>Reprint…</source>
        <translation>Nachdrucken …</translation>
    </message>
    <message>
        <source>Shorten the round…</source>
        <translation>Runde kürzen …</translation>
    </message>
    <message>
        <source>Withdraw the draw…</source>
        <translation>Auslosung zurücknehmen …</translation>
    </message>
    <message>
        <source>Cancel the round…</source>
        <translation>Runde absagen …</translation>
    </message>
    <message>
        <source>Reopen the round…</source>
        <translation>Runde wieder öffnen …</translation>
    </message>
    <message>
        <source>Everybody who is still in the knock-out is in the round already.</source>
        <translation>Alle, die im K.-o. noch dabei sind, sind schon in der Runde.</translation>
    </message>
    <message>
        <source>Everybody is in the round already. Enrol newcomers on the page Participants.</source>
        <translation>Alle sind schon in der Runde. Neue auf der Seite Teilnehmer anmelden.</translation>
    </message>
    <message>
        <source>Draw the round first.</source>
        <translation>Erst die Runde auslosen.</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Runde %1 aushängen?</translation>
    </message>
    <message numerus="yes">
        <source>It was drawn by standings, and %n table(s) of earlier rounds are still open: the standings may change.</source>
        <translation>
            <numerusform>Nach Rangliste gesetzt, aber ein früherer Tisch ist noch offen: Die Rangliste kann sich ändern.</numerusform>
            <numerusform>Nach Rangliste gesetzt, aber %n frühere Tische sind noch offen: Die Rangliste kann sich ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Aushängen</translation>
    </message>
    <message>
        <source>Withdraw the draw of round %1?</source>
        <translation>Auslosung der Runde %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>The tables are withdrawn; the round can be drawn again.</source>
        <translation>Danach kann neu ausgelost werden.</translation>
    </message>
    <message>
        <source>Withdraw the draw</source>
        <translation>Auslosung zurücknehmen</translation>
    </message>
    <message>
        <source>Shorten the round</source>
        <translation>Runde kürzen</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 has %n game(s) at each table.</source>
        <translation>
            <numerusform>Runde %1 hat %n Spiel an jedem Tisch.</numerusform>
            <numerusform>Runde %1 hat %n Spiele an jedem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Games at each table</source>
        <translation>Spiele an jedem Tisch</translation>
    </message>
    <message>
        <source>Cancel round %1?</source>
        <translation>Runde %1 absagen?</translation>
    </message>
    <message>
        <source>Its results are kept but none counts. It can be reopened.</source>
        <translation>Die Ergebnisse bleiben, zählen aber nicht. Wieder öffnen geht.</translation>
    </message>
    <message>
        <source>Cancel the round</source>
        <translation>Runde absagen</translation>
    </message>
    <message>
        <source>Reopen round %1?</source>
        <translation>Runde %1 wieder öffnen?</translation>
    </message>
    <message>
        <source>It is being played again, and results can be entered.</source>
        <translation>Sie läuft wieder, Ergebnisse lassen sich eintragen.</translation>
    </message>
    <message>
        <source>Reopen the round</source>
        <translation>Runde wieder öffnen</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <translation>%1 und %2 haben die Sitze getauscht.</translation>
    </message>
    <message>
        <source>Slip lost…</source>
        <translation>Zettel verloren …</translation>
    </message>
    <message>
        <source>It was drawn by standings, and these have changed since.</source>
        <translation>Sie wurde nach Rangliste ausgelost, und die hat sich seitdem geändert.</translation>
    </message>
</context>
<context>
    <name>desk::RoundCards</name>
    <message>
        <source>Tables of the round</source>
        <translation>Tische der Runde</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Unlock the person</source>
        <translation>Person freigeben</translation>
    </message>
    <message>
        <source>Lock the person</source>
        <translation>Person sperren</translation>
    </message>
    <message>
        <source>Unlock the table</source>
        <translation>Tisch freigeben</translation>
    </message>
    <message>
        <source>Lock the table</source>
        <translation>Tisch sperren</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Spielfrei</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes seats</source>
        <translation>%1 wechselt den Sitz</translation>
    </message>
    <message>
        <source>Arrow keys: to where · Space: put down · Esc: stay</source>
        <translation>Pfeiltasten: wohin · Leer: absetzen · Esc: bleibt sitzen</translation>
    </message>
</context>
<context>
    <name>desk::RoundSide</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>pick up, put down; Esc: back</source>
        <translation>aufnehmen, ablegen; Esc: zurück</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>sperren</translation>
    </message>
    <message>
        <source>lock the table</source>
        <translation>Tisch sperren</translation>
    </message>
    <message>
        <source>publish and print</source>
        <translation>aushängen und drucken</translation>
    </message>
    <message>
        <source>leaves after round…</source>
        <translation>geht nach Runde …</translation>
    </message>
    <message>
        <source>call the table for its slip</source>
        <translation>Tisch ausrufen: Zettel abgeben</translation>
    </message>
</context>
<context>
    <name>desk::RoundStops</name>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Nach welcher Runde</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for a round</comment>
        <translation>R%1</translation>
    </message>
</context>
<context>
    <name>desk::RoundTimer</name>
    <message>
        <source>The clock of a round runs</source>
        <translation>Die Uhr einer Runde läuft</translation>
    </message>
</context>
<context>
    <name>desk::RoundsPage</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>“Draw” seats whoever is present by lot so that few people meet again; “By standings” puts neighbours in the standings together. A plan for all rounds and other ways are under “More”.</source>
        <translation>„Auslosen“ setzt alle, die da sind, mit möglichst wenigen Wiederbegegnungen; „Nach Rangliste setzen“ bringt Nachbarn der Rangliste zusammen. Weiteres unter „Mehr“.</translation>
    </message>
    <message>
        <source>Round %1 is not drawn yet.</source>
        <translation>Runde %1 ist noch nicht ausgelost.</translation>
    </message>
    <message>
        <source>Swap with %1</source>
        <translation>Tausch mit %1</translation>
    </message>
    <message>
        <source>To the free seat of table %1</source>
        <translation>Auf den freien Sitz an Tisch %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1 %2</source>
        <translation>Runde %1 %2</translation>
    </message>
    <message>
        <source>Round %1: next</source>
        <translation>Runde %1: als Nächstes</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n spielfrei</numerusform>
            <numerusform>%n spielfrei</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>In the draft but missing: %1</source>
        <translation>Im Entwurf, fehlt aber: %1</translation>
    </message>
    <message>
        <source>Present but not drawn: %1</source>
        <translation>Da, aber nicht ausgelost: %1</translation>
    </message>
    <message>
        <source>This draft is out of date: draw again, or mend it.</source>
        <translation>Der Entwurf ist überholt: neu auslosen oder ändern.</translation>
    </message>
    <message>
        <source>Drawn by provisional standings</source>
        <translation>Nach vorläufiger Rangliste gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of earlier rounds are still open.</source>
        <translation>
            <numerusform>Ein Tisch früherer Runden ist noch offen.</numerusform>
            <numerusform>%n Tische früherer Runden sind noch offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is a draft</source>
        <translation>Runde %1 ist ein Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of earlier rounds are still open; it may be published all the same.</source>
        <translation>
            <numerusform>Ein früherer Tisch ist noch offen; aushängen geht trotzdem.</numerusform>
            <numerusform>%n frühere Tische sind noch offen; aushängen geht trotzdem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open</source>
        <translation>
            <numerusform>Runde %1: %2 von %n Tisch offen</numerusform>
            <numerusform>Runde %1: %2 von %n Tischen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is %2</source>
        <translation>Runde %1 ist %2</translation>
    </message>
    <message>
        <source>Round %1 is not drawn yet</source>
        <translation>Runde %1 ist noch nicht ausgelost</translation>
    </message>
    <message>
        <source>“Draw” seats them by lot. Seating by hand is under “More”.</source>
        <translation>„Auslosen“ setzt sie. Von Hand: unter „Mehr“.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>Tische werden gesucht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Round %1 is being drawn</source>
        <translation>Runde %1 wird ausgelost</translation>
    </message>
    <message>
        <source>Looking for tables at which nobody meets again</source>
        <translation>Gesucht: Tische ohne Wiederbegegnungen</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) were planned. The plan is raised to %1.</source>
        <translation>
            <numerusform>Geplant war %n Runde. Jetzt sind es %1.</numerusform>
            <numerusform>Geplant waren %n Runden. Jetzt sind es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n have not paid the start fee yet: %1</source>
        <translation>
            <numerusform>%n hat noch nicht bezahlt: %1</numerusform>
            <numerusform>%n haben noch nicht bezahlt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat those through</source>
        <translation>Wer weiter ist, an den Tisch setzen</translation>
    </message>
    <message>
        <source>That was the last round: the standings are final.</source>
        <translation>Das war die letzte Runde: Der Endstand steht fest.</translation>
    </message>
    <message>
        <source>Another round can be drawn, or the evening ends here.</source>
        <translation>Noch eine Runde auslosen – oder war das die letzte?</translation>
    </message>
    <message>
        <source>That was the &amp;last round…</source>
        <translation>Das war die &amp;letzte Runde …</translation>
    </message>
    <message>
        <source>Call the table</source>
        <translation>Tisch ausrufen</translation>
    </message>
    <message>
        <source>Nobody would see the call: show the display (page Clock) or serve the pages (page Hall) first.</source>
        <translation>Den Ausruf sähe niemand: erst die Saalanzeige zeigen (Seite Uhr) oder die Seiten bereitstellen (Seite Saal).</translation>
    </message>
    <message>
        <source>Decided by the seed</source>
        <translation>Der Auslosungscode hat entschieden</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>The standings have changed since it was drawn.</source>
        <translation>Die Rangliste hat sich seit der Auslosung geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) are planned. Or does the evening end here?</source>
        <translation>
            <numerusform>Noch %n Runde geplant – oder war das die letzte?</numerusform>
            <numerusform>Noch %n Runden geplant – oder war das die letzte?</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>All rounds are played</source>
        <translation>Alle Runden sind gespielt</translation>
    </message>
</context>
<context>
    <name>desk::SameEveningsDialog</name>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Last changed: %1</source>
        <translation>Zuletzt geändert: %1</translation>
    </message>
    <message>
        <source>Which of these evenings?</source>
        <translation>Welcher dieser Abende?</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tournament and its day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Evenings with this name and date</source>
        <translation>Abende mit diesem Namen und Datum</translation>
    </message>
    <message>
        <source>a copy, not counted</source>
        <translation>Kopie, zählt nicht</translation>
    </message>
</context>
<context>
    <name>desk::ScheduleView</name>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>now</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
</context>
<context>
    <name>desk::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>Suchen (%1)</translation>
    </message>
</context>
<context>
    <name>desk::SeatRow</name>
    <message>
        <source>Has met before: %1</source>
        <translation>Schon begegnet: %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>Tisch %1, Sitz %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: frei</translation>
    </message>
    <message>
        <source>%1: %2, number %3</source>
        <translation>%1: %2, Nummer %3</translation>
    </message>
    <message>
        <source>has met someone here before</source>
        <translation>ist hier schon jemandem begegnet</translation>
    </message>
    <message>
        <source>fixed table</source>
        <translation>fester Tisch</translation>
    </message>
    <message>
        <source>wish not kept</source>
        <translation>Wunsch nicht erfüllt</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>desk::SeriesDialog</name>
    <message>
        <source>New series</source>
        <translation>Neue Jahreswertung</translation>
    </message>
    <message>
        <source>Rules of the series</source>
        <translation>Regeln der Jahreswertung</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkte nach Platz</translation>
    </message>
    <message>
        <source>Only the best evenings count</source>
        <translation>Es zählen nur die besten Abende:</translation>
    </message>
    <message>
        <source>How many of the best evenings count</source>
        <translation>Wie viele der besten Abende zählen</translation>
    </message>
    <message>
        <source>Evenings needed for a place</source>
        <translation>Abende, die für einen Platz nötig sind</translation>
    </message>
    <message>
        <source>Evenings as a guest count</source>
        <translation>Abende als Gast zählen mit</translation>
    </message>
    <message>
        <source>How much the draw minds earlier evenings</source>
        <translation>Wie sehr die Auslosung frühere Abende beachtet</translation>
    </message>
    <message>
        <source>What an evening gives</source>
        <translation>Was ein Abend bringt</translation>
    </message>
    <message>
        <source>Added, or their mean</source>
        <translation>Zusammengezählt oder im Schnitt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>zusammengezählt</translation>
    </message>
    <message>
        <source>their mean</source>
        <translation>im Schnitt gewertet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>0: not at all. Nobody meets twice at an evening for its sake.</source>
        <translation>0: gar nicht. Niemand begegnet sich deswegen an einem Abend zweimal.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>An evening &amp;gives</source>
        <translation>Ein Abend &amp;bringt</translation>
    </message>
    <message>
        <source>&amp;Points by place</source>
        <translation>&amp;Punkte nach Platz</translation>
    </message>
    <message>
        <source>Evenings &amp;are</source>
        <translation>Abende &amp;werden</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place</source>
        <translation>Nötige Aben&amp;de für einen Platz</translation>
    </message>
    <message>
        <source>If level</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>the place is shared</source>
        <translation>geteilter Platz</translation>
    </message>
    <message>
        <source>&amp;If level</source>
        <translation>Bei &amp;Gleichstand</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>The &amp;draw minds earlier evenings</source>
        <translation>Auslosung beachtet &amp;frühere Abende</translation>
    </message>
    <message>
        <source>The series needs a name, such as the year.</source>
        <translation>Die Jahreswertung braucht einen Namen, etwa das Jahr.</translation>
    </message>
    <message>
        <source>Give whole numbers, separated by commas: 25, 18, 15.</source>
        <translation>Bitte ganze Zahlen, durch Kommas getrennt: 25, 18, 15.</translation>
    </message>
    <message>
        <source>Not stored.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>Group of guests</source>
        <translation>Gruppe der Gäste</translation>
    </message>
    <message>
        <source>&amp;Group of guests</source>
        <translation>&amp;Gruppe der Gäste</translation>
    </message>
</context>
<context>
    <name>desk::SeriesPage</name>
    <message>
        <source>Series</source>
        <translation>Jahreswertung</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>Neue Wertung …</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln …</translation>
    </message>
    <message>
        <source>Evenings…</source>
        <translation>Abende …</translation>
    </message>
    <message>
        <source>Close the year…</source>
        <translation>Jahr abschließen …</translation>
    </message>
    <message>
        <source>Give up the last closing…</source>
        <translation>Letzten Abschluss verwerfen …</translation>
    </message>
    <message>
        <source>Delete the series…</source>
        <translation>Jahreswertung löschen …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Series of the club</source>
        <translation>Jahreswertungen des Vereins</translation>
    </message>
    <message>
        <source>Table of the series</source>
        <translation>Tabelle der Jahreswertung</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>closed %1</source>
        <translation>abgeschlossen %1</translation>
    </message>
    <message>
        <source>Reading the evenings…</source>
        <translation>Abende werden gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no series yet.</source>
        <translation>Es gibt noch keine Jahreswertung.</translation>
    </message>
    <message>
        <source>A series is the year&apos;s table over several evenings. New series… begins one.</source>
        <translation>Eine Jahreswertung ist die Tabelle über mehrere Abende. „Neue Wertung …“ legt eine an.</translation>
    </message>
    <message>
        <source>Restore a backup from the menu File.</source>
        <translation>Bitte eine Sicherung zurückholen (Menü Datei).</translation>
    </message>
    <message>
        <source>%1 and %2 were played by different rules.</source>
        <translation>%1 und %2 wurden nach verschiedenen Regeln gespielt.</translation>
    </message>
    <message>
        <source>Their points should not be added. Rank by place, or leave one of them out.</source>
        <translation>Ihre Punkte sollte man nicht zusammenzählen. Bitte nach Plätzen werten oder einen Abend weglassen.</translation>
    </message>
    <message>
        <source>No evening belongs to the series yet.</source>
        <translation>Noch gehört kein Abend zur Jahreswertung.</translation>
    </message>
    <message>
        <source>No evening of the series has a result yet.</source>
        <translation>Noch kein Abend der Jahreswertung hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>Evenings… ticks them.</source>
        <translation>Abende… hakt sie an.</translation>
    </message>
    <message>
        <source>Nobody has said yet whether that is one person.</source>
        <translation>Ob das eine Person ist, hat noch niemand gesagt.</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenführen …</translation>
    </message>
    <message>
        <source>Corrected after closing: %1.</source>
        <translation>Nach dem Abschluss berichtigt: %1.</translation>
    </message>
    <message>
        <source>The table here is the current one; the closed one is in &quot;%1&quot; (Print…).</source>
        <translation>Hier steht die Tabelle von jetzt; der Abschluss steht in „%1“ (Drucken…).</translation>
    </message>
    <message>
        <source>The series was never closed.</source>
        <translation>Die Jahreswertung wurde nie abgeschlossen.</translation>
    </message>
    <message>
        <source>Not stored.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>Close the year?</source>
        <translation>Jahr abschließen?</translation>
    </message>
    <message>
        <source>The table of %1 is kept as it stands, with today&apos;s date. Later corrections are shown beside it, not in it.</source>
        <translation>Die Tabelle von %1 wird mit dem heutigen Datum festgehalten, wie sie steht. Was später berichtigt wird, steht daneben, nicht darin.</translation>
    </message>
    <message>
        <source>Close the year</source>
        <translation>Jahr abschließen</translation>
    </message>
    <message>
        <source>Give up the last closing?</source>
        <translation>Letzten Abschluss verwerfen?</translation>
    </message>
    <message>
        <source>The table of %1 that was kept on %2 is given up.</source>
        <translation>Die am %2 festgehaltene Tabelle von %1 wird verworfen.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Delete the series?</source>
        <translation>Jahreswertung löschen?</translation>
    </message>
    <message>
        <source>%1 goes, with the tables that were closed. Its evenings stay.</source>
        <translation>%1 wird mit ihren abgeschlossenen Tabellen gelöscht. Die Abende bleiben.</translation>
    </message>
    <message>
        <source>Delete the series</source>
        <translation>Jahreswertung löschen</translation>
    </message>
    <message>
        <source>The table as it was closed stays; it is in &quot;%1&quot; (Print…).</source>
        <translation>Die abgeschlossene Tabelle bleibt; sie steht unter „%1“ (Drucken …).</translation>
    </message>
    <message>
        <source>Count an evening twice?</source>
        <translation>Einen Abend doppelt zählen?</translation>
    </message>
    <message>
        <source>%1 (No. %2) is the same evening as No. %3, which the series has already.</source>
        <translation>%1 (Nr. %2) ist derselbe Abend wie Nr. %3, den die Jahreswertung schon hat.</translation>
    </message>
    <message>
        <source>Count it twice</source>
        <translation>Doppelt zählen</translation>
    </message>
    <message numerus="yes">
        <source>%1 is in the table %n time(s).</source>
        <translation>
            <numerusform>%1 steht %n Mal in der Tabelle.</numerusform>
            <numerusform>%1 steht %n Mal in der Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is provisional.</source>
        <translation>Die Tabelle ist vorläufig.</translation>
    </message>
</context>
<context>
    <name>desk::SeriesSide</name>
    <message>
        <source>Evenings of the selected person</source>
        <translation>Abende der gewählten Person</translation>
    </message>
    <message>
        <source>Enter shows the games of that evening.</source>
        <translation>Enter zeigt die Spiele des Abends.</translation>
    </message>
    <message>
        <source>Course of the year</source>
        <translation>Verlauf des Jahres</translation>
    </message>
    <message>
        <source>Nobody is selected</source>
        <translation>Niemand ist gewählt</translation>
    </message>
</context>
<context>
    <name>desk::Serving</name>
    <message>
        <source>The pages cannot be served: %1.</source>
        <translation>Die Seiten lassen sich nicht bereitstellen: %1.</translation>
    </message>
    <message>
        <source>The website was not written: %1: %2</source>
        <translation>Die Website wurde nicht geschrieben: %1: %2</translation>
    </message>
    <message>
        <source>Helpers&apos; pages cannot be encrypted: nothing can be written to the folder %1.</source>
        <translation>Die Seiten der Helfer lassen sich nicht verschlüsseln: Der Ordner %1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Pages are served to the hall</source>
        <translation>Seiten werden für den Saal bereitgestellt</translation>
    </message>
    <message>
        <source>The page was not written: %1: %2</source>
        <translation>Die Seite wurde nicht geschrieben: %1: %2</translation>
    </message>
</context>
<context>
    <name>desk::Session</name>
    <message>
        <source>The tournament open last is damaged and stays closed. File › Restore a backup puts a sound state back. (%1)</source>
        <translation>Das zuletzt geöffnete Turnier ist beschädigt und bleibt zu. Datei › Sicherung zurückholen stellt einen heilen Stand wieder her. (%1)</translation>
    </message>
    <message>
        <source>This club database can only be read: nothing is stored. Look at the permissions of the file and its folder.</source>
        <translation>Diese Vereinsdatenbank ist nur lesbar; nichts wird gespeichert. Bitte die Rechte von Datei und Ordner prüfen.</translation>
    </message>
    <message>
        <source>The player directory is damaged and can&apos;t be used. File › Restore a backup puts a sound state back. (%1)</source>
        <translation>Die Spielerkartei ist beschädigt und bleibt außen vor. Datei › Sicherung zurückholen stellt einen heilen Stand wieder her. (%1)</translation>
    </message>
    <message>
        <source>This club was moved to another computer. It is only shown here.</source>
        <translation>Dieser Verein ist auf einen anderen Computer umgezogen. Hier wird er nur angezeigt.</translation>
    </message>
    <message>
        <source>The disk with the club database is full: the club is shown as it is there, and nothing is stored. Make room on the disk.</source>
        <translation>Die Festplatte mit der Vereinsdatenbank ist voll: Der Verein wird gezeigt, wie er dort steht, und nichts wird gespeichert. Auf der Festplatte Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>desk::SetupPage</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Parts of the setup</source>
        <translation>Teile der Einstellungen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Another desk has changed the same meanwhile.</source>
        <translation>Ein anderer Meldetisch hat inzwischen dasselbe geändert.</translation>
    </message>
    <message>
        <source>Not possible because of %1. %2</source>
        <translation>Nicht möglich wegen %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und ein weiterer.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Urkunden</translation>
    </message>
    <message>
        <source>Fees and prizes</source>
        <translation>Gebühren und Preise</translation>
    </message>
    <message>
        <source>Setup is not stored: %1</source>
        <translation>Einstellungen nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>What is typed here would replace it; Esc shows theirs.</source>
        <translation>Was hier getippt ist, würde es ersetzen; Esc zeigt das andere.</translation>
    </message>
    <message>
        <source>This is not stored yet.</source>
        <translation>Das ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Correct what is marked. A second try drops it.</source>
        <translation>Das Markierte berichtigen. Beim zweiten Mal wird es verworfen.</translation>
    </message>
</context>
<context>
    <name>desk::SetupSection</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A setting and what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkte je Platz</translation>
    </message>
    <message>
        <source>Points for a bye</source>
        <translation>Punkte für spielfrei</translation>
    </message>
    <message>
        <source>For each round in which somebody is not seated.</source>
        <translation>Für jede Runde ohne Tisch.</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>What decides in which order, where two have the same.</source>
        <translation>Was der Reihe nach entscheidet.</translation>
    </message>
</context>
<context>
    <name>desk::ShareDialog</name>
    <message>
        <source>Share with other desks</source>
        <translation>Mit anderen Meldetischen teilen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Address of this laptop</source>
        <translation>Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>This laptop has no network. Connect it to the router of the hall.</source>
        <translation>Kein Netz. Den Rechner mit dem Router im Saal verbinden.</translation>
    </message>
    <message>
        <source>Starting the server and copying the club…</source>
        <translation>Server startet, der Verein wird kopiert …</translation>
    </message>
    <message>
        <source>Not shared: all is as before</source>
        <translation>Nicht geteilt, alles wie vorher</translation>
    </message>
    <message>
        <source>Other laptops in this network can then check people in, enter results and print. This one stays on until sharing is stopped.</source>
        <translation>Einlass, Ergebnisse und Drucken gehen dann auch an anderen Rechnern in diesem Netz. Dieser Rechner bleibt an, bis das Teilen endet.</translation>
    </message>
</context>
<context>
    <name>desk::SlipFeedback</name>
    <message>
        <source>A tie-breaker deal among those equal at the top; it adds to no total.</source>
        <translation>Stechen der Gleichen an der Spitze; zählt in keiner Summe.</translation>
    </message>
    <message>
        <source>%1 did not play.</source>
        <comment>seat</comment>
        <translation>%1 hat nicht mitgespielt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat: explanation</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 melded − %2 in hand = %3</source>
        <translation>%1 ausgelegt − %2 Restpunkte = %3</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>points of a match</comment>
        <translation>zusammen %1</translation>
    </message>
    <message>
        <source>The match is over then: %1.</source>
        <translation>Damit ist die Partie zu Ende: %1.</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>next seat, skips claims</source>
        <translation>weiter ohne Claims</translation>
    </message>
    <message>
        <source>next field, claims too</source>
        <translation>weiter, auch Claims</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Game %1 %2. Enter stores it.</source>
        <comment>2 / by phone: seat B …</comment>
        <translation>Spiel %1 %2. Enter speichert.</translation>
    </message>
    <message>
        <source>The phone asked about unusual numbers; they were confirmed.</source>
        <translation>Das Handy hat bei ungewöhnlichen Zahlen nachgefragt; sie wurden bestätigt.</translation>
    </message>
    <message>
        <source>Another phone says: %1</source>
        <translation>Ein anderes Handy sagt: %1</translation>
    </message>
</context>
<context>
    <name>desk::SlipHead</name>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>%1, second pass</source>
        <translation>%1, Gegenprüfung</translation>
    </message>
    <message>
        <source>%1 is being corrected</source>
        <translation>%1 wird berichtigt</translation>
    </message>
    <message>
        <source>entered before: %1</source>
        <translation>bisher: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Es ist noch keine Runde ausgelost.</translation>
    </message>
    <message>
        <source>Draw and publish one on the page Rounds.</source>
        <translation>Auslosen und aushängen: auf der Seite Runden.</translation>
    </message>
</context>
<context>
    <name>desk::SlipPane</name>
    <message>
        <source>nothing is entered</source>
        <translation>nichts eingegeben</translation>
    </message>
    <message>
        <source>Typed now: %1</source>
        <translation>Jetzt getippt: %1</translation>
    </message>
    <message>
        <source>Entered before: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>take what was typed now</source>
        <translation>Neues nehmen</translation>
    </message>
    <message>
        <source>keep what was entered</source>
        <translation>Altes lassen</translation>
    </message>
    <message>
        <source>The round is closed. Why is the result corrected?</source>
        <translation>Die Runde ist abgeschlossen. Warum die Berichtigung?</translation>
    </message>
    <message>
        <source>%1: rank %2 instead of %3</source>
        <translation>%1: Platz %2 statt %3</translation>
    </message>
    <message>
        <source>Correct a closed round</source>
        <translation>Abgeschlossene Runde berichtigen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: mine</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: theirs</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key: yes, it is right</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>%1 entered: %2</source>
        <translation>%1 hat eingegeben: %2</translation>
    </message>
    <message>
        <source>%1 cleared the game.</source>
        <translation>%1 hat das Spiel gelöscht.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>not typed to the end yet</source>
        <translation>noch nicht fertig getippt</translation>
    </message>
    <message>
        <source>Typed here: %1</source>
        <translation>Hier getippt: %1</translation>
    </message>
    <message>
        <source>store mine</source>
        <translation>meines speichern</translation>
    </message>
    <message>
        <source>leave theirs</source>
        <translation>anderes lassen</translation>
    </message>
    <message>
        <source>Not stored, set aside: %1</source>
        <translation>Nicht gespeichert, beiseitegelegt: %1</translation>
    </message>
    <message>
        <source>Table %1 is complete and no longer put aside.</source>
        <translation>Tisch %1 ist vollständig und nicht mehr zurückgestellt.</translation>
    </message>
    <message>
        <source>Reported by phone: %1</source>
        <translation>Per Handy gemeldet: %1</translation>
    </message>
    <message>
        <source>take what was reported</source>
        <translation>Gemeldetes nehmen</translation>
    </message>
    <message>
        <source>type mine to the end</source>
        <translation>meine fertig tippen</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1 keeps %n claim(s) from before.</source>
        <translation>
            <numerusform>Sitz %1 behält %n Claim von vorher.</numerusform>
            <numerusform>Sitz %1 behält %n Claims von vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another result was typed.</source>
        <translation>Ein anderes Ergebnis wurde getippt.</translation>
    </message>
    <message>
        <source>“%1” is not used here. It and the digits after it are left out.</source>
        <translation>„%1“ gibt es hier nicht; es fällt weg, samt den Ziffern danach.</translation>
    </message>
</context>
<context>
    <name>desk::SmallClock</name>
    <message>
        <source>Clock of round %1: %2</source>
        <translation>Uhr der Runde %1: %2</translation>
    </message>
    <message>
        <source>Round %1, paused</source>
        <translation>Runde %1, angehalten</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>desk::StandingsModel</name>
    <message>
        <source>R%1</source>
        <comment>short for a round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>shared rank %1</source>
        <translation>geteilter Platz %1</translation>
    </message>
    <message>
        <source>Points of round %1</source>
        <translation>Punkte der Runde %1</translation>
    </message>
    <message>
        <source>Total of the match in round %1</source>
        <translation>Summe der Partie in Runde %1</translation>
    </message>
</context>
<context>
    <name>desk::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Search in the standings</source>
        <translation>In der Rangliste suchen</translation>
    </message>
    <message>
        <source>places gained since round %1</source>
        <translation>gewonnene Plätze seit Runde %1</translation>
    </message>
    <message>
        <source>Nobody is enrolled yet.</source>
        <translation>Noch niemand angemeldet.</translation>
    </message>
    <message>
        <source>The standings begin with the first result.</source>
        <translation>Die Rangliste gibt es ab dem ersten Ergebnis.</translation>
    </message>
    <message>
        <source>No round counts yet.</source>
        <translation>Noch zählt keine Runde.</translation>
    </message>
    <message>
        <source>Nobody is found for &quot;%1&quot;.</source>
        <translation>Niemand gefunden: „%1“</translation>
    </message>
    <message>
        <source>Esc shows everybody again.</source>
        <translation>Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Columns: there is no room for all that are chosen</source>
        <translation>Spalten: Für alle reicht der Platz nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied as a table</source>
        <translation>
            <numerusform>%n Zeile als Tabelle kopiert</numerusform>
            <numerusform>%n Zeilen als Tabelle kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>List or tree</source>
        <translation>Liste oder Baum</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Course of the ranks</source>
        <translation>Verlauf der Plätze</translation>
    </message>
    <message>
        <source>Space highlights a participant</source>
        <translation>Leertaste hebt jemanden hervor</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Where there is no room for all rounds, the last ones are shown.</source>
        <translation>Reicht der Platz nicht, stehen die letzten Runden da.</translation>
    </message>
    <message>
        <source>Six are the most. Space on one of them takes it off.</source>
        <translation>Höchstens sechs. Leertaste nimmt einen wieder weg.</translation>
    </message>
    <message>
        <source>Decide tie…</source>
        <translation>Gleichstand entscheiden …</translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s) left open by the rules</source>
        <translation>
            <numerusform>%n Gleichstand in allen Wertungen</numerusform>
            <numerusform>%n Gleichstände in allen Wertungen</numerusform>
        </translation>
    </message>
    <message>
        <source>released up to round %1</source>
        <translation>freigegeben bis Runde %1</translation>
    </message>
    <message>
        <source>Withdraw release</source>
        <translation>Freigabe zurücknehmen</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>The hall sees no points any more</source>
        <translation>Der Saal sieht keine Punkte mehr</translation>
    </message>
    <message>
        <source>The hall may see these standings: display, phones, website</source>
        <translation>Der Saal sieht diese Rangliste: Saalanzeige, Handys, Website</translation>
    </message>
    <message>
        <source>Release provisional standings?</source>
        <translation>Vorläufige Rangliste freigeben?</translation>
    </message>
    <message>
        <source>Raffle…</source>
        <translation>Verlosung …</translation>
    </message>
    <message>
        <source>provisional: %1</source>
        <translation>vorläufig: %1</translation>
    </message>
    <message>
        <source>The hall will see standings that change.</source>
        <translation>Der Saal sieht einen Stand, der sich noch ändert.</translation>
    </message>
</context>
<context>
    <name>desk::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
</context>
<context>
    <name>desk::StartView</name>
    <message>
        <source>Where shall we begin?</source>
        <translation>Womit fangen wir an?</translation>
    </message>
    <message>
        <source>Everything can be changed later. Every entry is saved at once.</source>
        <translation>Alles lässt sich später ändern. Jede Eingabe wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Open the sample evening</source>
        <translation>Musterabend öffnen</translation>
    </message>
    <message>
        <source>22 participants, four rounds: to try things out</source>
        <translation>22 Teilnehmer, vier Runden: zum Ausprobieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>A tournament file from another computer</source>
        <translation>Turnierdatei von einem anderen Rechner</translation>
    </message>
    <message>
        <source>Name, rules, rounds and games: no more is needed</source>
        <translation>Name, Regeln, Runden und Spiele – mehr nicht</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>The whole club, from a stick or another folder</source>
        <translation>Den ganzen Verein, vom Stick oder aus einem anderen Ordner</translation>
    </message>
    <message>
        <source>Open the sample club</source>
        <translation>Musterverein öffnen</translation>
    </message>
    <message>
        <source>24 evenings of an invented club, in a database of their own</source>
        <translation>24 Abende eines erfundenen Vereins, in einer eigenen Datenbank</translation>
    </message>
    <message>
        <source>Join a desk</source>
        <translation>Bei einem Meldetisch anmelden</translation>
    </message>
    <message>
        <source>The club that the main laptop shares, by its address and code</source>
        <translation>Der Verein, den der Hauptrechner teilt: mit Adresse und Code</translation>
    </message>
</context>
<context>
    <name>desk::StatusLine</name>
    <message>
        <source>No tournament yet</source>
        <translation>Noch kein Turnier angelegt</translation>
    </message>
    <message>
        <source>“New tournament” makes one.</source>
        <translation>Mit „Neues Turnier“ geht es los.</translation>
    </message>
    <message>
        <source>No tournament open</source>
        <translation>Kein Turnier offen</translation>
    </message>
    <message>
        <source>Choose one and press Enter.</source>
        <translation>Eines wählen, Enter.</translation>
    </message>
    <message>
        <source>Nobody is enrolled yet</source>
        <translation>Noch niemand angemeldet</translation>
    </message>
    <message>
        <source>Names are added on the page of participants.</source>
        <translation>Namen kommen auf die Seite Teilnehmer.</translation>
    </message>
    <message>
        <source>No round is drawn yet</source>
        <translation>Noch keine Runde ausgelost</translation>
    </message>
    <message>
        <source>Round %1 is a draft</source>
        <translation>Runde %1 ist ein Entwurf</translation>
    </message>
    <message>
        <source>Nobody sees it before it is published.</source>
        <translation>Gilt erst, wenn sie aushängt.</translation>
    </message>
    <message>
        <source>Round %1 is cancelled</source>
        <translation>Runde %1 ist abgesagt</translation>
    </message>
    <message>
        <source>Round %1 is closed</source>
        <translation>Runde %1 ist abgeschlossen</translation>
    </message>
    <message>
        <source>Round %1: all tables are in</source>
        <translation>Runde %1: alle Tische sind da</translation>
    </message>
    <message>
        <source>The round can be closed.</source>
        <translation>Die Runde kann abgeschlossen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n table(s) open</source>
        <extracomment>%1 is a round; the number is that of all its tables, %2 of them are open</extracomment>
        <translation>
            <numerusform>Runde %1: %2 von %n Tisch offen</numerusform>
            <numerusform>Runde %1: %2 von %n Tischen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Keine Sicherung</translation>
    </message>
    <message>
        <source>Unsettled: %1</source>
        <translation>Ungeklärt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Battery %1 %, about %n minute(s) left</source>
        <translation>
            <numerusform>Akku %1 %, noch etwa %n Minute</numerusform>
            <numerusform>Akku %1 %, noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Battery %1 %</source>
        <translation>Akku %1 %</translation>
    </message>
    <message>
        <source>Connect the computer to the mains.</source>
        <translation>Den Laptop an den Strom anschließen.</translation>
    </message>
</context>
<context>
    <name>desk::SuggestionModel</name>
    <message>
        <source>last %1</source>
        <translation>zuletzt %1</translation>
    </message>
    <message>
        <source>enrolled, No. %1</source>
        <translation>angemeldet, Nr. %1</translation>
    </message>
    <message>
        <source>Add “%1” as a new player</source>
        <translation>„%1“ neu anlegen</translation>
    </message>
    <message>
        <source>Add “%1” of %2 as a new player</source>
        <translation>„%1“, %2, neu anlegen</translation>
    </message>
    <message>
        <source>%1 (surname %2)</source>
        <translation>%1 (Nachname %2)</translation>
    </message>
</context>
<context>
    <name>desk::TablesPane</name>
    <message>
        <source>open only</source>
        <translation>nur offene</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tables of the round</source>
        <translation>Tische der Runde</translation>
    </message>
    <message>
        <source>Number of the table, or slip id</source>
        <translation>Nummer des Tischs oder Zettelnummer</translation>
    </message>
    <message>
        <source>The number of the table, or the id on its score slip.</source>
        <translation>Tischnummer oder Zettelnummer.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>over, nobody has won</source>
        <translation>zu Ende, niemand hat gewonnen</translation>
    </message>
    <message>
        <source>tied: %1</source>
        <translation>Gleichstand: %1</translation>
    </message>
    <message numerus="yes">
        <source>goes on: %1</source>
        <translation>
            <numerusform>weiter: %1</numerusform>
            <numerusform>weiter: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>1. Platz: %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table</comment>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 von %n Spiel</numerusform>
            <numerusform>%1 von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected %1</source>
        <translation>berichtigt %1</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>a table</comment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>%1 of %2 compared</source>
        <translation>%1 von %2 geprüft</translation>
    </message>
    <message>
        <source>half typed</source>
        <translation>halb getippt</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>reported by phone</source>
        <translation>per Handy gemeldet</translation>
    </message>
    <message>
        <source>typed at %1</source>
        <translation>tippt: %1</translation>
    </message>
    <message>
        <source>Esc, then another number.</source>
        <translation>Esc, dann eine andere Nummer.</translation>
    </message>
    <message>
        <source>not right, by phone</source>
        <translation>stimmt nicht, per Handy</translation>
    </message>
</context>
<context>
    <name>desk::TeamView</name>
    <message>
        <source>Standings of the teams</source>
        <translation>Mannschaftswertung</translation>
    </message>
</context>
<context>
    <name>desk::TelevisionDialog</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Fernseher</translation>
    </message>
    <message>
        <source>Open this address in the browser of a television. Two televisions can share the names or the tables.</source>
        <translation>Diese Adresse im Browser eines Fernsehers öffnen. Zwei Fernseher können sich die Namen oder die Tische teilen.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>some names</source>
        <translation>einen Teil der Namen</translation>
    </message>
    <message>
        <source>some tables</source>
        <translation>einen Teil der Tische</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Code that opens the pages on a television</source>
        <translation>Code, der die Seiten auf einem Fernseher öffnet</translation>
    </message>
</context>
<context>
    <name>desk::TickTable</name>
    <message>
        <source>%1, ticked</source>
        <translation>%1, angehakt</translation>
    </message>
</context>
<context>
    <name>desk::TieDialog</name>
    <message>
        <source>Decide tie</source>
        <translation>Gleichstand entscheiden</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Durch Los</translation>
    </message>
    <message>
        <source>By a play-off</source>
        <translation>Durch Stechen</translation>
    </message>
    <message>
        <source>By a reason</source>
        <translation>Mit Begründung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Zettel drucken</translation>
    </message>
    <message>
        <source>Take the decision back</source>
        <translation>Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Gilt nicht mehr: %1</translation>
    </message>
    <message>
        <source>They are no longer level. If they are again, the decision holds again.</source>
        <translation>Sie stehen nicht mehr gleich. Stehen sie wieder gleich, gilt die Entscheidung wieder.</translation>
    </message>
    <message>
        <source>One game, fewest stones win. Level again: play again and type both games, such as 5/3.</source>
        <translation>Ein Spiel, die wenigsten Steine gewinnen. Wieder gleich: noch ein Spiel, beide eintippen, etwa 5/3.</translation>
    </message>
    <message>
        <source>Type each one&apos;s rank, %1 to %2.</source>
        <translation>Für jeden den Platz eintippen, %1 bis %2.</translation>
    </message>
    <message>
        <source>Type the stones of each.</source>
        <translation>Bitte die Steine von jedem eintippen.</translation>
    </message>
    <message>
        <source>Give each a rank of their own.</source>
        <translation>Jeder braucht einen eigenen Platz.</translation>
    </message>
    <message>
        <source>There is nothing to decide between them.</source>
        <translation>Hier gibt es nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is level with them now. Decide between all of them above.</source>
        <translation>
            <numerusform>%1 liegt jetzt gleichauf. Oben für alle neu entscheiden.</numerusform>
            <numerusform>%1 liegen jetzt gleichauf. Oben für alle neu entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A play-off is a game by stones: there is none in Rommé 500.</source>
        <translation>Gestochen wird mit Steinen, bei Rommé 500 also nicht.</translation>
    </message>
    <message>
        <source>They are too many for one table, so for a play-off.</source>
        <translation>Zum Stechen sind es zu viele für einen Tisch.</translation>
    </message>
    <message>
        <source>Rank %1, decided: %2</source>
        <translation>Platz %1, entschieden: %2</translation>
    </message>
    <message>
        <source>Only for the next draw: the decision ends when that round is published.</source>
        <translation>Nur für die nächste Auslosung: Mit dem Aushängen der Runde endet die Entscheidung.</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Los ziehen</translation>
    </message>
</context>
<context>
    <name>desk::TotalsPanel</name>
    <message>
        <source>enrolled</source>
        <translation>angemeldet</translation>
    </message>
    <message>
        <source>present</source>
        <translation>da</translation>
    </message>
    <message>
        <source>paid the start fee</source>
        <translation>Startgeld bezahlt</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>Round %1 makes</source>
        <translation>Runde %1 ergibt</translation>
    </message>
    <message numerus="yes">
        <source>%n present: too few for a table</source>
        <translation>
            <numerusform>%n da: zu wenig für einen Tisch</numerusform>
            <numerusform>%n da: zu wenige für einen Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>no bye needed</source>
        <translation>niemand spielfrei</translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n spielfrei</numerusform>
            <numerusform>%n spielfrei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of %1</source>
        <translation>
            <numerusform>%n Tisch zu %1</numerusform>
            <numerusform>%n Tische zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>to be paid back: %1</source>
        <translation>zurückzuzahlen: %1</translation>
    </message>
</context>
<context>
    <name>desk::TournamentsModel</name>
    <message numerus="yes">
        <source>%n round(s) drawn</source>
        <translation>
            <numerusform>1 Runde ausgelost</numerusform>
            <numerusform>%n Runden ausgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>1 Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 erwartet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>people here, people to come</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>desk::TournamentsPage</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>1 Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the directory</source>
        <translation>
            <numerusform>1 Person in der Spielerkartei</numerusform>
            <numerusform>%n Personen in der Spielerkartei</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a tournament</source>
        <translation>Turnier importieren</translation>
    </message>
    <message>
        <source>Tournament files (%1)</source>
        <translation>Turnierdateien (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Imported and opened: %1</source>
        <translation>Importiert und geöffnet: %1</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>In Datei exportieren</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>1 Teilnehmer</numerusform>
            <numerusform>%n Teilnehmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>1 Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier …</translation>
    </message>
    <message>
        <source>New evening &amp;like the last one…</source>
        <translation>Neuer Abend &amp;wie der letzte …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>New evening like this one</source>
        <translation>Neuer Abend wie dieser</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>In Datei exportieren …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>New evening like the last one</source>
        <translation>Neuer Abend wie der letzte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>No tournament has “%1”.</source>
        <translation>Kein Turnier gefunden: „%1“</translation>
    </message>
    <message>
        <source>Esc shows all again.</source>
        <translation>Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Nicht importiert: %1</translation>
    </message>
    <message>
        <source>Club databases (%1)</source>
        <translation>Vereinsdatenbanken (%1)</translation>
    </message>
    <message>
        <source>Open the sample club</source>
        <translation>Musterverein öffnen</translation>
    </message>
    <message>
        <source>The sample club, to try things out</source>
        <translation>Der Musterverein, zum Ausprobieren</translation>
    </message>
    <message>
        <source>The sample club cannot be made</source>
        <translation>Der Musterverein lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tournament and its day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Import the evening once more?</source>
        <translation>Den Abend noch einmal importieren?</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>Noch einmal importieren</translation>
    </message>
    <message>
        <source>This club has it already: %1 (No. %2). It would be there twice, and what was entered in the first one since is not in the file. Its start fees count once in the club&apos;s cash book.</source>
        <translation>Diesen Abend hat der Verein schon: %1 (Nr. %2). Er wäre dann doppelt da, und was im ersten seither eingegeben wurde, fehlt in der Datei. Seine Startgelder zählen im Kassenbuch des Vereins einmal.</translation>
    </message>
    <message>
        <source>%1 with all results and the journal are lost, and this cannot be undone.</source>
        <translation>%1 mit allen Ergebnissen und dem Protokoll sind dann weg, endgültig.</translation>
    </message>
    <message>
        <source>%1 and the journal are lost, and this cannot be undone.</source>
        <translation>%1 und das Protokoll sind dann weg, endgültig.</translation>
    </message>
    <message>
        <source>If it may be needed again, go back and export it to a file first.</source>
        <translation>Im Zweifel abbrechen und vorher exportieren.</translation>
    </message>
    <message>
        <source>Licence fee report</source>
        <translation>Lizenzabrechnung</translation>
    </message>
    <message>
        <source>Open the &amp;sample evening</source>
        <translation>&amp;Musterabend öffnen</translation>
    </message>
    <message>
        <source>Open another tournament?</source>
        <translation>Anderes Turnier öffnen?</translation>
    </message>
    <message>
        <source>Phones and televisions show “%1”. Their pages end with it.</source>
        <translation>Handys und Fernseher zeigen „%1“. Damit enden ihre Seiten.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Export the open tournament…</source>
        <translation>Offenes Turnier &amp;exportieren…</translation>
    </message>
</context>
<context>
    <name>desk::TreeView</name>
    <message>
        <source>Knock-out tree</source>
        <translation>K.-o.-Baum</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 · %n people</source>
        <translation>
            <numerusform>Runde %1 · %n Person</numerusform>
            <numerusform>Runde %1 · %n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk::TryDialog</name>
    <message>
        <source>Another network: the phone has to be in the same Wi-Fi as this computer. Switch mobile data off.</source>
        <translation>Anderes Netz: Das Handy muss im selben WLAN sein wie dieser Rechner. Mobile Daten ausschalten.</translation>
    </message>
    <message>
        <source>The firewall: Windows Security, Firewall, Allow an app, tick Rummy Director.</source>
        <translation>Firewall: Windows-Sicherheit, Firewall, App zulassen, Rummy Director ankreuzen.</translation>
    </message>
    <message>
        <source>A firewall on this computer: allow Rummy Director there.</source>
        <translation>Firewall auf diesem Rechner: Rummy Director dort zulassen.</translation>
    </message>
    <message>
        <source>Devices kept apart, as guest Wi-Fis do: use a router of your own, or this computer&apos;s hotspot.</source>
        <translation>Das WLAN trennt die Geräte, wie viele Gäste-WLANs: eigenen Router nehmen oder den Hotspot dieses Rechners.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Join the Wi-Fi with one phone, then scan this code.</source>
        <translation>Mit einem Handy ins WLAN gehen, dann diesen Code scannen.</translation>
    </message>
    <message>
        <source>Code that opens the pages</source>
        <translation>Code, der die Seiten öffnet</translation>
    </message>
    <message>
        <source>Waiting for the phone…</source>
        <translation>Das Handy ist noch nicht da …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The phone came through: it works.</source>
        <translation>Das Handy kam durch: Es klappt.</translation>
    </message>
    <message>
        <source>No phone has come through yet. It may be:</source>
        <translation>Noch kein Handy kam durch. Das kann es sein:</translation>
    </message>
</context>
<context>
    <name>desk::WarningsDialog</name>
    <message>
        <source>Warnings and bell</source>
        <translation>Ansagen und Gong</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>“Start no new game” on the hall display, with the bell.</source>
        <translation>„Kein neues Spiel mehr beginnen“ auf der Saalanzeige, mit Gong.</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Erste Ansage</translation>
    </message>
    <message>
        <source>Last warning</source>
        <translation>Letzte Ansage</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>ring at each warning and at the end</source>
        <translation>bei jeder Ansage und am Ende</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Own sound…</source>
        <translation>Eigener Klang …</translation>
    </message>
    <message>
        <source>Usual sound</source>
        <translation>Üblicher Klang</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>The usual sound</source>
        <translation>Üblicher Klang</translation>
    </message>
    <message>
        <source>Sound of the bell</source>
        <translation>Klang des Gongs</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>Klänge (%1)</translation>
    </message>
    <message>
        <source>Typing results</source>
        <translation>Ergebnisse eintragen</translation>
    </message>
    <message>
        <source>short tone at a question or refusal</source>
        <translation>kurzer Ton, wenn etwas gefragt oder abgewiesen wird</translation>
    </message>
</context>
<context>
    <name>desk::WavePlayer</name>
    <message>
        <source>No sound: no loudspeaker was found.</source>
        <translation>Kein Ton: kein Lautsprecher gefunden.</translation>
    </message>
    <message>
        <source>No sound: built without Qt Multimedia.</source>
        <translation>Kein Ton: ohne Qt Multimedia gebaut.</translation>
    </message>
</context>
<context>
    <name>desk::WhoseBox</name>
    <message>
        <source>Whose list</source>
        <translation>Wessen Liste</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Teams: %1</source>
        <translation>Mannschaften: %1</translation>
    </message>
</context>
<context>
    <name>desk::WindowNotice</name>
    <message>
        <source>Go on here after all…</source>
        <translation>Doch hier weitermachen …</translation>
    </message>
    <message>
        <source>The main laptop has stopped sharing the club.</source>
        <translation>Der Hauptrechner hat das Teilen beendet.</translation>
    </message>
    <message>
        <source>What was stored until then can be seen and printed here. The evening continues on the main laptop.</source>
        <translation>Der Stand von da lässt sich hier ansehen und drucken; weiter geht es am Hauptrechner.</translation>
    </message>
    <message>
        <source>Back to the own club</source>
        <translation>Zurück zum eigenen Verein</translation>
    </message>
    <message>
        <source>No connection since %1: nothing can be stored.</source>
        <translation>Keine Verbindung seit %1: nichts kann gespeichert werden.</translation>
    </message>
    <message>
        <source>What was stored until then can be seen and printed. This desk reconnects as soon as the server answers.</source>
        <translation>Der Stand von da lässt sich ansehen und drucken. Sobald der Server antwortet, geht es von selbst weiter.</translation>
    </message>
    <message>
        <source>The server of the club had stopped; it is running again.</source>
        <translation>Der Server des Vereins war ausgefallen; er läuft wieder.</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message>
        <source>What you typed and did not see saved: press Enter again.</source>
        <translation>Getipptes, das nicht gespeichert wurde: noch einmal Enter.</translation>
    </message>
    <message>
        <source>The server of the club has stopped and does not start again.</source>
        <translation>Der Server des Vereins ist ausgefallen und startet nicht wieder.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders sichern …</translation>
    </message>
    <message>
        <source>Back up to a stick…</source>
        <translation>Auf einen Stick sichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
