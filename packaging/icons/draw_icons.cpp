#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QImageWriter>

#include <cstdio>

/// `draw_icons FOLDER PICTURE.svg…` draws each picture in the sizes of the freedesktop icon themes:
/// FOLDER/48x48/PICTURE.png.
namespace {

bool draw(const QString& picture, const QString& folder, int size)
{
    QImageReader reader(picture);
    reader.setScaledSize(QSize(size, size));
    const QImage image = reader.read();
    const QString sized = QStringLiteral("%1/%2x%2").arg(folder).arg(size);
    const QString path =
        sized + u'/' + QFileInfo(picture).completeBaseName() + QStringLiteral(".png");
    QImageWriter writer(path);
    if (!image.isNull() && QDir().mkpath(sized) && writer.write(image)) {
        return true;
    }
    std::fprintf(stderr, "%s: %s\n", qPrintable(path),
                 qPrintable(image.isNull() ? reader.errorString() : writer.errorString()));
    return false;
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments().mid(1);
    for (const auto& picture : arguments.mid(1)) {
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            if (!draw(picture, arguments.first(), size)) {
                return 3;
            }
        }
    }
    return 0;
}
