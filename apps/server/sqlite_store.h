// The games of one server in one file. WAL with synchronous FULL: what was told to be done survives
// a power cut. A thread writes, many games in one transaction; another one reads.
//
// The file has one owner at a time: whoever opens it takes the next epoch, and one that held it
// before is refused from then on.
#pragma once

#include <filesystem>
#include <memory>

#include "apps/server/store.h"

namespace tengen::server {

class SqliteStore : public Store {
 public:
  static Result<std::unique_ptr<SqliteStore>, StoreError> open(const std::filesystem::path& file,
                                                               Observer observer = {});
  ~SqliteStore() override;  // what was asked for is still done

  const std::string& secret() const override { return secret_; }
  void create(NewGame game, Done done) override;
  void append(Append append, Done done) override;
  void claim(std::string game, Claimed claimed) override;
  void check(Done done) override;

 private:
  class Writer;
  class Reader;
  SqliteStore(std::string secret, std::unique_ptr<Writer> writer, std::unique_ptr<Reader> reader);

  std::string secret_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
};

}  // namespace tengen::server
