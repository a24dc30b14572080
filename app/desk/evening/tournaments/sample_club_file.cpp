#include "app/desk/evening/tournaments/sample_club_file.h"

#include "core/service/sample_club.h"
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

bool isSampleClub(const core::ClubPlace& place)
{
    const auto file = place.file();
    return file && QFileInfo(*file).fileName() == sampleClubName;
}

std::optional<QString> makeSampleClub(const core::Clubs& databases, const QString& file)
{
    const auto unfinished = file + u".new"_s;
    QFile::remove(unfinished);
    try {
        core::storeSampleClub(
            *databases.open(*core::ClubPlace::parse(unfinished), core::IfMissing::Create));
    } catch (const core::StoreFailure& failure) {
        QFile::remove(unfinished);
        return texts::text(failure);
    }
    return QFile::rename(unfinished, file)
               ? std::nullopt
               : std::optional(SampleClubFile::tr("%1 cannot be written.")
                                   .arg(QDir::toNativeSeparators(file)));
}

} // namespace desk
