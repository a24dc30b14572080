#include "journal_texts.h"

#include "label_texts.h"

namespace texts {

QString text(const core::JournalEntry& entry, Wording wording, const core::Tournament* people)
{
    const QString label = text(entry.change.label, wording, people);
    switch (entry.link.kind) {
    case core::EntryKind::Done:
        return label;
    case core::EntryKind::Undone:
        return worded(wording, "JournalTexts", QT_TRANSLATE_NOOP("JournalTexts", "Undone: %1"))
            .arg(label);
    case core::EntryKind::Redone:
        return worded(wording, "JournalTexts", QT_TRANSLATE_NOOP("JournalTexts", "Redone: %1"))
            .arg(label);
    }
    return label;
}

} // namespace texts
