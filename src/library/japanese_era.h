// Years of the Japanese eras from 1868 on, when months and days became those of the West.
#pragma once

#include <string>
#include <string_view>

namespace tengen::library {

// 昭和53年5月6日 as 1978年5月6日, H17.5.6 as 2005.5.6; everything else stays.
std::string withoutEras(std::string_view date);

}  // namespace tengen::library
