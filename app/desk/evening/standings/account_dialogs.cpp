#include "app/desk/evening/standings/account_dialogs.h"

#include "app/desk/evening/standings/account_text.h"
#include "app/desk/evening/standings/standings_discipline.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "app/desk/widgets/popover.h"
#include "core/texts/numbers.h"

#include <QDialog>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTextBrowser>

#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

constexpr int padding = 16;

/// Match points, aligned with those above and below.
class PointsLabel : public QWidget
{
public:
    PointsLabel(scoring::MatchPoints points, const QFont& font, QWidget* parent)
        : QWidget(parent), points_(points), font_(font)
    {
        setAccessibleName(texts::matchPointsText(points));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const auto width = numberWidth(font_, u"−000"_s) + fractionWidth(font_);
        return {static_cast<int>(width), QFontMetrics(font_).height() + 4};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setFont(font_);
        painter.setPen(theme::colour(palette(), Role::Text));
        paintPoints(painter, rect(), points_);
    }

private:
    scoring::MatchPoints points_;
    QFont font_;
};

/// The origin of a participant's points, round by round. Enter, or the button, opens all games.
class AccountPopover : public Popover
{
    Q_DECLARE_TR_FUNCTIONS(AccountPopover)

public:
    AccountPopover(const core::Tournament& tournament, const Sheet& sheet, int row,
                   std::function<void()> openGames, QWidget* parent)
        : Popover(parent), openGames_(std::move(openGames)), grid_(new QGridLayout)
    {
        const auto& settings = tournament.settings;
        const auto& discipline = disciplineOf(settings).standings();
        const auto& line = sheet.rows[static_cast<std::size_t>(row)];
        const auto account = core::accountOf(tournament, line.tally.number, sheet.after);
        const auto head = accountHead(settings, line);
        setObjectName(u"accountPopover"_s);
        setAccessibleName(head.title);
        setFocusPolicy(Qt::StrongFocus);

        auto* const whole = makeColumn(this, -1, {padding, padding - 2, padding, padding / 2});
        grid_->setHorizontalSpacing(padding);
        grid_->setVerticalSpacing(6);
        grid_->setColumnStretch(1, 1);
        whole->addLayout(grid_);
        auto* const title = makeRow(nullptr, -1);
        title->addWidget(makeLabel(head.title, 14, QFont::DemiBold, Role::Text, this));
        title->addStretch();
        title->addSpacing(padding);
        title->addWidget(makeLabel(head.rank, 12, QFont::Normal, Role::Muted, this));
        grid_->addLayout(title, grid_->rowCount(), 0, 1, 3);
        addLine();
        for (const auto& round : account.rounds) {
            const auto text = roundText(tournament, round, account.number);
            const int at = grid_->rowCount();
            grid_->addWidget(makeLabel(text.title, 13, QFont::Medium, Role::Text, this), at, 0);
            grid_->addWidget(makeLabel(text.details, 12, QFont::Normal, Role::Muted, this), at, 1);
            if (text.points) {
                addPoints(*text.points, theme::font(13, QFont::DemiBold), at);
            }
        }
        addLine();
        if (const QString sum = discipline.totalText(settings, account.tally); !sum.isEmpty()) {
            const int at = grid_->rowCount();
            grid_->addWidget(makeLabel(sum, 13, QFont::Medium, Role::Text, this), at, 0, 1, 2);
            addPoints(account.tally.tmp(), theme::font(15, QFont::Bold), at);
        }
        addWrapped(openRounds(tournament, account), Role::Accent);
        addWrapped(neighbourTexts(sheet, row), Role::Muted);
        auto* const games =
            makeButton(u"gamesButton"_s, discipline.gameByGameText(), ButtonKind::Quiet, this);
        connect(games, &QPushButton::clicked, this, [this] { leaveForGames(); });
        auto* const foot = makeRow(nullptr, -1);
        foot->addWidget(new KeyHint(QKeySequence(Qt::Key_Return), tr("opens"), this));
        foot->addWidget(games);
        foot->addStretch();
        whole->addLayout(foot);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            leaveForGames();
        } else {
            Popover::keyPressEvent(event);
        }
    }

private:
    void addLine() { grid_->addWidget(makeHairline(this), grid_->rowCount(), 0, 1, 3); }
    void addPoints(scoring::MatchPoints points, const QFont& font, int row)
    {
        grid_->addWidget(new PointsLabel(points, font, this), row, 2, Qt::AlignRight);
    }
    void addWrapped(const QStringList& texts, Role role)
    {
        for (const auto& text : texts) {
            auto* const label = makeLabel(text, 12, QFont::Normal, role, this);
            label->setWordWrap(true);
            grid_->addWidget(label, grid_->rowCount(), 0, 1, 3);
        }
    }
    void leaveForGames()
    {
        const auto openGames = openGames_;
        close();
        openGames();
    }

    std::function<void()> openGames_;
    QGridLayout* grid_;
};

/// A read-only dialog: a title, something on its right, a page of HTML and notes.
struct ReadingDialog
{
    Q_DECLARE_TR_FUNCTIONS(ReadingDialog)

public:
    QString objectName;
    QString title;
    QString beside;
    QString textName; ///< Object name of the page.
    QString html;
    QStringList notes;

    void open(const core::Settings& settings, QSize size, QWidget* parent) const
    {
        auto* const dialog = new QDialog(parent);
        dialog->setObjectName(objectName);
        dialog->setWindowTitle(title);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        auto* const text = new QTextBrowser(dialog);
        text->setObjectName(textName);
        text->setAccessibleName(disciplineOf(settings).standings().allGamesText());
        text->setHtml(html);
        auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Primary, dialog);
        close->setDefault(true);
        QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
        auto* const top = makeRow(nullptr, -1);
        top->addWidget(makeLabel(title, 20, QFont::DemiBold, Role::Text, dialog));
        top->addStretch();
        top->addWidget(makeLabel(beside, 13, QFont::Normal, Role::Muted, dialog));
        auto* const below = makeColumn(nullptr, distance::medium);
        for (const auto& note : notes) {
            below->addWidget(makeLabel(note, 12, QFont::Normal, Role::Muted, dialog));
        }
        constexpr int margin = 20;
        auto* const whole = makeColumn(dialog, distance::medium, allAround(margin));
        whole->addLayout(top);
        whole->addWidget(text, 1);
        whole->addLayout(below);
        whole->addWidget(close, 0, Qt::AlignRight);
        text->setFocus();
        dialog->resize(size);
        dialog->open();
    }
};

} // namespace

void showAccount(const core::Tournament& tournament, const Sheet& sheet, int row, QWidget& widget,
                 const QRect& rect, std::function<void()> openGames)
{
    auto* const popover =
        new AccountPopover(tournament, sheet, row, std::move(openGames), widget.parentWidget());
    popover->showAt(&widget, rect);
}

void openAccount(const core::Tournament& tournament, const Sheet& sheet, int row, QWidget* parent)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto head = accountHead(tournament.settings, line);
    const auto account = core::accountOf(tournament, line.tally.number, sheet.after);
    ReadingDialog{u"accountDialog"_s,
                  head.title,
                  head.rank,
                  u"games"_s,
                  accountHtml(tournament, account, parent->palette()),
                  neighbourTexts(sheet, row)}
        .open(tournament.settings, {820, 600}, parent);
}

void openMatch(const core::Tournament& tournament, core::RoundNumber round, core::TableNumber table,
               QWidget* parent)
{
    const QString title =
        ReadingDialog::tr("Round %1, table %2").arg(plain(round)).arg(plain(table));
    const QString html = matchHtml(tournament, round, table, parent->palette());
    ReadingDialog{u"matchDialog"_s, title, {}, u"deals"_s, html, {}}.open(tournament.settings,
                                                                          {760, 480}, parent);
}

} // namespace desk
