// SHA-256 (FIPS 180-4): what stands in for a secret where the secret itself must not be kept.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tengen {

using Sha256 = std::array<uint8_t, 32>;

Sha256 sha256(std::string_view bytes);

// HMAC (RFC 2104): what only a holder of the key can say about a text.
Sha256 hmacSha256(std::string_view key, std::string_view text);

}  // namespace tengen
