/** The words of shogi about its files, in Japanese. */
import type { FileTexts } from '../../shapes/shogi/files.ts';

const notices: FileTexts['notices'] = {
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
  'second-ending': 'すでに終局しています。この2つ目の終局は省きました。',
  'side-ending': 'この変化の終局は残せないため省きました。',
  'unknown-handicap': 'この手合割は分からないため、平手の初形としました。',
  'bad-diagram': '局面のこの部分を読み取れません。',
  'bad-hand': '持ち駒を読み取れません。',
  'commented-diagram': 'コメントの盤面図を開始局面としました。',
  'unknown-ending': '終局の表記が分からないため、そのまま残しました。',
  'move-after-ending': 'ここですでに終局しています。続く手を残し、終局の表記はコメントにしました。',
  'count-differs': '手数が読み取った手数と合いません。',
  'ending-differs': '上の終局の表記と食い違います。勝者はこの行、理由は上の表記に従いました。',
  'kept-line': 'この行は読み取れませんが、そのまま残しました。',
  'number-differs': '手数の番号が合いません。行が抜けているか、重複している可能性があります。',
  'total-differs': '消費時間の累計が、それまでの合計と合いません。',
  'second-total': '時間が2つ書かれています。初めのものを採りました。',
  'second-time': 'この手の時間はすでにあります。2つ目は省きました。',
  'from-log': 'ログのこれらの行は省きました。指し手は position の行から採りました。',
  'side-differs': '手番の印が逆です。指せる側の手としました。',
  'winner-differs': '指し手からは反対側の勝ちになるはずです。勝者は書かれたとおりに残しました。',
  'too-many-pieces': '駒が一組より多いか、片方に玉が2枚以上あります。そのまま残しました。',
  'not-mate': 'この局面は詰みではありません。終局の表記はそのまま残しました。',
  'second-start': '前に別の手合割が書かれています。初めのものを採りました。',
};

const lineKinds: FileTexts['lineKinds'] = {
  header: '棋譜情報',
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

const formats: FileTexts['formats'] = {
  kif: 'すべてを保存。Kifu for Windows、ShogiHome など多くのソフト向け。',
  ki2: '本と同じ書き方。消費時間はありません。',
  csa: 'コンピュータ将棋向け。本譜のみ。',
  usi: 'エンジンに渡す指し手。',
  sfen: '各局面を1行ずつ。',
  jkf: 'JSON。ウェブページやプログラム向け。',
};

const losses: FileTexts['losses'] = {
  headers: '対局者名などの棋譜情報',
  moves: '反則の手',
  variations: '変化',
  comments: 'コメント',
  remarks: '注記と読み取れなかった行',
  bookmarks: 'しおり',
  glyphs: '指し手の評価記号（!?など）',
  arrows: '矢印と丸印',
  times: '消費時間',
  fractions: '秒未満の時間',
  ending: '勝敗または終局の理由',
  word: '元のファイルでの終局の表記',
  number: '開始局面の手数',
};

const sample: FileTexts['sample'] = {
  start: '見本の対局です。一手ずつ進めると、コメントが見どころを説明します。',
  exchange: '先手は飛車先の歩を交換しました。飛車の筋が通り、どちらも持ち駒に歩があります。',
  drop: '後手は歩を打って、飛車の侵入を防ぎます。',
  castle: '玉が中央を離れます。７八の金がそばにいて、簡単な囲いになりました。',
  bishops: '角の交換です。どちらも角を持ち駒にして、あとで打てます。',
  fork: '中央に角を打ちました。６四の歩と１一の香車を同時に狙っています。',
  promotion: '角が２枚目の歩を取って成り、馬になりました。飛車がひもをつけています。',
  check: '馬がよけて３枚目の歩を取り、うしろの飛車で王手です。',
  sacrifice: '飛車で金を取ります。ここでは持ち駒の金のほうが大事なので、飛車は捨てます。',
  mate: '玉の頭に金を打ちます。馬が支えているので取れません。逃げ道がなく、詰みです。',
};

export const files: FileTexts = {
  hint: 'KIF・KI2・CSA・USI・SFEN・JKF・PSN・PGN',
  copyPosition: '局面をSFENでコピー',
  unreadablePosition: '局面として読めません（SFENが必要です）。',
  formats,
  losses,
  notices,
  lineKinds,
  sample,
};
