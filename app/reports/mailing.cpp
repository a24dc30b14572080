#include "mailing.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QUrl>

namespace desk {

using namespace Qt::StringLiterals;

Mailed mail(const Letter& letter)
{
    const auto program = QStandardPaths::findExecutable(u"xdg-email"_s);
    if (!program.isEmpty() &&
        QProcess::startDetached(program, {u"--utf8"_s, u"--subject"_s, letter.subject, u"--body"_s,
                                          letter.text, u"--attach"_s, letter.file})) {
        return Mailed::Attached;
    }
    // Percent-encoded by hand: mail programs do not read "+" as a space.
    const auto encoded = [](const QString& text) {
        return QString::fromLatin1(QUrl::toPercentEncoding(text));
    };
    const QUrl address(
        u"mailto:?subject=%1&body=%2"_s.arg(encoded(letter.subject), encoded(letter.text)));
    if (!QDesktopServices::openUrl(address)) {
        return Mailed::NoProgram;
    }
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(letter.file).path()));
    return Mailed::ByHand;
}

} // namespace desk
