#include "certificate_document.h"

#include "card_words.h"
#include "people.h"
#include "ranks.h"

#include "app/texts/numbers.h"
#include "app/texts/translation.h"
#include "core/cards/knock_out.h"
#include "core/certificate.h"
#include "reports/painting.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::CertificateField;

class CertificateTexts
{
    Q_DECLARE_TR_FUNCTIONS(CertificateTexts)
};

/// Whom a certificate is for.
struct Honoured
{
    QString name;
    QString club;
    QString number;
    QString place;
    QString points;
};

/// Empty in a knock-out, where nothing adds up.
QString pointsText(const core::Settings& settings, const core::Tally& tally)
{
    if (isKnockOut(settings)) {
        return {};
    }
    return settings.rules.options.rankBy == scoring::RankBy::Tmp
               ? texts::matchPointsText(tally.tmp())
               : texts::meanText(tally.gmp + tally.cmp + tally.penalties, tally.games);
}

/// The certificates of one tournament.
class Writer
{
public:
    Writer(const core::Settings& settings, std::size_t participants)
        : settings_(settings), participants_(participants)
    {
        const auto& own = settings.certificate.text;
        text_ = own.trimmed().isEmpty() ? defaultCertificateText(settings) : own;
        const auto fields = core::fieldsOf(text_);
        if (std::find(fields.begin(), fields.end(), CertificateField::Name) == fields.end()) {
            text_ = u"{name}\n\n"_s + text_;
        }
    }

    [[nodiscard]] reports::Certificate certificate(const Honoured& honoured) const
    {
        reports::Certificate made;
        made.number = honoured.number;
        for (const auto& line : text_.split(u'\n')) {
            addLine(line.trimmed(), honoured, made.lines);
        }
        const auto isEmpty = [](const reports::CertificateLine& line) {
            return line.text.isEmpty();
        };
        auto& lines = made.lines;
        lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), isEmpty));
        lines.erase(std::find_if_not(lines.rbegin(), lines.rend(), isEmpty).base(), lines.end());
        return made;
    }

private:
    void addLine(const QString& line, const Honoured& honoured,
                 std::vector<reports::CertificateLine>& lines) const
    {
        const auto title = u"# "_s;
        const bool isTitle = line.startsWith(title);
        const QString plain = isTitle ? line.mid(title.size()) : line;
        bool anyValue = false;
        bool anyEmpty = false;
        const QString text = core::filled(plain, [&](CertificateField field) {
            QString value = valueOf(field, honoured);
            (value.isEmpty() ? anyEmpty : anyValue) = true;
            return value;
        });
        if (anyEmpty && !anyValue) {
            return;
        }
        const auto emphasis = isTitle               ? reports::Emphasis::Title
                              : plain == u"{name}"  ? reports::Emphasis::Name
                              : plain == u"{place}" ? reports::Emphasis::Place
                                                    : reports::Emphasis::Plain;
        lines.push_back({anyEmpty ? withoutLooseEnds(text) : text, emphasis});
    }

    /// What parted an empty field from the others goes with it: "14 May, " is "14 May".
    static QString withoutLooseEnds(const QString& text)
    {
        const auto isLoose = [](QChar character) {
            return character.isSpace() || u",;·–-"_s.contains(character);
        };
        qsizetype first = 0;
        qsizetype end = text.size();
        while (first < end && isLoose(text[first])) {
            ++first;
        }
        while (end > first && isLoose(text[end - 1])) {
            --end;
        }
        return text.mid(first, end - first);
    }

    [[nodiscard]] QString valueOf(CertificateField field, const Honoured& honoured) const
    {
        switch (field) {
        case CertificateField::Name:
            return honoured.name;
        case CertificateField::Rank:
            return honoured.place;
        case CertificateField::Points:
            return honoured.points;
        case CertificateField::Event:
            return settings_.name;
        case CertificateField::Date:
            return settings_.date ? texts::locale().toString(*settings_.date, QLocale::LongFormat)
                                  : QString();
        case CertificateField::Venue:
            return settings_.venue;
        case CertificateField::Club:
            return honoured.club;
        case CertificateField::Organiser:
            return settings_.organiser;
        case CertificateField::Participants:
            return texts::locale().toString(static_cast<qlonglong>(participants_));
        }
        return {};
    }

    const core::Settings& settings_;
    std::size_t participants_;
    QString text_;
};

/// Reads a picture file into `target`, or adds why it can't.
void readPicture(const QString& path, QLatin1StringView key, QByteArray& target,
                 core::Refusals& faults)
{
    if (path.isEmpty()) {
        return;
    }
    const auto place = core::Pointer(u"/certificate"_s) / key;
    constexpr qint64 largest = 64LL * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        faults.push_back({core::SettingsFault::PictureMissing, place, {path}});
        return;
    }
    target = file.read(largest);
    if (!file.atEnd() || !reports::isPicture(target)) {
        faults.push_back({core::SettingsFault::PictureUnreadable, place, {path}});
    }
}

/// What is the same on all of them.
reports::Certificates blank(const CertificatePictures& pictures)
{
    reports::Certificates blank;
    blank.background = pictures.background;
    blank.logo = pictures.logo;
    blank.signatures = {CertificateTexts::tr("Organiser"),
                        CertificateTexts::tr("Tournament director")};
    return blank;
}

bool isMeant(const core::Standing& line, const core::Certificate& settings, const Choice& choice)
{
    if (choice.participant) {
        return line.tally.number == *choice.participant && line.rank;
    }
    return line.rank && (!settings.places || *line.rank <= *settings.places);
}

Honoured honoured(const core::Tournament& tournament, const Ranks& ranks,
                  const core::Standing& line)
{
    const auto& person = *findParticipant(tournament, line.tally.number);
    return {person.name, person.club, CertificateTexts::tr("No. %1").arg(plain(person.number)),
            texts::placeText(*line.rank, ranks.isShared(line)),
            pointsText(tournament.settings, line.tally)};
}

std::size_t playersOf(const Ranks& ranks)
{
    const auto& lines = ranks.lines();
    return static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(),
                      [](const core::Standing& line) { return line.rank.has_value(); }));
}

QString nothingText(const core::Tournament& tournament, const Choice& choice)
{
    return choice.participant ? CertificateTexts::tr("%1 has not played a game yet.")
                                    .arg(People(tournament).numbered(*choice.participant))
                              : CertificateTexts::tr("Nobody has played a game yet. Whoever has "
                                                     "gets a certificate.");
}

} // namespace

QString defaultCertificateText(const core::Settings& settings)
{
    const bool bySum = settings.rules.options.rankBy == scoring::RankBy::Tmp;
    if (isKnockOut(settings)) {
        return CertificateTexts::tr("# Certificate\n\n{name}\n\n{place}\n\namong {participants} "
                                    "participants\n\n{event}\n{date}, {venue}");
    }
    if (givesCardPoints(settings)) {
        return bySum ? CertificateTexts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith {points} "
                                            "points\namong {participants} participants\n\n"
                                            "{event}\n{date}, {venue}")
                     : CertificateTexts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith a mean of "
                                            "{points} points a deal\namong {participants} "
                                            "participants\n\n{event}\n{date}, {venue}");
    }
    return bySum ? CertificateTexts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith {points} match "
                                        "points\namong {participants} participants\n\n{event}\n"
                                        "{date}, {venue}")
                 : CertificateTexts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith a mean of "
                                        "{points} match points a game\namong {participants} "
                                        "participants\n\n{event}\n{date}, {venue}");
}

core::Result<CertificatePictures> readPictures(const core::Certificate& settings)
{
    CertificatePictures pictures;
    core::Refusals faults;
    readPicture(settings.background, "background"_L1, pictures.background, faults);
    readPicture(settings.logo, "logo"_L1, pictures.logo, faults);
    if (!faults.empty()) {
        return faults;
    }
    return pictures;
}

core::Result<reports::Document> certificates(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto& settings = tournament.settings;
    const Ranks ranks(core::Standings(tournament, choice.round));
    const Writer writer(settings, playersOf(ranks));
    std::vector<reports::Certificate> made;
    for (const auto& line : ranks.lines()) {
        if (isMeant(line, settings.certificate, choice)) {
            made.push_back(writer.certificate(honoured(tournament, ranks, line)));
        }
    }
    if (made.empty()) {
        reports::Certificates none;
        none.nothing = nothingText(tournament, choice);
        return reports::Document{{}, std::move(none)};
    }
    const auto pictures = readPictures(settings.certificate);
    if (!pictures) {
        return pictures.refused();
    }
    auto all = blank(*pictures);
    all.certificates = std::move(made);
    return reports::Document{{}, std::move(all)};
}

reports::Document sampleCertificate(const core::Tournament& tournament,
                                    const CertificatePictures& pictures)
{
    const Ranks ranks{core::Standings(tournament)};
    const auto players = playersOf(ranks);
    const Writer writer(tournament.settings,
                        players > 0 ? players : tournament.participants.size());
    const Honoured invented = {CertificateTexts::tr("Sample, Anna"), CertificateTexts::tr("Club"),
                               CertificateTexts::tr("No. %1").arg(1), texts::placeText(1, false),
                               texts::locale().toString(32)};
    auto sample = blank(pictures);
    sample.certificates = {writer.certificate(
        players > 0 ? honoured(tournament, ranks, ranks.lines().front()) : invented)};
    return {{}, std::move(sample)};
}

} // namespace documents
