#pragma once

#include "app/icons.h"
#include "core/result.h"
#include "core/seating/quality.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace desk {

/// What the quality sheet is made of.
struct SheetFacts
{
    seating::QualitySheet quality;
    int wishes = 0;              ///< That concern the round.
    QStringList broken;          ///< In words.
    bool hasClubs = false;       ///< Somebody has one.
    std::optional<quint64> seed; ///< Unknown for tables of another desk or by hand.
};

/// The sheet at the side of the tables: in plain words first, then figures; what few ask for is
/// behind "Details".
class QualitySheetView : public QWidget
{
    Q_OBJECT

public:
    explicit QualitySheetView(QWidget* parent = nullptr);

    void show(const SheetFacts& facts);
    /// Why there is no sheet.
    void showReason(const QString& reason);
    [[nodiscard]] QString firstLine() const;

private:
    void addRow(icons::Meaning icon, theme::Role role, const QString& text, const QString& value,
                const QString& second);
    void addDetails(const SheetFacts& facts);
    void clear();

    QLabel* first_;
    QVBoxLayout* rows_;
    QPushButton* more_;
    QWidget* details_;
};

} // namespace desk
