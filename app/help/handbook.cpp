#include "handbook.h"

#include <QFile>

namespace desk {
namespace {

/// As web pages make the anchor of a heading: "Backup and restore" is "backup-and-restore".
QString anchorOf(const QString& title)
{
    QString anchor;
    for (const QChar letter : title) {
        if (letter.isLetterOrNumber() || letter == u'-') {
            anchor += letter.toLower();
        } else if (letter.isSpace()) {
            anchor += u'-';
        }
    }
    return anchor;
}

} // namespace

Handbook Handbook::read(const QString& markdown)
{
    const QString first = QStringLiteral("# ");
    const QString second = QStringLiteral("## ");
    Handbook book;
    const auto lines = markdown.split(u'\n');
    for (const auto& line : lines) {
        if (line.startsWith(second)) {
            book.chapters_.push_back({line.mid(second.size()).trimmed(), {}});
        } else if (line.startsWith(first)) {
            book.chapters_.push_back({line.mid(first.size()).trimmed(), {}});
        }
        if (!book.chapters_.empty()) {
            book.chapters_.back().text += line + u'\n';
        }
    }
    return book;
}

Handbook Handbook::of(const QString& language)
{
    QFile file(QStringLiteral(":/handbook/handbook.%1.md").arg(language));
    return file.open(QIODevice::ReadOnly) ? read(QString::fromUtf8(file.readAll())) : Handbook();
}

int Handbook::chapterAt(const QString& link) const
{
    if (!link.startsWith(u'#')) {
        return -1;
    }
    for (std::size_t index = 0; index < chapters_.size(); ++index) {
        if (anchorOf(chapters_[index].title) == link.mid(1)) {
            return static_cast<int>(index);
        }
    }
    return -1;
}

} // namespace desk
