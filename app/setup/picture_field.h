#pragma once

#include <QWidget>

class QLineEdit;

namespace desk {

/// The path of a picture file: typed, or chosen in a dialog.
class PictureField : public QWidget
{
    Q_OBJECT

public:
    /// The field has that object name; the button "…Choose".
    PictureField(const QString& objectName, const QString& accessibleName, QWidget* parent);

    [[nodiscard]] QLineEdit& field() { return *field_; }
    [[nodiscard]] QString path() const;
    void setPath(const QString& path);

Q_SIGNALS:
    /// By the user.
    void edited();

private:
    void choose();

    QLineEdit* field_;
};

} // namespace desk
