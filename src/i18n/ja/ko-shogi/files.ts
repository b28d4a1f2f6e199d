/** The words of ko shogi about its files, in Japanese. */
import type { FileTexts } from '../../shapes/ko-shogi/files.ts';

export const files: FileTexts = {
  hint: '広将棋の棋譜（.ko）',
  copyPosition: '局面を文字列でコピー',
  unreadablePosition: '広将棋の局面として読み取れません。',
  formats: { ko: 'すべて：指し手、変化、コメント、消費時間。' },
  losses: {
    remarks: '注記と読み取れなかった行',
    glyphs: '指し手の評価記号（!?など）',
    arrows: '矢印と丸印',
  },
  notices: {
    'illegal-move': '反則手です。印を付けて残しました。',
    'not-closed': '閉じられていません。棋譜の終わりまでとしました。',
    'bad-start': '開始局面として読み取れません。通常の初形としました。',
    'unreadable-move': '指し手として読めません。手順はこの手前までです。',
    'impossible-move': 'この局面では指せません。手順はこの手前までです。',
    'ambiguous-move': '当てはまる手が複数あります。手順はこの手前までです。',
    'move-after-ending': '終局後の指し手です。棋譜から省きました。',
    'second-ending': 'すでに終局しています。初めのものを採りました。',
    'bad-variation': 'この変化の始まりか終わりがはっきりしません。',
    'bad-note': 'プログラム向けの注記ですが、ここでは意味がありません。',
    'unknown-line': 'この行は読み取れないため、棋譜から省きました。',
  },
  lineKinds: {
    blank: '空行',
    header: '棋譜情報',
    position: '局面',
    move: '指し手',
    ending: '終局',
    comment: 'コメント',
    variation: '変化',
    unknown: '読み取れず',
    lost: '読み飛ばし',
  },
  sample: {
    start: '見本の対局です。一手ずつ進めると、コメントが見どころを説明します。',
    kept: '車総が駒を取りました。成れますが、黒は成らないことを選びます。',
    turned: '今度は成って、千総になります。',
    shot: '砲が1路動き、そこから動かずにもう一つの車総を撃ちます。',
    leaps: '騎総が一手で二度跳んで千総を取りました。黒の投了です。',
  },
};
