#include "reports/typeset/signatures.h"
#include "reports/typeset/table_layout.h"

#include <algorithm>
#include <optional>

namespace typeset {

namespace {

/// Writes one part of a table.
class PartWriter
{
public:
    PartWriter(PageFlow& flow, const LaidTable& table, const Arrangement& arrangement,
               std::size_t part, const TableDocument& document)
        : flow_(flow),
          table_(table),
          style_(arrangement.style),
          width_(arrangement.parts[part].width),
          part_(part),
          document_(document)
    {}

    void write()
    {
        flow_.keepTogether(beginningHeight());
        addHeading();
        bool first = true;
        for (const auto& block : table_.blocks) {
            addBlock(block, first);
            first = false;
        }
        addNotes(table_.notes);
        if (!document_.signatures.isEmpty()) {
            sign();
        }
    }

private:
    /// The height to keep with a block's title.
    [[nodiscard]] qreal groupHeight(const LaidBlock& block) const
    {
        constexpr std::size_t leastRows = 2;
        qreal height = heightOf(block.heading) + headHeight(block);
        const auto rows =
            block.together ? block.rows.size() : std::min(leastRows, block.rows.size());
        for (std::size_t index = 0; index < rows; ++index) {
            height += block.rows[index].height;
        }
        return rows == block.rows.size() ? height + heightBehind(block) : height;
    }

    /// The height to keep with a block's last row.
    [[nodiscard]] qreal heightBehind(const LaidBlock& block) const
    {
        const bool isLast = &block == &table_.blocks.back();
        return notesHeight(block.notes) + (isLast ? notesHeight(table_.notes) : 0);
    }

    [[nodiscard]] qreal notesHeight(const Paragraphs& notes) const
    {
        return notes.empty() ? 0 : style_.note.size + heightOf(notes);
    }

    [[nodiscard]] qreal headHeight(const LaidBlock& block) const
    {
        return block.rows.empty() || hasHead() ? 0 : table_.head.height;
    }

    /// Title and first rows.
    [[nodiscard]] qreal beginningHeight() const
    {
        return heightOf(table_.heading) +
               (table_.blocks.empty() ? 0 : groupHeight(table_.blocks.front()));
    }

    void addHeading()
    {
        bool title = true;
        for (const auto& paragraph : table_.heading) {
            addAcross(paragraph, title || part_ == 0);
            title = false;
        }
    }

    void addBlock(const LaidBlock& block, bool first)
    {
        if (!first) {
            beginBlock(block);
        }
        if (document_.oneHead && !block.rows.empty()) {
            addHead();
        }
        bool title = true;
        for (const auto& paragraph : block.heading) {
            add(paragraph, title || part_ == 0);
            title = false;
        }
        if (!block.rows.empty()) {
            addHead();
        }
        bool striped = false;
        for (const auto& row : block.rows) {
            if (!flow_.fits(neededBy(row, block))) {
                goOn(block);
            }
            addRow(row, striped);
            striped = !striped;
        }
        addNotes(block.notes);
    }

    /// The height of a row and everything kept with it, if that fits one page.
    [[nodiscard]] qreal neededBy(const LaidRow& row, const LaidBlock& block) const
    {
        const bool isLast = &row == &block.rows.back();
        const qreal all = row.height + (isLast ? heightBehind(block) : 0);
        const qreal above = block.repeatedHeight() + headHeight(block);
        return above + all <= flow_.fullHeight() ? all : row.height;
    }

    void beginBlock(const LaidBlock& block)
    {
        if (block.newPage) {
            if (document_.twoSided) {
                flow_.nextFront();
            } else {
                flow_.nextPage();
            }
            if (document_.countsByPerson) {
                flow_.countAnew();
            }
        } else {
            flow_.skip(style_.blockGap);
            flow_.keepTogether(groupHeight(block));
            addOwner(block);
        }
    }

    /// Continues the block in the next column or on the next page.
    void goOn(const LaidBlock& block)
    {
        flow_.noteContinued();
        flow_.nextColumn();
        addOwner(block);
        if (document_.oneHead) {
            addHead();
        }
        if (!block.heading.empty()) {
            add(block.heading.front(), true);
        }
        addHead();
    }

    void addOwner(const LaidBlock& block)
    {
        if (flow_.atTop()) {
            for (const auto& paragraph : block.owner) {
                add(paragraph, true);
            }
        }
    }

    /// The heads stand above all blocks of this column.
    [[nodiscard]] bool hasHead() const { return document_.oneHead && headAt_ == flow_.place(); }

    void addHead()
    {
        if (table_.head.height <= 0 || hasHead()) {
            return;
        }
        const auto room = flow_.take(table_.head.height);
        headAt_ = flow_.place();
        putAll(table_.head, room);
        const qreal y = room.bottom();
        flow_.put(LineMark{{room.left(), y}, {room.left() + width_, y}, points(0.75)});
        if (document_.oneHead) { // A title follows; rows have their own spacing.
            flow_.skip(style_.rowPadding);
        }
    }

    void addRow(const LaidRow& row, bool striped)
    {
        const auto room = flow_.take(row.height);
        if (striped && !document_.ruled) {
            flow_.put(FillMark{{room.left(), room.top(), width_, room.height()}});
        }
        flow_.noteName(row.name, row.letter);
        flow_.noteCarried(row.carried);
        putAll(row, room);
        if (document_.ruled) {
            const qreal y = room.bottom();
            flow_.put(
                LineMark{{room.left(), y}, {room.left() + width_, y}, points(0.5), Ink::Grey});
        }
    }

    void putAll(const LaidRow& row, const QRectF& room)
    {
        for (auto mark : row.parts[part_]) {
            mark.box.translate(room.topLeft());
            flow_.put(std::move(mark));
        }
        if (!row.codes.empty()) {
            for (auto code : row.codes[part_]) {
                code.box.translate(room.topLeft());
                flow_.put(std::move(code));
            }
        }
    }

    void addNotes(const Paragraphs& notes)
    {
        if (notes.empty()) {
            return;
        }
        flow_.skip(style_.note.size);
        for (const auto& paragraph : notes) {
            flow_.keepTogether(paragraph.height());
            add(paragraph, part_ == 0);
        }
    }

    void sign()
    {
        const qreal height = signaturesHeight(document_.signatures, flow_.width());
        flow_.keepTogether(height);
        if (part_ == 0) {
            addSignatures(flow_, document_.signatures);
        } else {
            flow_.take(height);
        }
    }

    void add(const Paragraph& paragraph, bool visible)
    {
        for (const auto& line : paragraph.lines) {
            put(flow_.take(paragraph.lineHeight), line, paragraph, visible);
        }
        flow_.skip(paragraph.after);
    }

    void addAcross(const Paragraph& paragraph, bool visible)
    {
        for (const auto& line : paragraph.lines) {
            put(flow_.takeAcross(paragraph.lineHeight), line, paragraph, visible);
        }
        flow_.takeAcross(std::min(paragraph.after, flow_.remaining()));
    }

    void put(const QRectF& room, const QString& line, const Paragraph& paragraph, bool visible)
    {
        if (visible) {
            flow_.put(TextMark{room, line, paragraph.type, Side::Left, paragraph.ink});
        }
    }

    PageFlow& flow_;
    const LaidTable& table_;
    const TableStyle& style_;
    qreal width_;
    std::size_t part_;
    const TableDocument& document_;
    std::optional<int> headAt_; ///< The page column that has its head.
};

} // namespace

void addPart(PageFlow& flow, const LaidTable& table, const Arrangement& arrangement,
             std::size_t part, const TableDocument& document)
{
    PartWriter(flow, table, arrangement, part, document).write();
}

} // namespace typeset
