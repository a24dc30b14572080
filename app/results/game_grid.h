#pragma once

#include "grid_sheet.h"
#include "slip.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLineEdit;

namespace desk {

/// The printed slip on the screen: painted, with fields over the row being typed. Enter and Tab go
/// to the next field, Shift+Tab and Backspace in an empty one go back.
class GameGrid : public QWidget
{
    Q_OBJECT

public:
    explicit GameGrid(QWidget* parent = nullptr);

    void setSheet(GridSheet sheet);
    [[nodiscard]] const GridSheet& sheet() const { return sheet_; }

    /// Puts the slip into the fields of its row; without one there are no fields.
    void setSlip(const Slip* slip);
    /// What stands in the fields, put into `slip`.
    void readInto(Slip& slip) const;

    void focusField(FieldPlace place);
    /// The first field that is still to be typed, else the first.
    void focusFirstEmpty();
    [[nodiscard]] std::optional<FieldPlace> focused() const;
    /// Where the field or the seat's head lies.
    [[nodiscard]] QRect headRect(std::size_t seat) const;

    enum class Mark : std::uint8_t { Refused, Doubtful };
    /// Marks exactly these fields.
    void mark(const std::vector<FieldPlace>& fields, Mark mark = Mark::Refused);
    /// Single letters that answer a question instead of being typed.
    void setAnswers(const QString& letters) { answers_ = letters; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Something was typed.
    void edited();
    /// Another field has the focus.
    void fieldEntered(desk::FieldPlace place);
    /// Enter in the last field, or Ctrl+Enter in any.
    void finished();
    /// Back from the first field.
    void left();
    /// Up (-1) or down (1).
    void rowWanted(int direction);
    /// A row that is not being typed was clicked.
    void rowClicked(core::GameNumber number);
    void seatClicked(std::size_t seat);
    /// One of the answers' letters was pressed.
    void answered(QChar letter);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QLineEdit* field(FieldPlace place) const;
    QLineEdit* makeField(FieldPlace place);
    /// The fields are called as the sheet's titles say.
    void nameFields();
    [[nodiscard]] std::vector<FieldPlace> places() const;
    [[nodiscard]] std::optional<FieldPlace> placeOf(const QObject* object) const;
    [[nodiscard]] std::optional<std::size_t> typingRow() const;
    [[nodiscard]] std::optional<std::size_t> seatAt(const QPoint& point) const;
    [[nodiscard]] GridLayout layoutNow() const;
    void placeFields();
    /// The painted games for who cannot see them.
    [[nodiscard]] QString spoken() const;
    void step(int direction);
    bool keyPressed(const class QKeyEvent& event);

    GridSheet sheet_;
    std::array<QLineEdit*, scoring::largestTable> first_{};
    std::array<QLineEdit*, scoring::largestTable> second_{};
    QString answers_;
    bool typing_ = false;
};

} // namespace desk
