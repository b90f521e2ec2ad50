// The words about files: what the system refused and what the reader found.
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

struct FileWords {
  Q_DECLARE_TR_FUNCTIONS(FileWords)
};

// The second of "GBK,UTF-8" and the first.
std::pair<QString, QString> halves(const QString& text) {
  const auto comma = text.lastIndexOf(',');
  if (comma < 0) return {text, QString()};
  return {text.left(comma), text.mid(comma + 1)};
}

QString encodingWarning(const sgf::Warning& warning, const QString& argument) {
  using Code = sgf::Warning::Code;
  if (warning.code == Code::CharsetUnknown) {
    return FileWords::tr("The file names an encoding nobody knows: %1").arg(argument);
  }
  if (warning.code == Code::CharsetWrong) {
    const auto [declared, used] = halves(argument);
    return FileWords::tr("The file says its text is %1, but it is %2").arg(declared, used);
  }
  return FileWords::tr("Bytes that mean nothing in this encoding were replaced: %1").arg(argument);
}

// The games of SGF that people know; empty for others.
QString otherGame(int number) {
  switch (number) {
    case 2:
      return FileWords::tr("Othello");
    case 3:
      return FileWords::tr("chess");
    case 4:
      return FileWords::tr("Gomoku");
    case 6:
      return FileWords::tr("backgammon");
    case 7:
      return FileWords::tr("Chinese chess");
    case 8:
      return FileWords::tr("shogi");
    case 11:
      return FileWords::tr("Hex");
    default:
      return {};
  }
}

}  // namespace

QString fileProblem(const FileError& error) {
  const QString name = QFileInfo(QString::fromStdString(error.path.string())).fileName();
  if (error.code == std::errc::no_such_file_or_directory) {
    return FileWords::tr("There is no file “%1”.").arg(name);
  }
  if (error.code == std::errc::read_only_file_system) {
    return FileWords::tr("“%1” lies on a disk that can only be read.").arg(name);
  }
  if (error.code == std::errc::permission_denied ||
      error.code == std::errc::operation_not_permitted) {
    return FileWords::tr("You are not allowed to use “%1” like that (no permission).").arg(name);
  }
  if (error.code == std::errc::no_space_on_device) {
    return FileWords::tr("The disk is full: “%1” was not written, the old file is unharmed.")
        .arg(name);
  }
  if (error.code == std::errc::is_a_directory) {
    return FileWords::tr("“%1” is a folder.").arg(name);
  }
  return FileWords::tr("“%1”: %2").arg(name, QString::fromStdString(error.code.message()));
}

QString saveProblem(const FileError& error) {
  if (error.code != std::errc::no_such_file_or_directory) return fileProblem(error);
  const QFileInfo file(QString::fromStdString(error.path.string()));
  const QString folder = QDir::toNativeSeparators(file.path());
  return QFileInfo(file.path()).isDir()
             ? FileWords::tr("Nothing can be written into the folder “%1”.").arg(folder)
             : FileWords::tr("There is no folder “%1”.").arg(folder);
}

namespace {

// What can be wrong with the records of other programs, and with archives.
QString recordProblem(const sgf::ReadError& error, const QString& name) {
  using Code = sgf::ReadError::Code;
  const QString file = error.file.empty() ? name : QString::fromStdString(error.file);
  switch (error.code) {
    case Code::BadBoard:
      return FileWords::tr("“%1” is a game on a board of a size that does not exist.").arg(file);
    case Code::DamagedZip:
      return FileWords::tr("“%1” is damaged and cannot be unpacked.").arg(file);
    case Code::LockedZip:
      return FileWords::tr("“%1” is locked by a password, or packed in a way nobody knows.")
          .arg(file);
    case Code::NoGameInZip:
      return FileWords::tr("There is no game in the archive “%1”.").arg(file);
    case Code::ZipInZip:
      return FileWords::tr("“%1” is an archive in an archive: unpack it first.").arg(file);
    case Code::UnpacksTooBig:
      return FileWords::tr("“%1” unpacks to more than game records can be.").arg(file);
    default:
      return {};
  }
}

}  // namespace

QString readProblem(const sgf::ReadError& error, const QString& name) {
  using Code = sgf::ReadError::Code;
  switch (error.code) {
    case Code::Empty:
      return FileWords::tr("“%1” is empty.").arg(name);
    case Code::NotSgf:
      return FileWords::tr("There is no game in “%1”.").arg(name);
    case Code::UnknownEncoding:
      return FileWords::tr("Nobody knows this encoding.");
    case Code::TooLarge:
      return FileWords::tr("“%1” is too large.").arg(name);
    case Code::OtherGame: {
      const QString game = otherGame(error.game);
      if (!game.isEmpty()) return FileWords::tr("“%1” is not Go: it is %2.").arg(name, game);
      return FileWords::tr("“%1” is not Go: it is game %2 of the list of SGF.")
          .arg(name)
          .arg(error.game);
    }
    case Code::BadBoard:
    case Code::DamagedZip:
    case Code::LockedZip:
    case Code::NoGameInZip:
    case Code::ZipInZip:
    case Code::UnpacksTooBig:
      return recordProblem(error, name);
  }
  return {};
}

QString warning(const sgf::Warning& warning) {
  using Code = sgf::Warning::Code;
  const QString argument = QString::fromStdString(warning.argument);
  switch (warning.code) {
    case Code::CharsetUnknown:
    case Code::CharsetWrong:
    case Code::UndecodableBytes:
      return encodingWarning(warning, argument);
    case Code::TextBeforeGame:
      return FileWords::tr("There is text before the first game");
    case Code::TextAfterGame:
      return FileWords::tr("There is text after a game");
    case Code::MissingSemicolon:
      return FileWords::tr("A node does not begin with a semicolon");
    case Code::MissingClosingParenthesis:
      return FileWords::tr("The file ends too early; closing parentheses missing: %1")
          .arg(argument);
    case Code::ExtraClosingParenthesis:
      return FileWords::tr("A closing parenthesis closes nothing");
    case Code::EmptyGameTree:
      return FileWords::tr("There is nothing between two parentheses");
    case Code::UnclosedValue:
      return FileWords::tr("A value of %1 is never closed").arg(argument);
    case Code::UnescapedBracket:
      return FileWords::tr("A bracket inside a value of %1 has no backslash before it")
          .arg(argument);
    case Code::PropertyWithoutValue:
      return FileWords::tr("The property %1 has no value").arg(argument);
    case Code::ValueWithoutProperty:
      return FileWords::tr("A value belongs to no property");
    case Code::LowerCaseIdent:
      return FileWords::tr("Property names are capital letters; this is %1").arg(argument);
    case Code::DuplicateProperty:
      return FileWords::tr("The property %1 stands twice in one node").arg(argument);
    case Code::JunkInNode:
      return FileWords::tr("This means nothing here: %1").arg(argument.left(60));
    case Code::NoGame:
      return FileWords::tr("There is no opening parenthesis; the text was read as one game");
    case Code::MoreWarnings:
      return FileWords::tr("Further warnings left out: %1").arg(argument);
    case Code::LineIgnored:
      return FileWords::tr("This line means nothing here and was left out: %1").arg(argument);
    case Code::FileIgnored:
      return FileWords::tr("There is no game in the archive’s “%1”").arg(argument);
  }
  return {};
}

QString flaw(RecordedFlaw flaw) {
  switch (flaw) {
    case RecordedFlaw::OffBoard:
      return FileWords::tr("The move is off the board and taken as a pass");
    case RecordedFlaw::Occupied:
      return FileWords::tr("The move is on a stone");
    case RecordedFlaw::Suicide:
      return FileWords::tr("The move is suicide");
    case RecordedFlaw::Ko:
      return FileWords::tr("The move takes back a ko at once");
    case RecordedFlaw::Superko:
      return FileWords::tr("The move repeats an earlier position");
    case RecordedFlaw::OddPass:
      return FileWords::tr("A pass is written in an unknown way");
    case RecordedFlaw::MoveAndSetup:
      return FileWords::tr("A move and set-up stones share a node");
    case RecordedFlaw::SeveralMoves:
      return FileWords::tr("Several moves share a node");
    case RecordedFlaw::SetupOffBoard:
      return FileWords::tr("Set-up stones lie off the board");
    case RecordedFlaw::SetupWithoutLiberties:
      return FileWords::tr("Set-up stones have no liberties");
    case RecordedFlaw::BadSize:
      return FileWords::tr("The board size means nothing; 19×19 is assumed");
    case RecordedFlaw::BadKomi:
      return FileWords::tr("The komi is no number");
    case RecordedFlaw::HundredfoldKomi:
      return FileWords::tr("The komi is written a hundred times too large");
    case RecordedFlaw::KomiInStones:
      return FileWords::tr("The komi is written in stones, half as large as in points");
    case RecordedFlaw::BadHandicap:
      return FileWords::tr("The handicap means nothing");
    case RecordedFlaw::UnknownRules:
      return FileWords::tr("Nobody knows the rules this file names");
  }
  return {};
}

}  // namespace tengen::desktop::words
