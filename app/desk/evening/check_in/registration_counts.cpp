#include "app/desk/evening/check_in/registration_counts.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QLabel>

namespace desk {

using theme::Role;

RegistrationCounts::RegistrationCounts(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("registrationCounts"));
    makeRow(this, distance::page);
    here_ = add(QStringLiteral("hereCount"), Role::Done);
    expected_ = add(QStringLiteral("expectedCount"), Role::Text);
    waiting_ = add(QStringLiteral("waitingCount"), Role::Note);
    free_ = add(QStringLiteral("freeCount"), Role::Text);
}

RegistrationCounts::Figure RegistrationCounts::add(const QString& objectName, Role role)
{
    constexpr int pixels = 28;
    constexpr int wordPixels = 12;
    const Figure figure{makeLabel({}, pixels, QFont::DemiBold, role, this),
                        makeLabel({}, wordPixels, QFont::Normal, Role::Muted, this)};
    figure.number->setObjectName(objectName);
    auto* const column = makeColumn(nullptr, distance::none);
    for (auto* const label : {figure.number, figure.word}) {
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    static_cast<QHBoxLayout*>(layout())->addLayout(column);
    return figure;
}

void RegistrationCounts::show(const Figure& figure, int number, const QString& word)
{
    figure.number->setText(QString::number(number));
    figure.number->setAccessibleName(QString::number(number) + u' ' + word);
    figure.word->setText(word);
}

void RegistrationCounts::show(const core::RegistrationCount& count)
{
    show(here_, count.here, tr("here"));
    show(expected_, count.expected, tr("expected"));
    show(waiting_, count.waiting, tr("waiting"));
    show(free_, count.free.value_or(0), tr("free", "places"));
    free_.number->setVisible(count.free.has_value());
    free_.word->setVisible(count.free.has_value());
}

} // namespace desk
