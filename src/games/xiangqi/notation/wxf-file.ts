/**
 * Reads files in the format of the world federation, as XieXie and PlayOK write them. From `FORMAT WXF` on, each line
 * has a word and a value; then the moves follow in `START{ … }END`. The position of `FEN` is where the game begins.
 * Other blocks of that form hold remarks. Several games may follow one another.
 */
import type { Budget } from '../../reading.ts';
import {
  finishGame,
  movesIn,
  newGame,
  type PgnGame,
  readComment,
  readHeader,
  readText,
} from './pgn-game.ts';
import { type LineKind, noticeAt, type Reading } from './reading.ts';

const format = /^\s*FORMAT\s+WXF\s*$/i;
const opening = /^\s*([A-Z]+)\s*\{(.*)$/i;
const closing = /^(.*)\}\s*END\s*$/i;
const field = /^\s*([A-Z][A-Z_]+)(?:\s+(.*))?$/;

/** Whether a line is one that only such files have. */
export const isWxfFileLine = (text: string): boolean =>
  format.test(text) || /^\s*START\s*\{/i.test(text);

/** The names in PGN of headers that have another name here; all others only have a large first letter there. */
const names: Readonly<Record<string, string>> = { GAME: 'Title', PLACE: 'Site', FEN: 'FEN' };

const nameOf = (word: string): string =>
  names[word] ?? `${word.charAt(0)}${word.slice(1).toLowerCase()}`;

/** The headers of a player: the name, then, after semicolons, the rating or the country or club. */
const playerHeaders = (side: string, value: string): readonly (readonly [string, string])[] =>
  value.split(';').flatMap((part, i) => {
    const plain = part.trim();
    if (plain === '') return [];
    const key = i === 0 ? side : /^\d{3,4}$/.test(plain) ? `${side}Elo` : `${side}Team`;
    return [[key, plain] as const];
  });

interface WxfGame {
  readonly game: PgnGame;
  /** The block that is open, by its first word, and the lines of one that holds a remark. */
  block: { readonly name: string; readonly remark: string[] } | undefined;
}

const readField = ({ game }: WxfGame, text: string, line: number): LineKind | undefined => {
  const [, word = '', value = ''] = field.exec(text) ?? [];
  if (word === '' || format.test(text)) return word === '' ? undefined : 'layout';
  const name = nameOf(word);
  const headers =
    name === 'Red' || name === 'Black'
      ? playerHeaders(name, value)
      : [[name, value.trim()] as const];
  const kinds = headers
    .filter(([, told]) => told !== '')
    .map((header) => readHeader(game, header, line, text));
  return kinds.find((kind) => kind !== 'header') ?? 'header';
};

/** Reads what stands in a block on one of its lines. */
const readInside = (wxf: WxfGame, budget: Budget, text: string, line: number): LineKind => {
  const { game, block } = wxf;
  const [, before] = closing.exec(text) ?? [];
  const inner = before ?? text;
  const isRemark = block !== undefined && block.name !== 'START';
  let kind: LineKind = before === undefined && inner.trim() === '' ? 'blank' : 'layout';
  if (isRemark) {
    block.remark.push(inner);
    kind = 'comment';
  } else if (inner.trim() !== '' || game.open !== null) kind = readText(game, budget, inner, line);
  if (before === undefined) return kind;
  if (isRemark) readComment(game, budget, block.remark, line);
  wxf.block = undefined;
  return kind;
};

const readLine = (wxf: WxfGame, budget: Budget, text: string, line: number): LineKind => {
  if (wxf.block !== undefined) return readInside(wxf, budget, text, line);
  if (text.trim() === '') return 'blank';
  const [, name, rest = ''] = opening.exec(text) ?? [];
  if (name !== undefined) {
    wxf.block = { name: name.toUpperCase(), remark: [] };
    return rest.trim() === '' ? 'layout' : readInside(wxf, budget, rest, line);
  }
  const kind = readField(wxf, text, line);
  if (kind !== undefined) return kind;
  wxf.game.notices.push(noticeAt('unknown-line', line, text));
  return 'unknown';
};

/** Reads every game of a text; none where no line is of such a file. */
export const readWxfFile = (lines: readonly string[], budget: Budget): readonly Reading[] => {
  if (!lines.some(isWxfFileLine)) return [];
  const readings: Reading[] = [];
  let told = false;
  const begin = (line: number): WxfGame => ({ game: newGame(line, 0), block: undefined });
  const close = ({ game, block }: WxfGame): void => {
    // A remark that is never closed goes to the end.
    if (block !== undefined && block.remark.length > 0)
      readComment(game, budget, block.remark, game.firstLine);
    // Without a `FORMAT WXF` line the block may be part of another text, so a game without moves does not count.
    if (!told && movesIn(game) === 0 && game.setup === undefined) return;
    readings.push(finishGame(game, budget));
  };
  let wxf = begin(1);
  lines.forEach((text, i) => {
    if (format.test(text) && wxf.block === undefined) {
      if (told) {
        close(wxf);
        wxf = begin(i + 1);
      }
      told = true;
    }
    wxf.game.lineKinds.push(readLine(wxf, budget, text, i + 1));
  });
  close(wxf);
  return readings;
};
