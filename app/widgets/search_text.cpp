#include "search_text.h"

namespace desk {

QString folded(const QString& text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.category() != QChar::Mark_NonSpacing) {
            plain += letter.toCaseFolded();
        }
    }
    return plain;
}

} // namespace desk
