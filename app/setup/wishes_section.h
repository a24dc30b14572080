#pragma once

#include "setup_section.h"

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace desk {

class PersonFinder;

/// Who never sits with whom, who has a fixed table, and whether clubs are kept apart.
class WishesSection : public SetupSection
{
    Q_OBJECT

public:
    explicit WishesSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildPairs();
    void buildTables();
    QTableWidget* makeList(const QString& objectName, const QString& accessibleName);
    /// Takes the chosen line out of the list; says what is missing where none is chosen.
    QPushButton* makeRemove(const QString& objectName, QTableWidget& list);
    void addPair();
    void addTable();
    void removeFrom(QTableWidget& list);
    void fill();
    void refuse(QLabel& label, PersonFinder& field, const QString& text);
    [[nodiscard]] QString nameOf(core::StartNumber number) const;

    QCheckBox* clubs_;
    PersonFinder* one_;
    PersonFinder* other_;
    QLabel* pairRefusal_;
    QTableWidget* pairs_;
    PersonFinder* seated_;
    QSpinBox* table_;
    QLabel* tableRefusal_;
    QTableWidget* tables_;
    core::Tournament tournament_;
    Wanted wanted_;
};

} // namespace desk
