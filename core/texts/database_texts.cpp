#include "core/texts/database_texts.h"

#include "core/model/enum_table.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class DatabaseTexts
{
    Q_DECLARE_TR_FUNCTIONS(DatabaseTexts)
};

} // namespace

QString text(const core::LostEntries& lost, const std::optional<core::BackupFile>& newer)
{
    const auto what = [&lost] {
        if (const auto* const label = std::get_if<core::Label>(&lost.last)) {
            return text(*label);
        }
        const auto* const label = std::get_if<core::ClubLabel>(&lost.last);
        return label != nullptr ? text(*label) : QString();
    }();
    const auto until = timeText(lost.until);
    const auto missing =
        lost.after.isValid()
            ? DatabaseTexts::tr(
                  "Entries after %1 are missing, the newest of %2; the last one there "
                  "is: %3.")
                  .arg(timeText(lost.after), until, what)
            : DatabaseTexts::tr("All entries are missing, the newest of %1.").arg(until);
    return newer ? missing + u' ' +
                       DatabaseTexts::tr("The backup of %1 has more: restore it.")
                           .arg(timeText(newer->time))
                 : missing;
}

QString text(const core::DatabaseFault& fault)
{
    if (fault.lost) {
        return text(*fault.lost, std::nullopt);
    }
    if (fault.refusal) {
        return text(*fault.refusal);
    }
    using enum core::DatabaseFault::Kind;
    static constexpr core::EnumTable<core::DatabaseFault::Kind, const char*> sources = {
        {File, QT_TRANSLATE_NOOP("DatabaseTexts", "The file is damaged: %1.")},
        {Contents, QT_TRANSLATE_NOOP("DatabaseTexts", "The file is no club database: %1.")},
        {Reference, QT_TRANSLATE_NOOP("DatabaseTexts", "A row refers to nothing: %1.")},
        {Schema, QT_TRANSLATE_NOOP("DatabaseTexts", "The form of the database was changed: %1.")},
        {Tournament, QT_TRANSLATE_NOOP("DatabaseTexts", "Tournament %1 cannot be read: %2.")},
        {Rule, QT_TRANSLATE_NOOP("DatabaseTexts", "A tournament breaks a rule: %1.")},
        {Directory, QT_TRANSLATE_NOOP("DatabaseTexts", "The directory cannot be read: %1.")},
        {Club, QT_TRANSLATE_NOOP("DatabaseTexts", "The records of the club cannot be read: %1.")},
        {Log, QT_TRANSLATE_NOOP("DatabaseTexts", "Entries are missing: %1.")},
    };
    const QString text = DatabaseTexts::tr(sources[fault.kind]);
    return fault.tournament
               ? text.arg(QString::number(core::plain(*fault.tournament)), fault.detail)
               : text.arg(fault.detail);
}

} // namespace texts
