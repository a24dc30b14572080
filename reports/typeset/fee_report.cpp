#include "reports/typeset/fee_report.h"

#include "reports/typeset/page_flow.h"
#include "reports/typeset/signatures.h"

#include <algorithm>
#include <cmath>

namespace typeset {

namespace {

constexpr Type feeTitleType{points(18), Weight::Bold};
constexpr Type verdictType{points(24), Weight::Bold};
constexpr Type sectionType{points(11), Weight::Bold};
constexpr Type factType{points(9.5)};
constexpr Type factNameType{points(9.5), Weight::Medium};
constexpr Type feeNoteType{points(8)};
constexpr qreal smallGap = millimetres(1.5);
constexpr qreal bigGap = millimetres(6);
constexpr qreal factGap = millimetres(4);

/// A printed code. Its modules are whole dots of 1/300 inch, supported by all printers, so that
/// they have equal width.
class PrintedCode
{
public:
    explicit PrintedCode(const QrCode& code) : code_(code) {}

    /// With the quiet zone, and a dot for alignment.
    [[nodiscard]] qreal width() const { return (code_.side + 2 * border) * module() + dot; }

    /// In the right upper corner of the box.
    [[nodiscard]] QrMark mark(const QRectF& box) const
    {
        const qreal side = code_.side * module();
        const QPointF corner(box.right() - (code_.side + border) * module(),
                             box.top() + border * module());
        const QPointF onDot(std::floor(corner.x() / dot) * dot, std::ceil(corner.y() / dot) * dot);
        return {QRectF(onDot, QSizeF(side, side)), code_};
    }

private:
    static constexpr qreal dot = unitsPerInch / 300.0;
    static constexpr int border = 4;

    [[nodiscard]] qreal module() const
    {
        constexpr qreal smallestSide = millimetres(30);
        return std::ceil(smallestSide / code_.side / dot) * dot;
    }

    const QrCode& code_;
};

qreal nameWidthOf(const std::vector<Fact>& facts)
{
    qreal width = 0;
    for (const auto& fact : facts) {
        width = std::max(width, textWidth(fact.first, factNameType));
    }
    return width + factGap;
}

/// The facts with a value, one line of value each.
std::vector<Fact> setFacts(const std::vector<Fact>& facts, qreal valueWidth)
{
    std::vector<Fact> lines;
    for (const auto& [name, value] : facts) {
        QString title = name;
        for (const auto& part : value.split(u'\n', Qt::SkipEmptyParts)) {
            for (const auto& line : wrapped(part, factType, valueWidth)) {
                lines.emplace_back(title, line);
                title.clear();
            }
        }
    }
    return lines;
}

class FeeLayout
{
public:
    FeeLayout(const FeeReport& report, PageFlow& flow) : report_(report), flow_(flow) {}

    void add()
    {
        addText(flow_, report_.title, feeTitleType);
        flow_.skip(smallGap);
        addFacts(report_.facts, flow_.width());
        flow_.skip(bigGap);
        flow_.keepTogether(lineHeight(verdictType) + lineHeight(factType));
        addText(flow_, report_.verdict, verdictType);
        addText(flow_, report_.reason, factType);
        std::vector<const PeopleList*> lists;
        for (const auto& list : report_.lists) {
            if (!list.people.empty()) {
                lists.push_back(&list);
            }
        }
        for (const auto* list : lists) {
            flow_.skip(bigGap);
            addPeople(flow_, *list, report_.heads, list == lists.back() ? endHeight() : 0);
        }
        addEnd();
    }

private:
    void addFacts(const std::vector<Fact>& facts, qreal width)
    {
        const qreal nameWidth = nameWidthOf(facts);
        for (const auto& [name, line] : setFacts(facts, width - nameWidth)) {
            const auto room = flow_.take(lineHeight(factType));
            const QRectF box(room.topLeft(), QSizeF(width, room.height()));
            if (!name.isEmpty()) {
                flow_.put(TextMark{{box.topLeft(), QSizeF(nameWidth, box.height())},
                                   name,
                                   factNameType,
                                   Side::Left,
                                   Ink::Grey});
            }
            flow_.put(TextMark{box.adjusted(nameWidth, 0, 0, 0), line, factType});
        }
    }

    /// Of payment and signatures, with the gap before them.
    [[nodiscard]] qreal endHeight() const
    {
        const qreal payment = report_.payment ? bigGap + paymentHeight(*report_.payment) : 0;
        return payment + bigGap + declarationHeight() +
               signaturesHeight(report_.signatures, flow_.width());
    }

    /// Payment and signatures, on one page unless they are higher than one.
    void addEnd()
    {
        flow_.keepTogether(endHeight());
        if (report_.payment) {
            flow_.skip(bigGap);
            addPayment(*report_.payment);
        }
        flow_.skip(bigGap);
        if (!report_.declaration.isEmpty()) {
            addText(flow_, report_.declaration, factType);
        }
        addSignatures(flow_, report_.signatures);
    }

    [[nodiscard]] static qreal codeWidth(const Payment& payment)
    {
        return payment.code ? PrintedCode(*payment.code).width() + factGap : 0;
    }

    [[nodiscard]] static std::vector<QString> captionLines(const Payment& payment, qreal width)
    {
        return payment.caption.isEmpty() ? std::vector<QString>()
                                         : wrapped(payment.caption, feeNoteType, width);
    }

    [[nodiscard]] static qreal codeHeight(const Payment& payment)
    {
        if (!payment.code) {
            return 0;
        }
        const qreal width = PrintedCode(*payment.code).width();
        const auto lines = static_cast<qreal>(captionLines(payment, width).size());
        return width + lines * lineHeight(feeNoteType);
    }

    [[nodiscard]] qreal factsHeight(const Payment& payment) const
    {
        const qreal width = flow_.width() - codeWidth(payment) - nameWidthOf(payment.facts);
        const auto lines = static_cast<qreal>(setFacts(payment.facts, width).size());
        const bool explained = !payment.code && !payment.caption.isEmpty();
        const auto notes =
            explained ? static_cast<qreal>(captionLines(payment, flow_.width()).size()) : 0;
        return lines * lineHeight(factType) + notes * lineHeight(factType);
    }

    [[nodiscard]] qreal paymentHeight(const Payment& payment) const
    {
        return lineHeight(sectionType) + smallGap +
               std::max(factsHeight(payment), codeHeight(payment));
    }

    void addPayment(const Payment& payment)
    {
        flow_.keepTogether(lineHeight(sectionType) + smallGap + codeHeight(payment));
        addText(flow_, payment.title, sectionType);
        flow_.skip(smallGap);
        if (payment.code) {
            addCode(payment);
        }
        addFacts(payment.facts, flow_.width() - codeWidth(payment));
        if (payment.code) {
            flow_.skip(std::max(0.0, codeHeight(payment) - factsHeight(payment)));
        } else {
            addText(flow_, payment.caption, factType);
        }
    }

    /// Beside the facts, without taking space of its own.
    void addCode(const Payment& payment)
    {
        const PrintedCode code(*payment.code);
        const auto here = flow_.take(0);
        flow_.put(code.mark(here));
        const qreal height = lineHeight(feeNoteType);
        QRectF line(here.right() - code.width(), here.top() + code.width(), code.width(), height);
        for (const auto& text : captionLines(payment, code.width())) {
            flow_.put(TextMark{line, text, feeNoteType, Side::Centre, Ink::Grey});
            line.translate(0, height);
        }
    }

    [[nodiscard]] qreal declarationHeight() const
    {
        return report_.declaration.isEmpty()
                   ? 0
                   : static_cast<qreal>(
                         wrapped(report_.declaration, factType, flow_.width()).size()) *
                         lineHeight(factType);
    }

    const FeeReport& report_;
    PageFlow& flow_;
};

} // namespace

Sheets feePages(const FeeReport& report, PaperSize paper, const PageFrame& frame)
{
    PageFlow flow({paper, Orientation::Portrait}, frame, 1, {report.title, {}});
    FeeLayout(report, flow).add();
    return std::move(flow).finish();
}

} // namespace typeset
