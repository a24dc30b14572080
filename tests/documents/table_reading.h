#pragma once

#include "core/texts/translation.h"
#include "reports/documents/catalogue.h"

#include <QStringList>
#include <QTest>

#include <vector>

/// Tables as composed, read back for a test.
namespace table_reading {

inline documents::Source sourceOf(const core::Tournament& tournament)
{
    return {tournament, {}, QDateTime({2026, 11, 21}, {21, 14})};
}

inline typeset::TableDocument tableOf(const documents::Source& source,
                                      const documents::Choice& choice)
{
    const auto composed = compose(source, choice);
    if (!composed || composed->size() != 1) {
        qFatal("there is not one document");
    }
    const auto* const table = typeset::tableOf(composed->front());
    if (table == nullptr) {
        qFatal("the document is no table");
    }
    return *table;
}

inline typeset::TableDocument tableOf(const core::Tournament& tournament,
                                      const documents::Choice& choice)
{
    return tableOf(sourceOf(tournament), choice);
}

inline qsizetype columnOf(const typeset::TableDocument& table, const QString& key)
{
    for (std::size_t index = 0; index < table.columns.size(); ++index) {
        if (table.columns[index].key == key) {
            return static_cast<qsizetype>(index);
        }
    }
    return -1;
}

inline bool isShown(const typeset::TableDocument& table, const QString& key)
{
    const auto index = columnOf(table, key);
    return index >= 0 &&
           table.columns[static_cast<std::size_t>(index)].use != typeset::ColumnUse::Csv;
}

/// A column of the CSV, row by row.
inline QStringList values(const typeset::TableDocument& table, const QString& key)
{
    QStringList found;
    const auto index = columnOf(table, key);
    for (const auto& block : table.blocks) {
        for (const auto& row : block.rows) {
            const auto& cell = row.cells.at(static_cast<std::size_t>(index));
            found << (cell.value.isEmpty() ? cell.text : cell.value);
        }
    }
    return found;
}

/// A column of the page, row by row.
inline QStringList shown(const typeset::TableDocument& table, const QString& key)
{
    QStringList found;
    const auto index = columnOf(table, key);
    for (const auto& block : table.blocks) {
        for (const auto& row : block.rows) {
            found << row.cells.at(static_cast<std::size_t>(index)).text;
        }
    }
    return found;
}

inline QStringList csvKeys(const typeset::TableDocument& table)
{
    QStringList keys;
    for (const auto& column : table.columns) {
        if (column.use != typeset::ColumnUse::Page) {
            keys << column.key;
        }
    }
    return keys;
}

/// All texts of the document, one per line.
inline QStringList texts(const typeset::TableDocument& table)
{
    QStringList found = QStringList{table.title, table.nothing} + table.lead + table.notes;
    for (const auto& column : table.columns) {
        found << column.key << column.head;
    }
    for (const auto& block : table.blocks) {
        found << block.title << block.lines << block.notes;
        for (const auto& row : block.rows) {
            for (const auto& cell : row.cells) {
                found << cell.text << cell.value;
            }
        }
    }
    return found;
}

inline QStringList titles(const typeset::TableDocument& table)
{
    QStringList found;
    for (const auto& block : table.blocks) {
        found << block.title;
    }
    return found;
}

} // namespace table_reading
