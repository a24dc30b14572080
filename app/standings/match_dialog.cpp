#include "match_dialog.h"

#include "app/documents/card_results_document.h"
#include "app/widgets/page_head.h"
#include "html_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int padding = 20;

QString paragraphs(const QStringList& texts, const QString& style)
{
    QString html;
    for (const auto& text : texts) {
        html += QStringLiteral("<p style=\"%1\">%2</p>").arg(style, text.toHtmlEscaped());
    }
    return html;
}

/// What the eye is to see of a row or, without one, the heads; so many seats as there are people.
QStringList cellsOf(const reports::TableDocument& document, const reports::Row* row,
                    std::size_t people)
{
    QStringList cells;
    for (std::size_t column = 0; column < document.columns.size(); ++column) {
        if (document.columns[column].use != reports::ColumnUse::Csv) {
            cells << (row != nullptr ? row->cells[column].text : document.columns[column].head)
                         .toHtmlEscaped();
        }
    }
    const auto shown = static_cast<qsizetype>(people) + 1;
    return cells.mid(0, shown);
}

QString rowsHtml(const reports::TableDocument& document, const reports::Block& block,
                 std::size_t people, const QString& muted)
{
    const auto seats = static_cast<qsizetype>(people);
    QString html = QStringLiteral("<table cellspacing=\"0\">") +
                   htmlRow(cellsOf(document, nullptr, people), seats, muted);
    for (const auto& row : block.rows) {
        html += htmlRow(cellsOf(document, &row, people), seats,
                        row.strong ? QStringLiteral("font-weight: 700") : QString());
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString matchHtml(const core::Tournament& tournament, core::RoundNumber round,
                  core::TableNumber table, const QPalette& palette)
{
    const auto composed = documents::cardResultsDocument(
        {tournament, {}, {}}, {documents::Kind::RoundResults, round, std::nullopt, {table}});
    const auto* document = reports::tableOf(composed);
    const auto& block = document->blocks.front();
    const auto people = core::findTable(tournament, round, table)->head.seats.size();
    const QString muted =
        QStringLiteral("color:%1").arg(theme::colour(palette, theme::Role::Muted).name());
    return paragraphs(block.lines, {}) + rowsHtml(*document, block, people, muted) +
           paragraphs(block.notes + document->notes, muted);
}

MatchDialog::MatchDialog(const core::Tournament& tournament, core::RoundNumber round,
                         core::TableNumber table, QWidget* parent)
    : QDialog(parent)
{
    const QString title = tr("Round %1, table %2").arg(core::plain(round)).arg(core::plain(table));
    setObjectName(QStringLiteral("matchDialog"));
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* deals = new QTextBrowser(this);
    deals->setObjectName(QStringLiteral("deals"));
    deals->setAccessibleName(tr("All deals"));
    deals->setHtml(matchHtml(tournament, round, table, palette()));
    auto* close = makeButton(QStringLiteral("closeButton"), tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(close);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(padding, padding, padding, padding);
    whole->setSpacing(12);
    whole->addWidget(makeLabel(title, 20, QFont::DemiBold, theme::Role::Text, this));
    whole->addWidget(deals, 1);
    whole->addLayout(foot);
    resize(760, 480);
    deals->setFocus();
}

} // namespace desk
