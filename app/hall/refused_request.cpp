#include "app/hall/refused_request.h"

#include "app/hall/helper_page.h"

namespace web {

namespace {

Response told(int status, const QString& title, const QString& text, const Header& header)
{
    auto response = outsideResponse(title, textElement("p", text), status);
    response.headers = {header};
    return response;
}

} // namespace

Response refusalOf(RefusedRequest why)
{
    switch (why) {
    case RefusedRequest::Method:
        return told(405, PageTexts::tr("Nothing can be sent to this page."),
                    PageTexts::tr("Please open it again."), {"Allow", "GET, HEAD"});
    case RefusedRequest::TooLong:
        return told(413, PageTexts::tr("That was too long."),
                    PageTexts::tr("Nothing was stored. Please go back and shorten it."),
                    {"Connection", "close"});
    case RefusedRequest::OtherHost:
        return told(421, PageTexts::tr("This is another computer's address."),
                    PageTexts::tr("Please scan the code again, or type the address that hangs on "
                                  "the wall."),
                    {"Connection", "close"});
    case RefusedRequest::TooOften:
        return told(429, PageTexts::tr("Too many wrong codes at once"),
                    PageTexts::tr("Please wait ten seconds, then try again."),
                    {"Retry-After", "10"});
    case RefusedRequest::TooMany:
        break;
    }
    return told(503, PageTexts::tr("One moment, please"),
                PageTexts::tr("Too many pages are open. Load this page again in a while."),
                {"Retry-After", "10"});
}

} // namespace web
