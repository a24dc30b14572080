#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace desk {

class QrView;
class Segments;
class Serving;

/// The address that a television opens, as a code as well: of the whole hall, or of the part of it
/// that this television is to show.
class TelevisionDialog : public QDialog
{
    Q_OBJECT

public:
    /// The pages are served.
    TelevisionDialog(Serving& serving, QWidget* parent);

private:
    enum class Shows : std::uint8_t { Everybody, Names, Tables };

    void choose(int shown);
    void refresh();

    Serving& serving_;
    Shows shows_ = Shows::Everybody;
    Segments* choice_;
    QLineEdit* from_;
    QLineEdit* until_;
    QrView* code_;
    QLabel* address_;
};

} // namespace desk
