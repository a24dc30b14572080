#include "app/desk/tournaments/sample_club_file.h"

#include "app/desk/databases.h"
#include "core/club/sample_club.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

const auto sampleClubName = u"sample-club.rummydb"_s;

class SampleClubFile
{
    Q_DECLARE_TR_FUNCTIONS(SampleClubFile)
};

} // namespace

QString sampleClubBeside(const QString& own)
{
    return QFileInfo(own).dir().filePath(sampleClubName);
}

bool isSampleClub(const QString& place)
{
    return QFileInfo(place).fileName() == sampleClubName;
}

std::optional<QString> makeSampleClub(const Databases& databases, const QString& place)
{
    const auto unfinished = place + u".new"_s;
    QFile::remove(unfinished);
    try {
        core::storeSampleClub(*databases.open(unfinished));
    } catch (const core::StoreFailure& failure) {
        QFile::remove(unfinished);
        return texts::text(failure);
    }
    return QFile::rename(unfinished, place)
               ? std::nullopt
               : std::optional(SampleClubFile::tr("%1 cannot be written.")
                                   .arg(QDir::toNativeSeparators(place)));
}

} // namespace desk
