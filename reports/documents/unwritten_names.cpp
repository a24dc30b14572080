#include "reports/documents/unwritten_names.h"

#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/typeset/type.h"

#include <algorithm>

namespace documents {

QString unwrittenNamesText(const core::Tournament& tournament, const std::vector<Choice>& choices)
{
    const auto names = [&](core::StartNumber number) {
        return std::any_of(choices.begin(), choices.end(), [number](const Choice& choice) {
            return !is(choice.kind, Trait::NamesNobody) &&
                   choice.participant.value_or(number) == number;
        });
    };
    std::vector<core::StartNumber> people;
    for (const auto& person : tournament.participants) {
        if (names(person.number) &&
            !(typeset::isWritten(person.name) && typeset::isWritten(person.club))) {
            people.push_back(person.number);
        }
    }
    if (people.empty()) {
        return {};
    }
    return Texts::tr(
               "No font here can write the name or club of %1: paper shows \ufffd for the signs "
               "that are missing. Install the Noto fonts (notofonts.org, on Debian "
               "fonts-noto) and start the program again.")
        .arg(People(tournament).numbered(people));
}

} // namespace documents
