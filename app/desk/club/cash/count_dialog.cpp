#include "app/desk/club/cash/count_dialog.h"

#include "app/desk/evening/results/number_field.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/model/limits.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

class CountDialog : public Question
{
    Q_DECLARE_TR_FUNCTIONS(CountDialog)

public:
    CountDialog(Session& session, const CountQuestion& question, QWidget* parent)
        : Question(parent,
                   question.box.isEmpty() ? tr("Count the cash")
                                          : tr("Count the cash: %1").arg(question.box),
                   tr("How many of each? Enter moves to the next."), tr("Save the count")),
          session_(session),
          question_(question),
          sum_(makeLabel({}, 15, QFont::DemiBold, Role::Text, this)),
          difference_(makeLabel({}, 13, QFont::Normal, Role::Muted, this))
    {
        setObjectName(u"countDialog"_s);
        sum_->setObjectName(u"countSum"_s);
        difference_->setObjectName(u"countDifference"_s);
        auto* const grid = new QGridLayout;
        grid->setHorizontalSpacing(distance::small);
        grid->setVerticalSpacing(distance::tight);
        for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
            addPiece(*grid, piece);
        }
        grid->setColumnMinimumWidth(columnsOfPiece, distance::page);
        body().addLayout(grid);
        body().addWidget(makeHairline(this));
        body().addWidget(sum_);
        body().addWidget(difference_);
        refresh();
        fieldOf(0).setFocus();
    }

    void done(int code) override
    {
        if (code != Accepted || store()) {
            Question::done(code);
        }
    }

protected:
    /// Enter moves to the next field, and from the last one to the save button.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress) {
            return Question::eventFilter(watched, event);
        }
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Down:
            focusNextChild();
            return true;
        case Qt::Key_Up:
            focusPreviousChild();
            return true;
        default:
            return Question::eventFilter(watched, event);
        }
    }

private:
    struct PieceLine
    {
        NumberField* field = nullptr;
        QLabel* worth = nullptr;
    };

    static constexpr int columnsOfPiece = 3;

    [[nodiscard]] NumberField& fieldOf(std::size_t piece) const { return *pieces_.at(piece).field; }

    /// Notes and larger coins on the left, the others on the right.
    void addPiece(QGridLayout& grid, std::size_t piece)
    {
        constexpr int fieldWidth = 72;
        constexpr int worthWidth = 88;
        constexpr std::size_t rows = core::euroPieces.size() / 2;
        const auto value = core::euroPieces.at(piece);
        const auto name = texts::pieceText(value);
        auto* const label = makeLabel(name, 13, QFont::Normal, Role::Text, this);
        auto* const field = new NumberField(this);
        field->setObjectName(u"pieces%1"_s.arg(value));
        //: %1 is a coin or note, "50 ct"
        field->setAccessibleName(tr("Pieces of %1").arg(name));
        field->setFixedWidth(fieldWidth);
        field->setAlignment(Qt::AlignRight);
        field->setPlaceholderText(u"0"_s);
        field->setValidator(new QIntValidator(static_cast<int>(core::piecesRange.smallest),
                                              static_cast<int>(core::piecesRange.largest), field));
        if (const auto known = piecesSeen(value); known > 0) {
            field->setText(QString::number(known));
        }
        field->installEventFilter(this);
        connect(field, &QLineEdit::textChanged, this, &CountDialog::refresh);
        auto* const worth = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
        worth->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        worth->setMinimumWidth(worthWidth);
        pieces_.at(piece) = {field, worth};
        const auto row = static_cast<int>(piece % rows);
        const int column = piece < rows ? 0 : columnsOfPiece + 1;
        grid.addWidget(label, row, column, Qt::AlignRight | Qt::AlignVCenter);
        grid.addWidget(field, row, column + 1);
        grid.addWidget(worth, row, column + 2);
    }

    [[nodiscard]] std::int32_t piecesSeen(std::int32_t value) const
    {
        const auto seen = countedIn(question_.seen, question_.box).value_or(core::CashPieces());
        const auto found = seen.find(value);
        return found != seen.end() ? found->second : 0;
    }

    [[nodiscard]] core::CashCount count() const
    {
        core::CashCount count;
        for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
            if (const int pieces = fieldOf(piece).text().toInt(); pieces > 0) {
                count.pieces.emplace(core::euroPieces.at(piece), pieces);
            }
        }
        return count;
    }

    void refresh()
    {
        for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
            const std::int64_t pieces = fieldOf(piece).text().toInt();
            pieces_.at(piece).worth->setText(
                pieces > 0 ? texts::centsText(pieces * core::euroPieces.at(piece)) : QString());
        }
        const auto counted = centsOf(count());
        const auto difference = counted - question_.expected;
        sum_->setText(tr("Counted: %1").arg(texts::moneyText(counted)));
        const auto expected = tr("Expected: %1").arg(texts::moneyText(question_.expected));
        difference_->setText(
            difference == 0
                ? tr("%1 – it agrees").arg(expected)
                : tr("%1 · Difference: %2 €").arg(expected, texts::signedCentsText(difference)));
    }

    bool store()
    {
        const core::CountedCash counted{question_.evening, question_.seen, count(), question_.box};
        const auto stored = session_.runClub(core::countCash, counted);
        if (!stored) {
            showError(tr("Not saved"), textOf(stored.refused()));
        }
        return stored.ok();
    }

    Session& session_;
    CountQuestion question_;
    std::array<PieceLine, core::euroPieces.size()> pieces_;
    QLabel* sum_;
    QLabel* difference_;
};

} // namespace

bool askCount(Session& session, const CountQuestion& question, QWidget* parent)
{
    return CountDialog(session, question, parent).exec() == QDialog::Accepted;
}

} // namespace desk
