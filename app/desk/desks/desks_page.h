#pragma once

#include "app/desk/page.h"

#include <map>

class QLineEdit;
class QTableView;

namespace desk {

class DesksModel;
class Notice;
class PageHead;

/// Who works on the club that is shared: since when, as what, on which tables, how many results
/// each desk entered; and which tables' slips this desk types.
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
