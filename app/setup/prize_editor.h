#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace desk {

/// The prizes by rank, one a line, and their sum.
class PrizeEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PrizeEditor(QWidget* parent = nullptr);

    void display(const std::vector<std::int64_t>& cents);
    /// What stands there; nothing if an amount cannot be read, whose field is marked.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> cents();

Q_SIGNALS:
    void edited();

private:
    struct Row
    {
        QWidget* line;
        QLineEdit* field;
        QPushButton* remove;
    };

    void addRow(std::int64_t cents);
    void removeRow(const QLineEdit* field);
    void dropLastRow();
    /// The field below, or one more.
    void goOnFrom(const QLineEdit* field);
    void addPrize();
    void nameRows();
    void showSum();

    std::vector<Row> rows_;
    QVBoxLayout* lines_;
    QLabel* sum_;
    QPushButton* add_;
};

} // namespace desk
