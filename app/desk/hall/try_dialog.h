#pragma once

#include <QDateTime>
#include <QDialog>
#include <QTimer>

#include <cstdint>

namespace desk {

class Notice;
class Serving;
class Session;

/// Before the people come: a code to be scanned with one phone. Says within 20 seconds whether
/// anything came through, or what may keep phones out and what to do.
class TryDialog : public QDialog
{
    Q_OBJECT

public:
    /// The pages are served.
    TryDialog(Session& session, Serving& serving, QWidget* parent);

private:
    void look();

    Session& session_;
    Serving& serving_;
    Notice* notice_;
    QTimer looking_;
    QDateTime since_;
    std::uint64_t before_; ///< Pages answered until then.
};

} // namespace desk
