#include "app/desk/evening/participants/people_dialogs.h"

#include "app/desk/club/people/erasing.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/people_edits.h"
#include "app/desk/evening/participants/regulars_model.h"
#include "app/desk/evening/participants/who_is_who_dialog.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/name_filter.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/typed_values.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace desk {
namespace {

constexpr QMargins dialogMargins(distance::page, distance::page - 4, distance::page,
                                 distance::page - 4);

void showRefusal(Notice& notice, const core::Refused& refused)
{
    notice.showError(textOf(refused));
    notice.setVisible(!notice.text().isEmpty());
}

/// Enables the action, or gives the reason why it is disabled.
void enable(QAction& action, bool enabled, const QString& reason)
{
    action.setEnabled(enabled);
    action.setStatusTip(enabled ? QString() : reason);
}

/// Edits a directory entry and stores it. Tournaments keep what they have.
class PlayerDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(PlayerDialog)

public:
    PlayerDialog(Session& session, core::Player player, QWidget* parent)
        : QDialog(parent),
          session_(session),
          player_(std::move(player)),
          name_(makeField(QStringLiteral("playerName"), tr("Name"), this)),
          club_(makeField(QStringLiteral("playerClub"), tr("Club"), this)),
          tags_(makeField(QStringLiteral("playerTags"), tr("Groups, separated by commas"), this)),
          publicName_(new QComboBox(this)),
          notice_(new Notice(this))
    {
        constexpr int dialogWidth = 460;
        setObjectName(QStringLiteral("playerDialog"));
        setWindowTitle(tr("Player directory"));
        setMinimumWidth(dialogWidth);
        name_->setText(player_.name);
        club_->setText(player_.club);
        tags_->setText(player_.tags.join(QStringLiteral(", ")));
        publicName_->setObjectName(QStringLiteral("playerPublicName"));
        publicName_->setAccessibleName(tr("In public"));
        const auto add = [this](const QString& text, core::PublicName publicName) {
            publicName_->addItem(text, static_cast<int>(publicName));
        };
        add(tr("As is usual there"), core::PublicName::Full);
        add(tr("At most “Käthe W.”"), core::PublicName::Short);
        add(tr("Only the start number"), core::PublicName::Number);
        publicName_->setCurrentIndex(publicName_->findData(static_cast<int>(player_.publicName)));
        notice_->hide();
        auto* form = new QFormLayout;
        form->setHorizontalSpacing(16);
        form->addRow(tr("Name"), name_);
        form->addRow(tr("Club"), club_);
        form->addRow(tr("Groups"), tags_);
        form->addRow(tr("In public"), publicName_);
        auto* save =
            makeButton(QStringLiteral("playerSave"), tr("Save"), ButtonKind::Primary, this);
        auto* column = makeColumn(this, distance::large, dialogMargins);
        column->addLayout(form);
        column->addWidget(notice_);
        column->addLayout(dialogButtons(*this, *save));
    }

    void accept() override
    {
        core::Player wanted{name_->text().simplified(), club_->text().simplified(),
                            typedTags(tags_->text())};
        wanted.publicName = static_cast<core::PublicName>(publicName_->currentData().toInt());
        const auto stored = session_.runClub(core::changePlayer, player_, wanted);
        if (stored) {
            QDialog::accept();
        } else {
            showRefusal(*notice_, stored.refused());
        }
    }

    void reject() override
    {
        if (mayDiscard(this, hasTyped(*this))) {
            QDialog::reject();
        }
    }

private:
    Session& session_;
    core::Player player_;
    QLineEdit* name_;
    QLineEdit* club_;
    QLineEdit* tags_;
    QComboBox* publicName_;
    Notice* notice_;
};

class RegularsDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(RegularsDialog)

public:
    RegularsDialog(Session& session, QWidget* parent)
        : QDialog(parent),
          session_(session),
          facts_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
          search_(makeField(QStringLiteral("regularsSearch"), tr("Search"), this)),
          table_(new QTableView(this)),
          notice_(new Notice(this))
    {
        constexpr QSize dialogSize(720, 600);
        setObjectName(QStringLiteral("regularsDialog"));
        setWindowTitle(tr("Regulars"));
        resize(dialogSize);
        notice_->setObjectName(QStringLiteral("regularsNotice"));
        notice_->hide();
        search_->setPlaceholderText(tr("Search name, club or group"));
        search_->installEventFilter(this);
        buildTable();
        auto* column = makeColumn(this, distance::medium, dialogMargins);
        column->addWidget(facts_);
        column->addWidget(search_);
        column->addWidget(table_, 1);
        column->addWidget(notice_);
        column->addLayout(buildButtons());
        connect(search_, &QLineEdit::textChanged, this, [this](const QString& typed) {
            shown_.search(typed);
            table_->selectRow(0);
        });
        connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
                &RegularsDialog::refreshActions);
        connect(table_, &QTableView::doubleClicked, this, &RegularsDialog::tick);
        connect(&session_, &Session::changed, this, &RegularsDialog::refresh);
        connect(&session_, &Session::clubChanged, this, &RegularsDialog::refresh);
        refresh();
        refreshDoubtful();
        table_->selectRow(0);
        search_->setFocus();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress) {
            return QDialog::eventFilter(watched, event);
        }
        const auto key = static_cast<QKeyEvent*>(event)->key();
        // Command keys work only in the list: letters are typed in the search.
        if (watched == table_) {
            for (auto* const action : {tick_, edit_, merge_, remove_}) {
                if (action->shortcuts().contains(QKeySequence(key))) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        }
        // The list can be navigated without leaving the search.
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = table_->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            table_->selectRow(std::clamp(row, 0, std::max(0, shown_.rowCount() - 1)));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            tick();
            search_->selectAll();
            return true;
        }
        return false;
    }

private:
    void buildTable()
    {
        constexpr int nameWidth = 290;
        constexpr int clubWidth = 210;
        dressTable(*table_, QStringLiteral("regulars"), tr("Player directory"));
        shown_.setSortRole(RegularsModel::SortRole);
        shown_.setSourceModel(&model_);
        table_->setModel(&shown_);
        table_->setColumnWidth(RegularsModel::Name, nameWidth);
        table_->setColumnWidth(RegularsModel::Club, clubWidth);
        table_->horizontalHeader()->setStretchLastSection(true);
        table_->installEventFilter(this);
    }

    QLayout* buildButtons()
    {
        auto* const entries = new QHBoxLayout; // Disposal of directory entries.
        auto* const row = new QHBoxLayout;
        const auto make = [this](const QString& name, const QString& text, ButtonKind kind) {
            auto* const made = makeButton(name, text, kind, this);
            made->setAutoDefault(false);
            return made;
        };
        // The first one created stays at the right end.
        const auto button = [&](const QString& name, const QString& text, ButtonKind kind) {
            auto* const made = make(name, text, kind);
            row->insertWidget(row->count() - 1, made);
            return made;
        };
        const auto entryButton = [&](const QString& name, const QString& text) {
            auto* const made = make(name, text, ButtonKind::Normal);
            entries->addWidget(made);
            return made;
        };
        const auto command = [&](QPushButton* shown, const QList<QKeySequence>& keys, auto act) {
            auto* const action = new QAction(shown->text(), this);
            action->setShortcuts(keys);
            connect(action, &QAction::triggered, this, act);
            bound(shown, action);
            return action;
        };
        tickButton_ =
            button(QStringLiteral("regularsTick"), tr("Enrol (Space)"), ButtonKind::Primary);
        tick_ = command(tickButton_, {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter},
                        &RegularsDialog::tick);
        edit_ = command(entryButton(QStringLiteral("regularsEdit"), tr("Edit…")), {Qt::Key_F2},
                        &RegularsDialog::edit);
        merge_ = command(entryButton(QStringLiteral("regularsMerge"), tr("Merge…")), {Qt::Key_M},
                         &RegularsDialog::merge);
        remove_ = command(entryButton(QStringLiteral("regularsRemove"), tr("Remove…")),
                          {Qt::Key_Delete}, &RegularsDialog::removePlayers);
        erase_ = command(entryButton(QStringLiteral("regularsErase"), tr("Erase…")), {},
                         &RegularsDialog::erase);
        entries->addStretch();
        doubtful_ = button(QStringLiteral("regularsDoubtful"), {}, ButtonKind::Normal);
        connect(doubtful_, &QPushButton::clicked, this, [this] {
            askWhoIsWho(session_, this);
            refreshDoubtful();
        });
        row->insertStretch(row->count() - 1, 1);
        connect(button(QStringLiteral("regularsClose"), tr("Close"), ButtonKind::Normal),
                &QPushButton::clicked, this, &QDialog::accept);
        auto* const rows = new QVBoxLayout;
        rows->setSpacing(distance::medium);
        rows->addLayout(entries);
        rows->addLayout(row);
        return rows;
    }

    void refreshDoubtful()
    {
        const int count = doubtfulCount(session_);
        doubtful_->setVisible(count > 0);
        doubtful_->setText(tr("Who is who (%1)…").arg(count));
        doubtful_->setAccessibleName(doubtful_->text());
    }

    void refresh()
    {
        const int row = table_->currentIndex().row();
        model_.setContents(session_.directory(), lastDatesOf(session_), session_.tournament());
        if (!table_->currentIndex().isValid() && row >= 0) {
            table_->selectRow(std::min(row, shown_.rowCount() - 1));
        }
        const auto& rows = model_.rows();
        const auto open = std::count_if(rows.begin(), rows.end(),
                                        [](const Regular& regular) { return !regular.number; });
        facts_->setText(
            tr("%n player(s) of the directory not enrolled", nullptr, static_cast<int>(open)));
        refreshActions();
    }

    void refreshActions()
    {
        const auto count = table_->selectionModel()->selectedRows().size();
        const QString none = tr("Choose somebody in the list first.");
        enable(*tick_, count > 0, none);
        enable(*edit_, count == 1, tr("Choose one entry in the list."));
        enable(*merge_, count > 1, tr("Choose the entries of one person, with Ctrl or Shift."));
        enable(*remove_, count > 0, none);
        enable(*erase_, count == 1, tr("Choose one entry in the list."));
        const bool isTicked = current() != nullptr && current()->number;
        tickButton_->setText(isTicked ? tr("Take back (Space)") : tr("Enrol (Space)"));
        tickButton_->setAccessibleName(tickButton_->text());
    }

    template <typename Result>
    bool succeeded(const Result& result)
    {
        if (!result) {
            showRefusal(*notice_, result.refused());
        }
        return result.ok();
    }

    void tick()
    {
        const auto* const regular = current();
        if (regular == nullptr) {
            return;
        }
        notice_->hide();
        if (regular->number) {
            succeeded(
                session_.run(core::removeParticipant, *regular->number, core::MoneyOfRemoved::Ask));
            return;
        }
        std::vector<core::Enrolment> people;
        for (const auto& player : selected()) {
            people.push_back(enrolmentOf(player));
        }
        const int next = table_->currentIndex().row() + 1;
        const auto change = session_.run(core::enrol, people);
        if (!succeeded(change)) {
            return;
        }
        sayWhoWaits(core::enrolledBy(*change));
        if (people.size() == 1 && next < shown_.rowCount()) {
            table_->selectRow(next);
        }
    }

    void sayWhoWaits(const std::vector<core::StartNumber>& enrolled)
    {
        const auto& tournament = session_.tournament();
        if (const auto waiting = core::waitingAmong(tournament, enrolled); !waiting.empty()) {
            notice_->show(Notice::Kind::Warning, icons::Meaning::Late,
                          waitingText(tournament, waiting), tr("No place is free."));
            notice_->setVisible(true);
        }
    }

    void edit() { PlayerDialog(session_, selected().front(), this).exec(); }

    void merge()
    {
        auto players = selected();
        const core::Player keep = players.front();
        players.erase(players.begin());
        const QString kept =
            keep.club.isEmpty() ? keep.name : keep.name + QStringLiteral(", ") + keep.club;
        if (!confirm(this, tr("Merge these entries?"),
                     tr("“%1” stays in the directory; the other %n entry(ies) go, their groups are "
                        "kept. "
                        "In all tournaments they are one person then; the names there stay.",
                        nullptr, static_cast<int>(players.size()))
                         .arg(kept),
                     tr("Merge"), Enter::GoesBack)) {
            return;
        }
        succeeded(session_.runClub(core::mergePlayers, keep, players));
    }

    void removePlayers()
    {
        const auto players = selected();
        if (!confirm(
                this, tr("Remove from the directory?"),
                tr("%n entry(ies) of the player directory go for good. Tournaments stay as they "
                   "are.",
                   nullptr, static_cast<int>(players.size())),
                tr("Remove"), Enter::GoesBack)) {
            return;
        }
        succeeded(session_.runClub(core::removePlayers, players));
    }

    void erase() { succeeded(askToErase(session_, selected().front(), this)); }

    /// The current one first.
    [[nodiscard]] std::vector<core::Player> selected() const
    {
        std::vector<core::Player> players;
        for (const auto& index : table_->selectionModel()->selectedRows()) {
            const auto& regular = model_.row(shown_.mapToSource(index));
            players.insert(&regular == current() ? players.begin() : players.end(), regular.player);
        }
        return players;
    }

    /// The current one; nullptr without one.
    [[nodiscard]] const Regular* current() const
    {
        const auto index = table_->currentIndex();
        return index.isValid() ? &model_.row(shown_.mapToSource(index)) : nullptr;
    }

    Session& session_;
    RegularsModel model_;
    NameFilter shown_{RegularsModel::SearchRole};
    QLabel* facts_;
    QLineEdit* search_;
    QTableView* table_;
    Notice* notice_;
    QPushButton* tickButton_ = nullptr;
    QPushButton* doubtful_ = nullptr;
    QAction* tick_ = nullptr;
    QAction* edit_ = nullptr;
    QAction* merge_ = nullptr;
    QAction* remove_ = nullptr;
    QAction* erase_ = nullptr;
};

} // namespace

void showRegulars(Session& session, QWidget* parent)
{
    RegularsDialog(session, parent).exec();
}

} // namespace desk
