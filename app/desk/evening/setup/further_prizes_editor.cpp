#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"
#include "core/file/plain_text.h"
#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"
#include "core/money/prize_doubts.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How a prize's places are typed, in the order of Prize::places.
enum class WorthKind : std::uint8_t { Cents, Percents, Goods, Choice };

/// Places are separated by semicolons, as amounts contain commas.
QStringList typedPlaces(const QString& text)
{
    QStringList parts;
    for (const auto& part : text.split(u';')) {
        if (!part.trimmed().isEmpty()) {
            parts << part.simplified();
        }
    }
    return parts;
}

/// Nothing if one of them is unreadable.
template <typename Value, typename Read>
std::optional<std::vector<Value>> typedValues(const QString& text, const Read& read)
{
    std::vector<Value> values;
    for (const auto& part : typedPlaces(text)) {
        const auto value = read(part);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(static_cast<Value>(*value));
    }
    return values;
}

/// "4-10", or "10" for the first ten places.
std::optional<core::FreeChoice> typedChoice(const QString& text)
{
    auto parts = text.simplified().replace(u'–', u'-').split(u'-');
    if (parts.size() == 1) {
        parts.prepend(u"1"_s);
    }
    const core::NumberRange range{1, static_cast<std::int64_t>(core::mostPrizes)};
    const auto from = core::parseWholeNumber(parts.constFirst().trimmed(), range);
    const auto until = core::parseWholeNumber(parts.constLast().trimmed(), range);
    return parts.size() == 2 && from && until && *from <= *until
               ? std::optional(core::FreeChoice{static_cast<std::int32_t>(*from),
                                                static_cast<std::int32_t>(*until)})
               : std::nullopt;
}

QString placesText(const core::Prize& prize)
{
    if (const auto* const choice = std::get_if<core::FreeChoice>(&prize.places)) {
        return u"%1-%2"_s.arg(choice->from).arg(choice->until);
    }
    if (const auto* const goods = std::get_if<core::PrizeGoods>(&prize.places)) {
        return goods->join(u"; "_s);
    }
    QStringList parts;
    if (const auto* const cents = std::get_if<core::PrizeCents>(&prize.places)) {
        for (const auto amount : *cents) {
            parts << texts::centsText(amount);
        }
    } else {
        for (const auto percent : std::get<core::PrizePercents>(prize.places)) {
            parts << QString::number(percent);
        }
    }
    return parts.join(u"; "_s);
}

class FurtherPrizesEditor final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(FurtherPrizesEditor)

public:
    explicit FurtherPrizesEditor(QWidget* parent)
        : SettingEditor(parent),
          lines_(makeColumn(nullptr, distance::medium)),
          add_(makeButton(u"addFurtherPrizeButton"_s, tr("Add another prize"), icons::Meaning::Add,
                          ButtonKind::Normal, this))
    {
        setObjectName(u"furtherPrizes"_s);
        setAccessibleName(tr("Further prizes"));
        setFocusProxy(add_);
        auto* const column = makeColumn(this, distance::small);
        column->addLayout(lines_);
        column->addWidget(add_, 0, Qt::AlignLeft);
        connect(add_, &QPushButton::clicked, this, [this] {
            add({});
            rows_.back().isNew = true;
            rows_.back().name->setFocus();
        });
    }

    void meet(const std::vector<core::Participant>& people) override { people_ = people; }

    void load(const core::Settings& settings) override
    {
        const bool haveThem = haveClaims(settings);
        const bool offersOthers = std::exchange(hasClaims_, haveThem) != haveThem;
        const auto typed = typedPrizes();
        if (offersOthers || !typed || *typed != settings.prizes) {
            while (!rows_.empty()) {
                drop(rows_.size() - 1);
            }
            for (const auto& one : settings.prizes) {
                add(one);
            }
        }
        for (const auto& row : rows_) {
            for (auto* const field : {row.name, row.detail, row.places}) {
                setFieldState(*field, FieldState::Normal);
            }
        }
        showDoubts(settings);
    }

    QString store(core::Settings& settings) override
    {
        const auto mark = [](QLineEdit& field, bool isRead) {
            setFieldState(field, isRead ? FieldState::Normal : FieldState::Refused);
        };
        for (const auto& row : rows_) {
            const bool isUntouched = row.isUntouched();
            mark(*row.name, isUntouched || !nameIn(row).isEmpty());
            mark(*row.detail, isUntouched || isDetailRead(row));
            mark(*row.places, isUntouched || placesIn(row).has_value());
        }
        showDoubts(settings);
        auto typed = typedPrizes();
        if (!typed) {
            return tr("A prize has a name, says for whom it is, and what it is worth: 30 or "
                      "30; 20; 10.");
        }
        settings.prizes = *std::move(typed);
        return {};
    }

private:
    struct Row
    {
        QWidget* frame = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* what = nullptr;
        QLineEdit* detail = nullptr; ///< The group, round or teams.
        QSpinBox* best = nullptr;
        QComboBox* kind = nullptr;
        QLineEdit* places = nullptr;
        QLabel* doubt = nullptr; ///< Why the prize, or some of its places, cannot be won.
        bool isNew = false;

        /// Added, and nothing typed yet: no prize so far.
        [[nodiscard]] bool isUntouched() const
        {
            return isNew && name->text().isEmpty() && detail->text().isEmpty() &&
                   places->text().isEmpty();
        }
    };

    static QString nameIn(const Row& row) { return row.name->text().simplified(); }

    static core::PrizeFor whatIn(const Row& row) { return selected<core::PrizeFor>(*row.what); }

    static bool isDetailRead(const Row& row)
    {
        const QString text = row.detail->text().simplified();
        switch (whatIn(row)) {
        case core::PrizeFor::Group:
            return !text.isEmpty();
        case core::PrizeFor::Round:
            return typedNumber(text).has_value();
        default:
            return true;
        }
    }

    static std::optional<decltype(core::Prize::places)> placesIn(const Row& row)
    {
        const QString text = row.places->text();
        if (typedPlaces(text).isEmpty()) {
            return std::nullopt;
        }
        switch (selected<WorthKind>(*row.kind)) {
        case WorthKind::Goods:
            return typedPlaces(text);
        case WorthKind::Percents:
            return typedValues<std::int32_t>(text, [](const QString& part) {
                return core::parseWholeNumber(part.chopped(part.endsWith(u'%') ? 1 : 0).trimmed(),
                                              core::percentRange);
            });
        case WorthKind::Choice:
            return typedChoice(text);
        case WorthKind::Cents:
            break;
        }
        return typedValues<std::int64_t>(text, typedCents);
    }

    static std::optional<core::Prize> prizeIn(const Row& row)
    {
        const auto places = placesIn(row);
        if (!places || nameIn(row).isEmpty() || !isDetailRead(row)) {
            return std::nullopt;
        }
        core::Prize prize;
        prize.name = nameIn(row);
        prize.what = whatIn(row);
        prize.places = *places;
        const QString detail = row.detail->text().simplified();
        if (prize.what == core::PrizeFor::Group) {
            prize.tag = detail;
        } else if (prize.what == core::PrizeFor::Team) {
            prize.teams = typedTags(detail);
            prize.best = row.best->value();
        } else if (prize.what == core::PrizeFor::Round) {
            prize.round = core::RoundNumber{*typedNumber(detail)};
        }
        return prize;
    }

    /// Nothing while one of them is unreadable.
    [[nodiscard]] std::optional<std::vector<core::Prize>> typedPrizes() const
    {
        std::vector<core::Prize> prizes;
        for (const auto& row : rows_) {
            if (row.isUntouched()) {
                continue;
            }
            auto prize = prizeIn(row);
            if (!prize) {
                return std::nullopt;
            }
            prizes.push_back(*std::move(prize));
        }
        return prizes;
    }

    /// Or all have the same prize.
    static bool haveClaims(const core::Settings& settings)
    {
        return settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus ||
               std::any_of(
                   settings.prizes.begin(), settings.prizes.end(),
                   [](const core::Prize& prize) { return prize.what == core::PrizeFor::Claims; });
    }

    [[nodiscard]] ChoiceItems whatItems() const
    {
        ChoiceItems items;
        for (const auto& [what, key] : core::enumKeys<core::PrizeFor>) {
            if (what != core::PrizeFor::Claims || hasClaims_) {
                items << std::pair(texts::text(what), static_cast<int>(what));
            }
        }
        return items;
    }

    static ChoiceItems worthItems()
    {
        return {{tr("€"), static_cast<int>(WorthKind::Cents)},
                {tr("%", "of the start fees"), static_cast<int>(WorthKind::Percents)},
                {tr("Goods"), static_cast<int>(WorthKind::Goods)},
                {tr("Free choice"), static_cast<int>(WorthKind::Choice)}};
    }

    static QString detailText(const core::Prize& prize)
    {
        switch (prize.what) {
        case core::PrizeFor::Group:
            return prize.tag;
        case core::PrizeFor::Team:
            return prize.teams.join(u", "_s);
        case core::PrizeFor::Round:
            return QString::number(plain(prize.round));
        default:
            return {};
        }
    }

    Row makeRowOf(const core::Prize& prize)
    {
        const QString id = QString::number(++made_);
        Row row;
        row.frame = new QWidget(this);
        row.name = makeField(u"furtherPrizeName"_s + id, tr("Name of the prize"), row.frame);
        row.name->setText(prize.name);
        row.name->setPlaceholderText(tr("Name of the prize"));
        row.what = makeChoice(u"furtherPrizeFor"_s + id, tr("What the prize is for"), whatItems(),
                              row.frame);
        select(*row.what, prize.what);
        row.detail = makeField(u"furtherPrizeDetail"_s + id, tr("For whom"), row.frame);
        row.detail->setText(detailText(prize));
        row.best = new QSpinBox(row.frame);
        row.best->setObjectName(u"furtherPrizeBest"_s + id);
        row.best->setAccessibleName(tr("So many of a team count"));
        row.best->setRange(static_cast<int>(core::teamRange.smallest),
                           static_cast<int>(core::teamRange.largest));
        row.best->setPrefix(tr("best "));
        row.best->setValue(prize.best);
        row.kind = makeChoice(u"furtherPrizeKind"_s + id, tr("What the prize consists of"),
                              worthItems(), row.frame);
        row.kind->setCurrentIndex(row.kind->findData(static_cast<int>(prize.places.index())));
        row.places =
            makeField(u"furtherPrizePlaces"_s + id, tr("What the prize is worth"), row.frame);
        row.places->setText(placesText(prize));
        row.places->setCursorPosition(0);
        row.doubt = makeLabel({}, 12, QFont::Medium, theme::Role::Warn, row.frame);
        row.doubt->setObjectName(u"furtherPrizeDoubt"_s + id);
        row.doubt->setWordWrap(true);
        row.doubt->hide();
        return row;
    }

    void add(const core::Prize& prize)
    {
        const Row row = makeRowOf(prize);
        auto* const removing =
            makeButton(row.name->objectName().replace(u"Name"_s, u"Remove"_s), tr("Remove"),
                       icons::Meaning::Remove, ButtonKind::Quiet, row.frame);
        removing->setAccessibleName(tr("Remove the prize %1").arg(prize.name));
        auto* const column = makeColumn(row.frame, distance::tight);
        auto* const first = makeRow(nullptr);
        first->addWidget(row.name, 1);
        first->addWidget(removing);
        auto* const second = makeRow(nullptr);
        second->addWidget(row.detail, 1);
        second->addWidget(row.best);
        auto* const third = makeRow(nullptr);
        third->addWidget(row.kind);
        third->addWidget(row.places, 1);
        column->addLayout(first);
        column->addWidget(row.what);
        column->addLayout(second);
        column->addLayout(third);
        column->addWidget(row.doubt);
        lines_->addWidget(row.frame);
        row.frame->show();
        for (auto* const field : {row.name, row.detail, row.places}) {
            connect(field, &QLineEdit::textEdited, this, &SettingEditor::edited);
        }
        for (auto* const choice : {row.what, row.kind}) {
            connect(choice, &QComboBox::activated, this, [this, row] {
                explain(row);
                Q_EMIT chosen();
            });
        }
        connectNumber(*row.best, *this);
        connect(removing, &QPushButton::clicked, this, [this, frame = row.frame] {
            const auto found = std::find_if(rows_.begin(), rows_.end(),
                                            [frame](const Row& one) { return one.frame == frame; });
            drop(static_cast<std::size_t>(found - rows_.begin()));
            add_->setFocus();
            Q_EMIT chosen();
        });
        explain(row);
        rows_.push_back(row);
    }

    /// Shows the fields for the kind of prize, and their contents.
    static void explain(const Row& row)
    {
        const auto what = whatIn(row);
        row.detail->setVisible(what == core::PrizeFor::Group || what == core::PrizeFor::Team ||
                               what == core::PrizeFor::Round);
        row.detail->setPlaceholderText(what == core::PrizeFor::Group   ? tr("Group, such as women")
                                       : what == core::PrizeFor::Round ? tr("Round")
                                                                       : tr("empty: clubs"));
        row.best->setVisible(what == core::PrizeFor::Team);
        row.kind->setToolTip(tr("Percentages are of the start fees that were paid. Free choice: "
                                "those at these places choose one after the other."));
        const auto kind = selected<WorthKind>(*row.kind);
        row.places->setPlaceholderText(kind == WorthKind::Goods    ? tr("a ham; a bottle of wine")
                                       : kind == WorthKind::Choice ? tr("places, such as 4-10")
                                                                   : u"30; 20; 10"_s);
    }

    /// Beside each prize, and with its name for screen readers. Unreadable prizes are not judged.
    void showDoubts(const core::Settings& settings) const
    {
        for (const auto& row : rows_) {
            QStringList doubts;
            if (const auto prize = prizeIn(row)) {
                for (const auto& doubt : core::prizeDoubts(*prize, settings, people_)) {
                    doubts << texts::text(*prize, settings, doubt);
                }
            }
            const QString text = doubts.join(u'\n');
            row.doubt->setText(text);
            row.doubt->setVisible(!text.isEmpty());
            row.name->setAccessibleDescription(text);
        }
    }

    void drop(std::size_t index)
    {
        // Deleted later, as this is called from slots of its widgets.
        rows_[index].frame->hide();
        rows_[index].frame->deleteLater();
        rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(index));
    }

    std::vector<core::Participant> people_;
    std::vector<Row> rows_;
    bool hasClaims_ = true;
    int made_ = 0; ///< Number of rows so far, for naming.
    QVBoxLayout* lines_;
    QPushButton* add_;
};

} // namespace

SettingEditor* makeFurtherPrizesEditor(QWidget* parent)
{
    return new FurtherPrizesEditor(parent);
}

} // namespace desk
