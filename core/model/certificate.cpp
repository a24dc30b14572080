#include "core/model/certificate.h"

#include "core/model/enum_keys.h"

#include <QRegularExpression>

namespace core {
namespace {

const QRegularExpression& braces()
{
    static const QRegularExpression form(QStringLiteral("\\{([^{}\\n]*)\\}"));
    return form;
}

} // namespace

QStringList unknownFields(const QString& text)
{
    QStringList unknown;
    for (auto found = braces().globalMatch(text); found.hasNext();) {
        const QString field = found.next().captured(1);
        if (!fromWord<CertificateField>(field) && !unknown.contains(field)) {
            unknown << field;
        }
    }
    return unknown;
}

QString filled(const QString& text, const std::function<QString(CertificateField)>& value)
{
    QString result;
    qsizetype end = 0;
    for (auto found = braces().globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        if (const auto field = fromWord<CertificateField>(match.captured(1))) {
            result += text.mid(end, match.capturedStart() - end) + value(*field);
            end = match.capturedEnd();
        }
    }
    return result + text.mid(end);
}

std::vector<CertificateField> fieldsOf(const QString& text)
{
    std::vector<CertificateField> fields;
    filled(text, [&fields](CertificateField field) {
        fields.push_back(field);
        return QString();
    });
    return fields;
}

} // namespace core
