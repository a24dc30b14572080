#include "app/desk/hall/helpers_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/hall/device_words.h"
#include "app/desk/hall/helper_codes_dialog.h"
#include "app/desk/hall/helper_dialog.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/cell_model.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/segments.h"
#include "app/hall/own_certificate.h"
#include "core/texts/club_texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <array>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

enum Wifi : std::uint8_t { OnlyOurs, WithGuests };

enum HelperColumn : std::uint8_t {
    HelperName,
    HelperMay,
    HelperCode,
    HelperSeen,
    HelperPage,
    HelperUnsent,
    HelperColumns
};

/// What a helper's devices told of themselves, together.
struct DevicesOf
{
    QDateTime heard;
    QString page; ///< Of the device heard last.
    int unsent = 0;
};

DevicesOf devicesOf(const core::HelperId& helper, const std::vector<web::HelperDevice>& devices)
{
    DevicesOf all;
    for (const auto& device : devices) {
        if (device.helper == helper) {
            if (!all.heard.isValid() || device.heard > all.heard) {
                all.heard = device.heard;
                all.page = words::pageOf(device);
            }
            all.unsent += device.unsent;
        }
    }
    return all;
}

} // namespace

struct HelperRow
{
    core::Helper helper;
    bool isValid = false; ///< The code.
    std::array<Cell, HelperColumns> cells;
};

class HelpersModel : public CellModel<HelperRow>
{
    Q_DECLARE_TR_FUNCTIONS(HelpersModel)

public:
    explicit HelpersModel(QObject* parent)
        : CellModel({tr("Name"), tr("May", "a helper"), tr("Code"), tr("Last contact"),
                     tr("Page", "a helper's"), tr("Not sent")},
                    parent)
    {}

    [[nodiscard]] static HelperRow rowOf(const core::HelperService::Known& known,
                                         const std::vector<web::HelperDevice>& devices)
    {
        const auto cell = [](const QString& text) {
            return Cell{{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
        };
        const auto& [helper, code, state] = known;
        Cell name = cell(helper.name);
        name.insert(WeightRole, QFont::Medium);
        const auto told = devicesOf(helper.id, devices);
        const auto used = code ? code->used.value_or(QDateTime()) : QDateTime();
        const auto last = std::max(used, told.heard);
        const auto seen =
            last.isValid() ? QLocale().toString(last.toLocalTime(), QLocale::ShortFormat) : u"–"_s;
        return {helper,
                state == core::HelperCodeState::Valid,
                {name, cell(texts::text(helper.rights)),
                 cell(state ? texts::text(*state) : tr("none yet")), cell(seen), cell(told.page),
                 cell(told.unsent > 0 ? QString::number(told.unsent) : QString())}};
    }

    /// Whether a code lets somebody in.
    [[nodiscard]] bool hasValid() const
    {
        for (int at = 0; at < rowCount(); ++at) {
            if (row(index(at, 0)).isValid) {
                return true;
            }
        }
        return false;
    }
};

HelpersDialog::HelpersDialog(Session& session, Serving& serving, QWidget* parent)
    : QDialog(parent),
      session_(session),
      serving_(serving),
      model_(new HelpersModel(this)),
      view_(new QTableView(this)),
      notice_(new Notice(this))
{
    setObjectName(u"helpersDialog"_s);
    setWindowTitle(tr("Helpers"));
    notice_->setObjectName(u"helpersNotice"_s);
    buildLayout();
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HelpersDialog::refreshButtons);
    connect(view_, &QTableView::activated, this, &HelpersDialog::change);
    connect(&session_, &Session::clubChanged, this, &HelpersDialog::refresh);
    connect(&watch_, &QTimer::timeout, this, &HelpersDialog::refreshDevices);
    constexpr int fiveSeconds = 5000;
    watch_.start(fiveSeconds);
    refresh();
}

HelpersDialog::~HelpersDialog() = default;

QPushButton* HelpersDialog::makeWay(const char* objectName, const QString& text,
                                    void (HelpersDialog::*way)())
{
    auto* const button = makeButton(QLatin1StringView(objectName), text, ButtonKind::Normal, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, way);
    return button;
}

void HelpersDialog::buildLayout()
{
    constexpr int width = 900;
    constexpr int height = 440;
    resize(width, height);
    dressTable(*view_, u"helperTable"_s, tr("Helpers"));
    view_->setModel(model_);
    view_->setTabKeyNavigation(false);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view_->horizontalHeader()->setSectionResizeMode(HelperMay, QHeaderView::Stretch);
    change_ = makeWay("changeHelper", tr("Change…"), &HelpersDialog::change);
    revoke_ = makeWay("revokeCode", tr("Revoke the code"), &HelpersDialog::revoke);
    remove_ = makeWay("removeHelper", tr("Remove"), &HelpersDialog::remove);
    codes_ = makeButton(u"newCodes"_s, tr("New codes…"), ButtonKind::Primary, this);
    codes_->setAutoDefault(false);
    connect(codes_, &QPushButton::clicked, this, &HelpersDialog::makeCodes);
    auto* const back = makeButton(u"helpersBack"_s, tr("Back"), ButtonKind::Normal, this);
    back->setAutoDefault(false);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    auto* const ways = makeRow(nullptr);
    ways->addWidget(makeWay("addHelper", tr("Add…"), &HelpersDialog::add));
    ways->addWidget(change_);
    ways->addWidget(revoke_);
    ways->addWidget(remove_);
    ways->addStretch();
    wifi_ = new Segments(this);
    wifi_->setObjectName(u"helpersWifi"_s);
    wifi_->setAccessibleName(tr("Wi-Fi"));
    wifi_->add(OnlyOurs, tr("Only ours", "a Wi-Fi"));
    wifi_->add(WithGuests, tr("Shared with guests", "a Wi-Fi"));
    wifi_->setEnabled(web::canEncrypt());
    connect(wifi_, &Segments::chosen, this, &HelpersDialog::chooseWifi);
    auto* const bottom = makeRow(nullptr);
    bottom->addWidget(new QLabel(tr("Wi-Fi:"), this));
    bottom->addWidget(wifi_);
    bottom->addStretch();
    bottom->addWidget(back);
    bottom->addWidget(codes_);
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addWidget(notice_);
    column->addLayout(ways);
    column->addWidget(view_, 1);
    column->addLayout(bottom);
}

std::optional<core::Helper> HelpersDialog::selected() const
{
    const auto rows = view_->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(model_->row(rows.front()).helper);
}

void HelpersDialog::ask(const core::Helper& helper)
{
    HelperDialog dialog(helper, this);
    while (dialog.exec() == QDialog::Accepted) {
        const auto useCase = helper.id.value.isNull() ? core::addHelper : core::changeHelper;
        const auto stored = session_.runClub(useCase, dialog.wanted());
        if (stored) {
            return;
        }
        dialog.showError(textOf(stored.refused()));
    }
}

void HelpersDialog::add()
{
    ask({{}, {}, {core::HelperRight::CheckIn, core::HelperRight::Fees}});
}

void HelpersDialog::change()
{
    if (const auto helper = selected()) {
        ask(*helper);
    }
}

void HelpersDialog::remove()
{
    if (const auto helper = selected()) {
        session_.runClub(core::removeHelper, helper->id);
        view_->setFocus();
    }
}

void HelpersDialog::revoke()
{
    if (const auto helper = selected()) {
        session_.runHelpers([&](core::HelperService& helpers, core::TournamentId) {
            helpers.revoke(helper->id);
            return core::Result<core::Done>(core::Done());
        });
        refresh();
        view_->setFocus(); // Its button is disabled now, and the next one removes the helper.
    }
}

void HelpersDialog::makeCodes()
{
    if (model_->hasValid() &&
        !confirm(this, tr("Make new codes?"),
                 tr("The helpers' codes open nothing any more; all need the new slips."),
                 tr("New codes"), Enter::GoesBack)) {
        return;
    }
    const auto made = session_.runHelpers(
        [](core::HelperService& helpers, core::TournamentId id) { return helpers.makeCodes(id); });
    refresh();
    if (made) {
        HelperCodesDialog(session_, *made, serving_.address(), this).exec();
    }
}

void HelpersDialog::refresh()
{
    const auto known = session_.runHelpers([](core::HelperService& helpers, core::TournamentId id) {
        return core::Result<std::vector<core::HelperService::Known>>(helpers.helpers(id));
    });
    const auto devices = serving_.helperDevices();
    std::vector<HelperRow> rows;
    if (known) {
        for (const auto& one : *known) {
            rows.push_back(HelpersModel::rowOf(one, devices));
        }
    }
    model_->setRows(std::move(rows));
    refreshButtons();
}

/// The row chosen stays chosen.
void HelpersDialog::refreshDevices()
{
    const auto devices = serving_.helperDevices();
    if (devices != devices_) {
        devices_ = devices;
        const auto row = view_->currentIndex().row();
        refresh();
        view_->selectRow(row);
    }
}

void HelpersDialog::refreshButtons()
{
    const auto rows = view_->selectionModel()->selectedRows();
    const bool isAny = !rows.isEmpty();
    change_->setEnabled(isAny);
    remove_->setEnabled(isAny);
    revoke_->setEnabled(isAny && model_->row(rows.front()).isValid);
    const bool isServed = !serving_.address().isEmpty();
    codes_->setEnabled(isServed && model_->rowCount() > 0);
    refreshWifi();
    notice_->show(Notice::Kind::Plain, icons::Meaning::Information,
                  serving_.areGuestsInWifi()
                      ? tr("The pages are encrypted. Each device warns once and is shown where to "
                           "tap.")
                      : tr("For a Wi-Fi of the club's own: guests in it could listen."),
                  isServed ? tr("New codes are for this evening; those before open nothing any "
                                "more.")
                           : tr("Codes can be made once the pages are served."));
}

void HelpersDialog::refreshWifi()
{
    wifi_->setCurrent(serving_.areGuestsInWifi() ? WithGuests : OnlyOurs);
}

void HelpersDialog::chooseWifi(int choice)
{
    const auto failure = serving_.setGuestsInWifi(choice == WithGuests);
    refreshButtons();
    if (failure) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, *failure,
                      tr("The pages are not served now."));
    }
}

} // namespace desk
