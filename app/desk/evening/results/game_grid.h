#pragma once

#include "app/desk/evening/results/grid_sheet.h"
#include "app/desk/evening/results/slip_model.h"

#include "app/desk/widgets/controls.h"

#include <QWidget>

#include <optional>
#include <vector>

class QKeyEvent;
class QLineEdit;

namespace desk {

class GridHead;
class GridLayout;

/// The printed slip on the screen: painted, with fields over the row being typed, which edit the
/// model. Enter and Tab go to the next field, Shift+Tab and Backspace in an empty one go back.
/// Typing the sign between a seat's two fields moves from the first to the second. The head with
/// the names stays visible while scrolling.
class GameGrid : public QWidget
{
    Q_OBJECT

public:
    /// The model outlives the grid.
    explicit GameGrid(SlipModel& model, QWidget* parent = nullptr);

    void setSheet(GridSheet sheet);
    [[nodiscard]] const GridSheet& sheet() const { return sheet_; }

    /// False if the row being typed has no such field.
    bool focusField(FieldPlace place);
    /// Focuses the first empty field, else the first.
    void focusFirstMissing();
    [[nodiscard]] std::optional<FieldPlace> focused() const;
    /// The field last focused.
    [[nodiscard]] FieldPlace lastFocused() const { return lastFocused_; }
    [[nodiscard]] QRect headRect(std::size_t seat) const;
    /// The row being typed, in the grid's coordinates.
    [[nodiscard]] std::optional<QRect> typingRow() const;
    /// Of names and titles above the rows.
    [[nodiscard]] int headHeight() const;
    /// Of the line of totals below the rows.
    static constexpr int sumsHeight = 38;
    /// With the rows of any table in the round: does not change while deals of a match are added.
    [[nodiscard]] int usualHeight() const;

    /// Marks exactly these fields.
    void mark(const std::vector<FieldPlace>& fields, FieldState state = FieldState::Refused);
    /// Single letters that answer a question instead of being typed. `waits`: nothing else is typed
    /// until then, as what comes next may belong to another game.
    void setAnswers(const QString& letters, bool waits)
    {
        answers_ = letters;
        waitsForAnswer_ = waits;
    }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Uses compact rows.
    void setLow(bool isLow);

Q_SIGNALS:
    /// Another field has the focus.
    void fieldEntered(desk::FieldPlace place);
    /// Enter in the last field, in any of a row as it was reported, or Ctrl+Enter in any.
    void finished();
    /// Shift+Tab or Backspace in the first field.
    void left();
    /// Requests the row above (-1) or below (1).
    void rowWanted(int direction);
    /// Another row was clicked.
    void rowClicked(core::GameNumber number);
    void seatClicked(std::size_t seat);
    /// An answer's letter was pressed.
    void answered(QChar letter);
    /// Something else was typed while a question waits, or a digit after a dropped sign.
    void ignored();
    /// A sign that means nothing in this field was typed after a number. The digits after it are
    /// dropped as well: "12+3" must not become 123.
    void signDropped(const QString& sign);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field
    {
        FieldPlace place;
        QLineEdit* edit = nullptr;
    };

    QLineEdit* field(FieldPlace place) const;
    QLineEdit* makeField(FieldPlace place);
    /// Loads the fields' texts from the model.
    void showTexts();
    [[nodiscard]] std::vector<FieldPlace> places() const;
    [[nodiscard]] std::optional<std::size_t> seatAt(const QPoint& point) const;
    [[nodiscard]] GridLayout layoutNow() const;
    [[nodiscard]] std::size_t usualRows() const;
    [[nodiscard]] int heightOfRows() const;
    void placeFields();
    /// Keeps the head visible.
    void placeHead();
    /// Text for screen readers.
    [[nodiscard]] QString description() const;
    /// The fields for the next step.
    [[nodiscard]] std::vector<FieldPlace> stops(int direction) const;
    void step(int direction);
    /// The sign between the two fields was typed in the first; false if not part of it.
    bool goToSecond(FieldPlace place, const QString& typed);
    /// A sign without a meaning, or a digit after one, was typed; false if neither.
    bool dropSign(const QLineEdit& edit, const QKeyEvent& event);
    bool keyPressed(const QKeyEvent& event);

    SlipModel& model_;
    GridSheet sheet_;
    std::vector<Field> fields_; ///< Seat by seat, the first field before the second.
    GridHead* head_;
    FieldPlace lastFocused_;
    QString answers_;
    bool waitsForAnswer_ = false;
    bool dropsDigits_ = false; ///< A sign was dropped in the focused field.
    bool isLow_ = false;
};

} // namespace desk
