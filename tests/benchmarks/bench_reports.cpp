#include "reports/typeset/painting.h"
#include "reports/typeset/table_writers.h"
#include "tests/typeset/sample_tables.h"

#include <benchmark/benchmark.h>

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTextDocument>

using namespace typeset;

namespace {

constexpr int lines = 1000;

/// The same table printed with Qt's rich text, as by programs without a layout engine.
QByteArray richTextPdf(const TableDocument& document)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(pageLayout({PaperSize::A4, Orientation::Portrait}));
    QTextDocument text;
    text.setDefaultFont(QFont(QStringLiteral("Inter"), 10));
    text.setHtml(QString::fromUtf8(tableHtml(document, sampleFrame(), QLocale::German)));
    text.print(&writer);
    return bytes;
}

void standingsLaidOut(benchmark::State& state)
{
    const auto document = sampleStandings(lines);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(tablePages(document, PaperSize::A4, sampleFrame()));
    }
}
BENCHMARK(standingsLaidOut)->Unit(benchmark::kMillisecond);

void standingsAsPdf(benchmark::State& state)
{
    const auto document = sampleStandings(lines);
    while (state.KeepRunning()) {
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        benchmark::DoNotOptimize(pdf(sheets, {document.title}));
    }
}
BENCHMARK(standingsAsPdf)->Unit(benchmark::kMillisecond);

void standingsAsPdfByRichText(benchmark::State& state)
{
    const auto document = sampleStandings(lines);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(richTextPdf(document));
    }
}
BENCHMARK(standingsAsPdfByRichText)->Unit(benchmark::kMillisecond);

void standingsAsCsv(benchmark::State& state)
{
    const auto document = sampleStandings(lines);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(tableCsv(document, QLocale::c()));
    }
}
BENCHMARK(standingsAsCsv)->Unit(benchmark::kMillisecond);

void standingsAsHtml(benchmark::State& state)
{
    const auto document = sampleStandings(lines);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(tableHtml(document, sampleFrame(), QLocale::German));
    }
}
BENCHMARK(standingsAsHtml)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    // Pages need typefaces, but no screen.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
