#include "journal_filter.h"

#include "app/widgets/search_text.h"
#include "journal_model.h"

#include <algorithm>

namespace desk {
namespace {

bool isPerson(const QString& person, const QString& searched)
{
    bool isNumber = false;
    searched.toInt(&isNumber);
    return isNumber ? person.section(u' ', 0, 0) == searched : person.contains(searched);
}

} // namespace

void JournalFilter::search(const QString& text)
{
    words_ = folded(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void JournalFilter::searchTable(const QString& text)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    table_ = isNumber ? std::optional(core::TableNumber{number}) : std::nullopt;
    invalidateFilter();
}

void JournalFilter::searchPerson(const QString& text)
{
    person_ = folded(text.trimmed());
    invalidateFilter();
}

bool JournalFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const auto* model = qobject_cast<const JournalModel*>(sourceModel());
    const auto& entry = model->row(row);
    if (table_ && entry.tables.count(*table_) == 0) {
        return false;
    }
    const auto fits = [this](const QString& person) { return isPerson(person, person_); };
    if (!person_.isEmpty() && std::none_of(entry.people.begin(), entry.people.end(), fits)) {
        return false;
    }
    return std::all_of(words_.begin(), words_.end(),
                       [&entry](const QString& word) { return entry.searched.contains(word); });
}

} // namespace desk
