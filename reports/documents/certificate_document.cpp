#include "reports/documents/catalogue.h"

#include "core/people/people_names.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/words.h"

#include "core/cards/knock_out.h"
#include "core/model/certificate.h"
#include "core/texts/missing_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/translation.h"
#include "reports/typeset/pictures.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::CertificateField;

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

/// Drops the separators of an empty field: "14 May, " becomes "14 May".
QString withoutLooseEnds(QString text)
{
    static const QRegularExpression ends(u"^[\\s,;·–-]+|[\\s,;·–-]+$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(ends);
}

/// The certificates of one tournament.
class Writer
{
public:
    using Values = std::map<CertificateField, QString>;

    Writer(const core::Settings& settings, std::size_t participants)
    {
        const auto& own = settings.certificate.text;
        text_ = own.trimmed().isEmpty() ? defaultCertificateText(settings) : own;
        const auto fields = core::fieldsOf(text_);
        if (std::find(fields.begin(), fields.end(), CertificateField::Name) == fields.end()) {
            text_ = u"{name}\n\n"_s + text_;
        }
        const auto locale = texts::locale();
        ofEvent_ = {
            {CertificateField::Event, settings.name},
            {CertificateField::Date,
             settings.date ? locale.toString(*settings.date, QLocale::LongFormat) : QString()},
            {CertificateField::Venue, settings.venue},
            {CertificateField::Organiser, settings.organiser},
            {CertificateField::Participants,
             locale.toString(static_cast<qlonglong>(participants))}};
    }

    /// `values` are those of its recipient.
    [[nodiscard]] typeset::Certificate certificate(core::StartNumber number, Values values) const
    {
        values.insert(ofEvent_.begin(), ofEvent_.end());
        typeset::Certificate made;
        made.number = Texts::tr("No. %1").arg(plain(number));
        for (const auto& line : text_.split(u'\n')) {
            addLine(line.trimmed(), values, made.lines);
        }
        const auto isEmpty = [](const typeset::CertificateLine& line) {
            return line.text.isEmpty();
        };
        auto& lines = made.lines;
        lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), isEmpty));
        lines.erase(std::find_if_not(lines.rbegin(), lines.rend(), isEmpty).base(), lines.end());
        return made;
    }

private:
    static void addLine(const QString& line, const Values& values,
                        std::vector<typeset::CertificateLine>& lines)
    {
        const auto title = u"# "_s;
        const bool isTitle = line.startsWith(title);
        const QString plain = isTitle ? line.mid(title.size()) : line;
        bool anyValue = false;
        bool anyEmpty = false;
        const QString text = core::filled(plain, [&](CertificateField field) {
            (values.at(field).isEmpty() ? anyEmpty : anyValue) = true;
            return values.at(field);
        });
        if (anyEmpty && !anyValue) {
            return;
        }
        const auto emphasis = isTitle               ? typeset::Emphasis::Title
                              : plain == u"{name}"  ? typeset::Emphasis::Name
                              : plain == u"{place}" ? typeset::Emphasis::Place
                                                    : typeset::Emphasis::Plain;
        lines.push_back({anyEmpty ? withoutLooseEnds(text) : text, emphasis});
    }

    QString text_;
    Values ofEvent_;
};

/// Puts the picture into `target`, or adds why it is refused.
void takePicture(const core::Pictures& pictures, const QString& name, QLatin1StringView key,
                 QByteArray& target, core::Refusals& faults)
{
    if (name.isEmpty()) {
        return;
    }
    const auto place = core::Pointer(u"/certificate"_s) / key;
    const auto found = pictures.find(name);
    if (found == pictures.end()) {
        faults.push_back({core::SettingsFault::PictureNotKept, place, {name}});
    } else if (typeset::imageOf(found->second).isNull()) {
        faults.push_back({core::SettingsFault::PictureUnreadable, place, {name}});
    } else {
        target = found->second;
    }
}

typeset::Ornament ornamentOf(core::CertificateDesign design)
{
    switch (design) {
    case core::CertificateDesign::Laurel:
        return typeset::Ornament::Laurel;
    case core::CertificateDesign::Stones:
        return typeset::Ornament::Stones;
    case core::CertificateDesign::Plain:
        break;
    }
    return typeset::Ornament::Border;
}

typeset::Document documentOf(const core::Certificate& settings, const CertificatePictures& pictures,
                             std::vector<typeset::Certificate> certificates)
{
    typeset::Certificates made;
    made.background = pictures.background;
    made.logo = pictures.logo;
    made.signatures = {Texts::tr("Organiser"), Texts::tr("Tournament director")};
    made.certificates = std::move(certificates);
    made.ornament = ornamentOf(settings.design);
    made.orientation =
        settings.landscape ? typeset::Orientation::Landscape : typeset::Orientation::Portrait;
    return {{}, std::move(made)};
}

bool isMeant(const core::Standing& line, const core::Certificate& settings, const Choice& choice)
{
    const bool isChosen = choice.participant ? line.tally.number == *choice.participant
                                             : !settings.places || line.rank <= *settings.places;
    return line.rank && isChosen;
}

Writer::Values valuesOf(const core::Tournament& tournament, const Ranks& ranks,
                        const core::Standing& line)
{
    const auto& person = *findParticipant(tournament, line.tally.number);
    return {{CertificateField::Name, core::spokenName(person)},
            {CertificateField::Club, person.club},
            {CertificateField::Rank, texts::placeText(*line.rank, ranks.isShared(line))},
            {CertificateField::Points, pointsText(tournament.settings, line.tally)}};
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
    return choice.participant ? Texts::tr("%1 has not played a game yet.")
                                    .arg(People(tournament).numbered(*choice.participant))
                              : Texts::tr("Certificates follow after the first game.");
}

} // namespace

QString defaultCertificateText(const core::Settings& settings)
{
    const bool bySum = settings.rules.options.rankBy == scoring::RankBy::Tmp;
    if (isKnockOut(settings)) {
        return Texts::tr("# Certificate\n\n{name}\n\n{place}\n\namong {participants} "
                         "participants\n\n{event}\n{date}, {venue}\n{organiser}");
    }
    if (givesCardPoints(settings)) {
        return bySum ? Texts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith {points} "
                                 "points\namong {participants} participants\n\n"
                                 "{event}\n{date}, {venue}\n{organiser}")
                     : Texts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith a mean of "
                                 "{points} points a deal\namong {participants} "
                                 "participants\n\n{event}\n{date}, {venue}\n{organiser}");
    }
    return bySum ? Texts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith {points} match "
                             "points\namong {participants} participants\n\n{event}\n"
                             "{date}, {venue}\n{organiser}")
                 : Texts::tr("# Certificate\n\n{name}\n\n{place}\n\nwith a mean of "
                             "{points} match points a game\namong {participants} "
                             "participants\n\n{event}\n{date}, {venue}\n{organiser}");
}

core::Result<CertificatePictures> picturesOf(const core::Certificate& settings,
                                             const core::Pictures& pictures)
{
    CertificatePictures found;
    core::Refusals faults;
    takePicture(pictures, settings.background, "background"_L1, found.background, faults);
    takePicture(pictures, settings.logo, "logo"_L1, found.logo, faults);
    if (!faults.empty()) {
        return faults;
    }
    return found;
}

core::Result<Documents> certificates(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto& settings = tournament.settings;
    const Ranks ranks(core::Standings(tournament, choice.round));
    const Writer writer(settings, playersOf(ranks));
    auto notices = texts::publicMissingTexts(missingFor(source, {Kind::Certificate, choice.round}),
                                             source.checkedTables);
    if (core::goesOnAfter(tournament, choice.round)) {
        notices.prepend(Texts::tr("After round %1.").arg(plain(*choice.round)));
    }
    const QString unfinished = notices.join(u' ');
    std::vector<typeset::Certificate> made;
    for (const auto& line : ranks.lines()) {
        if (isMeant(line, settings.certificate, choice)) {
            auto& certificate = made.emplace_back(
                writer.certificate(line.tally.number, valuesOf(tournament, ranks, line)));
            certificate.place = line.rank;
            if (!unfinished.isEmpty()) {
                certificate.lines.insert(certificate.lines.begin(), {unfinished, {}});
            }
        }
    }
    if (made.empty()) {
        typeset::Certificates nothing;
        nothing.nothing = nothingText(tournament, choice);
        return Documents{{{}, std::move(nothing)}};
    }
    const auto pictures = picturesOf(settings.certificate, source.pictures);
    if (!pictures) {
        return pictures.refused();
    }
    return Documents{documentOf(settings.certificate, *pictures, std::move(made))};
}

typeset::Document sampleCertificate(const core::Tournament& tournament,
                                    const CertificatePictures& pictures)
{
    const Ranks ranks{core::Standings(tournament)};
    const auto players = playersOf(ranks);
    const Writer writer(tournament.settings,
                        players > 0 ? players : core::peopleHere(tournament).size());
    typeset::Certificate made;
    if (players > 0) {
        const auto& leader = ranks.lines().front();
        made = writer.certificate(leader.tally.number, valuesOf(tournament, ranks, leader));
    } else {
        made = writer.certificate(core::StartNumber{1},
                                  {{CertificateField::Name, Texts::tr("Sample, Anna")},
                                   {CertificateField::Club, Texts::tr("Club")},
                                   {CertificateField::Rank, texts::placeText(1, false)},
                                   {CertificateField::Points, texts::locale().toString(32)}});
    }
    made.place = 1;
    return documentOf(tournament.settings.certificate, pictures, {std::move(made)});
}

} // namespace documents
