#include "scale_editor.h"

#include "choices.h"

#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace desk {
namespace {

constexpr int ownChoice = -1;
constexpr int smallestSize = 2;
constexpr int fieldWidth = 40;

} // namespace

ScaleEditor::ScaleEditor(const QString& name, QWidget* parent)
    : QWidget(parent),
      choice_(makeChoice(name + QStringLiteral("Choice"), tr("Points by place"), {}, this))
{
    nameScales();
    connect(choice_, &QComboBox::activated, this, &ScaleEditor::choose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(choice_);
    for (int size = scoring::largestTable; size >= smallestSize; --size) {
        buildRow(name, size);
    }
}

/// By the texts that print them; Rommé 500 has none of these.
void ScaleEditor::nameScales()
{
    const bool cards = ruleSet_ == scoring::RuleSet::Romme500;
    choice_->clear();
    using enum scoring::NamedScale;
    choice_->addItem(cards ? tr("the last gets 1 everywhere") : tr("as in the English text"),
                     static_cast<int>(English));
    choice_->addItem(cards ? tr("the first gets 4 everywhere") : tr("as in the German text"),
                     static_cast<int>(German));
    choice_->addItem(cards ? tr("the first gets 4, the last 1")
                           : tr("balanced: a win is worth the same"),
                     static_cast<int>(Balanced));
    choice_->addItem(tr("own values"), ownChoice);
}

void ScaleEditor::buildRow(const QString& name, int tableSize)
{
    auto& values = row(tableSize);
    values.line = new QWidget(this);
    auto* line = new QHBoxLayout(values.line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(makeLabel(tr("%n player(s)", nullptr, tableSize), 13, QFont::Normal,
                              theme::Role::Muted, values.line),
                    1);
    for (int place = 1; place <= scoring::largestTable; ++place) {
        if (place > tableSize) {
            line->addSpacing(fieldWidth + line->spacing());
            continue;
        }
        auto* field =
            makeField(name + QStringLiteral("Field%1-%2").arg(tableSize).arg(place),
                      tr("%n player(s), place %1", nullptr, tableSize).arg(place), values.line);
        field->setFixedWidth(fieldWidth);
        field->setAlignment(Qt::AlignHCenter);
        field->setTextMargins(-4, 0, -4, 0);
        connect(field, &QLineEdit::textEdited, this, [this] {
            choice_->setCurrentIndex(choice_->findData(ownChoice));
            Q_EMIT edited();
        });
        line->addWidget(field);
        values.fields.push_back(field);
    }
    layout()->addWidget(values.line);
}

ScaleEditor::Row& ScaleEditor::row(int tableSize)
{
    return rows_.at(static_cast<std::size_t>(tableSize - smallestSize));
}

const ScaleEditor::Row& ScaleEditor::row(int tableSize) const
{
    return rows_.at(static_cast<std::size_t>(tableSize - smallestSize));
}

QLineEdit& ScaleEditor::field(int tableSize, int place) const
{
    return *row(tableSize).fields.at(static_cast<std::size_t>(place - 1));
}

bool ScaleEditor::isOwn() const
{
    return choice_->currentData().toInt() == ownChoice;
}

void ScaleEditor::choose()
{
    if (!isOwn()) {
        show(static_cast<scoring::NamedScale>(choice_->currentData().toInt()));
    }
    Q_EMIT edited();
}

void ScaleEditor::show(const scoring::Scale& scale)
{
    for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
        const auto values = scoring::placeValues(scale, ruleSet_, size);
        for (int place = 1; place <= size; ++place) {
            auto& shown = field(size, place);
            if (typedPoints(shown.text()) != values.at(place)) {
                shown.setText(fieldText(values.at(place)));
            }
        }
    }
}

void ScaleEditor::display(const scoring::Scale& scale, scoring::RuleSet ruleSet)
{
    if (std::exchange(ruleSet_, ruleSet) != ruleSet) {
        nameScales();
    }
    for (int size = smallestSize; size <= scoring::largestTable; ++size) {
        row(size).line->setVisible(scoring::allowsTableOf(ruleSet, size));
    }
    const auto* named = std::get_if<scoring::NamedScale>(&scale);
    const int choice = named != nullptr ? static_cast<int>(*named) : ownChoice;
    choice_->setCurrentIndex(choice_->findData(choice));
    show(scale);
    check();
}

scoring::Scale ScaleEditor::scale(const scoring::Scale& otherwise) const
{
    if (!isOwn()) {
        return static_cast<scoring::NamedScale>(choice_->currentData().toInt());
    }
    scoring::OwnScale own;
    for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
        std::vector<scoring::MatchPoints> values;
        for (const auto* typed : row(size).fields) {
            if (const auto value = typedPoints(typed->text())) {
                values.push_back(*value);
            }
        }
        const bool complete = values.size() == static_cast<std::size_t>(size);
        const auto places = complete ? scoring::PlaceValues::from(values) : std::nullopt;
        own.forTableOf(size) = places ? *places : scoring::placeValues(otherwise, ruleSet_, size);
    }
    if (sameValues(own, otherwise)) {
        return trimmed(otherwise);
    }
    return own;
}

/// Own values left out are those of the English text: writing them out makes no difference.
bool ScaleEditor::sameValues(const scoring::OwnScale& own, const scoring::Scale& otherwise) const
{
    if (!std::holds_alternative<scoring::OwnScale>(otherwise)) {
        return false;
    }
    for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
        if (scoring::placeValues(own, ruleSet_, size) !=
            scoring::placeValues(otherwise, ruleSet_, size)) {
            return false;
        }
    }
    return true;
}

/// Without sizes that the rules do not have.
scoring::Scale ScaleEditor::trimmed(const scoring::Scale& scale) const
{
    auto own = std::get<scoring::OwnScale>(scale);
    if (!scoring::allowsTableOf(ruleSet_, smallestSize)) {
        own.two.reset();
    }
    return own;
}

QString ScaleEditor::checkRow(const Row& values) const
{
    std::optional<scoring::MatchPoints> last;
    QString complaint;
    for (auto* typed : values.fields) {
        const auto value = typedPoints(typed->text());
        QString wrong;
        if (!value) {
            wrong = tr("Write match points such as 4, 2½, 5/2 or 2.5, in steps of 0.1.");
        } else if (*value < scoring::MatchPoints()) {
            wrong = tr("A place is worth 0 or more.");
        } else if (last && *value > *last) {
            wrong = tr("A place cannot be worth more than the place before it.");
        }
        setFieldState(*typed, wrong.isEmpty() ? FieldState::Normal : FieldState::Refused);
        if (complaint.isEmpty()) {
            complaint = wrong;
        }
        last = value ? value : last;
    }
    return complaint;
}

QString ScaleEditor::check()
{
    QString complaint;
    for (int size = scoring::smallestTable(ruleSet_); size <= scoring::largestTable; ++size) {
        const QString wrong = checkRow(row(size));
        if (complaint.isEmpty()) {
            complaint = wrong;
        }
    }
    return complaint;
}

} // namespace desk
