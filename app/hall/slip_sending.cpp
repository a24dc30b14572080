#include "app/hall/slip_sending.h"

#include "app/hall/form_parts.h"
#include "core/texts/refusal_texts.h"

#include <QRandomGenerator>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isAtField(const QString& place)
{
    static const QStringList fields = {u"/stones"_s, u"/claims"_s,   u"/melded"_s,
                                       u"/hand"_s,   u"/playedBy"_s, u"/participant"_s};
    return place == u"/reporter" || place == u"/reason" ||
           (place.startsWith(u"/hands/") &&
            std::any_of(fields.begin(), fields.end(),
                        [&place](const QString& field) { return place.endsWith(field); }));
}

/// Whether the id was sent before with other content, which needs an id of its own.
bool isReused(const core::Refused& refused)
{
    return std::any_of(refused.refusals.begin(), refused.refusals.end(), [](const auto& refusal) {
        return refusal.code == core::RefusalCode(core::ResultFault::ReportReused) ||
               refusal.code == core::RefusalCode(core::HelperFault::SentBefore);
    });
}

/// Those that belong to no field.
QStringList otherFaults(const core::Refused& refused)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        const auto* const pointer = std::get_if<core::Pointer>(&refusal.place);
        if (pointer == nullptr || !isAtField(pointer->text())) {
            texts << pageText(refusal);
        }
    }
    for (const auto& warning : refused.unconfirmed) {
        texts << texts::text(warning);
    }
    return texts;
}

} // namespace

QString requestId()
{
    auto& random = *QRandomGenerator::system();
    return QString::number(random.generate64(), 16) + QString::number(random.generate64(), 16);
}

Html faultPart(const core::Refused& refused)
{
    return textElement("p", otherFaults(refused).join(u' '),
                       {{"class", "fault"}, {"role", "alert"}});
}

QString formClass(const core::Refused& refused)
{
    const bool isRefused = !refused.refusals.empty() || !refused.unconfirmed.empty();
    return isRefused ? u"slip refused"_s : u"slip"_s;
}

Html sendingPart(const TypedGame& typed, const core::Refused& refused, const QString& game)
{
    const auto waiting = [](const char* kind, const QString& text, const char* role) {
        return textElement("p", text, {{"class", kind}, {"role", role}, {"hidden"}});
    };
    return hidden(u"game"_s, game) +
           hidden(u"request"_s,
                  isReused(refused) || typed.request.isEmpty() ? requestId() : typed.request) +
           waiting("waiting offline notice",
                   PageTexts::tr("No network. It is sent as soon as there is one; leave this "
                                 "page open."),
                   "status") +
           waiting("waiting late notice",
                   PageTexts::tr("The desk is busy. It is sent again by itself; leave this "
                                 "page open."),
                   "status") +
           waiting("waiting failed notice",
                   PageTexts::tr("It could not be sent. Take the slip to the desk."), "alert") +
           textElement("button", PageTexts::tr("Send"), {{"type", "submit"}});
}

} // namespace web
