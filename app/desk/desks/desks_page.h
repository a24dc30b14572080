#pragma once

#include "app/desk/frame/page.h"

#include <map>

class QLineEdit;
class QTableView;

namespace desk {

class DesksModel;
class Notice;
class PageHead;

/// The desks on the shared club: since when, on which tables, with how many results; and which
/// tables' slips this desk enters.
class DesksPage : public Page
{
    Q_OBJECT

public:
    explicit DesksPage(Session& session, QWidget* parent = nullptr);

    void enter() override;

private:
    void buildTables(QLayout& column);
    void refresh() override;
    void showDesks();
    void takeTables();

    PageHead* head_;
    QLineEdit* tables_;
    Notice* refusal_;
    DesksModel* model_;
    QTableView* view_;
    std::map<QString, int> entered_; ///< By the name of the desk.
};

} // namespace desk
