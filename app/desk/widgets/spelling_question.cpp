#include "app/desk/widgets/spelling_question.h"

#include "app/desk/widgets/ask.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace desk {
namespace {

class SpellingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SpellingTexts)
};

} // namespace

bool confirmSpellings(const std::vector<core::Spellings>& spellings, QWidget* parent)
{
    constexpr std::size_t mostShown = 10;
    QStringList lines;
    for (std::size_t index = 0; index < std::min(mostShown, spellings.size()); ++index) {
        QStringList others;
        for (const auto& other : spellings[index].others) {
            others << SpellingTexts::tr("“%1”").arg(other);
        }
        lines << SpellingTexts::tr("%1 → “%2”", "several spellings, and the one kept")
                     .arg(others.join(QStringLiteral(", ")), spellings[index].kept);
    }
    if (spellings.size() > mostShown) {
        lines << SpellingTexts::tr("and %n more", nullptr,
                                   static_cast<int>(spellings.size() - mostShown));
    }
    return confirm(parent, SpellingTexts::tr("Make one spelling of each?"),
                   lines.join(QStringLiteral("\n")), SpellingTexts::tr("Make one spelling"),
                   Enter::Accepts);
}

} // namespace desk
