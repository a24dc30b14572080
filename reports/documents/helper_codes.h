#pragma once

#include "reports/documents/catalogue.h"

namespace documents {

/// A helper's code as it is handed out.
struct HelperSlip
{
    QString name;
    QString may; ///< "check-in, printing".
    QString code;
};

/// What a helper's device opens to be signed in: "http://192.168.1.5:8080/helper#K7QF3-MTR2A".
QString helperAddress(const QString& hallAddress, const QString& code);

/// A slip for each helper, to cut apart: the code as letters and as a QR code, and what to do. Not
/// in the catalogue, as codes are known only while they are new.
typeset::Document helperCodes(const Source& source, const std::vector<HelperSlip>& slips);

} // namespace documents
