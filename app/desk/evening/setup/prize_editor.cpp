#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <span>
#include <vector>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int fieldLeft = 52;

class PrizeEditor final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(PrizeEditor)

public:
    explicit PrizeEditor(QWidget* parent)
        : SettingEditor(parent),
          rows_(makeColumn(nullptr, distance::tight)),
          sum_(makeLabel({}, 13, QFont::Medium, theme::Role::Text, this)),
          add_(makeButton(u"addPrizeButton"_s, tr("Add a prize"), icons::Meaning::Add,
                          ButtonKind::Normal, this))
    {
        setObjectName(u"prizes"_s);
        setAccessibleName(tr("Prizes"));
        setFocusProxy(add_);
        sum_->setObjectName(u"prizeSum"_s);
        sum_->setContentsMargins(fieldLeft, 0, 0, 0);
        auto* column = makeColumn(this, distance::tight);
        column->addLayout(rows_);
        column->addWidget(sum_);
        column->addWidget(add_, 0, Qt::AlignLeft);
        connect(add_, &QPushButton::clicked, this, [this] { enter(fields_.size()); });
        showSum();
    }

    void load(const core::Settings& settings) override
    {
        const auto& cents = settings.prizeCents;
        const std::size_t added = isAdding() && fields_.back()->hasFocus() ? 1 : 0;
        while (fields_.size() > cents.size() + added) {
            dropLastRow();
        }
        const auto shown = std::min(fields_.size(), cents.size());
        for (std::size_t index = 0; index < shown; ++index) {
            if (typedCents(fields_[index]->text()) != cents[index]) {
                fields_[index]->setText(texts::centsText(cents[index]));
            }
            setFieldState(*fields_[index], FieldState::Normal);
        }
        while (fields_.size() < cents.size()) {
            addRow(texts::centsText(cents[fields_.size()]));
        }
        showSum();
    }

    QString store(core::Settings& settings) override
    {
        std::vector<std::int64_t> cents;
        const auto fields = filledFields();
        for (auto* const field : fields) {
            const auto typed = typedCents(field->text());
            setFieldState(*field, typed ? FieldState::Normal : FieldState::Refused);
            if (typed) {
                cents.push_back(*typed);
            }
        }
        showSum();
        if (cents.size() < fields.size()) {
            return amountComplaint();
        }
        settings.prizeCents = std::move(cents);
        return {};
    }

private:
    /// The last row is new, and its amount not typed yet.
    [[nodiscard]] bool isAdding() const
    {
        return !fields_.empty() && fields_.back()->text().trimmed().isEmpty();
    }

    [[nodiscard]] std::span<QLineEdit* const> filledFields() const
    {
        return std::span(fields_).first(fields_.size() - (isAdding() ? 1 : 0));
    }

    void addRow(const QString& amount)
    {
        const auto index = fields_.size();
        const int rank = static_cast<int>(index) + 1;
        auto* line = new QWidget(this);
        auto* place =
            makeLabel(texts::ordinalText(rank), 13, QFont::Normal, theme::Role::Muted, line);
        place->setFixedWidth(fieldLeft - distance::small);
        auto* field = makeField(u"prizeField%1"_s.arg(rank),
                                tr("Prize of rank %1, in euros").arg(rank), line);
        field->setText(amount);
        field->setAlignment(Qt::AlignRight);
        auto* removing = makeButton(u"removePrize%1"_s.arg(rank), tr("Remove"),
                                    icons::Meaning::Remove, ButtonKind::Quiet, line);
        removing->setAccessibleName(tr("Remove the prize of rank %1").arg(rank));
        auto* row = makeRow(line);
        row->addWidget(place);
        row->addWidget(field, 1);
        row->addWidget(removing);
        rows_->addWidget(line);
        // A hidden field could not take the focus.
        line->show();
        fields_.push_back(field);
        connect(field, &QLineEdit::textEdited, this, &SettingEditor::edited);
        connect(field, &QLineEdit::returnPressed, this, [this, index] { enter(index + 1); });
        connect(removing, &QPushButton::clicked, this, [this, index] { remove(index); });
    }

    void dropLastRow()
    {
        // Deleted later, as this is called from slots of its widgets.
        auto* line = fields_.back()->parentWidget();
        line->hide();
        line->deleteLater();
        fields_.pop_back();
    }

    void remove(std::size_t index)
    {
        // The amounts below move up one row.
        for (; index + 1 < fields_.size(); ++index) {
            fields_[index]->setText(fields_[index + 1]->text());
        }
        dropLastRow();
        Q_EMIT chosen();
    }

    /// Focuses that field, adding it after the last if needed.
    void enter(std::size_t index)
    {
        if (index == fields_.size()) {
            addRow({});
        }
        fields_[index]->setFocus();
        fields_[index]->selectAll();
    }

    void showSum()
    {
        std::int64_t sum = 0;
        const auto fields = filledFields();
        bool areRead = !fields.empty();
        for (const auto* const field : fields) {
            const auto cents = typedCents(field->text());
            areRead = areRead && cents;
            sum += cents.value_or(0);
        }
        sum_->setVisible(areRead);
        sum_->setText(tr("Sum: %1 €").arg(texts::centsText(sum)));
    }

    std::vector<QLineEdit*> fields_; ///< In rows of their own.
    QVBoxLayout* rows_;
    QLabel* sum_;
    QPushButton* add_;
};

} // namespace

SettingEditor* makePrizeEditor(QWidget* parent)
{
    return new PrizeEditor(parent);
}

} // namespace desk
