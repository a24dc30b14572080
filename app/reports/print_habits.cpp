#include "print_habits.h"

#include "app/documents/usual_print.h"
#include "app/memory.h"

#include <QStandardPaths>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString paperKey = u"print/paper"_s;
const QString languageKey = u"print/language"_s;
const QString folderKey = u"print/folder"_s;
const QString printerKey = u"print/printer"_s;
const QString writesKitKey = u"print/kit"_s;
const QString kitFolderKey = u"print/kit-folder"_s;

QString tickedKey(const QString& occasion)
{
    return u"print/ticked-"_s + occasion;
}

} // namespace

reports::PaperSize PrintHabits::paper() const
{
    return documents::paperOf(memory_.value(paperKey).toString()).value_or(documents::usualPaper());
}

void PrintHabits::setPaper(reports::PaperSize paper)
{
    memory_.setValue(paperKey, documents::wordOf(paper));
}

QLocale PrintHabits::locale() const
{
    return documents::usualLocale(memory_.value(languageKey).toString()).value_or(QLocale());
}

void PrintHabits::setLanguage(QLocale::Language language)
{
    const bool usual = language == QLocale().language();
    memory_.setValue(languageKey, usual ? QVariant() : QVariant(QLocale::languageToCode(language)));
}

QString PrintHabits::folder() const
{
    return memory_
        .value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

void PrintHabits::setFolder(const QString& folder)
{
    memory_.setValue(folderKey, folder);
}

QString PrintHabits::printer() const
{
    return memory_.value(printerKey).toString();
}

void PrintHabits::setPrinter(const QString& name)
{
    memory_.setValue(printerKey, name);
}

bool PrintHabits::writesKit() const
{
    return memory_.value(writesKitKey, false).toBool();
}

QString PrintHabits::kitFolder() const
{
    return memory_.value(kitFolderKey).toString();
}

void PrintHabits::setWritesKit(bool writes)
{
    memory_.setValue(writesKitKey, writes);
}

void PrintHabits::setKitFolder(const QString& folder)
{
    memory_.setValue(kitFolderKey, folder);
}

QStringList PrintHabits::ticked(const QString& occasion, const QStringList& otherwise) const
{
    const auto ids = memory_.value(tickedKey(occasion));
    return ids.isValid() ? ids.toString().split(u' ', Qt::SkipEmptyParts) : otherwise;
}

void PrintHabits::setTicked(const QString& occasion, const QStringList& ids)
{
    memory_.setValue(tickedKey(occasion), ids.join(u' '));
}

} // namespace desk
