/** The lines of a KIF file: what kind each is, before anyone asks what it means. */
import type { Seat } from '#kernel/game.ts';
import { countOf, narrow } from './kif-words.ts';

/** One line of a KIF file. */
export type KifLine =
  | { readonly is: 'blank' | 'separator' | 'border' | 'unknown' }
  /** The figures above a diagram; `flipped` when they begin with 1. */
  | { readonly is: 'files'; readonly flipped: boolean }
  | { readonly is: 'remark' | 'comment' | 'bookmark' | 'row' | 'footer'; readonly text: string }
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'count'; readonly moves: number; readonly last: string }
  | { readonly is: 'branch'; readonly number: number }
  | { readonly is: 'hand'; readonly seat: Seat; readonly text: string }
  | { readonly is: 'header'; readonly key: string; readonly value: string }
  | {
      readonly is: 'move';
      readonly number: number;
      readonly text: string;
      readonly column: number;
    };

const seatOfSide = (side: string): Seat => (/先手|下手|攻方/.test(side) ? 0 : 1);

/** How a line is known by its first characters; the first that fits decides. */
const kinds: readonly (readonly [pattern: RegExp, read: (found: RegExpExecArray) => KifLine])[] = [
  [/^\s*$/, () => ({ is: 'blank' })],
  [/^#(.*)$/, ([, text = '']) => ({ is: 'remark', text })],
  [/^[*＊](.*)$/, ([, text = '']) => ({ is: 'comment', text })],
  [/^[&＆](.*)$/, ([, text = '']) => ({ is: 'bookmark', text: text.trim() })],
  [/^\s*[|｜](.*)$/, ([, text = '']) => ({ is: 'row', text })],
  [/^\s*[+＋][-+－＋─━]{3,}/, () => ({ is: 'border' })],
  [/^\s*[9９]\s+[8８]\s+[7７]/, () => ({ is: 'files', flipped: false })],
  [/^\s*[1１]\s+[2２]\s+[3３](?:\s|$)/, () => ({ is: 'files', flipped: true })],
  [/^\s*手数\s*[-－─ー―]/, () => ({ is: 'separator' })],
  [
    /^\s*手数\s*[＝=]\s*([0-9０-９一二三四五六七八九十]{1,6})\s*(.*)$/,
    ([, moves = '', last = '']) => ({ is: 'count', moves: countOf(moves) ?? 0, last }),
  ],
  [
    /^\s*(?:手番\s*[:：]\s*)?([先後上下]手)番?\s*$/,
    ([, side = '']) => ({ is: 'turn', seat: seatOfSide(side) }),
  ],
  [
    /^\s*変化\s*[:：]\s*([0-9０-９]{1,6})\s*手?/,
    ([, number = '']) => ({ is: 'branch', number: Number(narrow(number)) }),
  ],
  [/^\s*まで(.*)$/, ([, text = '']) => ({ is: 'footer', text })],
  [
    /^\s*([先後上下]手|攻方|玉方|受方)の?持ち?駒\s*[:：](.*)$/,
    ([, side = '', text = '']) => ({ is: 'hand', seat: seatOfSide(side), text }),
  ],
  [
    // A number runs on into the move only where the two differ in width: 100７六歩(77).
    /^(\s*(?:([0-9]{1,6})(?=[１-９同仝▲△▼▽☗☖])|([0-9０-９]{1,6})[.．]?\s+))(\S.*)$/,
    ([, before = '', tight, loose, text = '']) => ({
      is: 'move',
      number: Number(narrow(tight ?? loose ?? '0')),
      text,
      column: before.length + 1,
    }),
  ],
  [/^\s*盤面回転\s*$/, () => ({ is: 'header', key: '盤面回転', value: '' })],
  [
    // Not JSON, not a web address.
    /^\s*([^:：{}"'<>[\]\s][^:：{}"'<>]{0,60}?)\s*(?::(?!\/\/)|：)(.*)$/,
    ([, key = '', value = '']) => ({ is: 'header', key, value: value.trim() }),
  ],
];

/** Says what kind of line a text is. */
export const readLine = (text: string): KifLine => {
  for (const [pattern, read] of kinds) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  return { is: 'unknown' };
};

/** Thinking time as the end of a move line gives it: the milliseconds, null when it is not given, 'bad' when it cannot be read. */
export const readTime = (text: string): number | null | 'bad' => {
  const [, inside] = /^\s*[(（]([^)）]*)[)）]?/.exec(text) ?? [];
  if (inside === undefined) return null;
  const [spent = ''] = narrow(inside).split('/');
  if (spent.trim() === '') return null;
  if (!/^\s*\d{1,7}(\s*:\s*\d{1,4}){0,2}(\.\d{1,6})?\s*$/.test(spent)) return 'bad';
  const seconds = spent.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return Math.round(seconds * 1000);
};
