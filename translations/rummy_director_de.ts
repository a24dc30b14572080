<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArgumentTexts</name>
    <message>
        <source>There is no such option.</source>
        <translation>Diese Option gibt es nicht.</translation>
    </message>
    <message>
        <source>The value %1 is missing.</source>
        <translation>Der Wert %1 fehlt.</translation>
    </message>
    <message>
        <source>This option takes no value.</source>
        <translation>Diese Option hat keinen Wert.</translation>
    </message>
    <message>
        <source>The option is given twice.</source>
        <translation>Die Option steht zweimal da.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here. Give one of: %2.</source>
        <translation>„%1“ ist hier nicht bekannt. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give at most %2.</source>
        <translation>%1 ist außerhalb des Bereichs. Höchstens %2 ist möglich.</translation>
    </message>
    <message>
        <source>The option is needed.</source>
        <translation>Die Option wird gebraucht.</translation>
    </message>
    <message>
        <source>Give exactly one of: %1.</source>
        <translation>Genau eine davon angeben: %1.</translation>
    </message>
    <message>
        <source>The argument is needed.</source>
        <translation>Die Angabe wird gebraucht.</translation>
    </message>
    <message>
        <source>The argument is not expected here.</source>
        <translation>Diese Angabe wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give at least %2.</source>
        <translation>%1 ist außerhalb des Bereichs. Mindestens %2 ist nötig.</translation>
    </message>
</context>
<context>
    <name>AttendanceCommands</name>
    <message>
        <source>the start number</source>
        <translation>die Startnummer</translation>
    </message>
    <message>
        <source>Say in which rounds somebody is present</source>
        <translation>Festlegen, in welchen Runden jemand da ist</translation>
    </message>
    <message>
        <source>This concerns rounds to be seated; whoever is seated already stays seated.</source>
        <translation>Das betrifft Runden, die noch ausgelost werden; wer schon einen Platz hat, behält ihn.</translation>
    </message>
    <message>
        <source>comes, or comes back, in round R</source>
        <translation>kommt (oder kommt wieder) in Runde R</translation>
    </message>
    <message>
        <source>drops out after round R</source>
        <translation>scheidet nach Runde R aus</translation>
    </message>
    <message>
        <source>misses round R alone</source>
        <translation>fehlt nur in Runde R</translation>
    </message>
    <message>
        <source>Take match points from somebody, or give some</source>
        <translation>Punktabzug (oder Gutschrift) für jemanden eintragen</translation>
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
</context>
<context>
    <name>CallTexts</name>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Nothing was stored. If the numbers are right, enter them again with --confirm-warnings.</source>
        <translation>Es wurde nichts gespeichert. Wenn die Zahlen stimmen, noch einmal mit --confirm-warnings eingeben.</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
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
        <translation>Der Aufbau der Vereinsdatenbank ist verändert: %1.</translation>
    </message>
    <message>
        <source>Tournament %1 cannot be read: %2.</source>
        <translation>Turnier %1 lässt sich nicht lesen: %2.</translation>
    </message>
</context>
<context>
    <name>ClubCommands</name>
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
        <source>Every fault is listed with its place in the file, and then nothing is stored. What is merely suspicious is listed as warnings and imported.</source>
        <translation>Jeder Fehler wird mit seiner Stelle in der Datei genannt, und dann wird nichts gespeichert. Was nur auffällig ist, wird als Warnung genannt und übernommen.</translation>
    </message>
    <message>
        <source>the tournament file; - reads the standard input</source>
        <translation>die Turnierdatei; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Write a tournament as a tournament file</source>
        <translation>Ein Turnier als Turnierdatei schreiben</translation>
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
        <translation>Das lässt sich nicht rückgängig machen; das Turnier am besten vorher exportieren.</translation>
    </message>
    <message>
        <source>Add people to the player directory</source>
        <translation>Leute in die Spielerkartei aufnehmen</translation>
    </message>
    <message>
        <source>Who is there with the same name and club is not added again. The columns are found by their names: name is needed; club and tags (separated by &quot;|&quot;) may follow.</source>
        <translation>Wer mit gleichem Namen und Verein schon da ist, wird nicht noch einmal aufgenommen. Die Spalten werden an ihren Namen erkannt: name wird gebraucht; club und tags (getrennt durch „|“) sind möglich.</translation>
    </message>
    <message>
        <source>the list; - reads the standard input</source>
        <translation>die Liste; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Print the player directory as CSV</source>
        <translation>Die Spielerkartei als CSV ausgeben</translation>
    </message>
</context>
<context>
    <name>ClubTexts</name>
    <message>
        <source>There is no club database. Create a tournament, import one, or name another file.</source>
        <translation>Es gibt keine Vereinsdatenbank. Ein Turnier anlegen oder einlesen, oder eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>This file cannot be read as a club database. Look at its name and permissions.</source>
        <translation>Diese Datei lässt sich nicht als Vereinsdatenbank lesen. Name und Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>Another program keeps the club database busy. Wait a moment and try again.</source>
        <translation>Ein anderes Programm hält die Vereinsdatenbank besetzt. Einen Augenblick warten und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was stored. Make room and try again.</source>
        <translation>Der Datenträger ist voll; es wurde nichts gespeichert. Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The club database is damaged. Restore the last backup.</source>
        <translation>Die Vereinsdatenbank ist beschädigt. Die letzte Sicherung zurückholen.</translation>
    </message>
    <message>
        <source>The club database was written by a newer version of this program. Install that version.</source>
        <translation>Die Vereinsdatenbank stammt von einer neueren Fassung dieses Programms. Diese Fassung installieren.</translation>
    </message>
    <message>
        <source>A club database cannot lie on a network folder. Copy it to this computer.</source>
        <translation>Eine Vereinsdatenbank kann nicht in einem Netzwerkordner liegen. Sie auf diesen Rechner kopieren.</translation>
    </message>
    <message>
        <source>The club database failed; nothing was stored.</source>
        <translation>Die Vereinsdatenbank hat versagt; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>There is no tournament %1. Look it up in the list of tournaments.</source>
        <translation>Es gibt kein Turnier %1. In der Liste der Turniere nachsehen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>What stands there no longer fits this step of the journal, so it cannot be undone or redone.</source>
        <translation>Was jetzt dasteht, passt nicht mehr zu diesem Schritt des Protokolls; er lässt sich weder zurücknehmen noch wiederholen.</translation>
    </message>
    <message>
        <source>The name is missing. A first name is enough.</source>
        <translation>Der Name fehlt. Ein Vorname genügt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file cannot be written. Look at the permissions of the file and its folder.</source>
        <translation>In die Datei lässt sich nicht schreiben. Zugriffsrechte der Datei und ihres Ordners prüfen.</translation>
    </message>
</context>
<context>
    <name>CommandTexts</name>
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
        <source>write to FILE instead of the standard output</source>
        <translation>in FILE schreiben statt auf die Standardausgabe</translation>
    </message>
</context>
<context>
    <name>DatabaseCommands</name>
    <message>
        <source>Restored.</source>
        <translation>Zurückgeholt.</translation>
    </message>
    <message>
        <source>Restored; the file before is kept as %1</source>
        <translation>Zurückgeholt; die vorherige Datei liegt jetzt unter %1</translation>
    </message>
    <message>
        <source>tournament %1</source>
        <translation>Turnier %1</translation>
    </message>
    <message>
        <source>ok: file, schema and all results are sound</source>
        <translation>in Ordnung: Datei, Aufbau und alle Ergebnisse sind heil</translation>
    </message>
    <message>
        <source>Write a verified copy of the database</source>
        <translation>Eine geprüfte Sicherung der Vereinsdatenbank schreiben</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Sicherung</translation>
    </message>
    <message>
        <source>Put a backup in the place of the database</source>
        <translation>Eine Sicherung zurückholen</translation>
    </message>
    <message>
        <source>The file replaced is kept; its name is printed. Refused while another program uses the database.</source>
        <translation>Die ersetzte Datei bleibt erhalten, ihr Name wird ausgegeben. Das geht nicht, solange ein anderes Programm die Vereinsdatenbank benutzt.</translation>
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
        <source>Each fault is told in a line of its own; with any the exit status is 1.</source>
        <translation>Jeder Fehler steht in einer eigenen Zeile; gibt es welche, ist der Rückgabewert 1.</translation>
    </message>
    <message>
        <source>There is no such folder. Make it, or name another one.</source>
        <translation>Diesen Ordner gibt es nicht. Ihn anlegen oder einen anderen nennen.</translation>
    </message>
</context>
<context>
    <name>EntryTexts</name>
    <message>
        <source>A game that was not played has no such thing.</source>
        <translation>Bei einem nicht gespielten Spiel gibt es das nicht.</translation>
    </message>
    <message>
        <source>%1 values are given, but %2 are due, one for each seat; give - for who did not play.</source>
        <translation>%1 Werte sind angegeben, %2 werden gebraucht, einer für jeden Platz; - steht für „nicht mitgespielt“.</translation>
    </message>
    <message>
        <source>Seat %1 did not play according to one list and played according to the other.</source>
        <translation>Platz %1 hat nach der einen Liste mitgespielt, nach der anderen nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no start number.</source>
        <translation>„%1“ ist keine Startnummer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not written SEAT=WHO.</source>
        <translation>„%1“ hat nicht die Form PLATZ=WER.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat. Give a letter from A to D.</source>
        <translation>„%1“ ist kein Platz. Ein Buchstabe von A bis D wird gebraucht.</translation>
    </message>
    <message>
        <source>Seat %1 is named twice. Only one person can have held its cards.</source>
        <translation>Platz %1 ist zweimal genannt. Nur eine Person kann dort gespielt haben.</translation>
    </message>
    <message>
        <source>Seat %1 did not play in this game.</source>
        <translation>Platz %1 hat in diesem Spiel nicht mitgespielt.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
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
</context>
<context>
    <name>FeeOutputTexts</name>
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
        <source>Due: EUR %1</source>
        <translation>Zu zahlen: %1 EUR</translation>
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
        <translation>Platz übernommen (gezählt): %1</translation>
    </message>
    <message>
        <source>Played for somebody else (not counted): %1</source>
        <translation>Für jemand anderen gespielt (nicht gezählt): %1</translation>
    </message>
</context>
<context>
    <name>FeeTexts</name>
    <message>
        <source>The tournament is not open to everybody.</source>
        <translation>Das Turnier ist nicht offen für alle.</translation>
    </message>
    <message>
        <source>The organiser holds a licence.</source>
        <translation>Der Veranstalter hat eine Lizenz.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>This must be a text, in quotation marks.</source>
        <translation>Hier muss ein Text in Anführungszeichen stehen.</translation>
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
        <translation>Hier muss ein Objekt in geschweiften Klammern stehen.</translation>
    </message>
    <message>
        <source>This must be a list, in brackets.</source>
        <translation>Hier muss eine Liste in eckigen Klammern stehen.</translation>
    </message>
    <message>
        <source>This must be match points as a text, such as &quot;4&quot;, &quot;-1/2&quot; or &quot;2.5&quot;.</source>
        <translation>Hier müssen Punkte als Text stehen, etwa &quot;4&quot;, &quot;-1/2&quot; oder &quot;2.5&quot;.</translation>
    </message>
    <message>
        <source>This must be the name of a scale, or an object with the values for each table size.</source>
        <translation>Hier muss der Name einer Punkteverteilung stehen oder ein Objekt mit den Werten je Tischgröße.</translation>
    </message>
    <message>
        <source>This must be a list of two start numbers.</source>
        <translation>Hier muss eine Liste mit zwei Startnummern stehen.</translation>
    </message>
    <message>
        <source>The file is not written in UTF-8. Save it with that encoding.</source>
        <translation>Die Datei ist nicht in UTF-8 geschrieben. Sie mit dieser Kodierung speichern.</translation>
    </message>
    <message>
        <source>The text breaks off the form of the file: %1.</source>
        <translation>Der Text ist hier kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 deep. That is no tournament.</source>
        <translation>Die Werte sind tiefer als %1-mal verschachtelt. Das ist kein Turnier.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB. That is no tournament.</source>
        <translation>Die Datei ist größer als %1 MB. Das ist zu viel.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the format of a tournament file. Choose a file this program exported.</source>
        <translation>„%1“ ist nicht das Format einer Turnierdatei. Eine Datei wählen, die dieses Programm exportiert hat.</translation>
    </message>
    <message>
        <source>Version %1 of the tournament file is not known here, only version %2. Use a newer version of this program.</source>
        <translation>Version %1 der Turnierdatei ist hier nicht bekannt, nur Version %2. Eine neuere Fassung dieses Programms benutzen.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known. Correct its spelling or leave it out.</source>
        <translation>Der Schlüssel „%1“ ist nicht bekannt. Die Schreibweise berichtigen oder ihn weglassen.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands here twice. Keep one of them.</source>
        <translation>Der Schlüssel „%1“ steht hier zweimal. Einen davon streichen.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>Der Schlüssel „%1“ fehlt. Ihn ergänzen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number. Give one in plain digits.</source>
        <translation>„%1“ ist keine ganze Zahl. Sie nur mit Ziffern schreiben.</translation>
    </message>
    <message>
        <source>%1 is out of range. Give a number from %2 to %3.</source>
        <translation>%1 ist außerhalb des Bereichs. Möglich sind Zahlen von %2 bis %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here. Give one of: %2.</source>
        <translation>„%1“ ist hier nicht bekannt. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date. Give year, month and day, as in 2026-05-14.</source>
        <translation>„%1“ ist kein Datum. Jahr, Monat und Tag angeben wie in 2026-05-14.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount of match points. Give a whole number, a fraction or a decimal in steps of 0.1, as in 4, -1/2 or 2.5.</source>
        <translation>„%1“ ist keine Punktzahl. Eine ganze Zahl, einen Bruch oder eine Dezimalzahl in Schritten von 0.1 angeben, etwa 4, -1/2 oder 2.5.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known and was left out.</source>
        <translation>Die Spalte „%1“ ist nicht bekannt und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing. Add it to the first line.</source>
        <translation>Die Spalte „%1“ fehlt. Sie in der ersten Zeile ergänzen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands in the first line twice. Keep one of them.</source>
        <translation>Die Spalte „%1“ steht zweimal in der ersten Zeile. Eine davon streichen.</translation>
    </message>
    <message>
        <source>The line has %1 fields, but the first line names %2. Look for a missing or superfluous separator.</source>
        <translation>Die Zeile hat %1 Felder, die erste Zeile nennt aber %2. Nach einem fehlenden oder überzähligen Trennzeichen suchen.</translation>
    </message>
    <message>
        <source>A quotation mark is opened here and never closed. Close it.</source>
        <translation>Hier beginnt ein Anführungszeichen, das nie endet. Es schließen.</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>A hand cannot have %1 stones left. Give 0 or more.</source>
        <translation>%1 Reststeine sind nicht möglich. 0 oder mehr angeben.</translation>
    </message>
    <message>
        <source>Nobody can have %1 claims. Give 0 or more.</source>
        <translation>%1 Claims sind nicht möglich. 0 oder mehr angeben.</translation>
    </message>
    <message numerus="yes">
        <source>Rummy-pure has no claims, but %n stand here. Leave them out.</source>
        <translation>
            <numerusform>Bei Rummy-pure gibt es keine Claims, hier steht aber %n. Weglassen.</numerusform>
            <numerusform>Bei Rummy-pure gibt es keine Claims, hier stehen aber %n. Weglassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were played; the rules need %1 to 4. Close the game as not played, or enter who played.</source>
        <translation>
            <numerusform>Nur %n hat mitgespielt; nach den Regeln müssen es %1 bis 4 sein. Das Spiel als nicht gespielt eintragen oder ergänzen, wer mitgespielt hat.</numerusform>
            <numerusform>%n haben mitgespielt; nach den Regeln müssen es %1 bis 4 sein. Das Spiel als nicht gespielt eintragen oder ergänzen, wer mitgespielt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands have no stones left, but only one can go out. Look at the slip again.</source>
        <translation>
            <numerusform>%n Ergebnis hat keine Reststeine. Den Spielzettel noch einmal ansehen.</numerusform>
            <numerusform>%n Ergebnisse haben keine Reststeine, aber nur einer kann Rommé gemacht haben. Den Spielzettel noch einmal ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has gone out: a Rommé needs one hand of 0 stones. If the game was ended early, enter it as ended early.</source>
        <translation>Niemand hat Rommé gemacht: Ein Ergebnis muss 0 Reststeine haben. Wurde das Spiel vorzeitig beendet, es so eintragen.</translation>
    </message>
    <message>
        <source>Somebody has gone out, so the game was not ended early. Enter it as a Rommé.</source>
        <translation>Jemand hat Rommé gemacht, das Spiel wurde also nicht vorzeitig beendet. Es als Rommé eintragen.</translation>
    </message>
    <message>
        <source>This tournament does not score a first-round Rommé. Enter the game as a Rommé, or change the option firstRoundRomme.</source>
        <translation>Dieses Turnier wertet kein Rommé im ersten Umlauf. Das Spiel als Rommé eintragen oder die Regel firstRoundRomme ändern.</translation>
    </message>
    <message>
        <source>The stones left and 4 for each claim make %1, but the game has only %2 stones. Look at the slip again.</source>
        <translation>Reststeine und je 4 Steine für einen Claim ergeben %1, das Spiel hat aber nur %2 Steine. Den Spielzettel noch einmal ansehen.</translation>
    </message>
    <message>
        <source>%1 stones in one hand are many; more than %2 are hardly possible. Is that right?</source>
        <translation>%1 Reststeine sind viel; mehr als %2 kommen kaum vor. Stimmt das?</translation>
    </message>
    <message numerus="yes">
        <source>Somebody went out, yet only %n stone(s) can lie on the table. Is that right?</source>
        <translation>
            <numerusform>Jemand hat Rommé gemacht, aber nur %n Stein kann ausliegen. Stimmt das?</numerusform>
            <numerusform>Jemand hat Rommé gemacht, aber nur %n Steine können ausliegen. Stimmt das?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims by one person are many. Is that right?</source>
        <translation>%1 Claims sind für eine Person viel. Stimmt das?</translation>
    </message>
    <message>
        <source>%1 stones in one hand: in the first circuit nobody has more than %2. Was it really a first-round Rommé?</source>
        <translation>%1 Reststeine: Im ersten Umlauf hat niemand mehr als %2. War es wirklich ein Rommé im ersten Umlauf?</translation>
    </message>
    <message>
        <source>The stones left and 4 for each claim make %1, but the first circuit deals only %2. Was it really a first-round Rommé?</source>
        <translation>Reststeine und je 4 Steine für einen Claim ergeben %1, im ersten Umlauf sind aber nur %2 Steine im Spiel. War es wirklich ein Rommé im ersten Umlauf?</translation>
    </message>
    <message>
        <source>The game before at this table has the same numbers. Was it entered twice?</source>
        <translation>Das vorige Spiel an diesem Tisch hat dieselben Zahlen. Wurde es zweimal eingegeben?</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
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
        <translation>wegen der Angaben abgelehnt, oder Fehler gefunden; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the command line is wrong</source>
        <translation>die Befehlszeile ist falsch</translation>
    </message>
    <message>
        <source>a file or the database cannot be used</source>
        <translation>eine Datei oder die Vereinsdatenbank ist nicht benutzbar</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Runs rummy tournaments: scores games, ranks participants, keeps everything in the club&apos;s database.</source>
        <translation>Leitet Rommé-Turniere: wertet Spiele, führt die Rangliste und bewahrt alles in der Vereinsdatenbank.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>die Fassung des Programms ausgeben</translation>
    </message>
    <message>
        <source>Faults are told on the standard error output, one a line, as &quot;error: PLACE: TEXT&quot; or &quot;warning: PLACE: TEXT&quot;.</source>
        <translation>Fehler stehen auf der Standardfehlerausgabe, je Zeile einer, als „error: STELLE: TEXT“ oder „warning: STELLE: TEXT“.</translation>
    </message>
    <message>
        <source>&apos;%1 COMMAND --help&apos; tells all about a command.</source>
        <translation>„%1 COMMAND --help“ erklärt einen Befehl genau.</translation>
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
</context>
<context>
    <name>HistoryCommands</name>
    <message>
        <source>Take back the newest change of a tournament</source>
        <translation>Die neueste Änderung eines Turniers rückgängig machen</translation>
    </message>
    <message>
        <source>Prints what was taken back. May be repeated.</source>
        <translation>Gibt aus, was zurückgenommen wurde. Lässt sich wiederholen.</translation>
    </message>
    <message>
        <source>Do again what was taken back last</source>
        <translation>Das zuletzt Zurückgenommene wiederholen</translation>
    </message>
    <message>
        <source>Prints what was done again. A new change ends this.</source>
        <translation>Gibt aus, was wiederholt wurde. Nach einer neuen Änderung ist das nicht mehr möglich.</translation>
    </message>
    <message>
        <source>Print what was done in a tournament, when and by whom</source>
        <translation>Das Protokoll eines Turniers ausgeben: was, wann und von wem</translation>
    </message>
    <message>
        <source>the form (default: text)</source>
        <translation>die Form (sonst: text)</translation>
    </message>
</context>
<context>
    <name>JournalTexts</name>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>[undone]</source>
        <translation>[rückgängig gemacht]</translation>
    </message>
</context>
<context>
    <name>LabelTexts</name>
    <message>
        <source>tournament imported</source>
        <translation>Turnier eingelesen</translation>
    </message>
    <message>
        <source>tournament created</source>
        <translation>Turnier angelegt</translation>
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
        <translation>Plätze geändert</translation>
    </message>
    <message>
        <source>seats swapped</source>
        <translation>Plätze getauscht</translation>
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
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>PeopleCommands</name>
    <message>
        <source>Enrol the people of a list in a tournament</source>
        <translation>Die Leute einer Liste zu einem Turnier anmelden</translation>
    </message>
    <message>
        <source>The columns are found by their names: name is needed; number, club, fixedTable, tags (separated by &quot;|&quot;) and paidCents may follow. Who has no number gets the next free one. Who is enrolled already is left as is, so a list may be read twice.</source>
        <translation>Die Spalten werden an ihren Namen erkannt: name wird gebraucht; number, club, fixedTable, tags (getrennt durch „|“) und paidCents sind möglich. Ohne Nummer gibt es die nächste freie. Wer schon angemeldet ist, bleibt unverändert; eine Liste lässt sich also zweimal einlesen.</translation>
    </message>
    <message>
        <source>the list; - reads the standard input</source>
        <translation>die Liste; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Print the participants of a tournament as CSV</source>
        <translation>Die Teilnehmer eines Turniers als CSV ausgeben</translation>
    </message>
    <message>
        <source>Change the entry of a participant, or remove it</source>
        <translation>Die Angaben zu einem Teilnehmer ändern oder ihn entfernen</translation>
    </message>
    <message>
        <source>the start number</source>
        <translation>die Startnummer</translation>
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
        <translation>eine andere Startnummer</translation>
    </message>
    <message>
        <source>always sits at that table; 0: at any</source>
        <translation>sitzt immer an diesem Tisch; 0: an beliebigen</translation>
    </message>
    <message>
        <source>start fee paid, in cents</source>
        <translation>gezahltes Startgeld in Cent</translation>
    </message>
    <message>
        <source>remove somebody who was never seated</source>
        <translation>jemanden entfernen, der nie einen Platz hatte</translation>
    </message>
</context>
<context>
    <name>PeopleTexts</name>
    <message>
        <source>No participant has the start number %1. Look it up in the list of participants, or enrol the person.</source>
        <translation>Die Startnummer %1 hat niemand. In der Teilnehmerliste nachsehen oder die Person anmelden.</translation>
    </message>
    <message>
        <source>The start number %1 is already taken. Give another one, or none: then the next free one is used.</source>
        <translation>Die Startnummer %1 ist schon vergeben. Eine andere angeben, oder keine: dann gibt es die nächste freie.</translation>
    </message>
    <message>
        <source>%1 is no start number. Give 1 or more.</source>
        <translation>%1 ist keine Startnummer. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>The name is missing. A first name is enough.</source>
        <translation>Der Name fehlt. Ein Vorname genügt.</translation>
    </message>
    <message>
        <source>The text has line breaks or other control characters. Write it in one plain line.</source>
        <translation>Der Text enthält Zeilenumbrüche oder andere Steuerzeichen. Ihn in eine einfache Zeile schreiben.</translation>
    </message>
    <message>
        <source>%1 is no table number. Give 1 or more, or leave it out.</source>
        <translation>%1 ist keine Tischnummer. 1 oder mehr angeben oder weglassen.</translation>
    </message>
    <message>
        <source>Nobody can have paid %1 cents. Give 0 or more.</source>
        <translation>%1 Cent kann niemand gezahlt haben. 0 oder mehr angeben.</translation>
    </message>
    <message>
        <source>Somebody present from round %1 cannot leave after round %2. Swap the two.</source>
        <translation>Wer ab Runde %1 da ist, kann nicht nach Runde %2 gehen. Die beiden tauschen.</translation>
    </message>
    <message>
        <source>Number %1 appears in round %2 and has to stay. Enter when the person leaves instead.</source>
        <translation>Startnummer %1 kommt in Runde %2 vor und muss bleiben. Stattdessen eintragen, wann die Person ausscheidet.</translation>
    </message>
    <message>
        <source>Number %1 has a penalty. Cancel the penalty first.</source>
        <translation>Startnummer %1 hat einen Punktabzug. Ihn zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>Number %1 is kept apart from somebody. Remove that wish first.</source>
        <translation>Startnummer %1 soll mit jemandem nicht an einen Tisch. Diesen Wunsch zuerst streichen.</translation>
    </message>
    <message>
        <source>%1 is no round number. Give 1 or more.</source>
        <translation>%1 ist keine Rundennummer. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>%1 match points are no multiple of 0.1. Give a penalty in steps of 0.1.</source>
        <translation>%1 Punkte sind kein Vielfaches von 0,1. Den Punktabzug in Schritten von 0,1 angeben.</translation>
    </message>
    <message>
        <source>There is no penalty number %1. Count them in the order in which they were given.</source>
        <translation>Es gibt keinen Punktabzug Nummer %1. Gezählt wird in der Reihenfolge der Eingabe.</translation>
    </message>
</context>
<context>
    <name>ReportCommands</name>
    <message>
        <source>the form (default: text)</source>
        <translation>die Form (sonst: text)</translation>
    </message>
    <message>
        <source>Print the standings</source>
        <translation>Die Rangliste ausgeben</translation>
    </message>
    <message>
        <source>The text is for people and follows their language; json and csv are for programs, with match points as fractions.</source>
        <translation>Der Text ist für Menschen und in ihrer Sprache; json und csv sind für Programme, mit Punkten als Brüchen.</translation>
    </message>
    <message>
        <source>as they stood after round N (default: the last)</source>
        <translation>so wie sie nach Runde N war (sonst: nach der letzten)</translation>
    </message>
    <message>
        <source>Print the licence fee that is due, and for whom</source>
        <translation>Die Lizenzabrechnung ausgeben: wie viel und für wen</translation>
    </message>
</context>
<context>
    <name>ResultCommands</name>
    <message>
        <source>the round</source>
        <translation>die Runde</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>the game at that table</source>
        <translation>das Spiel an diesem Tisch</translation>
    </message>
    <message>
        <source>why, for the journal</source>
        <translation>der Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>stones left, seat A first; - did not play</source>
        <translation>Reststeine ab Platz A; - für nicht mitgespielt</translation>
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
        <source>how the game ended (default: romme)</source>
        <translation>wie das Spiel endete (sonst: romme)</translation>
    </message>
    <message>
        <source>somebody played for the seat&apos;s participant, who keeps the points</source>
        <translation>spielt für den Teilnehmer dieses Platzes, der die Punkte behält</translation>
    </message>
    <message>
        <source>that participant took over the seat and gets the points</source>
        <translation>dieser Teilnehmer übernimmt den Platz und bekommt die Punkte</translation>
    </message>
    <message>
        <source>refuse if the game was written since revision N</source>
        <translation>ablehnen, wenn das Spiel seit Stand N geändert wurde</translation>
    </message>
    <message>
        <source>store it in spite of warnings</source>
        <translation>trotz Warnungen speichern</translation>
    </message>
    <message>
        <source>replace another result that stands there</source>
        <translation>ein anderes Ergebnis ersetzen, das dort steht</translation>
    </message>
    <message>
        <source>Enter or correct one game of a table</source>
        <translation>Ein Spiel eines Tisches eintragen oder berichtigen</translation>
    </message>
    <message>
        <source>Take the result of a game away</source>
        <translation>Das Ergebnis eines Spiels löschen</translation>
    </message>
    <message>
        <source>Prints what each seat earned, GMP and CMP together, as fractions in seat order.
A suspicious result is listed as warnings and stored only with --confirm-warnings. The same result once more changes nothing; a different one needs --correct.
SEAT is a letter from A to D. --played-by and --taken-over may be given several times. A correction with neither of them keeps who held the cards of a seat that still plays; to take that back, name the seat&apos;s own participant with --taken-over.</source>
        <translation>Gibt aus, was jeder Platz bekommt, SMP und CMP zusammen, als Brüche in der Reihenfolge der Plätze.
Ein auffälliges Ergebnis wird als Warnung genannt und nur mit --confirm-warnings gespeichert. Dasselbe Ergebnis noch einmal ändert nichts; ein anderes braucht --correct.
SEAT ist ein Buchstabe von A bis D. --played-by und --taken-over lassen sich mehrmals angeben. Eine Berichtigung ohne beide behält bei, wer an einem Platz gespielt hat, der weiter mitspielt; um das zurückzunehmen, mit --taken-over den eigenen Teilnehmer des Platzes nennen.</translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>nothing, it was cleared (%1, %2)</source>
        <translation>nichts, es wurde gelöscht (%1, %2)</translation>
    </message>
    <message>
        <source>not played (%1, %2)</source>
        <translation>nicht gespielt (%1, %2)</translation>
    </message>
    <message>
        <source>stones %1, claims %2, %3 (%4, %5)</source>
        <translation>Reststeine %1, Claims %2, %3 (%4, %5)</translation>
    </message>
    <message>
        <source>There is no game %1: the round has games 1 to %2.</source>
        <translation>Es gibt kein Spiel %1: Die Runde hat die Spiele 1 bis %2.</translation>
    </message>
    <message>
        <source>Game %1 stands at this table twice. Keep one of them.</source>
        <translation>Spiel %1 steht an diesem Tisch zweimal. Eines davon streichen.</translation>
    </message>
    <message>
        <source>%1 hands are given, but the table has %2 seats. Give one for each seat; who did not play has none.</source>
        <translation>%1 Ergebnisse sind angegeben, der Tisch hat aber %2 Plätze. Für jeden Platz eines angeben, auch für „nicht mitgespielt“.</translation>
    </message>
    <message>
        <source>Somebody plays for this seat and somebody takes it over. Keep one of both.</source>
        <translation>Jemand spielt für diesen Platz und jemand übernimmt ihn. Eines von beiden streichen.</translation>
    </message>
    <message>
        <source>The name of who played is missing. Give it.</source>
        <translation>Der Name, wer gespielt hat, fehlt. Ihn angeben.</translation>
    </message>
    <message>
        <source>Number %1 would hold two hands in this game. Look who really played.</source>
        <translation>Startnummer %1 hätte zwei Ergebnisse in diesem Spiel. Nachsehen, wer wirklich gespielt hat.</translation>
    </message>
    <message>
        <source>The reason is missing. Say why in a few words.</source>
        <translation>Der Grund fehlt. Ihn in wenigen Worten angeben.</translation>
    </message>
    <message>
        <source>Game %1 has not been entered. Enter it first.</source>
        <translation>Spiel %1 ist noch nicht eingetragen. Es zuerst eintragen.</translation>
    </message>
    <message>
        <source>Another result stands there: %1. To replace it, enter this one as a correction.</source>
        <translation>Dort steht ein anderes Ergebnis: %1. Um es zu ersetzen, dieses als Berichtigung eintragen.</translation>
    </message>
    <message>
        <source>The game was changed since: you saw revision %1, now it is %2: %3. Look at it and enter again.</source>
        <translation>Das Spiel wurde inzwischen geändert: gesehen wurde Stand %1, jetzt ist es Stand %2: %3. Nachsehen und noch einmal eintragen.</translation>
    </message>
    <message>
        <source>Game %1 was entered at one of the two tables only. Enter it at the other one too, or leave results with the seat.</source>
        <translation>Spiel %1 ist nur an einem der beiden Tische eingetragen. Es auch am anderen eintragen oder die Ergebnisse beim Platz lassen.</translation>
    </message>
    <message>
        <source>Tables %1 and %2 have different numbers of seats, so their results cannot change places.</source>
        <translation>Die Tische %1 und %2 haben verschieden viele Plätze; ihre Ergebnisse lassen sich nicht tauschen.</translation>
    </message>
</context>
<context>
    <name>RoundCommands</name>
    <message>
        <source>the round</source>
        <translation>die Runde</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>Publish, close, cancel, reopen, withdraw or shorten a round</source>
        <translation>Eine Runde aushängen, abschließen, absagen, wieder öffnen, zurücknehmen oder kürzen</translation>
    </message>
    <message>
        <source>A round with open tables cannot be closed. The entries of a cancelled round are kept, but none of them counts.</source>
        <translation>Eine Runde mit offenen Tischen lässt sich nicht abschließen. Die Ergebnisse einer abgesagten Runde bleiben erhalten, zählen aber nicht.</translation>
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
        <source>why, for the journal</source>
        <translation>der Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Swap the seats of two people in a round</source>
        <translation>In einer Runde die Plätze zweier Leute tauschen</translation>
    </message>
    <message>
        <source>Results entered stay with the seat: these two sat there all the time. With --results-move they go along with the person.</source>
        <translation>Eingetragene Ergebnisse bleiben beim Platz: Die beiden saßen schon immer so. Mit --results-move gehen sie mit der Person.</translation>
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
        <translation>Für Spielzettel, die am jeweils anderen Tisch eingetragen wurden. Beide Tische müssen gleich viele Plätze haben.</translation>
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
</context>
<context>
    <name>RoundTexts</name>
    <message>
        <source>There is no round %1. Give the number of a round that was seated.</source>
        <translation>Es gibt keine Runde %1. Die Nummer einer ausgelosten Runde angeben.</translation>
    </message>
    <message>
        <source>Round %1 is already there. Give the next number, or change the seating of the round that stands.</source>
        <translation>Runde %1 gibt es schon. Die nächste Nummer angeben oder die Plätze der bestehenden Runde ändern.</translation>
    </message>
    <message>
        <source>%1 is no number of a round or table. Give 1 or more.</source>
        <translation>%1 ist keine Nummer einer Runde oder eines Tisches. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>A round cannot have %1 games. Give 1 or more.</source>
        <translation>Eine Runde kann nicht %1 Spiele haben. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>This round has no table %1. Look at the seating.</source>
        <translation>Diese Runde hat keinen Tisch %1. Im Sitzplan nachsehen.</translation>
    </message>
    <message>
        <source>Table %1 stands in this round twice. Give each table its own number.</source>
        <translation>Tisch %1 steht in dieser Runde zweimal. Jedem Tisch eine eigene Nummer geben.</translation>
    </message>
    <message>
        <source>A table of %1 is not possible: the rules seat %2 to %3. Seat the people otherwise.</source>
        <translation>Ein Tisch mit %1 Leuten ist nicht möglich: Nach den Regeln sitzen dort %2 bis %3. Die Leute anders setzen.</translation>
    </message>
    <message>
        <source>Number %1 is seated twice in this round. Keep one of the seats.</source>
        <translation>Startnummer %1 hat in dieser Runde zwei Plätze. Einen davon streichen.</translation>
    </message>
    <message>
        <source>Number %1 is seated and has a bye in this round. Keep one of both.</source>
        <translation>Startnummer %1 hat in dieser Runde einen Platz und ist zugleich spielfrei. Eines von beiden streichen.</translation>
    </message>
    <message>
        <source>Number %1 has two byes in this round. Keep one.</source>
        <translation>Startnummer %1 ist in dieser Runde zweimal spielfrei. Einmal streichen.</translation>
    </message>
    <message>
        <source>A draft has no results. Publish the round, or leave the games out.</source>
        <translation>Ein Entwurf hat keine Ergebnisse. Die Runde aushängen oder die Spiele weglassen.</translation>
    </message>
    <message>
        <source>Round %1 is a draft. Publish it first.</source>
        <translation>Runde %1 ist ein Entwurf. Sie zuerst aushängen.</translation>
    </message>
    <message>
        <source>Round %1 is already published and being played.</source>
        <translation>Runde %1 hängt schon aus und wird gespielt.</translation>
    </message>
    <message>
        <source>Round %1 is closed. Reopen it first.</source>
        <translation>Runde %1 ist abgeschlossen. Sie zuerst wieder öffnen.</translation>
    </message>
    <message>
        <source>Round %1 is cancelled. Reopen it first.</source>
        <translation>Runde %1 ist abgesagt. Sie zuerst wieder öffnen.</translation>
    </message>
    <message>
        <source>Results were entered at table %2 of round %1 and would be lost. Clear them first, or leave the table as it is.</source>
        <translation>An Tisch %2 der Runde %1 sind Ergebnisse eingetragen, die verloren gingen. Sie zuerst löschen oder den Tisch lassen, wie er ist.</translation>
    </message>
    <message>
        <source>With %1 games a round, game %2 would lie beyond, but it was entered. Clear it first.</source>
        <translation>Bei %1 Spielen je Runde fiele Spiel %2 weg, es ist aber eingetragen. Es zuerst löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still miss a game. Enter the games, or close them as not played.</source>
        <translation>
            <numerusform>An %n Tisch fehlt noch ein Spiel. Die Spiele eintragen oder als nicht gespielt eintragen.</numerusform>
            <numerusform>An %n Tischen fehlt noch ein Spiel. Die Spiele eintragen oder als nicht gespielt eintragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has no tables. Seat at least one table.</source>
        <translation>Runde %1 hat keine Tische. Mindestens einen Tisch besetzen.</translation>
    </message>
    <message>
        <source>Number %1 is not present in round %2. Change the presence first, or seat somebody else.</source>
        <translation>Startnummer %1 fehlt in Runde %2. Zuerst die Anwesenheit ändern oder jemand anderen setzen.</translation>
    </message>
    <message>
        <source>Seat %3 of table %2 in round %1 is left out. Fill the seats from A on without a gap.</source>
        <translation>Platz %3 an Tisch %2 der Runde %1 ist ausgelassen. Die Plätze ab A ohne Lücke besetzen.</translation>
    </message>
    <message>
        <source>Seat %3 of table %2 in round %1 is given twice. Give each seat to one person.</source>
        <translation>Platz %3 an Tisch %2 der Runde %1 ist zweimal vergeben. Jeden Platz mit einer Person besetzen.</translation>
    </message>
    <message>
        <source>Number %1 has no seat in round %2. Look at the seating.</source>
        <translation>Startnummer %1 hat in Runde %2 keinen Platz. Im Sitzplan nachsehen.</translation>
    </message>
    <message>
        <source>Round %1 cannot be seated now; the next round is %2. Rounds follow one another without a gap.</source>
        <translation>Runde %1 ist noch nicht dran; die nächste Runde ist %2. Runden folgen ohne Lücke aufeinander.</translation>
    </message>
    <message>
        <source>Round %1 is not the last one, that is round %2. Withdraw the later rounds first.</source>
        <translation>Runde %1 ist nicht die letzte, das ist Runde %2. Die späteren zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>Round %1 cannot be published while round %2 is still a draft. Publish that one first.</source>
        <translation>Runde %1 lässt sich nicht aushängen, solange Runde %2 ein Entwurf ist. Diese zuerst aushängen.</translation>
    </message>
    <message>
        <source>Number %1 is given twice. Name two different people.</source>
        <translation>Startnummer %1 ist zweimal genannt. Zwei verschiedene Personen nennen.</translation>
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
        <translation>bei Gleichstand werden die Punkte der Plätze geteilt</translation>
    </message>
    <message>
        <source>tied hands get the better place</source>
        <translation>bei Gleichstand zählt der bessere Platz</translation>
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
        <translation>spielfrei: Durchschnitt eines Spiels je Spiel</translation>
    </message>
    <message>
        <source>ranked by TMP</source>
        <translation>Rangliste nach TMP</translation>
    </message>
    <message>
        <source>ranked by the mean of a game</source>
        <translation>Rangliste nach dem Mittel je Spiel</translation>
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
        <source>equals share a rank</source>
        <translation>bei Punktgleichheit geteilter Platz</translation>
    </message>
    <message>
        <source>among equals: %1</source>
        <translation>bei Punktgleichheit: %1</translation>
    </message>
    <message>
        <source>licence fee for who played</source>
        <translation>Lizenzgebühr für alle, die gespielt haben</translation>
    </message>
    <message>
        <source>licence fee for everybody registered</source>
        <translation>Lizenzgebühr für alle Angemeldeten</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>A command is needed.</source>
        <translation>Ein Befehl wird gebraucht.</translation>
    </message>
    <message>
        <source>There is no such command.</source>
        <translation>Diesen Befehl gibt es nicht.</translation>
    </message>
    <message>
        <source>Give one of: %1.</source>
        <translation>Möglich sind: %1.</translation>
    </message>
</context>
<context>
    <name>SeatingCommands</name>
    <message>
        <source>The file seats nobody. Add lines to it.</source>
        <translation>Die Datei setzt niemanden. Zeilen ergänzen.</translation>
    </message>
    <message>
        <source>Only one round at a time can be seated otherwise. Leave one round in the file.</source>
        <translation>Es lässt sich nur eine Runde auf einmal umsetzen. Nur eine Runde in der Datei lassen.</translation>
    </message>
    <message>
        <source>This does not go with %1.</source>
        <translation>Das passt nicht zu %1.</translation>
    </message>
    <message>
        <source>Give a number above 0 and up to 3600.</source>
        <translation>Eine Zahl über 0 und bis 3600 angeben.</translation>
    </message>
    <message>
        <source>The option is needed.</source>
        <translation>Die Option wird gebraucht.</translation>
    </message>
    <message>
        <source>another seed, another plan (default: 1)</source>
        <translation>andere Losnummer, anderer Setzplan (sonst: 1)</translation>
    </message>
    <message>
        <source>search for N steps instead: the same plan on every machine</source>
        <translation>stattdessen N Schritte lang suchen: auf jedem Rechner derselbe Plan</translation>
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
        <source>search for at most T seconds (default: 1)</source>
        <translation>höchstens T Sekunden suchen (sonst: 1)</translation>
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
        <source>JSON tells the quality as well (default: csv)</source>
        <translation>JSON nennt auch die Güte (sonst: csv)</translation>
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
</context>
<context>
    <name>SeatingTexts</name>
    <message>
        <source>%1 people are too many to be seated. Give at most 100000.</source>
        <translation>%1 Leute sind zu viele zum Setzen. Höchstens 100000 sind möglich.</translation>
    </message>
    <message>
        <source>Number %1 is given twice. Name everybody once.</source>
        <translation>Nummer %1 ist zweimal genannt. Jeden nur einmal nennen.</translation>
    </message>
    <message>
        <source>There is no round to be seated. Give 1 or more.</source>
        <translation>Es gibt keine Runde zu setzen. Mindestens 1 angeben.</translation>
    </message>
    <message>
        <source>%1 rounds are too many to be seated. Give at most 1000.</source>
        <translation>%1 Runden sind zu viele zum Setzen. Höchstens 1000 sind möglich.</translation>
    </message>
    <message>
        <source>By standings and for final tables one round at a time is seated. Give 1.</source>
        <translation>Nach Rangliste und für Finaltische wird immer nur eine Runde gesetzt. 1 angeben.</translation>
    </message>
    <message>
        <source>Who is present must be told for every round or for none.</source>
        <translation>Wer da ist, muss für jede Runde angegeben sein oder für keine.</translation>
    </message>
    <message>
        <source>Number %1 is not among the players. Correct it, or raise the number of players.</source>
        <translation>Nummer %1 gehört nicht zu den Spielern. Die Nummer berichtigen oder die Zahl der Spieler erhöhen.</translation>
    </message>
    <message>
        <source>Number %1 stands in round %2 twice. Keep one of the two.</source>
        <translation>Nummer %1 steht in Runde %2 zweimal. Nur einen der beiden Plätze behalten.</translation>
    </message>
    <message>
        <source>Too few people for a table are present in round %1. See who else can play.</source>
        <translation>In Runde %1 sind zu wenige Leute für einen Tisch da. Nachsehen, wer noch mitspielen kann.</translation>
    </message>
    <message>
        <source>The people present in round %1 would need a table of two, which these rules don&apos;t have. See who else can play.</source>
        <translation>Wer in Runde %1 da ist, brauchte einen Zweiertisch, den es in diesen Regeln nicht gibt. Nachsehen, wer noch mitspielen kann.</translation>
    </message>
    <message>
        <source>Table %1 of round %2 cannot have %3 people. A table has two to four.</source>
        <translation>Tisch %1 in Runde %2 kann nicht %3 Personen haben. Ein Tisch hat zwei bis vier.</translation>
    </message>
    <message>
        <source>Table %1 of round %2 is not possible. Number the tables from 1, each once.</source>
        <translation>Tisch %1 in Runde %2 ist nicht möglich. Die Tische ab 1 nummerieren, jede Nummer einmal.</translation>
    </message>
    <message>
        <source>%1: nobody can be kept apart from themselves. Name two people.</source>
        <translation>%1: Niemand lässt sich von sich selbst trennen. Zwei Personen nennen.</translation>
    </message>
    <message>
        <source>The fixed table %1 of number %2 is not there in round %3. Give a lower number.</source>
        <translation>Den festen Tisch %1 von Nummer %2 gibt es in Runde %3 nicht. Eine kleinere Tischnummer angeben.</translation>
    </message>
    <message>
        <source>More people than there are seats have table %1 as their fixed table (%2). Move one of them.</source>
        <translation>Mehr Leute, als Plätze da sind, haben den festen Tisch %1 (%2). Jemandem einen anderen Tisch geben.</translation>
    </message>
    <message>
        <source>%1 are never to sit together but have the same fixed table %2. Move one of them.</source>
        <translation>%1 sollen nicht an einen Tisch, haben aber denselben festen Tisch %2. Einem von beiden einen anderen Tisch geben.</translation>
    </message>
    <message>
        <source>%1 cannot be kept apart in round %2: there are too few tables for these wishes. Give up one of them.</source>
        <translation>%1 lassen sich in Runde %2 nicht trennen: Für diese Wünsche gibt es zu wenige Tische. Einen der Wünsche aufgeben.</translation>
    </message>
    <message>
        <source>Number %1 is locked to a seat but not present in round %2. Take the lock away.</source>
        <translation>Nummer %1 hat einen gesperrten Platz, fehlt aber in Runde %2. Die Sperre aufheben.</translation>
    </message>
    <message>
        <source>Number %1 is locked to two tables in round %2. Keep one lock.</source>
        <translation>Nummer %1 ist in Runde %2 an zwei Tischen gesperrt. Nur eine Sperre behalten.</translation>
    </message>
    <message>
        <source>Number %1 is locked to table %2 but has another fixed table. Keep one of the two.</source>
        <translation>Nummer %1 ist an Tisch %2 gesperrt, hat aber einen anderen festen Tisch. Nur eines von beiden behalten.</translation>
    </message>
    <message>
        <source>Number %1 is locked to table %2, which is not there. Take the lock away.</source>
        <translation>Nummer %1 ist an Tisch %2 gesperrt, den es nicht gibt. Die Sperre aufheben.</translation>
    </message>
    <message>
        <source>%1 is no weight for keeping clubs apart. Give 0 to 100000.</source>
        <translation>%1 ist kein Gewicht für das Trennen der Vereine. 0 bis 100000 angeben.</translation>
    </message>
    <message>
        <source>%1 final tables are not possible. Give 1 or more, and no more than can be filled.</source>
        <translation>%1 Finaltische sind nicht möglich. Mindestens 1 angeben und nicht mehr, als sich füllen lassen.</translation>
    </message>
    <message>
        <source>%1 threads are not possible. Give 0 or more.</source>
        <translation>%1 Prozessorkerne sind nicht möglich. 0 oder mehr angeben.</translation>
    </message>
</context>
<context>
    <name>SettingsCommands</name>
    <message>
        <source>&quot;%1&quot; is not written KEY=VALUE.</source>
        <translation>„%1“ hat nicht die Form KEY=VALUE.</translation>
    </message>
    <message>
        <source>Create a tournament and print its id</source>
        <translation>Ein Turnier anlegen und seine Kennung ausgeben</translation>
    </message>
    <message>
        <source>KEY of --option is any key of the tournament file&apos;s &quot;tournament&quot; or &quot;options&quot; object, such as ties or tieBreaks; VALUE is JSON or a bare text.</source>
        <translation>KEY bei --option ist ein Schlüssel aus dem Objekt „tournament“ oder „options“ der Turnierdatei, etwa ties oder tieBreaks; VALUE ist JSON oder einfacher Text.</translation>
    </message>
    <message>
        <source>what the tournament is called</source>
        <translation>wie das Turnier heißt</translation>
    </message>
    <message>
        <source>rummy-pure or rummy-pure-plus</source>
        <translation>rummy-pure oder rummy-pure-plus</translation>
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
        <translation>wer es veranstaltet</translation>
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
        <source>All of them change together or none does. Scores are computed anew. KEY is any key of the tournament file&apos;s &quot;tournament&quot; or &quot;options&quot; object; VALUE is JSON or a bare text.</source>
        <translation>Alle ändern sich zusammen oder keine. Die Wertung wird neu berechnet. KEY ist ein Schlüssel aus dem Objekt „tournament“ oder „options“ der Turnierdatei; VALUE ist JSON oder einfacher Text.</translation>
    </message>
    <message>
        <source>what to change, and to what</source>
        <translation>was sich ändert, und wie</translation>
    </message>
</context>
<context>
    <name>SettingsTexts</name>
    <message>
        <source>The tournament has no name. Give it one.</source>
        <translation>Das Turnier hat keinen Namen. Ihm einen geben.</translation>
    </message>
    <message>
        <source>The text has line breaks or other control characters. Write it in one plain line.</source>
        <translation>Der Text enthält Zeilenumbrüche oder andere Steuerzeichen. Ihn in eine einfache Zeile schreiben.</translation>
    </message>
    <message>
        <source>The rules have no table of %1. Leave that size out of the scale.</source>
        <translation>Nach den Regeln gibt es keinen Tisch mit %1 Leuten. Diese Größe in der Punkteverteilung weglassen.</translation>
    </message>
    <message>
        <source>The scale has %1 values for a table of %2. Give one value for each place.</source>
        <translation>Die Punkteverteilung hat %1 Werte für einen Tisch mit %2 Leuten. Für jeden Platz einen Wert angeben.</translation>
    </message>
    <message>
        <source>A place cannot be worth %1 match points. Give 0 or more.</source>
        <translation>Ein Platz kann nicht %1 Punkte wert sein. 0 oder mehr angeben.</translation>
    </message>
    <message>
        <source>A place cannot be worth more (%1) than the place before it (%2). Start with the first place.</source>
        <translation>Ein Platz kann nicht mehr wert sein (%1) als der vor ihm (%2). Mit dem ersten Platz beginnen.</translation>
    </message>
    <message>
        <source>This tie-break stands in the list before. Name each one once.</source>
        <translation>Diese Wertung bei Punktgleichheit steht schon weiter vorn. Jede nur einmal nennen.</translation>
    </message>
    <message>
        <source>A round cannot have %1 games. Give 1 or more.</source>
        <translation>Eine Runde kann nicht %1 Spiele haben. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>A tournament cannot have %1 rounds. Give 1 or more.</source>
        <translation>Ein Turnier kann nicht %1 Runden haben. 1 oder mehr angeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no valid IBAN. Compare each character with the rights holder&apos;s letter.</source>
        <translation>„%1“ ist keine gültige IBAN. Jedes Zeichen mit dem Schreiben des Rechteinhabers vergleichen.</translation>
    </message>
    <message>
        <source>Number %1 cannot be kept apart from itself. Name two people.</source>
        <translation>Startnummer %1 kann nicht von sich selbst getrennt sitzen. Zwei Personen nennen.</translation>
    </message>
    <message>
        <source>Numbers %1 and %2 are already kept apart. Name each pair once.</source>
        <translation>Die Startnummern %1 und %2 sitzen schon getrennt. Jedes Paar nur einmal nennen.</translation>
    </message>
</context>
<context>
    <name>StandingsTexts</name>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
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
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>TMP</source>
        <translation>TMP</translation>
    </message>
    <message>
        <source>GMP</source>
        <translation>SMP</translation>
    </message>
    <message>
        <source>CMP</source>
        <translation>CMP</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Spielfrei</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Abzug</translation>
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
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message numerus="yes">
        <source>%1, provisional, %n table(s) missing</source>
        <translation>
            <numerusform>%1, vorläufig, %n Tisch fehlt</numerusform>
            <numerusform>%1, vorläufig, %n Tische fehlen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>, first-round Rommé</source>
        <translation>, Rommé im ersten Umlauf</translation>
    </message>
    <message>
        <source>, ended early</source>
        <translation>, vorzeitig beendet</translation>
    </message>
    <message>
        <source> with claims %1</source>
        <translation> mit Claims %1</translation>
    </message>
    <message>
        <source>not played (%1)</source>
        <translation>nicht gespielt (%1)</translation>
    </message>
</context>
</TS>
