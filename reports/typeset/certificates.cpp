#include "reports/typeset/certificates.h"

#include "reports/typeset/ornaments.h"
#include "reports/typeset/pictures.h"

#include <QMarginsF>

#include <algorithm>
#include <utility>

namespace typeset {

namespace {

constexpr Type signatureType{points(9)};
constexpr Type serialType{points(7)};
constexpr qreal signatureWidth = millimetres(62);
constexpr qreal certificateGap = millimetres(6);

/// A line's type if everything fits.
Type typeOf(Emphasis emphasis)
{
    switch (emphasis) {
    case Emphasis::Plain:
        return {points(14), Weight::Regular};
    case Emphasis::Place:
        return {points(24), Weight::Medium};
    case Emphasis::Name:
        return {points(36), Weight::Bold};
    case Emphasis::Title:
        return {points(48), Weight::Bold};
    }
    return {};
}

/// How far a line may shrink before wrapping: running text wraps at once.
qreal smallestFor(Emphasis emphasis)
{
    constexpr qreal half = 0.5;
    return emphasis == Emphasis::Plain ? 1 : half;
}

/// A certificate's lines, laid out.
struct SetText
{
    struct Line
    {
        QString text;
        Type type;
        bool isTitle = false;
    };

    std::vector<Line> lines;
    qreal height = 0;
};

SetText set(const Certificate& certificate, qreal width, qreal scale)
{
    SetText set;
    for (const auto& [text, emphasis] : certificate.lines) {
        const auto wanted = typeOf(emphasis).scaled(scale);
        auto type = fitted(text, wanted, width, smallestFor(emphasis));
        type.size = std::max(type.size, smallestSize);
        for (const auto& line : wrapped(text, type, width)) {
            set.lines.push_back({line, type, emphasis == Emphasis::Title});
            set.height += lineHeight(type);
        }
    }
    return set;
}

/// In the largest type that fits the height; if even the smallest does not, the end is cut off.
SetText setWithin(const Certificate& certificate, const QSizeF& room)
{
    constexpr qreal step = 0.92;
    const qreal least = smallestSize / typeOf(Emphasis::Plain).size;
    qreal scale = 1;
    auto result = set(certificate, room.width(), scale);
    while (result.height > room.height() && scale > least) {
        scale *= step;
        result = set(certificate, room.width(), std::max(scale, least));
    }
    while (result.height > room.height() && result.lines.size() > 1) {
        result.height -= lineHeight(result.lines.back().type);
        result.lines.pop_back();
        auto& last = result.lines.back();
        last.text = elided(last.text + u'…', last.type, room.width());
    }
    return result;
}

Paper paperFor(const Certificates& certificates, PaperSize size)
{
    if (certificates.background.isEmpty()) {
        return {size, certificates.orientation};
    }
    const QSizeF shape = pixelsOf(certificates.background);
    const bool onItsSide = shape.width() > shape.height();
    return {size, onItsSide ? Orientation::Landscape : Orientation::Portrait};
}

class CertificateLayout
{
public:
    CertificateLayout(const Certificates& certificates, PaperSize size)
        : common_(certificates),
          paper_(paperFor(certificates, size)),
          inner_(sheetArea(paper_).marginsRemoved(marginsOf(paper_)))
    {}

    [[nodiscard]] Sheet sheet(const Certificate& certificate) const
    {
        Sheet sheet{paper_, {}};
        addGround(sheet);
        const qreal top = addHead(sheet, certificate.place);
        const qreal bottom = addSignatures(sheet);
        addNumber(sheet, certificate.number);
        addLines(sheet, certificate, {inner_.left(), top, inner_.width(), bottom - top},
                 hasGround() ? Ink::Bronze : Ink::White);
        return sheet;
    }

    [[nodiscard]] Sheet emptySheet() const
    {
        Sheet sheet{paper_, {}};
        addLines(sheet, Certificate{{{common_.nothing, Emphasis::Plain}}, {}, {}}, inner_,
                 Ink::White);
        return sheet;
    }

private:
    static QMarginsF marginsOf(const Paper& paper)
    {
        constexpr qreal side = millimetres(25);
        const qreal upright =
            paper.orientation == Orientation::Landscape ? millimetres(20) : millimetres(25);
        return {side, upright, side, upright};
    }

    /// Whether the program's ornaments are used.
    [[nodiscard]] bool hasGround() const { return common_.background.isEmpty(); }

    void addGround(Sheet& sheet) const
    {
        const auto page = sheetArea(paper_);
        if (!common_.background.isEmpty()) {
            sheet.marks.emplace_back(PictureMark{page, common_.background});
            return;
        }
        const bool isPlain = common_.ornament == Ornament::Border;
        addFrame(sheet, page, millimetres(12), isPlain ? Ink::Black : Ink::Bronze);
    }

    /// Returns where the area below it begins.
    qreal addHead(Sheet& sheet, std::optional<std::int32_t> place) const
    {
        const bool isAdorned = hasGround() && common_.ornament != Ornament::Border;
        const bool hasPlace = place && common_.logo.isEmpty();
        if (common_.logo.isEmpty() && !(isAdorned && hasPlace)) {
            return inner_.top();
        }
        const qreal largestHeight = isAdorned ? millimetres(48) : millimetres(36);
        constexpr qreal largestShare = 0.18;
        const qreal height = std::min(largestHeight, largestShare * sheetArea(paper_).height());
        const QRectF box(inner_.left(), inner_.top(), inner_.width(), height);
        const auto logo = isAdorned ? framedLogo(box) : box;
        if (isAdorned) {
            const qreal middle = hasPlace ? 0 : logo.width();
            const auto add = common_.ornament == Ornament::Laurel ? addLaurel : addStones;
            add(sheet, box, middle, place);
        }
        if (!common_.logo.isEmpty()) {
            sheet.marks.emplace_back(PictureMark{logo, common_.logo});
        }
        return box.bottom() + certificateGap;
    }

    /// The place of the logo between two branches or pairs of stones.
    [[nodiscard]] QRectF framedLogo(const QRectF& box) const
    {
        constexpr qreal heightShare = 0.72;
        constexpr qreal widthShare = 0.45;
        const QSizeF room(widthShare * box.width(), heightShare * box.height());
        const QSizeF shape = pixelsOf(common_.logo);
        const auto size = shape.isEmpty() ? room : shape.scaled(room, Qt::KeepAspectRatio);
        return {box.center() - QPointF(size.width(), size.height()) / 2, size};
    }

    /// Returns where the area above them ends.
    qreal addSignatures(Sheet& sheet) const
    {
        if (common_.signatures.isEmpty()) {
            return inner_.bottom();
        }
        const auto count = static_cast<qreal>(common_.signatures.size());
        const qreal share = inner_.width() / count;
        const qreal width = std::min(signatureWidth, share - certificateGap);
        const qreal height = lineHeight(signatureType);
        std::size_t deepest = 1;
        for (const auto& text : common_.signatures) {
            deepest = std::max(deepest, wrapped(text, signatureType, width).size());
        }
        const qreal y = inner_.bottom() - static_cast<qreal>(deepest) * height;
        qreal centre = inner_.left() + share / 2;
        for (const auto& text : common_.signatures) {
            const qreal left = centre - width / 2;
            sheet.marks.emplace_back(LineMark{{left, y}, {left + width, y}});
            QRectF box(left, y, width, height);
            for (const auto& line : wrapped(text, signatureType, width)) {
                sheet.marks.emplace_back(TextMark{box, line, signatureType, Side::Centre});
                box.translate(0, height);
            }
            centre += share;
        }
        constexpr qreal signingHeight = millimetres(20);
        return y - signingHeight;
    }

    void addNumber(Sheet& sheet, const QString& number) const
    {
        if (!number.isEmpty()) {
            const QRectF box(inner_.left(), inner_.bottom() + millimetres(3), inner_.width(),
                             lineHeight(serialType));
            sheet.marks.emplace_back(TextMark{box, number, serialType, Side::Right, Ink::Grey});
        }
    }

    /// A rule in `ink` separates a title from the rest if it has a line to spare.
    static void addLines(Sheet& sheet, const Certificate& certificate, const QRectF& room, Ink ink)
    {
        const auto set = setWithin(certificate, room.size());
        bool isDividerDue = false;
        qreal y = room.top() + std::max(0.0, (room.height() - set.height) / 2);
        for (const auto& [text, type, isTitle] : set.lines) {
            const QRectF box(room.left(), y, room.width(), lineHeight(type));
            if (!text.isEmpty()) {
                sheet.marks.emplace_back(TextMark{box, text, type, Side::Centre});
            } else if (std::exchange(isDividerDue, false)) {
                addDivider(sheet, box.center(), millimetres(70), ink);
            }
            isDividerDue = isDividerDue || (isTitle && ink != Ink::White);
            y = box.bottom();
        }
    }

    const Certificates& common_;
    Paper paper_;
    QRectF inner_;
};

} // namespace

Sheets certificatePages(const Certificates& certificates, PaperSize paper)
{
    const CertificateLayout layout(certificates, paper);
    if (certificates.certificates.empty()) {
        return {layout.emptySheet()};
    }
    Sheets sheets;
    sheets.reserve(certificates.certificates.size());
    for (const auto& certificate : certificates.certificates) {
        sheets.push_back(layout.sheet(certificate));
    }
    return sheets;
}

} // namespace typeset
