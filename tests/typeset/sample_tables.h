#pragma once

#include "reports/typeset/page_frame.h"
#include "reports/typeset/table_document.h"

#include <QString>

/// Tables like those of documents, of any length, with invented people.
namespace typeset {

inline PageFrame sampleFrame()
{
    return {QStringLiteral("Herbstturnier 2026"),
            QStringLiteral("21.11.2026 · Gasthaus Post, Hof"),
            QStringLiteral("RC Hof"),
            QStringLiteral("Gedruckt 21.11.2026 21:14"),
            QStringLiteral("Seite %1 von %2"),
            QStringLiteral("Punkteverteilung 4-3-2-1, 3-2-1; gleiche Ränge werden geteilt")};
}

inline QString sampleName(int number)
{
    static const QStringList names = {
        QStringLiteral("Nguyễn, Thị Minh Châu"),
        QStringLiteral("Thüringer, Ilse"),
        QStringLiteral("Özdemir, Gülay"),
        QStringLiteral("Kowalczyk, Małgorzata"),
        QStringLiteral("von der Heydebrinck, Margarethe"),
        QStringLiteral("Straßburger, Hans-Jürgen"),
        QStringLiteral("Dvořáková, Zdeňka"),
        QStringLiteral("Yıldız, İbrahim"),
    };
    return names[number % names.size()];
}

inline QString sampleLongName()
{
    return QStringLiteral("Müller-Lüdenscheidt von und zu Hohenstein, Maria Theresia-Eva");
}

inline QString sampleLongWord()
{
    return QStringLiteral("Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenstelle");
}

/// No typeface has glyphs for these.
inline QString sampleNameWithoutSigns()
{
    return QStringLiteral("\u6f22\u5b57 \U0001f9ff\u1200\u1201");
}

inline Row sampleRow(int rank)
{
    const auto points = [](int halves) {
        return Cell{QString::number(halves / 2) +
                        (halves % 2 == 0 ? QString() : QStringLiteral("½")),
                    QString::number(halves) + QStringLiteral("/2")};
    };
    return {{{QString::number(rank), {}},
             {QString::number(2000 - rank), {}},
             {sampleName(rank), {}},
             {QStringLiteral("8"), {}},
             points(51 + rank % 7),
             {QString::number(rank % 10), {}},
             points(51 + rank % 7 + 2 * (rank % 10))},
            false};
}

/// Rank, number, name, games, GMP, CMP, TMP.
inline TableDocument sampleStandings(int rows)
{
    TableDocument document;
    document.title = QStringLiteral("Rangliste nach Runde 2");
    document.lead = {QStringLiteral("Vorläufig, 2 Tische fehlen")};
    const auto column = [](const char* key, const char* head, ColumnKind kind) {
        return Column{QString::fromUtf8(key), QString::fromUtf8(head), kind};
    };
    document.columns = {
        column("rank", "Rang", ColumnKind::Number), column("number", "Nr.", ColumnKind::Number),
        column("name", "Name", ColumnKind::Name),   column("games", "Spiele", ColumnKind::Number),
        column("gmp", "SMP", ColumnKind::Points),   column("cmp", "CMP", ColumnKind::Number),
        column("tmp", "TMP", ColumnKind::Points)};
    document.columns[0].purpose = Purpose::Essential;
    document.columns[1].purpose = Purpose::Essential;
    document.columns.back().strong = true;
    Block block;
    for (int rank = 1; rank <= rows; ++rank) {
        block.rows.push_back(sampleRow(rank));
    }
    document.blocks.push_back(block);
    document.notes = {QStringLiteral("Rangfolge nach TMP; gleiche Ränge werden geteilt.")};
    document.nothing = QStringLiteral("Noch ist keine Runde ausgehängt.");
    return document;
}

/// That many tables of four with titles.
inline TableDocument sampleSeating(int tables)
{
    auto document = sampleStandings(0);
    document.columns = {{QStringLiteral("seat"), QStringLiteral("Platz"), ColumnKind::Word},
                        {QStringLiteral("number"), QStringLiteral("Nr."), ColumnKind::Number},
                        {QStringLiteral("name"), QStringLiteral("Name"), ColumnKind::Name}};
    document.blocks.clear();
    for (int table = 1; table <= tables; ++table) {
        Block block;
        block.title = QStringLiteral("Tisch %1").arg(table);
        block.together = true;
        for (int seat = 0; seat < 4; ++seat) {
            const int number = 4 * table + seat;
            block.rows.push_back({{{QString(QChar(u'A' + seat)), {}},
                                   {QString::number(number), {}},
                                   {sampleName(number), {}}},
                                  false});
        }
        document.blocks.push_back(block);
    }
    document.newspaperColumns = 2;
    document.use = Use::OnTheWall;
    return document;
}

/// A column for each round after the name.
inline TableDocument sampleCrossTable(int rows, int rounds)
{
    auto document = sampleStandings(rows);
    for (int round = 1; round <= rounds; ++round) {
        document.columns.push_back({QStringLiteral("round%1").arg(round),
                                    QStringLiteral("R%1").arg(round), ColumnKind::Points});
        for (auto& row : document.blocks.front().rows) {
            row.cells.push_back({QStringLiteral("%1¾").arg(100 + round), {}});
        }
    }
    return document;
}

} // namespace typeset
