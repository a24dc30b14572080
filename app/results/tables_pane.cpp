#include "tables_pane.h"

#include "plain_undo.h"

#include "app/widgets/field_state.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "core/slip_id.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// Whenever one comes to it, typing replaces the number that stands there.
class NumberField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QLineEdit::focusInEvent(event);
        selectAll();
    }
};

} // namespace

TablesPane::TablesPane(QWidget* parent)
    : QWidget(parent),
      field_(new NumberField(this)),
      refusal_(new Notice(this)),
      onlyOpen_(new QCheckBox(tr("open only"), this)),
      view_(new QListView(this)),
      model_(new TablesModel(this))
{
    constexpr int fieldWidth = 104;
    constexpr int width = 288;
    setFixedWidth(width);
    field_->setObjectName(u"tableField"_s);
    field_->setAccessibleName(tr("Number of the table, or slip id"));
    field_->setToolTip(tr("The number of the table, or the id that stands on its score slip."));
    field_->setFixedWidth(fieldWidth);
    field_->setAlignment(Qt::AlignCenter);
    field_->setStyleSheet(u"QLineEdit { font-size: 16px; font-weight: 600; padding: 0; }"_s);
    static const QRegularExpression digitsAndSeparators(u"[0-9ß\\-.,/ ]{0,24}"_s);
    field_->setValidator(new QRegularExpressionValidator(digitsAndSeparators, field_));
    refusal_->setObjectName(u"tableRefusal"_s);
    refusal_->hide();
    onlyOpen_->setObjectName(u"openOnly"_s);
    onlyOpen_->setAccessibleName(onlyOpen_->text());
    auto* const label = makeLabel(tr("Table"), 13, QFont::DemiBold, theme::Role::Text, this);
    label->setBuddy(field_);
    auto* const top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(field_);
    top->addStretch();
    top->addWidget(onlyOpen_);
    view_->setObjectName(u"tableList"_s);
    view_->setAccessibleName(tr("Tables of the round"));
    view_->setModel(model_);
    view_->setItemDelegate(new TablesDelegate(view_));
    view_->setMouseTracking(true);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(refusal_);
    column->addWidget(view_, 1);

    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid()) {
            Q_EMIT chosen(model_->line(index.row()).number);
        }
    };
    connect(view_, &QListView::clicked, this, choose);
    connect(view_, &QListView::activated, this, choose);
    leaveUndoToTheWindow(*field_);
    connect(field_, &QLineEdit::textEdited, this, [this](const QString& text) {
        calmDown();
        if (!core::looksLikeSlipId(text)) {
            Q_EMIT typed(core::TableNumber{text.toInt()});
        }
    });
    connect(field_, &QLineEdit::returnPressed, this, &TablesPane::enter);
    connect(onlyOpen_, &QCheckBox::toggled, this, [this](bool onlyOpen) {
        filter();
        Q_EMIT onlyOpenChanged(onlyOpen);
    });
}

void TablesPane::enter()
{
    const QString text = field_->text().trimmed();
    field_->setModified(false);
    calmDown();
    if (core::looksLikeSlipId(text)) {
        Q_EMIT slipEntered(text);
    } else {
        Q_EMIT entered(core::TableNumber{text.toInt()});
    }
}

void TablesPane::refuse(const QString& sentence)
{
    refusal_->showError(sentence);
    refusal_->show();
    setFieldState(*field_, FieldState::Refused);
    // What is refused stays until something else is typed.
    field_->setModified(true);
    field_->setFocus(Qt::OtherFocusReason);
    field_->selectAll();
}

void TablesPane::calmDown()
{
    refusal_->clear();
    refusal_->hide();
    setFieldState(*field_, FieldState::Normal);
}

bool TablesPane::onlyOpen() const
{
    return onlyOpen_->isChecked();
}

void TablesPane::setOnlyOpen(bool onlyOpen)
{
    onlyOpen_->setChecked(onlyOpen);
}

void TablesPane::setLines(const std::vector<TableLine>& lines)
{
    lines_ = lines;
    filter();
}

void TablesPane::filter()
{
    std::vector<TableLine> shown;
    std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(shown),
                 [this](const TableLine& line) {
                     return line.open || !onlyOpen() || line.number == current_;
                 });
    model_->setLines(std::move(shown));
    setCurrent(current_);
}

void TablesPane::setCurrent(std::optional<core::TableNumber> number)
{
    const bool hidden = number && !model_->rowOf(*number);
    current_ = number;
    if (hidden && onlyOpen()) {
        filter();
        return;
    }
    const auto row = number ? model_->rowOf(*number) : std::nullopt;
    view_->setCurrentIndex(row ? model_->index(*row) : QModelIndex());
}

void TablesPane::suggest(std::optional<core::TableNumber> number)
{
    if (!field_->isModified()) {
        const bool selected = field_->hasSelectedText();
        field_->setText(number ? QString::number(core::plain(*number)) : QString());
        if (selected && field_->hasFocus()) {
            field_->selectAll();
        }
    }
}

void TablesPane::focusField(std::optional<core::TableNumber> number)
{
    calmDown();
    field_->setText(number ? QString::number(core::plain(*number)) : QString());
    field_->setFocus(Qt::OtherFocusReason);
    field_->selectAll();
}

} // namespace desk
