#pragma once

#include "app/desk/frame/theme.h"
#include "core/model/registration.h"

#include <QWidget>

class QLabel;

namespace desk {

/// The numbers of people here, expected and waiting, and of places left, in large type.
class RegistrationCounts : public QWidget
{
    Q_OBJECT

public:
    explicit RegistrationCounts(QWidget* parent);

    void show(const core::RegistrationCount& count);

private:
    /// A number above its word.
    struct Figure
    {
        QLabel* number = nullptr;
        QLabel* word = nullptr;
    };
    Figure add(const QString& objectName, theme::Role role);
    void show(const Figure& figure, int number, const QString& word);

    Figure here_;
    Figure expected_;
    Figure waiting_;
    Figure free_;
};

} // namespace desk
