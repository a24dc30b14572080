#pragma once

#include "reports/hall/evenings.h"
#include "reports/hall/pages.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>

/// The parts that pages of the hall are made of, as HTML in the language in force.
namespace web {

/// Translates the texts of these pages.
class PageTexts
{
    Q_DECLARE_TR_FUNCTIONS(PageTexts)
};

/// Where the page about somebody is; empty: there is none.
using PersonAddress = std::function<QString(const hall::Person&)>;

/// An entry of a page's menu.
struct MenuEntry
{
    QString address;
    QString title;
    bool isCurrent = false;
};

/// A whole page around its contents.
struct PageLayout
{
    QString title;     ///< Of the window.
    QString head = {}; ///< Further HTML of the head: style sheet and script.
    std::vector<MenuEntry> menu = {};
    QString bodyAttributes = {}; ///< HTML.
};

QString wholePage(const hall::Pages& pages, const PageLayout& layout, const QString& contents);

/// Who sits where, by name.
QString placesTable(const std::vector<hall::Place>& places, const PersonAddress& address);
/// A list for each table, and the byes.
QString tableLists(const hall::RoundPage& round, const PersonAddress& address);
QString standingsTable(const hall::StandingsPage& standings, const PersonAddress& address);
/// Game by game.
QString eveningTables(const hall::Evening& evening);
/// The clock; nothing before it was started. A script counts it down.
QString clockPart(const hall::Pages& pages);
/// The director's notices; nothing without them.
QString noticesPart(const QStringList& notices);

/// The style sheet of all pages.
QString styleSheet();

} // namespace web
