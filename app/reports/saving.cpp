#include "saving.h"

#include "core/file/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class SavingTexts
{
    Q_DECLARE_TR_FUNCTIONS(Saving)
};

} // namespace

QString saveWhole(const QString& path, const QByteArray& bytes)
{
    const QFileInfo info(path);
    if (!info.dir().exists()) {
        return SavingTexts::tr("The folder %1 is not there. Is the stick plugged in?")
            .arg(QDir::toNativeSeparators(info.path()));
    }
    if (const auto failure = core::writeWholeFile(path, bytes)) {
        return SavingTexts::tr("%1 cannot be written: %2. Is the disk full, or the folder for "
                               "reading only?")
            .arg(QDir::toNativeSeparators(path), *failure);
    }
    QFile written(path);
    if (!written.open(QIODevice::ReadOnly) || written.readAll() != bytes) {
        return SavingTexts::tr("%1 was written but cannot be read again.")
            .arg(QDir::toNativeSeparators(path));
    }
    return {};
}

QString fileName(const QString& event, const QString& title, const QString& suffix)
{
    QString name = event.isEmpty() ? title : event + u" - "_s + title;
    const QString refused = u"\\/:*?\"<>|"_s;
    for (QChar& letter : name) {
        if (refused.contains(letter) || !letter.isPrint()) {
            letter = u'_';
        }
    }
    constexpr qsizetype longest = 120;
    return name.left(longest).trimmed() + u'.' + suffix;
}

} // namespace desk
