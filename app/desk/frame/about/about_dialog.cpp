#include "app/desk/frame/about/about_dialog.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/version/version.h"

#include <QCoreApplication>
#include <QDir>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

class Parts
{
    Q_DECLARE_TR_FUNCTIONS(Parts)
};

QTableWidget* makeTable(const QList<Part>& parts, QWidget* parent)
{
    const int rows = static_cast<int>(parts.size());
    auto* const table = new QTableWidget(rows, 3, parent);
    dressTable(*table, u"partsTable"_s, AboutDialog::tr("Parts and their licences"));
    table->setHorizontalHeaderLabels(
        {AboutDialog::tr("Part"), AboutDialog::tr("For"), AboutDialog::tr("Licence")});
    for (int row = 0; row < rows; ++row) {
        const auto& part = parts[row];
        table->setItem(row, 0, new QTableWidgetItem(part.name));
        table->setItem(row, 1, new QTableWidgetItem(part.use));
        table->setItem(row, 2, new QTableWidgetItem(part.licence));
    }
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    constexpr int frame = 2;
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height() +
                          rows * table->rowHeight(0) + frame);
    return table;
}

} // namespace

QList<Part> partsOfTheProgram()
{
    return {{u"Rummy Director"_s, Parts::tr("this program"), u"MIT"_s},
            {u"Qt 6"_s, Parts::tr("window, texts, paper"), u"LGPL 3"_s},
            {u"SQLite"_s, Parts::tr("club database"), Parts::tr("public domain")},
            {u"libxlsxwriter"_s, Parts::tr("workbooks"), u"BSD 2-clause"_s},
            {u"libzip"_s, Parts::tr("lists in workbooks"), u"BSD 3-clause"_s},
            {u"libmicrohttpd"_s, Parts::tr("pages for phones"), u"LGPL 2.1"_s},
            {u"GnuTLS"_s, Parts::tr("encrypted pages for helpers"), u"LGPL 2.1"_s},
            {u"QR Code generator"_s, Parts::tr("QR codes"), u"MIT"_s},
            {u"nlohmann-json"_s, Parts::tr("tournament files"), u"MIT"_s},
            {u"Breeze icons"_s, Parts::tr("pictures of the window"), u"LGPL 3"_s},
            {u"Inter"_s, Parts::tr("typeface of window and paper"), u"SIL OFL 1.1"_s}};
}

AboutDialog::AboutDialog(const QString& database, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Rummy Director"));
    auto* const column = makeColumn(this, distance::medium, allAround(distance::page));
    column->addWidget(makeLabel(tr("Rummy Director %1").arg(version::number()), 20, QFont::DemiBold,
                                theme::Role::Text, this));
    auto* const summary =
        makeLabel(tr("Tournament software for clubs that play rummy with stones or Rommé 500."), 13,
                  QFont::Normal, theme::Role::Muted, this);
    summary->setWordWrap(true);
    column->addWidget(summary);
    auto* const facts = new QFormLayout;
    const auto add = [this, facts](const QString& name, const QString& objectName,
                                   const QString& value) {
        auto* const label = makeLabel(value, 13, QFont::Normal, theme::Role::Text, this);
        label->setObjectName(objectName);
        label->setAccessibleName(name + u": "_s + value);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        facts->addRow(name, label);
    };
    if (!version::commit().isEmpty()) {
        add(tr("Commit"), u"aboutCommit"_s, version::commit());
    }
    add(tr("Qt"), u"aboutQt"_s, QString::fromLatin1(qVersion()));
    add(tr("Club database"), u"aboutDatabase"_s, QDir::toNativeSeparators(database));
    column->addLayout(facts);
    column->addWidget(makeTable(partsOfTheProgram(), this));
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Primary, this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    close->setFocus();
    constexpr int width = 560;
    setMinimumWidth(width);
}

} // namespace desk
