// How an https server is trusted: by the certificates this system trusts. Part of connection.cpp
// and http_question.cpp alone.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <openssl/ssl.h>
#include <string>

namespace tengen::client {

inline boost::asio::ssl::context secureContext() {
  boost::asio::ssl::context context(boost::asio::ssl::context::tls_client);
  context.set_default_verify_paths();
  context.set_verify_mode(boost::asio::ssl::verify_peer);
  return context;
}

// Before the handshake: which server is meant, and that its certificate must say so.
template <class SecureStream>
void expectHost(SecureStream& stream, const std::string& host) {
  SSL_set_tlsext_host_name(stream.native_handle(), host.c_str());
  stream.set_verify_callback(boost::asio::ssl::host_name_verification(host));
}

}  // namespace tengen::client
