#pragma once

#include "core/use_cases/editing_entries.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace desk {

class Desk;
class Notice;
class PenaltyEditor;
class PickList;

/// Everything about one participant. What is refused stays in the dialog, at its field.
class ParticipantDialog : public QDialog
{
    Q_OBJECT

public:
    ParticipantDialog(Desk& desk, core::StartNumber number, QWidget* parent);

    /// The number the entry has now.
    [[nodiscard]] core::StartNumber number() const { return number_; }

public Q_SLOTS:
    void accept() override;

private:
    QWidget* buildEntry();
    QWidget* buildApart();
    QWidget* buildPenalties();
    void fill();
    void showApart();
    void addApart();
    /// What the fields say; nothing, and the fault shown, if one can't be read.
    std::optional<core::Entry> read();
    bool refuse(QLineEdit* field, const QString& text);
    std::optional<std::int32_t> numberIn(QLineEdit* field, const QString& fault);
    bool readPresence(core::Participant& person);
    void tell(const core::Refused& refused);

    Desk& desk_;
    core::StartNumber number_;
    core::Entry entry_;
    QLineEdit* name_ = nullptr;
    QLineEdit* club_ = nullptr;
    QLineEdit* startNumber_ = nullptr;
    QLineEdit* fixedTable_ = nullptr;
    QLineEdit* paid_ = nullptr;
    QLineEdit* from_ = nullptr;
    QLineEdit* until_ = nullptr;
    QLineEdit* tags_ = nullptr;
    QComboBox* other_ = nullptr;
    PickList* apart_ = nullptr;
    PenaltyEditor* penalties_ = nullptr;
    Notice* notice_;
};

} // namespace desk
