#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"

#include <QCoreApplication>
#include <QLineEdit>

#include <optional>
#include <utility>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A combo box with one entry that needs an amount, whose field shows while it is chosen.
class AmountEditor : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(AmountEditor)

public:
    AmountEditor(const QString& name, const QString& choiceName, const QString& fieldName,
                 const ChoiceItems& items, int amountChoice, QWidget* parent)
        : SettingEditor(parent),
          amountChoice_(amountChoice),
          choice_(makeChoice(name + u"Choice"_s, choiceName, items, this)),
          field_(makeField(name + u"Field"_s, fieldName, this))
    {
        constexpr int fieldWidth = 64;
        field_->setFixedWidth(fieldWidth);
        field_->setAlignment(Qt::AlignHCenter);
        auto* row = makeRow(this);
        row->addWidget(choice_, 1);
        row->addWidget(field_);
        field_->setVisible(needsAmount());
        connect(choice_, &QComboBox::activated, this, [this] {
            field_->setVisible(needsAmount());
            Q_EMIT chosen();
        });
        connect(field_, &QLineEdit::textEdited, this, &SettingEditor::edited);
    }

    QWidget& field() override { return *field_; }

protected:
    void offer(const ChoiceItems& items)
    {
        setItems(*choice_, items);
        field_->setVisible(needsAmount());
    }
    void choose(int value)
    {
        select(*choice_, value);
        field_->setVisible(needsAmount());
    }
    [[nodiscard]] int choice() const { return selected<int>(*choice_); }
    [[nodiscard]] bool needsAmount() const { return choice() == amountChoice_; }
    void setText(const QString& text) { field_->setText(text); }
    [[nodiscard]] QString text() const { return field_->text(); }

private:
    int amountChoice_;
    QComboBox* choice_;
    QLineEdit* field_;
};

/// Its amount is a whole number from 1 up.
class NumberEditor final : public AmountEditor
{
public:
    /// The choice, and the number if it needs one.
    using Chosen = std::pair<int, std::optional<std::int32_t>>;
    using Get = std::function<Chosen(const core::CardRules&)>;
    using Set = std::function<void(core::CardRules&, const Chosen&)>;

    using AmountEditor::AmountEditor;

    /// `initial` is the field's value when a number is chosen.
    NumberEditor* bound(int initial, Get get, Set set)
    {
        setText(QString::number(initial));
        get_ = std::move(get);
        set_ = std::move(set);
        return this;
    }

    /// A number of the rules, or none: choice 1 or 0.
    NumberEditor* boundTo(std::optional<std::int32_t> core::CardRules::*number, int initial)
    {
        return bound(
            initial,
            [number](const core::CardRules& cards) {
                return Chosen(cards.*number ? 1 : 0, cards.*number);
            },
            [number](core::CardRules& cards, const Chosen& chosen) {
                cards.*number = chosen.second;
            });
    }

    void load(const core::Settings& settings) override
    {
        const auto [choice, number] = get_(settings.cards);
        choose(choice);
        if (number && typedNumber(text()) != number) {
            setText(QString::number(*number));
        }
    }

    QString store(core::Settings& settings) override
    {
        const auto typed = needsAmount() ? typedNumber(text()) : std::nullopt;
        if (needsAmount() && !typed) {
            return wholeNumberComplaint();
        }
        set_(settings.cards, {choice(), typed});
        return {};
    }

private:
    Get get_;
    Set set_;
};

class ByeEditor final : public AmountEditor
{
    Q_DECLARE_TR_FUNCTIONS(ByeEditor)

public:
    ByeEditor(const QString& name, Applies offersAverage, QWidget* parent)
        : AmountEditor(name, tr("Points for a bye"), tr("Points for a bye"), {}, Points, parent),
          offersAverage_(std::move(offersAverage))
    {}

    void load(const core::Settings& settings) override
    {
        const auto& bye = settings.rules.options.byeMatchPoints;
        const auto* points = std::get_if<scoring::MatchPoints>(&bye);
        ChoiceItems items = {{tr("none"), NoPoints}, {tr("a fixed number"), Points}};
        if (points == nullptr || offersAverage_(settings)) {
            items << std::pair(tr("the average of a table of four"), int(AverageOfFour));
        }
        offer(items);
        if (typed() != bye) {
            choose(points == nullptr                   ? AverageOfFour
                   : *points == scoring::MatchPoints() ? NoPoints
                                                       : Points);
        }
        if (points != nullptr && typedPoints(text()) != *points) {
            setText(fieldText(*points));
        }
    }

    QString store(core::Settings& settings) override
    {
        const auto bye = typed();
        if (!bye) {
            return tr("Write points such as 2½ or 7.5, in steps of 0.1.");
        }
        settings.rules.options.byeMatchPoints = *bye;
        // Another option may have changed whether the average is offered.
        load(settings);
        return {};
    }

private:
    enum Choice : int { NoPoints, Points, AverageOfFour };

    [[nodiscard]] std::optional<scoring::ByeMatchPoints> typed() const
    {
        switch (choice()) {
        case NoPoints:
            return scoring::MatchPoints();
        case AverageOfFour:
            return scoring::AverageGame();
        default:
            return typedPoints(text());
        }
    }

    Applies offersAverage_;
};

} // namespace

SettingEditor* makeByeEditor(const QString& name, Applies offersAverage, QWidget* parent)
{
    return new ByeEditor(name, std::move(offersAverage), parent);
}

SettingEditor* makeMatchEditor(const QString& name, QWidget* parent)
{
    // The other entries give their number of deals.
    static constexpr int toTarget = 0;
    ChoiceItems items = {{AmountEditor::tr("to the target"), toTarget}};
    for (int deals = 1; deals <= scoring::mostQuickDeals; ++deals) {
        items << std::pair(AmountEditor::tr("%n deal(s)", nullptr, deals), deals);
    }
    const auto get = [](const core::CardRules& cards) -> NumberEditor::Chosen {
        if (const auto* quick = std::get_if<scoring::QuickMatch>(&cards.match)) {
            return {quick->deals, std::nullopt};
        }
        return {toTarget, std::get<scoring::TargetMatch>(cards.match).target};
    };
    const auto set = [](core::CardRules& cards, const NumberEditor::Chosen& chosen) {
        if (const auto& [deals, target] = chosen; target) {
            cards.match = scoring::TargetMatch{*target};
        } else {
            cards.match = scoring::QuickMatch{deals};
        }
    };
    return (new NumberEditor(name, AmountEditor::tr("A match goes"), AmountEditor::tr("Target"),
                             items, toTarget, parent))
        ->bound(scoring::TargetMatch().target, get, set);
}

SettingEditor* makeChipsEditor(QWidget* parent)
{
    return (new NumberEditor(
                u"chips"_s, AmountEditor::tr("Chips"), AmountEditor::tr("Chips for a point"),
                {{AmountEditor::tr("none"), 0}, {AmountEditor::tr("for each point"), 1}}, 1,
                parent))
        ->boundTo(&core::CardRules::pcr, 1);
}

SettingEditor* makeStackEditor(QWidget* parent)
{
    constexpr int usual = 500;
    const QString name = AmountEditor::tr("Chips at the start");
    return (new NumberEditor(u"stack"_s, name, name,
                             {{AmountEditor::tr("without a limit"), 0},
                              {AmountEditor::tr("a number of chips"), 1}},
                             1, parent))
        ->boundTo(&core::CardRules::stack, usual);
}

} // namespace desk
