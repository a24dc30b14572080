#include "app/desk/evening/reports/paper_preview.h"

#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "reports/typeset/painting.h"

#include <QComboBox>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString zoomKey = u"reports/zoom"_s;
constexpr int wholePage = 0;
constexpr int pageWidth = -1;

} // namespace

PaperPreview::PaperPreview(UiState& uiState, QWidget* parent)
    : QWidget(parent), uiState_(uiState), bar_(new QWidget(parent))
{
    setObjectName(u"preview"_s);
    makeColumn(this);
    buildBar();
    turnTo(0);
}

// Here, where QPrinter is complete.
PaperPreview::~PaperPreview()
{
    delete view_;
}

void PaperPreview::buildBar()
{
    previous_ =
        makeButton(u"previousPageButton"_s, {}, icons::Meaning::Previous, ButtonKind::Quiet, bar_);
    next_ = makeButton(u"nextPageButton"_s, {}, icons::Meaning::Next, ButtonKind::Quiet, bar_);
    const auto describe = [](QPushButton* button, const QString& name, Qt::Key key) {
        button->setAccessibleName(name);
        button->setToolTip(
            tr("%1 (%2)").arg(name, QKeySequence(key).toString(QKeySequence::NativeText)));
    };
    describe(previous_, tr("Previous page"), Qt::Key_PageUp);
    describe(next_, tr("Next page"), Qt::Key_PageDown);
    place_ = makeLabel({}, 13, QFont::Normal, theme::Role::Text, bar_);
    place_->setObjectName(u"pagePlace"_s);
    zoom_ = new QComboBox(bar_);
    zoom_->setObjectName(u"zoomCombo"_s);
    setSpokenName(*zoom_, tr("Zoom"));
    zoom_->addItem(tr("Whole page"), wholePage);
    zoom_->addItem(tr("Page width"), pageWidth);
    for (const int percent : {75, 100, 150, 200}) {
        zoom_->addItem(tr("%1 %").arg(percent), percent);
    }
    setLow(false);
    connect(previous_, &QPushButton::clicked, this, [this] { turnBy(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { turnBy(1); });
    connect(zoom_, &QComboBox::activated, this, [this] {
        uiState_.setValue(zoomKey, zoom_->currentData());
        zoom();
    });
    auto* const row = makeRow(bar_, distance::tight);
    row->addWidget(previous_);
    row->addWidget(place_);
    row->addWidget(next_);
    row->addSpacing(distance::small);
    row->addWidget(zoom_);
}

void PaperPreview::setLow(bool isLow)
{
    const auto chosen = uiState_.value(zoomKey, isLow ? pageWidth : wholePage).toInt();
    zoom_->setCurrentIndex(std::max(0, zoom_->findData(chosen)));
    zoom();
}

void PaperPreview::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (view_ != nullptr) {
        return;
    }
    printer_ = std::make_unique<QPrinter>(QPrinter::HighResolution);
    view_ = new QPrintPreviewWidget(printer_.get(), this);
    view_->setObjectName(u"previewWidget"_s);
    connect(view_, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter* printer) {
        if (pageCount() > 0) {
            const auto page = static_cast<std::size_t>(page_);
            typeset::paintOn(*printer, pages_->sheets, page, page);
        }
    });
    layout()->addWidget(view_);
    if (auto* const inner = view_->findChild<QGraphicsView*>()) {
        inner->setObjectName(u"previewView"_s);
        inner->setAccessibleName(tr("Preview"));
        inner->viewport()->setAccessibleName(inner->accessibleName()); // It also takes the focus.
        inner->setFrameShape(QFrame::NoFrame);
        inner->scene()->setBackgroundBrush(theme::colour(palette(), theme::Role::Window));
    }
    zoom();
}

void PaperPreview::show(const Pages& pages)
{
    pages_ = pages;
    turnTo(page_);
}

void PaperPreview::turnTo(int page)
{
    const int count = pageCount();
    page_ = std::clamp(page, 0, std::max(0, count - 1));
    if (view_ != nullptr && count > 0) {
        view_->updatePreview();
    }
    place_->setText(tr("Page %1 of %2").arg(count == 0 ? 0 : page_ + 1).arg(count));
    next_->setEnabled(page_ + 1 < count);
    previous_->setEnabled(page_ > 0);
}

int PaperPreview::pageCount() const
{
    return pages_ ? static_cast<int>(pages_->sheets.size()) : 0;
}

void PaperPreview::zoom()
{
    if (view_ == nullptr) {
        return;
    }
    const int percent = zoom_->currentData().toInt();
    if (percent == wholePage) {
        view_->fitInView();
    } else if (percent == pageWidth) {
        view_->fitToWidth();
    } else {
        constexpr qreal whole = 100;
        view_->setZoomFactor(percent / whole);
    }
}

} // namespace desk
