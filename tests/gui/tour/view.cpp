#include "view.h"

#include <QtGlobal>

QString View::name() const
{
    return QStringLiteral("%1-%2-%3x%4%5")
        .arg(language,
             tone == theme::Tone::Light ? QStringLiteral("light") : QStringLiteral("dark"))
        .arg(size.width())
        .arg(size.height())
        .arg(isDoubled() ? QStringLiteral("-200") : QString());
}

std::vector<View> allViews()
{
    constexpr QSize small(1280, 800);
    constexpr QSize large(1920, 1080);
    std::vector<View> views;
    for (const auto& language : {QStringLiteral("de"), QStringLiteral("en")}) {
        for (const auto tone : {theme::Tone::Light, theme::Tone::Dark}) {
            views.push_back({language, tone, small});
            if (!isDoubled()) {
                views.push_back({language, tone, large});
            }
        }
    }
    return views;
}

bool isDoubled()
{
    return qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
}
