#include "app/desk/evening/setup/setting_editor.h"

#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"
#include "core/texts/numbers.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <vector>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

class FeeClassEditor final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(FeeClassEditor)

public:
    explicit FeeClassEditor(QWidget* parent)
        : SettingEditor(parent),
          lines_(makeColumn(nullptr, distance::tight)),
          add_(makeButton(u"addFeeClassButton"_s, tr("Add a class"), icons::Meaning::Add,
                          ButtonKind::Normal, this))
    {
        setObjectName(u"feeClasses"_s);
        setAccessibleName(tr("Fee classes"));
        setFocusProxy(add_);
        auto* const column = makeColumn(this, distance::tight);
        column->addLayout(lines_);
        column->addWidget(add_, 0, Qt::AlignLeft);
        auto* const menu = new QMenu(add_);
        offer(menu, u"member"_s, tr("Members"));
        offer(menu, u"guest"_s, tr("Guests"));
        offer(menu, u"youth"_s, tr("Youth"));
        offer(menu, u"free"_s, tr("Free"));
        auto* const own = menu->addAction(tr("Another one"));
        own->setObjectName(u"addFeeClass-own"_s);
        connect(own, &QAction::triggered, this, [this] { addTyped({freeId(), {}, 0}); });
        add_->setMenu(menu);
    }

    void load(const core::Settings& settings) override
    {
        const auto typed = typedClasses();
        if (!typed || *typed != settings.feeClasses) {
            while (!rows_.empty()) {
                drop(rows_.size() - 1);
            }
            for (const auto& one : settings.feeClasses) {
                add(one);
            }
        }
        for (const auto& row : rows_) {
            setFieldState(*row.name, FieldState::Normal);
            setFieldState(*row.amount, FieldState::Normal);
        }
    }

    QString store(core::Settings& settings) override
    {
        for (const auto& row : rows_) {
            setFieldState(*row.name, nameIn(row).isEmpty() && !row.isUntouched()
                                         ? FieldState::Refused
                                         : FieldState::Normal);
            setFieldState(*row.amount, typedCents(row.amount->text()) ? FieldState::Normal
                                                                      : FieldState::Refused);
        }
        auto typed = typedClasses();
        if (!typed) {
            return tr("A class has a name and an amount like 5 or 7.50.");
        }
        settings.feeClasses = *std::move(typed);
        return {};
    }

private:
    struct Row
    {
        QString id; ///< Stays when the class is renamed.
        QWidget* line = nullptr;
        QLineEdit* name = nullptr;
        QLineEdit* amount = nullptr;
        bool isNew = false;

        /// Added without a name, and nothing typed yet: no class so far.
        [[nodiscard]] bool isUntouched() const
        {
            return isNew && name->text().isEmpty() && !amount->isModified();
        }
    };

    static QString nameIn(const Row& row) { return row.name->text().simplified(); }

    /// Nothing while one of them is unreadable.
    [[nodiscard]] std::optional<std::vector<core::FeeClass>> typedClasses() const
    {
        std::vector<core::FeeClass> classes;
        for (const auto& row : rows_) {
            if (row.isUntouched()) {
                continue;
            }
            const auto cents = typedCents(row.amount->text());
            if (!cents || nameIn(row).isEmpty()) {
                return std::nullopt;
            }
            classes.push_back({row.id, nameIn(row), *cents});
        }
        return classes;
    }

    [[nodiscard]] bool has(const QString& id) const
    {
        return std::any_of(rows_.begin(), rows_.end(),
                           [&id](const Row& row) { return row.id == id; });
    }

    [[nodiscard]] QString freeId() const
    {
        int number = 1;
        while (has(u"class-%1"_s.arg(number))) {
            ++number;
        }
        return u"class-%1"_s.arg(number);
    }

    void offer(QMenu* menu, const QString& id, const QString& name)
    {
        auto* const action = menu->addAction(name);
        action->setObjectName(u"addFeeClass-"_s + id);
        connect(action, &QAction::triggered, this, [this, id, name] { addTyped({id, name, 0}); });
        connect(menu, &QMenu::aboutToShow, action,
                [this, action, id] { action->setEnabled(!has(id)); });
    }

    /// One for the user to fill in.
    void addTyped(const core::FeeClass& one)
    {
        add(one);
        rows_.back().isNew = one.name.isEmpty();
        auto* const field = one.name.isEmpty() ? rows_.back().name : rows_.back().amount;
        field->setFocus();
        field->selectAll();
        Q_EMIT edited();
    }

    void add(const core::FeeClass& one)
    {
        Row row{one.id, new QWidget(this), nullptr, nullptr};
        row.name = makeField(u"feeClassName-"_s + one.id, tr("Name of the class"), row.line);
        row.name->setText(one.name);
        row.amount = makeField(u"feeClassAmount-"_s + one.id,
                               tr("Start fee of the class, in euros"), row.line);
        row.amount->setText(texts::centsText(one.cents));
        row.amount->setAlignment(Qt::AlignRight);
        constexpr int amountWidth = 84;
        row.amount->setFixedWidth(amountWidth);
        // A picture only, as the name needs the room.
        auto* const removing = makeButton(u"removeFeeClass-"_s + one.id, {}, icons::Meaning::Remove,
                                          ButtonKind::Quiet, row.line);
        removing->setToolTip(tr("Remove"));
        removing->setAccessibleName(tr("Remove the class %1").arg(one.name));
        auto* const layout = makeRow(row.line);
        layout->addWidget(row.name, 1);
        layout->addWidget(row.amount);
        layout->addWidget(removing);
        lines_->addWidget(row.line);
        // A hidden field could not take the focus.
        row.line->show();
        for (auto* const field : {row.name, row.amount}) {
            connect(field, &QLineEdit::textEdited, this, &SettingEditor::edited);
        }
        connect(removing, &QPushButton::clicked, this, [this, id = one.id] { remove(id); });
        rows_.push_back(row);
    }

    void drop(std::size_t index)
    {
        // Deleted later, as this is called from slots of its widgets.
        rows_[index].line->hide();
        rows_[index].line->deleteLater();
        rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(index));
    }

    void remove(const QString& id)
    {
        const auto found = std::find_if(rows_.begin(), rows_.end(),
                                        [&id](const Row& row) { return row.id == id; });
        drop(static_cast<std::size_t>(found - rows_.begin()));
        add_->setFocus();
        Q_EMIT chosen();
    }

    std::vector<Row> rows_;
    QVBoxLayout* lines_;
    QPushButton* add_;
};

} // namespace

SettingEditor* makeFeeClassEditor(QWidget* parent)
{
    return new FeeClassEditor(parent);
}

} // namespace desk
