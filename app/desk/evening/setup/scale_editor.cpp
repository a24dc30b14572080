#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"

#include <QCoreApplication>
#include <QLineEdit>

#include <map>
#include <optional>
#include <vector>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int ownValues = -1;
constexpr int smallestSize = 2;

/// Typing in a field turns a named scale into custom values.
class ScaleEditor final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(ScaleEditor)

public:
    ScaleEditor(const QString& name, QWidget* parent)
        : SettingEditor(parent),
          choice_(makeChoice(name + u"Choice"_s, tr("Points by place"), {}, this))
    {
        nameScales();
        connect(choice_, &QComboBox::activated, this, [this] {
            if (const int chosen = selected<int>(*choice_); chosen != ownValues) {
                show(static_cast<scoring::NamedScale>(chosen));
            }
            Q_EMIT chosen();
        });
        makeColumn(this, distance::tight)->addWidget(choice_);
        for (int size = scoring::largestTable; size >= smallestSize; --size) {
            buildRow(name, size);
        }
    }

    QWidget& field() override { return *choice_; }
    void load(const core::Settings& settings) override
    {
        if (ruleSet_ != settings.rules.ruleSet) {
            ruleSet_ = settings.rules.ruleSet;
            nameScales();
        }
        for (const auto& [size, fields] : fields_) {
            fields.front()->parentWidget()->setVisible(scoring::allowsTableOf(ruleSet_, size));
        }
        const auto& scale = settings.rules.options.scale;
        const auto* named = std::get_if<scoring::NamedScale>(&scale);
        select(*choice_, named != nullptr ? static_cast<int>(*named) : ownValues);
        show(scale);
        mark();
    }

    QString store(core::Settings& settings) override
    {
        auto& scale = settings.rules.options.scale;
        if (const int chosen = selected<int>(*choice_); chosen != ownValues) {
            scale = static_cast<scoring::NamedScale>(chosen);
            return mark();
        }
        if (auto complaint = mark(); !complaint.isEmpty()) {
            return complaint;
        }
        scoring::OwnScale own;
        // Omitted custom values are those of the English text, so different scales can have the
        // same values.
        bool isSame = true;
        for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
            std::vector<scoring::MatchPoints> values;
            for (const auto* field : fields_.at(size)) {
                if (const auto value = typedPoints(field->text())) {
                    values.push_back(*value);
                }
            }
            const bool complete = values.size() == static_cast<std::size_t>(size);
            const auto typed = complete ? scoring::PlaceValues::from(values) : std::nullopt;
            const auto before = scoring::placeValues(scale, ruleSet_, size);
            own.forTableOf(size) = typed ? *typed : before;
            isSame = isSame && own.forTableOf(size) == before;
        }
        auto* standing = std::get_if<scoring::OwnScale>(&scale);
        if (standing == nullptr || !isSame) {
            scale = own;
        } else if (!scoring::allowsTableOf(ruleSet_, smallestSize)) {
            standing->two.reset();
        }
        return {};
    }

private:
    using Fields = std::vector<QLineEdit*>; ///< From first to last place.

    void buildRow(const QString& name, int tableSize)
    {
        constexpr int fieldWidth = 40;
        auto* row = new QWidget(this);
        auto* line = makeRow(row);
        line->addWidget(makeLabel(tr("%n player(s)", nullptr, tableSize), 13, QFont::Normal,
                                  theme::Role::Muted, row),
                        1);
        for (int place = 1; place <= tableSize; ++place) {
            auto* field =
                makeField(name + u"Field%1-%2"_s.arg(tableSize).arg(place),
                          tr("%n player(s), place %1", nullptr, tableSize).arg(place), row);
            field->setProperty("tableSize", tableSize);
            field->setFixedWidth(fieldWidth);
            field->setAlignment(Qt::AlignHCenter);
            field->setTextMargins(-4, 0, -4, 0);
            connect(field, &QLineEdit::textEdited, this, [this] {
                select(*choice_, ownValues);
                Q_EMIT edited();
            });
            line->addWidget(field);
            fields_[tableSize].push_back(field);
        }
        for (int place = tableSize + 1; place <= scoring::largestTable; ++place) {
            line->addSpacing(fieldWidth + line->spacing());
        }
        layout()->addWidget(row);
    }

    /// Names scales after the rule texts that print them; Rommé 500 has none.
    void nameScales()
    {
        const bool cards = ruleSet_ == scoring::RuleSet::Romme500;
        using enum scoring::NamedScale;
        setItems(
            *choice_,
            {{cards ? tr("the last gets 1 everywhere") : tr("as in the English text"),
              int(English)},
             {cards ? tr("the first gets 4 everywhere") : tr("as in the German text"), int(German)},
             {cards ? tr("the first gets 4, the last 1") : tr("balanced: a win is worth the same"),
              int(Balanced)},
             {tr("own values"), ownValues}});
    }

    void show(const scoring::Scale& scale)
    {
        for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
            const auto values = scoring::placeValues(scale, ruleSet_, size);
            int place = 0;
            for (auto* field : fields_[size]) {
                const auto value = values.at(++place);
                if (typedPoints(field->text()) != value) {
                    field->setText(fieldText(value));
                }
            }
        }
    }

    /// Marks unreadable fields; returns why the first one is, or an empty text.
    QString mark() const
    {
        QString complaint;
        for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
            std::optional<scoring::MatchPoints> last;
            for (auto* field : fields_.at(size)) {
                const auto value = typedPoints(field->text());
                QString wrong;
                if (!value) {
                    wrong = tr("Write match points such as 4, 2½, 5/2 or 2.5, in steps of 0.1.");
                } else if (*value < scoring::MatchPoints()) {
                    wrong = tr("A place is worth 0 or more.");
                } else if (last && *value > *last) {
                    wrong = tr("A place cannot be worth more than the place before it.");
                }
                setFieldState(*field, wrong.isEmpty() ? FieldState::Normal : FieldState::Refused);
                if (complaint.isEmpty()) {
                    complaint = wrong;
                }
                last = value ? value : last;
            }
        }
        return complaint;
    }

    scoring::RuleSet ruleSet_ = scoring::RuleSet::RummyPurePlus;
    QComboBox* choice_;
    std::map<int, Fields> fields_; ///< By table size.
};

} // namespace

SettingEditor* makeScaleEditor(const QString& name, QWidget* parent)
{
    return new ScaleEditor(name, parent);
}

} // namespace desk
