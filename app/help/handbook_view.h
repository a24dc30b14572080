#pragma once

#include <QTextBrowser>

namespace desk {

/// Shows chapters of the handbook, with the pictures compiled in beside it.
class HandbookView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookView(QWidget* parent);

    /// A chapter in Markdown.
    void showChapter(const QString& markdown);

    /// A picture's width, in logical pixels; larger ones are made smaller.
    static constexpr int pictureWidth = 780;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace desk
