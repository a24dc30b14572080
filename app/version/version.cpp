#include "app/version/version.h"

#include "commit.h"

#include <QtGlobal>

namespace version {

using namespace Qt::Literals::StringLiterals;

QString number()
{
    return QStringLiteral(RUMMY_VERSION);
}

QString commit()
{
    return QStringLiteral(RUMMY_COMMIT);
}

QString full()
{
    const QString source = commit().isEmpty() ? QString() : commit() + u", "_s;
    return u"%1 (%2Qt %3)"_s.arg(number(), source, QString::fromLatin1(qVersion()));
}

} // namespace version
