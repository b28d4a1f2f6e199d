/** What is said about files, in Japanese. */
import type { PageMessages } from '../catalogue.ts';
import { megabytes } from '../format.ts';
import type {
  EncodingTexts,
  FormatTexts,
  LimitTexts,
  LossTexts,
  PartTexts,
  ReadingTexts,
} from './shape.ts';

const reading: ReadingTexts = {
  'empty-file': '文が空です。',
  'no-kifu': '棋譜が見つかりません。',
  spelling: '通常と異なる表記を、意味どおりに読み取りました。',
  'unknown-line': 'この行は読み取れないため、棋譜から省きました。',
  'unreadable-move': '指し手として読めません。手順はこの手前までです。',
  'impossible-move': 'この局面では指せません。手順はこの手前までです。',
  'ambiguous-move': '指せる駒が複数あります。手順はこの手前までです。',
  'illegal-move': '反則手です。印を付けて残しました。',
  'wrong-piece': 'そこには別の駒があり、その駒で指したものとしました。',
  'bad-time': '消費時間を読み取れません。',
  'rest-ignored': 'この行のここから先は読み取れないため省きました。',
  'bad-variation': '変化の始まりか終わりがはっきりしません。',
  'second-ending': 'すでに終局しています。この二つ目の終局は省きました。',
  'side-ending': 'この変化の終局は残せないため省きました。',
  'unknown-handicap': 'この手合割は分からないため、平手の初形としました。',
  'bad-diagram': '局面のこの部分を読み取れません。',
  'bad-hand': '持ち駒を読み取れません。',
  'commented-diagram': 'コメントの盤面図を開始局面としました。',
  'unknown-ending': '終局の言葉が分からないため、そのまま残しました。',
  'move-after-ending': 'ここですでに終局しています。続く手を残し、終局の言葉はコメントにしました。',
  'count-differs': '手数が読み取った手数と合いません。',
  'ending-differs': '上の終局の言葉と食い違います。勝者はこの行、理由は上の言葉に従いました。',
  'kept-line': 'この行は読み取れませんが、そのまま残しました。',
  'number-differs': '手数の番号が合いません。行が抜けているか、重複している可能性があります。',
  'total-differs': '消費時間の累計が、それまでの合計と合いません。',
  'second-total': '時間が二つ書かれています。初めのものを採りました。',
  'second-time': 'この手の時間はすでにあります。二つ目は省きました。',
  'from-log': 'ログのこれらの行は省きました。指し手は position の行から採りました。',
  'side-differs': '手番の印が逆です。指せる側の手としました。',
  'winner-differs': '指し手からは反対側の勝ちになるはずです。勝者は書かれたとおりに残しました。',
  'too-many-pieces': '駒が一組より多いか、片方に玉が二枚以上あります。そのまま残しました。',
  'not-mate': 'この局面は詰みではありません。終局の表記はそのまま残しました。',
  'second-start': '前に別の手合割が書かれています。初めのものを採りました。',
};

const parts: PartTexts = {
  header: '見出し',
  position: '局面',
  move: '指し手',
  ending: '終局',
  comment: 'コメント',
  bookmark: 'しおり',
  variation: '変化',
  remark: '注記',
  blank: '空行',
  layout: '区切り',
  unknown: '読み取れず',
  lost: '読み飛ばし',
};

const formats: FormatTexts = {
  kif: 'すべてを保存。Kifu for Windows、ShogiHome など多くのソフト向け。',
  ki2: '本と同じ書き方。消費時間はありません。',
  csa: 'コンピュータ将棋向け。本譜のみ。',
  usi: 'エンジンに渡す指し手。',
  sfen: '各局面を一行ずつ。',
  jkf: 'JSON。ウェブページやプログラム向け。',
};

const losses: LossTexts = {
  headers: '対局者名などの見出し',
  moves: '反則の手',
  variations: '変化',
  comments: 'コメント',
  remarks: '注記と読み取れなかった行',
  bookmarks: 'しおり',
  times: '消費時間',
  fractions: '秒未満の時間',
  ending: '勝敗または終局の理由',
  word: '元のファイルでの終局の言葉',
  number: '開始局面の手数',
};

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS（従来のソフト）',
  'utf-8': 'UTF-8（すべての文字）',
  'utf-8-bom': 'UTF-8（BOM付き）',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const counted = (count: number, what: string): readonly string[] =>
  count > 0 ? [`${what}${count}行`] : [];

const number = (count: number): string => count.toLocaleString('ja');

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `このファイルは${megabytes('ja', size)}MBあります。開けるのは${megabytes('ja', limit)}MBまでです。`,
  'too-many-lines': ({ limit }) =>
    `このファイルは${number(limit)}行を超えています。開けるのは${number(limit)}行までです。`,
  'too-many-games': ({ limit }) =>
    `このファイルは${number(limit)}局を超えています。開けるのは${number(limit)}局までです。`,
  'too-many-plies': ({ limit }) =>
    `一局の手数が${number(limit)}手を超えています。開けるのは${number(limit)}手までです。`,
  'too-many-moves': ({ limit }) =>
    `このファイルの指し手は合わせて${number(limit)}手を超えています。開けるのは${number(limit)}手までです。`,
};

export const ja: PageMessages['kifu'] = {
  save: 'コピー・保存',
  title: '棋譜を開く',
  paste: 'ここに棋譜を貼り付け',
  file: 'ファイルを選ぶ',
  folder: 'フォルダーを選ぶ',
  noneChosen: '棋譜のファイルが見つかりませんでした。',
  fileHint: 'KIF・KI2・CSA・USI・SFEN・JKF（文字コードは自動判定）',
  drop: '画面のどこにでもドロップできます',
  read: '開く',
  pasted: '貼り付けた文',

  format: '形式',
  formats,
  encoding: '文字コード',
  encodings,
  leftOut: (what) => `この形式では省かれます：${what.join('、')}。`,
  losses,
  lacks: (chars, encoding) => `${encoding}には ${chars} がありません。`,
  useUtf8: 'UTF-8を使う',
  anyway: '置き換えて保存',
  saveFile: 'ファイルに保存',
  copyText: '文字をコピー',
  copySfen: '局面をSFENでコピー',
  original: (name) => `元のファイルを保存：${name}`,
  showReceipt: '読み込み結果…',
  copied: 'コピーしました。',
  copyByHand:
    'このブラウザではここから自動でコピーできません。文字列を選択してあります。Ctrl+C（Macは⌘C）を押すか、長押しして「コピー」を選んでください。',
  saved: (name) => `${name}に保存しました。`,

  receipt: '読み込み結果',
  opened: (found) =>
    `${[
      `${found.moves}手`,
      ...(found.variations > 0 ? [`変化${found.variations}件`] : []),
      ...(found.comments > 0 ? [`コメント${found.comments}件`] : []),
    ].join('、')}を読み込みました。`,
  tally: ({ understood, repaired, ignored }) =>
    [`理解${understood}行`, ...counted(repaired, '修復'), ...counted(ignored, '省略')].join('、'),
  damaged: (count) => `${count}文字を復号できませんでした。`,
  repaired: '修復',
  ignored: '省略',
  everyLine: 'すべての行',
  parts,
  atLine: (line, what) => `${line}行目：${what}`,
  atEntry: (entry, what) => `${entry}項目目：${what}`,
  reading,

  headers: '対局者名とヘッダー',
  andMore: (count) => `ほか${number(count)}件`,
  saveReceipt: 'すべてを文字で保存',

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
    'no-text': () => '棋譜ではありません。文字を含まないファイルです。',
    ...tooLarge,
  },
  keepFailed:
    '一部を保存できなかったため、どれも保存していません。ブラウザの保存容量が足りない可能性があります。',

  games: (count) => `${count}局が見つかりました。どれを開きますか。`,
  keepAll: 'すべて「対局一覧」に保存',
  keptAll: (count) => `${count}局を「対局一覧」に保存しました。`,
  keptSome: ({ kept, of }) =>
    `${of}局のうち${kept}局を「対局一覧」に保存しました。残りは保存していません。`,
  moves: (count) => `${count}手`,
  noneIn: (name, why) => `${name}：${why}`,
  unreadable: 'このファイルは読み込めませんでした。',
  sourceGone: '元のファイルはこのブラウザに残っていません。',
};
