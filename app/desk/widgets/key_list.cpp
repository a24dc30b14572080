#include "app/desk/widgets/key_list.h"

#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Key of UiState.
const QString allKeysKey = u"view/allKeys"_s;

} // namespace

bool showsAllKeys(const UiState& uiState)
{
    return uiState.value(allKeysKey).toBool();
}

void setShowsAllKeys(UiState& uiState, bool shows)
{
    uiState.setValue(allKeysKey, shows);
}

KeyList::KeyList(UiState& uiState, QWidget* parent)
    : QWidget(parent),
      uiState_(uiState),
      keys_(new QGridLayout),
      all_(makeButton(u"allKeysButton"_s, {}, ButtonKind::Quiet, this))
{
    setObjectName(u"keyList"_s);
    keys_->setHorizontalSpacing(distance::small);
    keys_->setVerticalSpacing(distance::tight);
    keys_->setColumnStretch(1, 1);
    auto* const column = makeColumn(this, distance::tight);
    column->addLayout(keys_);
    column->addWidget(all_, 0, Qt::AlignLeft);
    connect(all_, &QPushButton::clicked, this, [this] {
        setShowsAllKeys(uiState_, !showsAllKeys(uiState_));
        showKeys();
    });
    showKeys();
}

void KeyList::add(const QKeySequence& key, const QString& text)
{
    constexpr int first = 3;
    const int row = keys_->rowCount();
    auto* const cap = new KeyHint(key, QString(), this);
    cap->setAccessibleName(key.toString(QKeySequence::NativeText) + u": "_s + text);
    auto* const label = makeLabel(text, 12, QFont::Normal, theme::Role::Muted, this);
    label->setWordWrap(true);
    keys_->addWidget(cap, row, 0, Qt::AlignTop);
    keys_->addWidget(label, row, 1);
    if (row > first) { // The first row is 1, as an empty grid has one.
        others_.insert(others_.end(), {cap, label});
    }
    showKeys();
}

void KeyList::showKeys()
{
    const bool showsAll = showsAllKeys(uiState_);
    for (auto* const part : others_) {
        part->setVisible(showsAll);
    }
    all_->setVisible(!others_.empty());
    all_->setText(showsAll ? tr("Fewer keys") : tr("All keys"));
    all_->setAccessibleName(all_->text());
}

} // namespace desk
