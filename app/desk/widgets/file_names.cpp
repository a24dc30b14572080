#include "app/desk/widgets/file_names.h"

#include "core/club/next_name.h"

#include <QDir>
#include <QFileInfo>
#include <QTextBoundaryFinder>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// `end` stays whole if it fits at all.
QString named(const QString& event, QString end, const QString& suffix)
{
    // File systems allow 255 bytes; some are for the suffix and the temporary name.
    constexpr qsizetype longest = 200;
    end = shortened(end, longest);
    QString name = shortened(event, longest - end.toUtf8().size()).trimmed() + end;
    const QString refused = u"\\/:*?\"<>|"_s;
    for (QChar& letter : name) {
        if (refused.contains(letter) || !(letter.isPrint() || letter.isSurrogate())) {
            letter = u'_';
        }
    }
    return name.trimmed() + u'.' + suffix;
}

} // namespace

QString shortened(QString text, qsizetype bytes)
{
    QTextBoundaryFinder ends(QTextBoundaryFinder::Grapheme, text);
    ends.toEnd();
    while (text.toUtf8().size() > bytes) {
        text.truncate(ends.toPreviousBoundary());
    }
    return text;
}

QString fileName(const QString& event, const QString& title, const QString& suffix)
{
    return named(event, event.isEmpty() ? title : u" - "_s + title, suffix);
}

QString fileName(const core::Settings& settings, const QString& title, const QString& suffix)
{
    return !settings.date || core::namesDay(settings.name, *settings.date)
               ? fileName(settings.name, title, suffix)
               : named(settings.name,
                       u" %1 - %2"_s.arg(settings.date->toString(Qt::ISODate), title), suffix);
}

QString unusedPath(const QString& folder, const QString& name)
{
    const QDir place(folder);
    const QFileInfo info(name);
    QString path = place.filePath(name);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = place.filePath(
            u"%1 (%2).%3"_s.arg(info.completeBaseName(), QString::number(number), info.suffix()));
    }
    return path;
}

} // namespace desk
