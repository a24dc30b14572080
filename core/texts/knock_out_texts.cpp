#include "core/texts/knock_out_texts.h"

#include "core/people/people_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace texts {
namespace {

using namespace Qt::Literals::StringLiterals;

class KnockOutTexts
{
    Q_DECLARE_TR_FUNCTIONS(KnockOutTexts)
};

QString namesOf(const core::Tournament& tournament, const std::vector<core::StartNumber>& people)
{
    QStringList names;
    for (const auto number : people) {
        names << core::numberedName(tournament, number);
    }
    return names.join(u"; "_s);
}

} // namespace

QString overtakenText(const core::Tournament& tournament, const core::OvertakenRound& round)
{
    QStringList parts = {
        KnockOutTexts::tr("Round %1 was drawn before a correction.").arg(plain(round.round))};
    if (!round.out.empty()) {
        parts << KnockOutTexts::tr("Out, but in it: %1.").arg(namesOf(tournament, round.out));
    }
    if (!round.missing.empty()) {
        parts << KnockOutTexts::tr("Through, but not in it: %1.")
                     .arg(namesOf(tournament, round.missing));
    }
    if (!round.undecided.empty()) {
        QStringList tables;
        for (const auto table : round.undecided) {
            tables << QString::number(plain(table));
        }
        parts << KnockOutTexts::tr("Undecided again in the round before: table %1.")
                     .arg(tables.join(u", "_s));
    }
    return parts.join(u' ');
}

} // namespace texts
