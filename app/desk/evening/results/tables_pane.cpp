#include "app/desk/evening/results/tables_pane.h"

#include "app/desk/evening/results/waiting_entries.h"

#include "app/desk/evening/results/number_field.h"
#include "app/desk/evening/results/slip.h"

#include "app/desk/frame/session.h"
#include "app/desk/frame/slip_scanner.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/numbers.h"
#include "app/desk/widgets/row_model.h"
#include "app/desk/widgets/text_painter.h"
#include "core/cards/knock_out.h"
#include "core/codes/slip_id.h"
#include "core/evening/second_pass.h"
#include "core/people/distinct_names.h"
#include "core/people/people_names.h"
#include "core/ranking/open_tables.h"
#include "core/texts/rule_texts.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QListView>
#include <QRegularExpressionValidator>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

/// One table as listed.
struct TableLine
{
    core::TableNumber number{1};
    IconText state;
    QString aside; ///< Right of the state: minutes open, or "half typed".
    QStringList names;
    QString fullNames;
    QString note;
    bool open = true;
};

class TablesModel : public RowModel<TableLine>
{
    Q_DECLARE_TR_FUNCTIONS(TablesModel)

public:
    /// "current", "open" or "complete".
    enum Role : int { FilterRole = Qt::UserRole };
    static constexpr int rowHeight = 72;

    explicit TablesModel(QObject* parent) : RowModel(1, parent) {}

    void setCurrent(std::optional<core::TableNumber> number)
    {
        current_ = number;
        setRows(rows());
    }
    [[nodiscard]] QModelIndex currentIndex() const
    {
        const auto found = std::find_if(rows().begin(), rows().end(), [this](const auto& line) {
            return line.number == current_;
        });
        return index(static_cast<int>(found - rows().begin()), 0);
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
            return {};
        }
        const TableLine& line = row(index);
        switch (role) {
        case FilterRole:
            return line.number == current_ ? u"current"_s : line.open ? u"open"_s : u"complete"_s;
        case Qt::DisplayRole:
            return QString::number(core::plain(line.number));
        case Qt::AccessibleTextRole:
            return tr("Table %1, %2, %3")
                .arg(core::plain(line.number))
                .arg(line.state.text, line.fullNames);
        case Qt::ToolTipRole:
            return line.note.isEmpty() ? line.fullNames : line.fullNames + u'\n' + line.note;
        default:
            return {};
        }
    }

private:
    std::optional<core::TableNumber> current_;
};

namespace {

constexpr int looseWidth = 288;
constexpr int tightWidth = 150;
constexpr int leastWidth = 116;

const QString onlyOpenKey = u"results/openOnly"_s;

/// The type size in which a number of up to five digits fits its column.
int numberPixels(const QString& number)
{
    return number.size() <= 2 ? 20 : number.size() == 3 ? 15 : 10;
}

} // namespace

class TablesDelegate : public ListDelegate
{
public:
    TablesDelegate(const TablesModel& model, const QSortFilterProxyModel& filter, QObject* parent)
        : ListDelegate(parent, TablesModel::rowHeight), model_(model), filter_(filter)
    {}

    void setTight(bool isTight) { isTight_ = isTight; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        const auto size = ListDelegate::sizeHint(option, index);
        return isTight_ ? QSize(size.width(), tightRowHeight) : size;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const TableLine& line = model_.row(filter_.mapToSource(index));
        TextPainter paint(*painter, option.palette);
        painter->save();
        const QRect rect = option.rect.adjusted(0, 0, -margin, -1);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        paintGround(*painter, option, index);
        if (selected) {
            // The current table keeps its tint while its grid has the focus.
            paint.highlight(option.rect.adjusted(0, 0, 0, -1), Role::Tint, Role::Accent);
        }

        const auto number = QString::number(core::plain(line.number));
        paint.use(numberPixels(number), QFont::DemiBold, selected ? Role::Accent : Role::Text);
        QRect part(rect.left(), rect.top() + margin + 2, numberColumn, 22);
        paintNumber(*painter, part, number);

        if (isTight_) {
            paintTight(paint, line, rect);
            painter->restore();
            return;
        }
        part =
            QRect(rect.left() + textLeft, rect.top() + margin, rect.width() - textLeft, lineHeight);
        paint.icon(part, line.state.icon, line.state.role, iconSize);
        paint.use(12, QFont::Normal, Role::Muted);
        const int asideWidth = paint.width(line.aside);
        paint.text(part, line.aside, Qt::AlignRight);
        paint.use(13, QFont::DemiBold, line.state.role);
        paint.text(part.adjusted(iconSize + 6, 0, -asideWidth - margin, 0), line.state.text);

        paint.use(12, QFont::Normal, selected ? Role::Text : Role::Muted);
        for (const auto& names : line.names) {
            part.translate(0, lineHeight + 1);
            paint.text(part, names);
        }
        painter->restore();
    }

private:
    /// The state, and below its picture what else fits; a long state takes both lines.
    static void paintTight(TextPainter& paint, const TableLine& line, const QRect& rect)
    {
        constexpr int left = numberColumn + 6;
        QRect part(rect.left() + left, rect.top() + margin - 3, rect.width() - left, lineHeight);
        paint.use(12, QFont::DemiBold, line.state.role);
        if (paint.width(line.state.text) > part.width()) {
            part.setHeight(2 * lineHeight);
            paint.wrapped(part, line.state.text);
            return;
        }
        paint.text(part, line.state.text);
        part.translate(0, lineHeight);
        const QRect beside = part.adjusted(iconSize + 6, 0, 0, 0);
        paint.use(11, QFont::Normal, Role::Muted);
        const bool hasRoom = paint.width(line.aside) <= beside.width();
        if (hasRoom) {
            paint.icon(part, line.state.icon, line.state.role, iconSize);
        }
        paint.text(hasRoom ? beside : part, line.aside);
    }

    bool isTight_ = false;
    const TablesModel& model_;
    const QSortFilterProxyModel& filter_;

    static constexpr int tightRowHeight = 46;
    static constexpr int numberColumn = 34;
    static constexpr int textLeft = 49;
    static constexpr int lineHeight = 17;
    static constexpr int iconSize = 16;
    static constexpr int margin = 8;
};

namespace {

/// "won: Lang"; in a knock-out those who are in the next round.
QString decidedText(const core::Tournament& tournament, const core::Round& round,
                    const core::MatchState& match)
{
    const core::DistinctNames people(tournament);
    QStringList names;
    for (const auto number : match.winners) {
        names << people.surname(number);
    }
    if (names.isEmpty()) {
        return TablesPane::tr("over, nobody has won");
    }
    const QString all = names.join(u", "_s);
    if (match.status == core::MatchStatus::Split) {
        return TablesPane::tr("tied: %1").arg(all);
    }
    return core::isKnockOut(tournament.settings) && !core::isLastOfKnockOut(round)
               ? TablesPane::tr("goes on: %1", nullptr, static_cast<int>(names.size())).arg(all)
               : TablesPane::tr("won: %1").arg(all);
}

/// A table's progress; `corrected` is the time of a correction, nullptr for never.
IconText progressOf(const core::Tournament& tournament, const TableInRound& at, bool open,
                    const QDateTime* corrected)
{
    const auto entered = static_cast<int>(at.table.games.size());
    const auto match = at.match();
    if (open && entered == 0) {
        return {Meaning::Open, Role::Warn, TablesPane::tr("open", "a table")};
    }
    if (open && match) {
        const bool waits = match->status == core::MatchStatus::TieBreaker ||
                           match->status == core::MatchStatus::Lot;
        return waits ? IconText{Meaning::Warning, Role::Warn, texts::text(match->status)}
                     : IconText{Meaning::Running, Role::Accent,
                                TablesPane::tr("%n deal(s)", nullptr, entered)};
    }
    if (open) {
        return {Meaning::Running, Role::Accent,
                TablesPane::tr("%1 of %n game(s)", nullptr, at.round.head.games).arg(entered)};
    }
    if (corrected != nullptr) {
        return {Meaning::Corrected, Role::Note,
                TablesPane::tr("corrected %1").arg(corrected->toLocalTime().toString(u"HH:mm"_s))};
    }
    return {Meaning::Complete, Role::Done,
            match ? decidedText(tournament, at.round, *match)
                  : TablesPane::tr("complete", "a table")};
}

IconText markedState(core::TableMark mark, const QString& progress)
{
    const QString behind = u" · "_s + progress;
    return mark == core::TableMark::Unclear
               ? IconText{Meaning::Unclear, Role::Warn, TablesPane::tr("put aside") + behind}
               : IconText{Meaning::Disputed, Role::Error, TablesPane::tr("disputed") + behind};
}

IconText comparedState(const core::SecondPass::Count& count)
{
    if (count.compared >= count.games) {
        return {Meaning::Complete, Role::Done, TablesPane::tr("compared")};
    }
    return {Meaning::SecondPass, count.compared > 0 ? Role::Accent : Role::Warn,
            TablesPane::tr("%1 of %2 compared").arg(count.compared).arg(count.games)};
}

void fillNames(TableLine& line, const core::Tournament& tournament,
               const core::DistinctNames& people, const core::TableHead& head)
{
    QStringList full;
    for (const auto number : head.seats) {
        const auto* const person = core::findParticipant(tournament, number);
        const QString surname = people.surname(number);
        // Two per line, as four people sit at a table.
        if (full.size() % 2 == 0) {
            line.names << surname;
        } else {
            line.names.back() += u" · "_s + surname;
        }
        full << u"%1 %2"_s.arg(core::plain(number))
                    .arg(person != nullptr ? person->name : QString());
    }
    line.fullNames = full.join(u", "_s);
}

} // namespace

TablesPane::TablesPane(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      field_(new NumberField(this)),
      refusal_(new Notice(this)),
      onlyOpen_(new QCheckBox(tr("open only"), this)),
      model_(new TablesModel(this)),
      filter_(new QSortFilterProxyModel(this)),
      view_(makeList(u"tableList"_s, tr("Tables of the round"), *filter_, TablesModel::rowHeight,
                     this)),
      delegate_(new TablesDelegate(*model_, *filter_, view_)),
      top_(makeRow(nullptr, -1))
{
    setFixedWidth(looseWidth);
    buildField();
    buildList();
    auto* const label = makeLabel(tr("Table"), 13, QFont::DemiBold, Role::Text, this);
    label->setBuddy(field_);
    auto* const column = makeColumn(this, -1);
    column->addLayout(top_);
    auto* const fieldRow = makeRow(nullptr, -1);
    fieldRow->addWidget(label);
    fieldRow->addWidget(field_);
    top_->addLayout(fieldRow);
    top_->addStretch();
    top_->addWidget(onlyOpen_);
    column->addWidget(view_, 1);
}

void TablesPane::setTight(bool isTight)
{
    setMinimumWidth(isTight ? leastWidth : looseWidth);
    setMaximumWidth(isTight ? tightWidth : looseWidth);
    top_->setDirection(isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    delegate_->setTight(isTight);
    view_->doItemsLayout();
}

void TablesPane::buildField()
{
    constexpr int fieldWidth = 104;
    field_->setObjectName(u"tableField"_s);
    field_->setAccessibleName(tr("Number of the table, or slip id"));
    field_->setToolTip(tr("The number of the table, or the id on its score slip."));
    field_->setMaximumWidth(fieldWidth);
    field_->setMinimumWidth(72);
    field_->setAlignment(Qt::AlignCenter);
    field_->setStyleSheet(u"QLineEdit { font-size: 16px; font-weight: 600; padding: 0; }"_s);
    // Or the address in the QR code of a slip, "http://…#3-07-2".
    static const QRegularExpression numberOrId(u"[0-9ß\\-.,/ ]{0,24}|[hH].{0,160}"_s);
    field_->setValidator(new QRegularExpressionValidator(numberOrId, field_));
    refusal_->setObjectName(u"tableRefusal"_s);
    refusal_->hide();
    connect(field_, &QLineEdit::textEdited, this, [this](const QString& text) {
        clearRefusal();
        if (!core::looksLikeSlipId(text)) {
            Q_EMIT typed(core::TableNumber{text.toInt()});
        }
    });
    connect(field_, &QLineEdit::returnPressed, this, &TablesPane::enter);
    field_->installEventFilter(this);
    field_->setProperty(SlipScanner::readsSlipIds, true);
}

void TablesPane::buildList()
{
    onlyOpen_->setObjectName(u"openOnly"_s);
    onlyOpen_->setAccessibleName(onlyOpen_->text());
    connect(onlyOpen_, &QCheckBox::toggled, this, [this](bool onlyOpen) {
        filter_->setFilterRegularExpression(onlyOpen ? u"current|open"_s : QString());
        markCurrent();
        session_.uiState().setValue(onlyOpenKey, onlyOpen);
    });
    filter_->setFilterRole(TablesModel::FilterRole);
    filter_->setSourceModel(model_);
    view_->setItemDelegate(delegate_);
    view_->setMouseTracking(true);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (const auto picked : {&QListView::clicked, &QListView::activated}) {
        connect(view_, picked, this, [this](const QModelIndex& index) {
            Q_EMIT chosen(model_->row(filter_->mapToSource(index)).number);
        });
    }
    onlyOpen_->setChecked(session_.uiState().value(onlyOpenKey, false).toBool());
}

void TablesPane::markCurrent()
{
    view_->setCurrentIndex(filter_->mapFromSource(model_->currentIndex()));
}

void TablesPane::enter()
{
    if (field_->isReadOnly()) {
        Q_EMIT ignored();
        return;
    }
    const QString text = field_->text().trimmed();
    field_->setModified(false);
    if (core::looksLikeSlipId(text)) {
        Q_EMIT slipEntered(text);
    } else {
        Q_EMIT entered(text.isEmpty() ? std::nullopt
                                      : std::optional(core::TableNumber{text.toInt()}));
    }
}

bool TablesPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        allowTyping();
    }
    return QWidget::eventFilter(watched, event);
}

bool TablesPane::allowTyping()
{
    const bool wasRefused = field_->isReadOnly();
    clearRefusal();
    return wasRefused;
}

void TablesPane::refuse(const QString& sentence)
{
    refusal_->showError(sentence, tr("Esc, then another number."));
    field_->setReadOnly(true);
    refusal_->show(); // Hidden parts have no height.
    placeRefusal();
    refusal_->raise();
    setFieldState(*field_, FieldState::Refused);
    // A refused number stays until something else is typed.
    field_->setModified(true);
    field_->setFocus(Qt::OtherFocusReason);
    field_->selectAll();
}

void TablesPane::placeRefusal()
{
    const QRect list = view_->geometry();
    refusal_->setGeometry(list.left(), list.top(), list.width(),
                          refusal_->heightForWidth(list.width()));
}

void TablesPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    placeRefusal();
}

void TablesPane::clearRefusal()
{
    refusal_->clear();
    refusal_->hide();
    field_->setReadOnly(false);
    setFieldState(*field_, FieldState::Normal);
}

void TablesPane::readJournal(std::optional<core::RoundNumber> round)
{
    publishedAt_.reset();
    corrected_.clear();
    if (!round) {
        return;
    }
    publishedAt_ =
        session_.read([&](auto& service, auto id) { return service.publishedAt(id, *round); });
    const auto corrections =
        session_.read([&](auto& service, auto id) { return service.corrections(id, *round); });
    for (const auto& entry : corrections) {
        if (entry.change.label.table) {
            corrected_.emplace(*entry.change.label.table, entry.time);
        }
    }
}

TableLine TablesPane::lineOf(const TableInRound& at, const core::DistinctNames& people,
                             const core::SecondPass* pass, const WaitingEntries& waiting) const
{
    const auto& tournament = session_.tournament();
    const auto corrected = corrected_.find(at.table.number);
    const core::TableKey key{at.round.number, at.table.number};
    TableLine line;
    line.number = at.table.number;
    line.open = !core::isComplete(at.settings, at.round, at.table);
    line.state = progressOf(tournament, at, line.open,
                            corrected != corrected_.end() ? &corrected->second : nullptr);
    if (at.table.head.mark && pass == nullptr) {
        const auto entered = at.table.games.size();
        const bool isHalf = line.open && entered > 0 && !at.match();
        line.state = markedState(*at.table.head.mark,
                                 isHalf ? u"%1/%2"_s.arg(entered).arg(at.round.head.games)
                                        : line.state.text);
        line.note = at.table.head.note;
    }
    fillNames(line, tournament, people, at.table.head);
    if (pass != nullptr) {
        const auto count = pass->count(at.settings, at.round, at.table);
        line.state = comparedState(count);
        line.open = count.compared < count.games;
    } else if (const QString desk = session_.deskTyping(key); !desk.isEmpty()) {
        line.aside = tr("typed at %1").arg(desk);
    } else if (isHalfTyped(session_, key)) {
        line.aside = tr("half typed");
    } else if (!at.table.head.mark && isObjectedTo(tournament, waiting.all(), key)) {
        line.state = {icons::Meaning::Hall, theme::Role::Warn, tr("not right, by phone")};
    } else if (line.open && !at.table.head.mark && !waiting.at(key).empty()) {
        line.state = {icons::Meaning::Hall, theme::Role::Accent, tr("reported by phone")};
    } else if (line.open && publishedAt_ && at.round.head.state == core::RoundState::Published) {
        constexpr qint64 secondsPerMinute = 60;
        const auto minutes = publishedAt_->secsTo(session_.now()) / secondsPerMinute;
        line.aside = tr("%1 min").arg(std::max<qint64>(minutes, 0));
    }
    return line;
}

void TablesPane::showTables(const core::Round* round, const core::SecondPass* pass,
                            const WaitingEntries& waiting)
{
    std::vector<TableLine> lines;
    if (round != nullptr) {
        const core::DistinctNames people(session_.tournament());
        for (const auto& table : round->tables) {
            lines.push_back(
                lineOf({session_.tournament().settings, *round, table}, people, pass, waiting));
        }
    }
    model_->setRows(std::move(lines));
    markCurrent();
}

void TablesPane::setCurrent(std::optional<core::TableNumber> number)
{
    model_->setCurrent(number);
    markCurrent();
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
    clearRefusal();
    field_->setText(number ? QString::number(core::plain(*number)) : QString());
    takeFocus();
}

void TablesPane::takeFocus()
{
    field_->setFocus(Qt::OtherFocusReason);
    field_->selectAll();
}

} // namespace desk
