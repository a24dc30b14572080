#include "reports/typeset/pdf_properties.h"

#ifdef RUMMY_QPDF

#include <qpdf/qpdf-c.h>

#include <algorithm>
#include <optional>

namespace typeset {

namespace {

using Object = qpdf_oh;

/// A PDF file in memory, through qpdf's C interface, which never throws. An error is kept until the
/// end.
class PdfFile
{
    Q_DISABLE_COPY_MOVE(PdfFile)

public:
    explicit PdfFile(const QByteArray& pdf) : data_(qpdf_init())
    {
        qpdf_silence_errors(data_);
        qpdf_set_suppress_warnings(data_, QPDF_TRUE);
        isSound_ = (qpdf_read_memory(data_, "pages", pdf.constData(),
                                     static_cast<unsigned long long>(pdf.size()), nullptr) &
                    QPDF_ERRORS) == 0;
    }
    ~PdfFile() { qpdf_cleanup(&data_); }

    [[nodiscard]] bool isSound() const { return isSound_; }
    [[nodiscard]] Object root() { return qpdf_get_root(data_); }
    [[nodiscard]] Object information()
    {
        return qpdf_oh_get_key(data_, qpdf_get_trailer(data_), "/Info");
    }
    [[nodiscard]] int pageCount() { return qpdf_get_num_pages(data_); }
    [[nodiscard]] Object page(std::size_t index) { return qpdf_get_page_n(data_, index); }

    Object dictionary() { return qpdf_make_indirect_object(data_, qpdf_oh_new_dictionary(data_)); }
    void set(Object object, const char* key, Object value)
    {
        qpdf_oh_replace_key(data_, object, key, value);
    }
    void setName(Object object, const char* key, const char* name)
    {
        set(object, key, qpdf_oh_new_name(data_, name));
    }
    void setText(Object object, const char* key, const QString& text)
    {
        set(object, key, qpdf_oh_new_unicode_string(data_, text.toUtf8().constData()));
    }
    void setNumber(Object object, const char* key, int number)
    {
        set(object, key, qpdf_oh_new_integer(data_, number));
    }
    void setTrue(Object object, const char* key)
    {
        set(object, key, qpdf_oh_new_bool(data_, QPDF_TRUE));
    }
    /// The whole page.
    void setTarget(Object object, const char* key, Object page)
    {
        const auto target = qpdf_oh_new_array(data_);
        qpdf_oh_append_item(data_, target, page);
        qpdf_oh_append_item(data_, target, qpdf_oh_new_name(data_, "/Fit"));
        set(object, key, target);
    }

    /// Empty on failure.
    [[nodiscard]] QByteArray bytes()
    {
        if (qpdf_has_error(data_) != QPDF_FALSE ||
            (qpdf_init_write_memory(data_) & QPDF_ERRORS) != 0) {
            return {};
        }
        qpdf_set_deterministic_ID(data_, QPDF_TRUE);
        if ((qpdf_write(data_) & QPDF_ERRORS) != 0) {
            return {};
        }
        const auto size = static_cast<qsizetype>(qpdf_get_buffer_length(data_));
        QByteArray written(size, Qt::Uninitialized);
        std::copy_n(qpdf_get_buffer(data_), size, written.begin());
        return written;
    }

private:
    qpdf_data data_;
    bool isSound_ = false;
};

/// Bookmarks of one level, in order.
class Bookmarks
{
public:
    Bookmarks(PdfFile& file, Object parent) : file_(&file), parent_(parent) {}

    Object add(const QString& title, Object page)
    {
        const auto item = file_->dictionary();
        file_->setText(item, "/Title", title);
        file_->set(item, "/Parent", parent_);
        file_->setTarget(item, "/Dest", page);
        if (count_ == 0) {
            file_->set(parent_, "/First", item);
        } else {
            file_->set(item, "/Prev", last_);
            file_->set(last_, "/Next", item);
        }
        file_->set(parent_, "/Last", item);
        last_ = item;
        ++count_;
        return item;
    }

    [[nodiscard]] int count() const { return count_; }
    /// How many show initially; negative: none until their parent is opened.
    void setCount(int count) { file_->setNumber(parent_, "/Count", count); }

private:
    PdfFile* file_;
    Object parent_;
    Object last_ = 0;
    int count_ = 0;
};

void addBookmarks(PdfFile& file, const Sheets& sheets)
{
    const auto outlines = file.dictionary();
    file.setName(outlines, "/Type", "/Outlines");
    Bookmarks documents(file, outlines);
    std::optional<Bookmarks> letters;
    int seen = 0;
    const auto finishLetters = [&] {
        if (letters && letters->count() > 0) {
            letters->setCount(letters->count());
            seen += letters->count();
        }
    };
    const auto pages = static_cast<std::size_t>(file.pageCount());
    for (std::size_t page = 0; page < sheets.size() && page < pages; ++page) {
        const auto target = file.page(page);
        if (const auto& title = sheets[page].begins; !title.isEmpty()) {
            finishLetters();
            letters.emplace(file, documents.add(title, target));
        }
        for (const auto& letter : sheets[page].letters) {
            if (letters) {
                letters->add(letter, target);
            }
        }
    }
    finishLetters();
    if (documents.count() > 0) {
        documents.setCount(documents.count() + seen);
        file.set(file.root(), "/Outlines", outlines);
        if (sheets.size() > 1) {
            file.setName(file.root(), "/PageMode", "/UseOutlines");
        }
    }
}

void addProperties(PdfFile& file, const PdfProperties& properties)
{
    if (!properties.language.isEmpty()) {
        file.setText(file.root(), "/Lang", properties.language);
    }
    const auto preferences = file.dictionary();
    file.setTrue(preferences, "/DisplayDocTitle");
    file.set(file.root(), "/ViewerPreferences", preferences);
    if (properties.created.isValid()) {
        const auto time = properties.created.toUTC().toString(QStringLiteral("yyyyMMddHHmmss"));
        file.setText(file.information(), "/CreationDate", QStringLiteral("D:%1+00'00'").arg(time));
    }
}

} // namespace

QByteArray withProperties(const QByteArray& pdf, const Sheets& sheets,
                          const PdfProperties& properties)
{
    PdfFile file(pdf);
    if (!file.isSound()) {
        return pdf;
    }
    addProperties(file, properties);
    addBookmarks(file, sheets);
    const auto bytes = file.bytes();
    // The pages matter; properties are a bonus.
    return bytes.isEmpty() ? pdf : bytes;
}

} // namespace typeset

#else

namespace typeset {

QByteArray withProperties(const QByteArray& pdf, const Sheets& /*sheets*/,
                          const PdfProperties& /*properties*/)
{
    return pdf;
}

} // namespace typeset

#endif
