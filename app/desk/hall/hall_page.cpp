#include "app/desk/hall/hall_page.h"

#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/hall/helpers_dialog.h"
#include "app/desk/hall/qr_view.h"
#include "app/desk/hall/serving.h"
#include "app/desk/hall/television_dialog.h"
#include "app/desk/hall/try_dialog.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/platform/platform.h"
#include "reports/documents/wifi_code.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

constexpr int titleSize = 15;
constexpr int bodySize = 13;
constexpr int formWidth = 420;

QLabel* makeTitle(const QString& text, QWidget* parent)
{
    return makeLabel(text, titleSize, QFont::DemiBold, theme::Role::Text, parent);
}

QLabel* makeHint(const QString& text, QWidget* parent)
{
    auto* const label = makeLabel(text, bodySize, QFont::Normal, theme::Role::Muted, parent);
    label->setWordWrap(true);
    return label;
}

/// A control with a label above it; returns the label.
QLabel* addNamed(QVBoxLayout& column, const QString& name, QWidget* control)
{
    auto* const label =
        makeLabel(name, bodySize, QFont::Normal, theme::Role::Text, control->parentWidget());
    label->setBuddy(control);
    auto* const pair = makeColumn(nullptr, distance::tight);
    pair->addWidget(label);
    pair->addWidget(control);
    column.addLayout(pair);
    return label;
}

} // namespace

HallPage::HallPage(Session& session, Serving& serving, QWidget* parent)
    : Page(session, parent),
      serving_(serving),
      head_(new PageHead(tr("Hall"), this)),
      columns_(makeRow(nullptr, distance::page)),
      switch_(makeButton(u"servingButton"_s, {}, ButtonKind::Primary, this)),
      notice_(new Notice(this)),
      count_(new Notice(this))
{
    setObjectName(u"hallPage"_s);
    head_->setFacts(tr("Pages for phones and televisions in the same Wi-Fi, and for the website."));
    head_->add(switch_);
    notice_->setObjectName(u"hallNotice"_s);
    count_->setObjectName(u"phoneCount"_s);

    auto* const codes = makeColumn(nullptr, distance::medium);
    auto* const choices = makeColumn(nullptr, distance::medium);
    buildCodes(*codes);
    buildChoices(*choices);
    choices->addWidget(makeHairline(this));
    buildHelpers(*choices);
    choices->addWidget(makeHairline(this));
    buildWebsite(*choices);
    choices->addStretch(1);
    columns_->addLayout(codes);
    columns_->addLayout(choices, 1);
    columns_->addStretch(1);
    auto* const column = makeColumn(
        this, distance::large, {distance::page, distance::large, distance::page, distance::large});
    column->addWidget(head_);
    column->addWidget(notice_);
    column->addWidget(count_);
    column->addLayout(columns_, 1);

    constexpr int betweenCounts = 2000;
    counting_.setInterval(betweenCounts);
    connect(&counting_, &QTimer::timeout, this, &HallPage::refreshCount);
    connect(switch_, &QPushButton::clicked, this, &HallPage::toggle);
    connect(&serving_, &Serving::changed, this, &HallPage::refresh);
}

void HallPage::buildCodes(QVBoxLayout& column)
{
    network_ = makeField(u"wifiNetwork"_s, tr("Name of the Wi-Fi"), this);
    password_ = makeField(u"wifiPassword"_s, tr("Password"), this);
    network_->setText(session_.uiState().value(hall_keys::wifiNetwork).toString());
    password_->setText(session_.uiState().value(hall_keys::wifiPassword).toString());
    wifiCode_ = new QrView(this);
    wifiCode_->setObjectName(u"wifiCode"_s);
    pageCode_ = new QrView(this);
    pageCode_->setObjectName(u"pageCode"_s);
    address_ = makeLabel({}, titleSize, QFont::Bold, theme::Role::Accent, this);
    address_->setObjectName(u"hallAddress"_s);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    copy_ = makeButton(u"copyAddressButton"_s, tr("Copy the address"), icons::Meaning::Copy,
                       ButtonKind::Quiet, this);

    print_ = makeButton(u"printCodesButton"_s, tr("Print both codes…"), icons::Meaning::Print,
                        ButtonKind::Quiet, this);
    try_ = makeButton(u"tryButton"_s, tr("Try it…"), icons::Meaning::Hall, ButtonKind::Quiet, this);
    television_ = makeButton(u"televisionButton"_s, tr("Television…"), icons::Meaning::Hall,
                             ButtonKind::Quiet, this);

    auto* const join = makeColumn(nullptr);
    join->addWidget(makeTitle(tr("1. Join the Wi-Fi"), this));
    join->addWidget(wifiCode_);
    addNamed(*join, network_->accessibleName(), network_);
    addNamed(*join, password_->accessibleName(), password_);
    join->addStretch(1);
    auto* const open = makeColumn(nullptr);
    open->addWidget(makeTitle(tr("2. Open the pages"), this));
    open->addWidget(pageCode_);
    open->addWidget(address_);
    open->addWidget(copy_, 0, Qt::AlignLeft);
    open->addWidget(print_, 0, Qt::AlignLeft);
    open->addWidget(try_, 0, Qt::AlignLeft);
    open->addWidget(television_, 0, Qt::AlignLeft);
    open->addStretch(1);
    auto* const row = makeRow(nullptr, distance::page);
    row->addLayout(join);
    row->addLayout(open);
    column.addLayout(row);
    column.addStretch(1);

    const auto keep = [this](const QString& key, const QLineEdit* field) {
        connect(field, &QLineEdit::textChanged, this, [this, key](const QString& text) {
            session_.uiState().setValue(key, text);
            refreshCodes();
        });
    };
    keep(hall_keys::wifiNetwork, network_);
    keep(hall_keys::wifiPassword, password_);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(serving_.address()); });
    connect(print_, &QPushButton::clicked, this, &HallPage::print);
    connect(try_, &QPushButton::clicked, this,
            [this] { TryDialog(session_, serving_, window()).exec(); });
    connect(television_, &QPushButton::clicked, this,
            [this] { TelevisionDialog(serving_, window()).exec(); });
}

QComboBox* HallPage::makeNameChoice(const QString& objectName, const QString& name)
{
    auto* const choice = new QComboBox(this);
    choice->setObjectName(objectName);
    setSpokenName(*choice, name);
    choice->addItem(tr("in full: Weiß, Käthe"), static_cast<int>(hall::NameStyle::Full));
    choice->addItem(tr("short: Käthe W."), static_cast<int>(hall::NameStyle::Short));
    choice->addItem(tr("only start numbers"), static_cast<int>(hall::NameStyle::Number));
    choice->setMaximumWidth(formWidth);
    return choice;
}

void HallPage::buildChoices(QVBoxLayout& column)
{
    names_ = makeNameChoice(u"hallNames"_s, tr("Names on phones"));
    notices_ = new QPlainTextEdit(this);
    notices_->setObjectName(u"hallNotices"_s);
    notices_->setAccessibleName(tr("Notices, one per line"));
    notices_->setTabChangesFocus(true);
    constexpr int threeLines = 72;
    notices_->setFixedHeight(threeLines);
    notices_->setMaximumWidth(formWidth);
    addNamed(column, tr("Names on phones"), names_);
    addNamed(column, notices_->accessibleName(), notices_);
    namesChecked_ = new QCheckBox(tr("Name tables whose results are being checked"), this);
    namesChecked_->setObjectName(u"checkedTablesTick"_s);
    namesChecked_->setAccessibleName(namesChecked_->text());
    namesChecked_->setToolTip(tr("On papers for the wall as well. Otherwise it says “One result "
                                 "is being checked.”"));
    column.addWidget(namesChecked_);
    buildReporting(column);
    connect(namesChecked_, &QCheckBox::clicked, this, [this](bool names) {
        serving_.setCheckedTables(names ? texts::CheckedTables::Named
                                        : texts::CheckedTables::Unnamed);
    });
    connect(names_, &QComboBox::activated, this, [this] {
        serving_.setNames(static_cast<hall::NameStyle>(names_->currentData().toInt()));
    });
    connect(notices_, &QPlainTextEdit::textChanged, this,
            [this] { serving_.setNotices(notices_->toPlainText()); });
}

void HallPage::buildReporting(QVBoxLayout& column)
{
    using enum core::PhoneSlips;
    reporting_ = new QComboBox(this);
    reporting_->setObjectName(u"reportingChoice"_s);
    setSpokenName(*reporting_, tr("Games reported by phone"));
    reporting_->addItem(tr("none"), static_cast<int>(Off));
    reporting_->addItem(tr("the desk takes them over"), static_cast<int>(Desk));
    reporting_->addItem(tr("a second person of the table confirms"), static_cast<int>(SecondSeat));
    reporting_->setToolTip(tr("Score slips printed from now on carry a code for the table; on the "
                              "page Results, Enter takes over what it sent."));
    reporting_->setMaximumWidth(formWidth);
    reportingName_ = addNamed(column, reporting_->accessibleName(), reporting_);
    connect(reporting_, &QComboBox::activated, this, [this] {
        setReporting(static_cast<core::PhoneSlips>(reporting_->currentData().toInt()));
    });
}

void HallPage::buildHelpers(QVBoxLayout& column)
{
    auto* const helpers = makeButton(u"helpersButton"_s, tr("Helpers…"), icons::Meaning::Person,
                                     ButtonKind::Normal, this);
    helpers->setToolTip(tr("They check people in, take start fees or print, in a browser."));
    column.addWidget(makeTitle(tr("Helpers"), this));
    column.addWidget(makeHint(tr("Check-in, start fees, slips and printing, in a browser."), this));
    column.addWidget(helpers, 0, Qt::AlignLeft);
    connect(helpers, &QPushButton::clicked, this,
            [this] { HelpersDialog(session_, serving_, window()).exec(); });
}

void HallPage::buildWebsite(QVBoxLayout& column)
{
    column.addWidget(makeTitle(tr("Website"), this));
    websiteNames_ = makeNameChoice(u"websiteNames"_s, tr("Names on the website"));
    writesWebsite_ = new QCheckBox(tr("Write it automatically with each round and release"), this);
    writesWebsite_->setObjectName(u"websiteTick"_s);
    writesWebsite_->setAccessibleName(writesWebsite_->text());
    folder_ = makeHint({}, this);
    folder_->setObjectName(u"websiteFolder"_s);
    written_ = new Notice(this);
    written_->setObjectName(u"websiteNotice"_s);
    written_->hide();
    auto* const write = makeButton(u"websiteButton"_s, tr("Write the website…"),
                                   icons::Meaning::Folder, ButtonKind::Normal, this);
    auto* const onePage = makeButton(u"onePageButton"_s, tr("One file…"), icons::Meaning::Save,
                                     ButtonKind::Quiet, this);
    onePage->setToolTip(tr("Standings and series as one page, to send or upload."));
    websiteSeries_ = new QComboBox(this);
    websiteSeries_->setObjectName(u"websiteSeries"_s);
    setSpokenName(*websiteSeries_, tr("Series on the website"));
    websiteSeries_->setMaximumWidth(formWidth);
    addNamed(column, tr("Names on the website"), websiteNames_);
    websiteSeriesName_ = addNamed(column, tr("Series on the website"), websiteSeries_);
    column.addWidget(writesWebsite_);
    column.addWidget(folder_);
    auto* const ways = makeRow(nullptr);
    ways->addWidget(write);
    ways->addWidget(onePage);
    ways->addStretch(1);
    column.addLayout(ways);
    column.addWidget(written_);
    connect(websiteNames_, &QComboBox::activated, this, [this] {
        serving_.setWebsiteNames(
            static_cast<hall::NameStyle>(websiteNames_->currentData().toInt()));
    });
    connect(writesWebsite_, &QCheckBox::clicked, this, &HallPage::setWritesWebsite);
    connect(write, &QPushButton::clicked, this, &HallPage::chooseWebsite);
    connect(onePage, &QPushButton::clicked, this, &HallPage::writeOnePage);
    connect(websiteSeries_, &QComboBox::activated, this,
            [this] { serving_.setWebsiteSeries(websiteSeries_->currentData().toString()); });
}

void HallPage::enter()
{
    switch_->setFocus(Qt::OtherFocusReason);
}

documents::Choice HallPage::document() const
{
    return {documents::Kind::HallCodes};
}

void HallPage::tournamentOpened()
{
    const QSignalBlocker quiet(notices_);
    notices_->setPlainText(serving_.notices());
    written_->hide();
}

void HallPage::roomChanged()
{
    columns_->setDirection(room().isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void HallPage::refresh()
{
    const bool isServing = serving_.isServing();
    switch_->setText(isServing ? tr("Stop serving") : tr("Serve the pages"));
    switch_->setAccessibleName(switch_->text());
    names_->setCurrentIndex(names_->findData(static_cast<int>(serving_.names())));
    namesChecked_->setChecked(serving_.checkedTables() == texts::CheckedTables::Named);
    websiteNames_->setCurrentIndex(
        websiteNames_->findData(static_cast<int>(serving_.websiteNames())));
    writesWebsite_->setChecked(serving_.writesWebsite());
    refreshSeries();
    const auto& settings = session_.tournament().settings;
    reporting_->setVisible(!playsCards(settings));
    reportingName_->setVisible(!playsCards(settings));
    reporting_->setCurrentIndex(reporting_->findData(static_cast<int>(settings.phoneSlips)));
    folder_->setText(QDir::toNativeSeparators(serving_.websiteFolder()));
    folder_->setVisible(!folder_->text().isEmpty());
    const auto dead = serving_.deadAddress();
    notice_->setVisible(isServing && (!dead.isEmpty() || serving_.address().isEmpty()));
    if (isServing && serving_.address().isEmpty()) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("This computer is in no network."),
                      tr("Join the hall's Wi-Fi, or a router of your own."));
    } else if (!dead.isEmpty()) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      tr("The address has changed: codes with %1 lead nowhere.").arg(dead),
                      tr("Show or print the new ones."));
        auto* const known = makeButton(u"newAddressButton"_s, tr("Done"), ButtonKind::Normal, this);
        connect(known, &QPushButton::clicked, &serving_, &Serving::forgetDeadAddress);
        notice_->add(known);
    }
    refreshCodes();
    refreshCount();
    Q_EMIT statusChanged();
}

void HallPage::refreshCodes()
{
    const auto address = serving_.address();
    pageCode_->setText(address, tr("Code that opens the pages"));
    address_->setText(address.isEmpty() ? tr("Not served yet") : address);
    copy_->setEnabled(!address.isEmpty());
    print_->setEnabled(!address.isEmpty());
    try_->setEnabled(!address.isEmpty());
    television_->setEnabled(!address.isEmpty());
    const auto network = network_->text().trimmed();
    wifiCode_->setText(network.isEmpty() ? QString()
                                         : documents::wifiCode(network, password_->text()),
                       tr("Code that joins the Wi-Fi"));
}

void HallPage::refreshCount()
{
    if (!serving_.isServing()) {
        count_->show(Notice::Kind::Plain, icons::Meaning::Information,
                     tr("Off: no phone sees anything."),
                     platform::asksBeforeServing()
                         ? tr("Windows asks once whether others may reach the program: tick "
                              "private and public networks, then allow it.")
                         : tr("Seating, open tables and released standings; no internet needed."));
        return;
    }
    const auto phones = static_cast<int>(serving_.counts().phones);
    if (serving_.seemsUnreachable()) {
        count_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                     tr("No device has come through yet."),
                     platform::asksBeforeServing()
                         ? tr("The firewall: Windows Security, Firewall, Allow an app, tick Rummy "
                              "Director. Or the Wi-Fi keeps devices apart: use your own router or "
                              "this laptop's hotspot.")
                         : tr("A firewall on this laptop, or a Wi-Fi that keeps devices apart: use "
                              "your own router or this laptop's hotspot."));
        return;
    }
    if (phones > 0) {
        count_->show(Notice::Kind::Plain, icons::Meaning::Complete,
                     tr("%n phone(s) are looking.", nullptr, phones),
                     serving_.keepsAwake() ? tr("This computer stays awake meanwhile.")
                                           : QString());
    } else {
        count_->show(Notice::Kind::Plain, icons::Meaning::Information,
                     tr("No phone has the pages open."),
                     tr("If none gets through: many Wi-Fis keep phones apart. Use a router of "
                        "your own, no internet needed."));
    }
}

void HallPage::toggle()
{
    if (serving_.isServing()) {
        serving_.stop();
    } else if (const auto failure = serving_.start()) {
        notice_->setVisible(true);
        notice_->showError(*failure);
    }
}

void HallPage::chooseWebsite()
{
    const auto folder = chooseFolder(this, tr("Folder for the website"), serving_.websiteFolder());
    if (!folder.isEmpty()) {
        writeWebsite(folder);
    }
}

void HallPage::writeWebsite(const QString& folder)
{
    auto failure = serving_.writeWebsite(folder);
    if (failure && failure->isOfTournament &&
        confirm(this, tr("Replace these pages?"), failure->text, tr("Replace"))) {
        failure = serving_.writeWebsite(folder, web::OtherPages::Replace);
    }
    if (failure) {
        written_->showError(failure->text);
    } else {
        showWritten(tr("The website is written."), QDir(folder).filePath(u"index.html"_s));
    }
    written_->setVisible(true);
    refresh();
}

void HallPage::showWritten(const QString& what, const QString& path)
{
    QStringList lines = {QDir::toNativeSeparators(path), serving_.heldBackText()};
    lines.removeAll(QString());
    written_->show(Notice::Kind::Tint, icons::Meaning::Complete, what, lines.join(u'\n'));
}

void HallPage::writeOnePage()
{
    const auto path =
        chooseTarget(this, tr("Standings and series as one page"),
                     session_.tournament().settings.name + u".html"_s, tr("Web page (*.html)"));
    if (path.isEmpty()) {
        return;
    }
    if (const auto failure = serving_.writeOnePage(path)) {
        written_->showError(failure->text);
    } else {
        showWritten(tr("The page is written."), path);
    }
    written_->setVisible(true);
}

void HallPage::refreshSeries()
{
    const auto names = serving_.seriesNames();
    websiteSeries_->clear();
    websiteSeries_->addItem(tr("none", "series"), QString());
    for (const auto& name : names) {
        websiteSeries_->addItem(name, name);
    }
    websiteSeries_->setCurrentIndex(
        std::max(0, websiteSeries_->findData(serving_.websiteSeries())));
    websiteSeries_->setVisible(!names.isEmpty());
    websiteSeriesName_->setVisible(!names.isEmpty());
}

void HallPage::setWritesWebsite(bool writes)
{
    if (writes && serving_.websiteFolder().isEmpty()) {
        chooseWebsite();
    }
    serving_.setWritesWebsite(writes && !serving_.websiteFolder().isEmpty());
    refresh();
}

void HallPage::setReporting(core::PhoneSlips reporting)
{
    const auto before = session_.tournament().settings;
    auto after = before;
    after.phoneSlips = reporting;
    const auto changed = session_.run(core::editSettings, {before, after});
    if (!changed) {
        notice_->setVisible(true);
        notice_->showError(textOf(changed.refused()));
    }
}

void HallPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    counting_.start();
}

void HallPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    counting_.stop();
}

} // namespace desk
