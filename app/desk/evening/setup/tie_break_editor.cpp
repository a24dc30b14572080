#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/layout.h"
#include "core/model/enum_keys.h"
#include "core/ranking/tie_breaks.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace desk {
namespace {

using TieBreaks = std::vector<scoring::TieBreak>;

constexpr int noTieBreak = -1;

bool isIn(const TieBreaks& list, scoring::TieBreak tieBreak)
{
    return std::find(list.begin(), list.end(), tieBreak) != list.end();
}

class TieBreakEditor final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(TieBreakEditor)

public:
    TieBreakEditor(const QString& name, TieBreaksOf of, QWidget* parent)
        : SettingEditor(parent), of_(of)
    {
        for (const auto& [tieBreak, key] : core::enumKeys<scoring::TieBreak>) {
            if (of == TieBreaksOf::Games || core::infoOf(tieBreak).isOfCards) {
                offered_.push_back(tieBreak);
            }
        }
        auto* column = makeColumn(this, distance::tight);
        for (std::size_t place = 1; place <= offered_.size(); ++place) {
            auto* choice =
                makeChoice(name + QString::number(place), tr("Tie-break %1").arg(place), {}, this);
            connect(choice, &QComboBox::activated, this, [this] {
                show(order());
                Q_EMIT chosen();
            });
            column->addWidget(choice);
            choices_.push_back(choice);
        }
        column->addStretch(1);
        show({});
    }

    QWidget& field() override { return *choices_.front(); }

    void load(const core::Settings& settings) override
    {
        const auto offered = isOf(settings) ? core::tieBreaksFor(settings) : offered_;
        const bool offersOthers = std::exchange(offered_, offered) != offered;
        const auto wanted = offeredOf(settings.rules.options.tieBreaks);
        if (offersOthers || order() != wanted) {
            show(wanted);
        }
    }

    QString store(core::Settings& settings) override
    {
        auto& tieBreaks = settings.rules.options.tieBreaks;
        if (order() != offeredOf(tieBreaks)) {
            tieBreaks = order();
        }
        return {};
    }

private:
    [[nodiscard]] bool isOf(const core::Settings& settings) const
    {
        return playsCards(settings) == (of_ == TieBreaksOf::Deals);
    }

    [[nodiscard]] TieBreaks offeredOf(const TieBreaks& tieBreaks) const
    {
        TieBreaks offered;
        std::copy_if(tieBreaks.begin(), tieBreaks.end(), std::back_inserter(offered),
                     [this](auto tieBreak) { return isIn(offered_, tieBreak); });
        return offered;
    }

    [[nodiscard]] TieBreaks order() const
    {
        TieBreaks list;
        for (const auto* choice : choices_) {
            const auto tieBreak = selected<scoring::TieBreak>(*choice);
            if (choice->currentData().toInt() != noTieBreak && !isIn(list, tieBreak)) {
                list.push_back(tieBreak);
            }
        }
        return list;
    }

    /// Each place offers what no other has.
    void show(const TieBreaks& shown)
    {
        for (std::size_t place = 0; place < choices_.size(); ++place) {
            const bool first = place == 0;
            ChoiceItems items = {
                {first ? tr("nothing: they share the rank") : tr("then: share the rank"),
                 noTieBreak}};
            int here = noTieBreak;
            for (const auto tieBreak : offered_) {
                const bool isHere = place < shown.size() && shown[place] == tieBreak;
                if (isHere || !isIn(shown, tieBreak)) {
                    const QString text = texts::tieBreakChoice(tieBreak, of_ == TieBreaksOf::Deals);
                    items << std::pair(first ? text : tr("then: %1").arg(text),
                                       static_cast<int>(tieBreak));
                }
                here = isHere ? static_cast<int>(tieBreak) : here;
            }
            setItems(*choices_[place], items);
            select(*choices_[place], here);
            choices_[place]->setVisible(place <= shown.size() && place < offered_.size());
        }
    }

    TieBreaksOf of_;
    TieBreaks offered_;
    std::vector<QComboBox*> choices_;
};

} // namespace

SettingEditor* makeTieBreakEditor(const QString& name, TieBreaksOf of, QWidget* parent)
{
    return new TieBreakEditor(name, of, parent);
}

} // namespace desk
