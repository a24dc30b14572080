#pragma once

class QWidget;

namespace desk {

/// Tab goes through the parts of `parent` as its layouts put them: from the top down, in a line
/// from left to right, whatever the order in which they were made.
void orderTabs(QWidget& parent);

} // namespace desk
