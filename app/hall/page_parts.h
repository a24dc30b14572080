#pragma once

#include "reports/hall/evenings.h"
#include "reports/hall/own_places.h"
#include "reports/hall/pages.h"
#include "reports/typeset/html.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>

/// The parts that pages of the hall are made of, in the language in force.
namespace web {

using typeset::Attributes;
using typeset::element;
using typeset::Html;
using typeset::linkTo;
using typeset::textElement;
using typeset::voidElement;

/// Translates the texts of these pages.
class PageTexts
{
    Q_DECLARE_TR_FUNCTIONS(PageTexts)
};

/// The address of a person's page; empty: none.
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
    QString title;  ///< Of the window.
    Html head = {}; ///< What else is in the head: style sheet and script.
    std::vector<MenuEntry> menu = {};
    Attributes bodyAttributes = {};
    Attributes metas = {}; ///< In the head, beside those of every page.
};

Html wholePage(const hall::Pages& pages, const PageLayout& layout, const Html& contents);

/// Who sits where, by name.
Html placesTable(const std::vector<hall::Place>& places, const PersonAddress& address);
/// A list for each table, and the byes.
Html tableLists(const hall::RoundPage& round, const PersonAddress& address);
Html standingsTable(const hall::StandingsPage& standings, const PersonAddress& address);
/// The standings of everybody, then of groups and teams, each under its title but for the first.
Html allStandings(const hall::Pages& pages, const PersonAddress& address);
/// Game by game.
Html eveningTables(const hall::Evening& evening);
/// The clock; nothing before it was started. A script counts it down.
Html clockPart(const hall::Pages& pages);
/// "One result is being checked."; nothing if that is empty.
Html checkedPart(const QString& checked);
/// The director's notices; nothing without them.
Html noticesPart(const QStringList& notices);
/// To those who are to bring their slip; nothing if `isCalled` is false.
Html callPart(bool isCalled);
/// Table, seat and company of somebody, then where they sit next.
Html ownPlacesPart(const std::vector<hall::OwnPlace>& places, bool areAllPlayed);

/// The style sheet of all pages.
QString styleSheet();

} // namespace web
