#include "app/desk/frame/hints/first_hints.h"

#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/controls.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Key of UiState: the ids of pages whose hint is left, separated by blanks; missing: never begun.
const QString leftKey = u"hints/left"_s;

constexpr std::array hints = {
    std::pair(
        PageId::Participants,
        QT_TRANSLATE_NOOP("desk::FirstHints",
                          "First the people: type names, paste a list, or take your regulars.")),
    std::pair(PageId::Rounds,
              QT_TRANSLATE_NOOP("desk::FirstHints",
                                "Here the tables are drawn. Then publish and print.")),
    std::pair(PageId::Results, QT_TRANSLATE_NOOP("desk::FirstHints",
                                                 "Here the score slips are typed: table, then the "
                                                 "numbers. Every entry is saved at once.")),
    std::pair(
        PageId::Reports,
        QT_TRANSLATE_NOOP("desk::FirstHints",
                          "Standings, certificates and everything else: on paper or as a file.")),
};

QString idOf(PageId page)
{
    return pageCatalogue()[page].id;
}

} // namespace

FirstHints::FirstHints(UiState& uiState, QWidget& window, QWidget* parent)
    : Notice(parent), uiState_(uiState)
{
    setObjectName(u"firstHints"_s);
    hide();
    window.installEventFilter(this);
}

bool FirstHints::haveBegun() const
{
    return uiState_.value(leftKey).isValid();
}

void FirstHints::begin()
{
    QStringList ids;
    for (const auto& [page, words] : hints) {
        ids << idOf(page);
    }
    setLeft(ids);
}

void FirstHints::end()
{
    setLeft({});
    hide();
}

void FirstHints::showFor(PageId page)
{
    page_ = page;
    const auto* const hint = std::find_if(hints.begin(), hints.end(),
                                          [page](const auto& one) { return one.first == page; });
    const bool isLeft = hint != hints.end() && left().contains(idOf(page));
    setVisible(isLeft);
    if (!isLeft) {
        return;
    }
    show(Kind::Tint, icons::Meaning::Information, tr(hint->second));
    auto* const close = makeButton(u"closeHintButton"_s, tr("&Got it"), ButtonKind::Normal, this);
    connect(close, &QPushButton::clicked, this, &FirstHints::closeCurrent);
    add(close);
    auto* const end = makeButton(u"endHintsButton"_s, tr("No more hints"), ButtonKind::Quiet, this);
    end->setToolTip(tr("Help shows them again"));
    connect(end, &QPushButton::clicked, this, &FirstHints::end);
    add(end);
}

QString FirstHints::pages()
{
    QStringList names;
    for (const auto& [page, words] : hints) {
        names << nameOf(page);
    }
    return QLocale().createSeparatedList(names);
}

void FirstHints::closeCurrent()
{
    auto ids = left();
    ids.removeAll(idOf(page_));
    setLeft(ids);
    hide();
}

QStringList FirstHints::left() const
{
    return uiState_.value(leftKey).toString().split(u' ', Qt::SkipEmptyParts);
}

void FirstHints::setLeft(const QStringList& ids)
{
    uiState_.setValue(leftKey, ids.join(u' '));
}

bool FirstHints::eventFilter(QObject* /*watched*/, QEvent* event)
{
    // Reaches this filter only if nothing else has used it.
    if (!isVisible() || event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) {
        return false;
    }
    closeCurrent();
    return true;
}

} // namespace desk
