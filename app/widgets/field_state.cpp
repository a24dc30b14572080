#include "field_state.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace desk {
namespace {

QString nameOf(FieldState state)
{
    switch (state) {
    case FieldState::Normal:
        return {};
    case FieldState::Refused:
        return QStringLiteral("refused");
    case FieldState::Doubtful:
        return QStringLiteral("doubtful");
    }
    return {};
}

} // namespace

void setFieldState(QWidget& field, FieldState state)
{
    const QString name = nameOf(state);
    if (field.property("state").toString() == name) {
        return;
    }
    field.setProperty("state", name);
    // The style sheet looks at properties only when it is applied.
    field.style()->unpolish(&field);
    field.style()->polish(&field);
}

} // namespace desk
