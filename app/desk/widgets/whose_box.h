#pragma once

#include <QComboBox>
#include <QStringList>

namespace desk {

/// Whose list is shown: everybody's, a group's, or that of the teams of a prize. Hidden where there
/// is nothing to choose.
class WhoseBox : public QComboBox
{
    Q_OBJECT

public:
    explicit WhoseBox(const QString& objectName, QWidget* parent);

    /// Keeps the choice as long as it is offered. Emits nothing.
    void offer(const QStringList& groups, const QStringList& teams = {});
    /// Emits nothing. Everybody's, if both are empty or not offered.
    void choose(const QString& group, const QString& teams);
    /// Whether there is anything but everybody's.
    [[nodiscard]] bool hasChoice() const { return count() > 1; }

    /// Empty unless the list is that of a group, or of the teams of a prize.
    [[nodiscard]] QString group() const { return chosen(Kind::Group); }
    [[nodiscard]] QString teams() const { return chosen(Kind::Teams); }

    /// Long names give way in a small window.
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    enum class Kind { Everybody, Group, Teams };

    void add(Kind kind, const QString& name);
    [[nodiscard]] QString chosen(Kind kind) const;
};

} // namespace desk
