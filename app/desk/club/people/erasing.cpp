#include "app/desk/club/people/erasing.h"

#include "app/desk/frame/background_task.h"
#include "app/desk/frame/backups.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/people/people_names.h"
#include "core/store/backup.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <vector>

namespace desk {
namespace {

/// The result of erasing, and the backups that still hold the name, which takes a while to find
/// out.
class ErasedDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ErasedDialog)

public:
    ErasedDialog(Session& session, const core::ClubService::Erasure& erasure, QWidget* parent)
        : QDialog(parent),
          told_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
          backups_(new QListWidget(this))
    {
        constexpr int dialogWidth = 560;
        setObjectName(QStringLiteral("erasedDialog"));
        setWindowTitle(tr("Name erased"));
        setMinimumWidth(dialogWidth);
        auto* const facts =
            makeLabel(tr("%n evening(s)", nullptr, erasure.counts.evenings) + QStringLiteral(", ") +
                          tr("%n journal entry(ies)", nullptr, erasure.counts.entries),
                      13, QFont::DemiBold, theme::Role::Text, this);
        facts->setObjectName(QStringLiteral("erasedFacts"));
        told_->setObjectName(QStringLiteral("erasedBackupsTold"));
        told_->setWordWrap(true);
        backups_->setObjectName(QStringLiteral("erasedBackups"));
        backups_->setAccessibleName(tr("Backups with the name"));
        backups_->hide();
        auto* const traces = new Notice(this);
        traces->setObjectName(QStringLiteral("erasedTraces"));
        if (erasure.notWiped) {
            traces->show(Notice::Kind::Warning, icons::Meaning::Warning,
                         texts::textOfTraces(*erasure.notWiped));
        }
        traces->setVisible(erasure.notWiped.has_value());
        auto* const doubts = new QListWidget(this);
        doubts->setObjectName(QStringLiteral("erasedDoubts"));
        doubts->setAccessibleName(tr("Texts that may mean this person"));
        for (const auto& doubt : erasure.doubts) {
            doubts->addItem(doubt.evening.isEmpty()
                                ? doubt.text
                                : QStringLiteral("%1: %2").arg(doubt.evening, doubt.text));
        }
        auto* const doubtsTold =
            makeLabel(tr("These texts may mean this person. They were left as they are:"), 13,
                      QFont::Normal, theme::Role::Text, this);
        doubtsTold->setWordWrap(true);
        doubtsTold->setVisible(!erasure.doubts.empty());
        doubts->setVisible(!erasure.doubts.empty());
        auto* const close =
            makeButton(QStringLiteral("erasedClose"), tr("Close"), ButtonKind::Primary, this);
        connect(close, &QPushButton::clicked, this, &QDialog::accept);
        auto* const row = makeRow(nullptr);
        row->addStretch();
        row->addWidget(close);
        auto* const column =
            makeColumn(this, distance::large,
                       {distance::page, distance::page, distance::page, distance::page});
        column->addWidget(facts);
        column->addWidget(traces);
        column->addWidget(doubtsTold);
        column->addWidget(doubts);
        column->addWidget(told_);
        column->addWidget(backups_);
        column->addLayout(row);
        look(session, erasure.spellings);
    }

private:
    void look(Session& session, const QStringList& names)
    {
        told_->setText(tr("Looking through the backups…"));
        const auto folders =
            Backups::foldersOf(session.databases(), session.place(), session.uiState());
        looking_.start([&databases = session.databases(), place = session.place(), folders,
                        names] { return databases.backupsHolding(place, folders, names); },
                       [this](const std::vector<core::BackupFile>& found) { show(found); });
    }

    using QDialog::show;
    void show(const std::vector<core::BackupFile>& found)
    {
        if (found.empty()) {
            told_->setText(tr("No backup that this computer knows holds the name."));
            return;
        }
        told_->setText(tr("These backups still hold the name. Delete them if you no longer need "
                          "them:"));
        for (const auto& backup : found) {
            backups_->addItem(QDir::toNativeSeparators(backup.path));
        }
        backups_->show();
    }

    QLabel* told_;
    QListWidget* backups_;
    BackgroundTask<std::vector<core::BackupFile>> looking_;
};

class ErasingTexts
{
    Q_DECLARE_TR_FUNCTIONS(ErasingTexts)
};

} // namespace

core::Result<core::Done> askToErase(Session& session, const core::Player& person, QWidget* parent)
{
    if (!confirm(parent,
                 ErasingTexts::tr("Erase %1 for good?")
                     .arg(core::nameWithClub(person.name, person.club)),
                 ErasingTexts::tr(
                     "Evenings and journals say “%1” from then on; points, places and money stay. "
                     "Neither this nor earlier changes of the club can be undone.")
                     .arg(core::erasedName()),
                 ErasingTexts::tr("Erase"), Enter::GoesBack)) {
        return core::Done();
    }
    const auto erased = session.runClub(
        [&person](core::ClubService& service) { return service.erasePerson(person); });
    if (!erased) {
        return erased.refused();
    }
    ErasedDialog(session, *erased, parent).exec();
    return core::Done();
}

core::KnownErased knownErased(Session& session)
{
    if (session.isVanished() || session.isCutOff()) {
        return {};
    }
    const auto known = session.askClub(
        [](core::ClubService& service) { return core::Result(core::knownErased(service.read())); });
    return known ? *known : core::KnownErased();
}

void offerToEraseAgain(Session& session, const core::KnownErased& before, QWidget* parent)
{
    if (before.erased.empty() || session.isVanished() || session.isCutOff()) {
        return;
    }
    const auto back = session.askClub(
        [&before](core::ClubService& service) { return core::Result(service.namesBack(before)); });
    const auto names = back ? *back : QStringList();
    if (names.isEmpty() ||
        !confirm(
            parent,
            ErasingTexts::tr("Erase %n person(s) again?", nullptr, static_cast<int>(names.size())),
            ErasingTexts::tr("They were erased, and are named again in what was taken over: "
                             "%1.")
                .arg(names.join(QStringLiteral("; "))),
            ErasingTexts::tr("Erase again"))) {
        return;
    }
    const auto erased = session.runClub(
        [&before](core::ClubService& service) -> core::Result<core::ClubService::Erasure> {
            return service.eraseAgain(before);
        });
    if (erased) {
        ErasedDialog(session, *erased, parent).exec();
    }
}

} // namespace desk
