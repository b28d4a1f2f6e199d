/** The words about files, in Japanese. */
import type { TableMessages } from '../catalogue.ts';
import type { EncodingTexts, LimitTexts, OtherProgramText } from '../shapes/kifu.ts';
import { megabytes, number } from './format.ts';

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS（従来のソフト）',
  'utf-8': 'UTF-8（すべての文字）',
  'utf-8-bom': 'UTF-8（BOM付き）',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const counted = (count: number, what: string): readonly string[] =>
  count > 0 ? [`${what}${number(count)}行`] : [];

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `このファイルは${megabytes(size)}MBあります。開けるのは${megabytes(limit)}MBまでです。`,
  'too-many-lines': ({ limit }) =>
    `このファイルは${number(limit)}行を超えています。開けるのは${number(limit)}行までです。`,
  'too-many-games': ({ limit }) =>
    `このファイルは${number(limit)}局を超えています。開けるのは${number(limit)}局までです。`,
  'too-many-plies': ({ limit }) =>
    `1局の手数が${number(limit)}手を超えています。開けるのは${number(limit)}手までです。`,
  'too-many-game-moves': ({ limit }) =>
    `1局の指し手が変化を含めて${number(limit)}手を超えています。開けるのは${number(limit)}手までです。`,
  'too-many-moves': ({ limit }) =>
    `このファイルの指し手は全局合わせて${number(limit)}手を超えています。開けるのは${number(limit)}手までです。`,
};

const otherProgram: OtherProgramText = ({ program, ending, saveAs }) =>
  `${program}のファイル（${ending}）です。ここでは開けません。${program}で${saveAs}形式に保存してから開いてください。`;

export const kifu: TableMessages['kifu'] = {
  save: 'コピー・保存',
  title: (recordExplained) => `${recordExplained}を開く`,
  takes: 'ファイル、フォルダー、貼り付けたテキスト、見本の対局を開けます。',
  paste: (record) => `ここに${record}を貼り付け`,
  file: 'ファイル選択…',
  folder: 'フォルダー…',
  noneChosen: '棋譜のファイルが見つかりませんでした。',
  drop: 'ここにドロップ',
  dropToOpen: 'ドロップして開く',
  clipboard: 'クリップボードから貼り付け',
  clipboardEmpty: 'クリップボードにテキストがありません。',
  typeText: 'テキストを入力',
  otherGames: 'ほかのゲーム',
  editedTitle: '編集済みの棋譜',
  wasEdited:
    'この棋譜はすでに保存され、その後編集されています。元のまま開くと、両方が保存されます。',
  openEdited: '編集済みを開く',
  openUnedited: '元のまま開く',
  openAnyway: 'それでも開く',
  read: '開く',
  pasted: '貼り付けたテキスト',

  format: '形式',
  encoding: '文字コード',
  encodings,
  version: 'バージョン',
  needsVersion: (version) =>
    `この文字コードでASCII以外の文字を使うには、バージョン${version}が必要です。読めないソフトもあります。`,
  leftOut: (what) => `この形式では省かれます：${what.join('、')}。`,
  lacks: (chars, encoding) => `${encoding}には ${chars} がありません。`,
  useUtf8: 'UTF-8を使う',
  anyway: '置き換えて保存',
  saveFile: 'ファイルに保存',
  copyText: 'テキストをコピー',
  original: (name) => `元のファイルを保存：${name}`,
  showReceipt: '読み込み結果…',
  copied: 'コピーしました。',
  copyByHand:
    'このブラウザではここから自動でコピーできません。文字列を選択してあります。Ctrl+C（Macは⌘C）を押すか、長押しして「コピー」を選んでください。',
  saved: (name) => `${name}に保存しました。`,

  receipt: '読み込み結果',
  opened: (found) =>
    `${[
      `${number(found.moves)}手`,
      ...(found.variations > 0 ? [`変化${number(found.variations)}件`] : []),
      ...(found.comments > 0 ? [`コメント${number(found.comments)}件`] : []),
    ].join('、')}を読み込みました。`,
  tally: ({ understood, repaired, unread, ignored }) =>
    [
      `読み取り${number(understood)}行`,
      ...counted(repaired, '修復'),
      ...counted(unread, '不明（原文のまま）'),
      ...counted(ignored, '省略'),
    ].join('、'),
  damaged: (count) => `読み取れない文字が${number(count)}字ありました。`,
  repaired: '修復',
  unread: '不明（原文のまま）',
  ignored: '省略',
  everyLine: 'すべての行',
  atLine: (line, what) => `${line}行目：${what}`,
  atEntry: (entry, what) => `${entry}項目目：${what}`,

  headers: '対局者名と棋譜情報',
  andMore: (count) => `ほか${number(count)}件`,
  saveReceipt: 'すべてをテキストで保存',

  progress: {
    reading: ({ file, of, moves }) =>
      [
        of > 1 ? `読み込み中：${number(file)}／${number(of)}ファイル` : '読み込み中…',
        ...(moves > 0 ? [`${number(moves)}手`] : []),
      ].join('・'),
    keeping: ({ game, of }) => `保存中：${number(game)}／${number(of)}局`,
    opening: '読み込み中…',
  },
  refused: {
    'no-text': () => '棋譜ではありません。テキストを含まないファイルです。',
    'empty-file': () => 'テキストが空です。',
    'no-kifu': () => '棋譜が見つかりません。',
    picture: () => '画像です。開けるのはテキストの棋譜だけです。',
    pdf: () => 'PDFです。指し手を文字としてコピーし、貼り付けてください。',
    zip: () =>
      'zipファイルです。展開してから、中のファイルを開いてください。このアプリのバックアップは「対局一覧」で復元できます。',
    chess: () => 'チェスの棋譜です。ここでは開けません。',
    go: () => '囲碁の棋譜です。ここでは開けません。',
    'web-page': () =>
      'ウェブページです。指し手をコピーして貼り付けるか、棋譜ファイルを保存して開いてください。',
    'web-address': () =>
      'このアドレスには指し手が含まれていません。ブラウザで開き、棋譜をコピーして貼り付けてください。',
    'other-json': () => 'JSONですが、棋譜ではありません。',
    list: () => 'リストですが、指し手がひとつもありません。',
    'other-program': otherProgram,
    ...tooLarge,
  },
  keepFailed:
    '一部を保存できなかったため、どれも保存していません。ブラウザの保存容量が足りない可能性があります。',

  games: (count) => `${number(count)}局が見つかりました。どれを開きますか。`,
  keepAll: 'すべて「対局一覧」に保存',
  keptAll: (count) => `${number(count)}局を「対局一覧」に保存しました。`,
  keptBefore: (count) => `うち${number(count)}局はすでに保存されていました。`,
  keptSome: ({ kept, of }) =>
    `${number(of)}局のうち${number(kept)}局を「対局一覧」に保存しました。残りは保存していません。`,
  moves: (count) => `${number(count)}手`,
  noneIn: (name, why) => `${name}：${why}`,
  unreadable: 'このファイルは読み込めませんでした。',
  sourceGone: '元のファイルはこのブラウザに残っていません。',
};
