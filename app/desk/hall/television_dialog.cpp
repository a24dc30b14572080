#include "app/desk/hall/television_dialog.h"

#include "app/desk/frame/icons.h"
#include "app/desk/hall/qr_view.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/segments.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QUrlQuery>

namespace desk {

using namespace Qt::Literals::StringLiterals;

TelevisionDialog::TelevisionDialog(Serving& serving, QWidget* parent)
    : QDialog(parent),
      serving_(serving),
      choice_(new Segments(this)),
      from_(makeField(u"televisionFrom"_s, tr("From"), this)),
      until_(makeField(u"televisionUntil"_s, tr("Until"), this)),
      code_(new QrView(this)),
      address_(makeLabel({}, 15, QFont::Bold, theme::Role::Accent, this))
{
    setObjectName(u"televisionDialog"_s);
    setWindowTitle(tr("Television"));
    constexpr int width = 460;
    setMinimumWidth(width);
    auto* const what = makeLabel(tr("Open this address in the browser of a television. Two "
                                    "televisions can share the names or the tables."),
                                 13, QFont::Normal, theme::Role::Text, this);
    what->setWordWrap(true);
    choice_->setObjectName(u"televisionShows"_s);
    choice_->setAccessibleName(tr("Shows"));
    choice_->add(static_cast<int>(Shows::Everybody), tr("everybody"));
    choice_->add(static_cast<int>(Shows::Names), tr("some names"));
    choice_->add(static_cast<int>(Shows::Tables), tr("some tables"));
    choice_->setCurrent(static_cast<int>(shows_));
    code_->setObjectName(u"televisionCode"_s);
    address_->setObjectName(u"televisionAddress"_s);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    address_->setWordWrap(true);
    auto* const copy = makeButton(u"copyTelevision"_s, tr("Copy the address"), icons::Meaning::Copy,
                                  ButtonKind::Quiet, this);
    auto* const close = makeButton(u"televisionClose"_s, tr("Close"), ButtonKind::Normal, this);
    auto* const part = makeRow(nullptr);
    part->addWidget(from_);
    part->addWidget(makeLabel(tr("until"), 13, QFont::Normal, theme::Role::Text, this));
    part->addWidget(until_);
    part->addStretch();
    auto* const bottom = makeRow(nullptr);
    bottom->addWidget(copy);
    bottom->addStretch();
    bottom->addWidget(close);
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addWidget(what);
    column->addWidget(choice_);
    column->addLayout(part);
    column->addWidget(code_, 0, Qt::AlignCenter);
    column->addWidget(address_);
    column->addStretch(1);
    column->addLayout(bottom);
    connect(choice_, &Segments::chosen, this, &TelevisionDialog::choose);
    for (auto* const field : {from_, until_}) {
        constexpr int longest = 4;
        constexpr int fieldWidth = 72;
        field->setMaxLength(longest);
        field->setMaximumWidth(fieldWidth);
        connect(field, &QLineEdit::textChanged, this, &TelevisionDialog::refresh);
    }
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(address_->text()); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    choose(static_cast<int>(shows_));
}

void TelevisionDialog::choose(int shown)
{
    shows_ = static_cast<Shows>(shown);
    from_->setText(shows_ == Shows::Names ? u"A"_s : u"1"_s);
    until_->setText(shows_ == Shows::Names ? u"K"_s : u"30"_s);
    from_->setEnabled(shows_ != Shows::Everybody);
    until_->setEnabled(shows_ != Shows::Everybody);
    refresh();
}

void TelevisionDialog::refresh()
{
    QUrl url(serving_.address() + u"hall"_s);
    if (shows_ != Shows::Everybody) {
        QUrlQuery part;
        part.addQueryItem(u"from"_s, from_->text().trimmed());
        part.addQueryItem(u"until"_s, until_->text().trimmed());
        url.setQuery(part);
    }
    address_->setText(url.toString(QUrl::FullyEncoded));
    code_->setText(address_->text(), tr("Code that opens the pages on a television"));
}

} // namespace desk
