#include "desk_fixture.h"

#include "app/icons.h"
#include "app/main_window.h"
#include "app/texts/translation.h"
#include "app/theme.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <array>
#include <functional>

/// Writes a picture of every page, in both languages, light and dark, at 1280×800, 1920×1080 and
/// in 200 %, into a folder: `tour [FOLDER]`.
namespace {

constexpr std::array<const char*, desk::pageCount> pageNames = {
    "tournaments", "setup", "participants", "rounds", "results", "standings", "reports"};

struct View
{
    QString language;
    theme::Tone tone;
    QSize size;
};

QString nameOf(const View& view, const QString& scene)
{
    const auto percent = qRound(qApp->devicePixelRatio() * 100);
    return QStringLiteral("%1-%2-%3-%4x%5%6.png")
        .arg(scene, view.language,
             view.tone == theme::Tone::Light ? QStringLiteral("light") : QStringLiteral("dark"))
        .arg(view.size.width())
        .arg(view.size.height())
        .arg(percent == 100 ? QString() : QStringLiteral("-%1").arg(percent));
}

class Tour
{
public:
    Tour(const QDir& folder, View view) : folder_(folder), view_(std::move(view)) {}

    void run()
    {
        QLocale::setDefault(QLocale(view_.language));
        const texts::Translation translation{QLocale(view_.language)};
        theme::apply(*qApp, view_.tone);
        empty();
        evening();
    }

private:
    void empty()
    {
        DeskFixture fixture;
        desk::MainWindow window(fixture.desk());
        show(window);
        take(window, QStringLiteral("tournaments-empty"));
    }

    void evening()
    {
        DeskFixture fixture;
        fixture.openSample(QStringLiteral("open-tournament.json"));
        fixture.openSample(QStringLiteral("pure-evening.json"));
        fixture.openSample();
        desk::MainWindow window(fixture.desk());
        show(window);
        for (int index = 0; index < desk::pageCount; ++index) {
            window.showPage(static_cast<desk::PageId>(index));
            take(window, QString::fromLatin1(pageNames.at(static_cast<std::size_t>(index))));
        }
    }

    void show(QWidget& window) const
    {
        window.resize(view_.size);
        window.show();
        QCoreApplication::processEvents();
    }

    void take(QWidget& window, const QString& scene) const
    {
        QCoreApplication::processEvents();
        const auto file = folder_.filePath(nameOf(view_, scene));
        if (!window.grab().save(file)) {
            qFatal("cannot write %s", qPrintable(file));
        }
    }

    QDir folder_;
    View view_;
};

int atTwiceTheSize(const QStringList& arguments)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    constexpr int patience = 600'000;
    return process.waitForFinished(patience) ? process.exitCode() : 1;
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments().mid(1);
    QDir folder(arguments.isEmpty() ? QStringLiteral("tour") : arguments.first());
    folder.mkpath(QStringLiteral("."));
    icons::prepare();
    constexpr QSize small(1280, 800);
    constexpr QSize large(1920, 1080);
    const bool doubled = qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
    for (const auto* language : {"de", "en"}) {
        for (const auto tone : {theme::Tone::Light, theme::Tone::Dark}) {
            Tour(folder, {QString::fromLatin1(language), tone, small}).run();
            if (!doubled) {
                Tour(folder, {QString::fromLatin1(language), tone, large}).run();
            }
        }
    }
    return doubled ? 0 : atTwiceTheSize({folder.path()});
}
