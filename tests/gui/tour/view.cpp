#include "view.h"

#include <QtGlobal>

QString View::name() const
{
    const auto percent = scalePercent();
    return QStringLiteral("%1-%2-%3x%4%5")
        .arg(language,
             tone == theme::Tone::Light ? QStringLiteral("light") : QStringLiteral("dark"))
        .arg(size.width())
        .arg(size.height())
        .arg(percent != 100 ? QStringLiteral("-%1").arg(percent) : QString());
}

std::vector<View> allViews()
{
    constexpr QSize usual(1280, 800);
    constexpr QSize large(1920, 1080);
    constexpr QSize small(1024, 700);
    constexpr QSize smallest(910, 480);  // A screen of 1366×768, less the title bar.
    constexpr QSize narrowest(853, 533); // 1280×800.
    std::vector<View> views;
    for (const auto& language : {QStringLiteral("de"), QStringLiteral("en")}) {
        if (scalePercent() == 150) {
            views.push_back({language, theme::Tone::Light, smallest});
            views.push_back({language, theme::Tone::Light, narrowest});
            continue;
        }
        for (const auto tone : {theme::Tone::Light, theme::Tone::Dark}) {
            views.push_back({language, tone, usual});
            if (scalePercent() == 100) {
                views.push_back({language, tone, large});
            }
        }
        if (scalePercent() == 100) {
            views.push_back({language, theme::Tone::Light, small});
        }
    }
    return views;
}

int scalePercent()
{
    constexpr int whole = 100;
    bool isNumber = false;
    const auto factor = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(&isNumber);
    return isNumber ? qRound(factor * whole) : whole;
}
