#include "paper_preview.h"

#include "app/memory.h"
#include "app/widgets/page_head.h"
#include "reports/painting.h"

#include <QComboBox>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString zoomKey = u"reports/zoom"_s;
constexpr int wholePage = 0;
constexpr int pageWidth = -1;

} // namespace

PaperPreview::PaperPreview(Memory& memory, QWidget* parent)
    : QWidget(parent), memory_(memory), bar_(new QWidget(parent))
{
    setObjectName(u"preview"_s);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    makeBar();
    refreshBar();
}

// Behind the class, where a printer is known.
PaperPreview::~PaperPreview()
{
    delete view_;
}

void PaperPreview::makeBar()
{
    previous_ =
        makeButton(u"previousPageButton"_s, {}, icons::Meaning::Previous, ButtonKind::Quiet, bar_);
    next_ = makeButton(u"nextPageButton"_s, {}, icons::Meaning::Next, ButtonKind::Quiet, bar_);
    const auto dress = [](QPushButton* button, const QString& name, const QString& key) {
        button->setAccessibleName(name);
        button->setToolTip(tr("%1 (%2)").arg(name, key));
    };
    dress(previous_, tr("Previous page"),
          QKeySequence(Qt::Key_PageUp).toString(QKeySequence::NativeText));
    dress(next_, tr("Next page"),
          QKeySequence(Qt::Key_PageDown).toString(QKeySequence::NativeText));
    place_ = makeLabel({}, 13, QFont::Normal, theme::Role::Text, bar_);
    place_->setObjectName(u"pagePlace"_s);
    zoom_ = new QComboBox(bar_);
    zoom_->setObjectName(u"zoomCombo"_s);
    zoom_->setAccessibleName(tr("Zoom"));
    zoom_->addItem(tr("Whole page"), wholePage);
    zoom_->addItem(tr("Page width"), pageWidth);
    for (const int percent : {75, 100, 150, 200}) {
        zoom_->addItem(tr("%1 %").arg(percent), percent);
    }
    zoom_->setCurrentIndex(std::max(0, zoom_->findData(memory_.value(zoomKey, wholePage).toInt())));
    connect(previous_, &QPushButton::clicked, this, [this] { turnBy(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { turnBy(1); });
    connect(zoom_, &QComboBox::activated, this, [this] {
        memory_.setValue(zoomKey, zoom_->currentData());
        zoom();
    });
    auto* const row = new QHBoxLayout(bar_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(previous_);
    row->addWidget(place_);
    row->addWidget(next_);
    row->addSpacing(8);
    row->addWidget(zoom_);
}

void PaperPreview::makeView()
{
    printer_ = std::make_unique<QPrinter>(QPrinter::HighResolution);
    view_ = new QPrintPreviewWidget(printer_.get(), this);
    view_->setObjectName(u"previewWidget"_s);
    connect(view_, &QPrintPreviewWidget::paintRequested, this, &PaperPreview::paint);
    layout()->addWidget(view_);
    if (auto* const inner = view_->findChild<QGraphicsView*>()) {
        inner->setObjectName(u"previewView"_s);
        inner->setAccessibleName(tr("Preview"));
        inner->setFrameShape(QFrame::NoFrame);
        inner->scene()->setBackgroundBrush(theme::colour(palette(), theme::Role::Window));
    }
}

void PaperPreview::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (view_ == nullptr) {
        makeView();
        zoom();
    }
}

void PaperPreview::show(const std::shared_ptr<const Proof>& proof)
{
    proof_ = proof;
    turnTo(page_);
}

void PaperPreview::turnTo(int page)
{
    const int count = proof_ ? static_cast<int>(proof_->sheets.size()) : 0;
    page_ = std::clamp(page, 0, std::max(0, count - 1));
    if (view_ != nullptr && count > 0) {
        view_->updatePreview();
    }
    refreshBar();
}

void PaperPreview::paint(QPrinter* printer) const
{
    if (proof_ && !proof_->isEmpty()) {
        const auto page = static_cast<std::size_t>(page_);
        reports::paintOn(*printer, proof_->sheets, page, page);
    }
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

void PaperPreview::refreshBar()
{
    const int count = proof_ ? static_cast<int>(proof_->sheets.size()) : 0;
    place_->setText(tr("Page %1 of %2").arg(count == 0 ? 0 : page_ + 1).arg(count));
    next_->setEnabled(page_ + 1 < count);
    previous_->setEnabled(page_ > 0);
}

} // namespace desk
