/**
 * Reads the text of DhtmlXQ boards, as forums have it: tags around headers, a position, moves in digits, comments and
 * variations. Comments and variations are placed by the number of their ply.
 */

import { fail, ok } from '#kernel/result.ts';
import type { Ending } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import type { Piece } from '../piece.ts';
import { type Position, pieceAt, positionFrom } from '../position.ts';
import { start } from '../starts.ts';
import { headerOfTag, parsePoint, parsePoints, pieceOrder } from './dhtmlxq-words.ts';
import { parseFen } from './fen.ts';
import { endingOfWord } from './headers.ts';
import { inOrder, type LineKind, type Notice, noticeAt, type Reading } from './reading.ts';
import { finishTree, growTree, playRead, type Tree } from './tree.ts';

/** Whether a line belongs to such a text. */
export const isDhtmlXq = (text: string): boolean => /\[\/?DhtmlXQ[_\]]/i.test(text);

interface Tag {
  readonly name: string;
  readonly value: string;
  /** Lines of the file, from 1. */
  readonly from: number;
  readonly to: number;
}

const opening = /\[DhtmlXQ_(\w+)\]/gi;

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** The tags of a text that are closed. A tag in another is part of its value. */
const tagsIn = (text: string, firstLine: number): readonly Tag[] => {
  const tags: Tag[] = [];
  // Only A–Z are put into lower case, because some letters beyond ASCII would change their length.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  // A tag that is closed nowhere from some place on is not looked for again: a damaged text may have thousands.
  const unclosed = new Set<string>();
  let [line, read] = [firstLine, 0];
  for (const { 0: open, 1: written = '', index } of text.matchAll(opening)) {
    const name = written.toLowerCase();
    if (index < read || unclosed.has(name)) continue;
    const closing = `[/dhtmlxq_${name}]`;
    const end = lower.indexOf(closing, index);
    if (end === -1) {
      unclosed.add(name);
      continue;
    }
    line += lineBreaks(text.slice(read, index));
    read = end + closing.length;
    const to = line + lineBreaks(text.slice(index, read));
    tags.push({ name, value: text.slice(index + open.length, end), from: line, to });
    line = to;
  }
  return tags;
};

/** The pieces of a first position in digits; undefined where they are none. */
const readPieces = (digits: string): readonly (readonly [number, Piece])[] | undefined => {
  if (!/^\d{64}$/.test(digits)) return undefined;
  const pieces = new Map<number, Piece>();
  for (const [i, piece] of pieceOrder.entries()) {
    const square = parsePoint(digits.slice(2 * i, 2 * i + 2));
    if (square === undefined) continue;
    if (pieces.has(square)) return undefined;
    pieces.set(square, piece);
  }
  return [...pieces];
};

interface Game {
  readonly tags: readonly Tag[];
  readonly notices: Notice[];
  readonly kinds: Map<number, LineKind>;
}

const tagNamed = ({ tags }: Game, name: string): Tag | undefined =>
  tags.find((tag) => tag.name === name && tag.value.trim() !== '');

const isPassed: readonly string[] = ['ver', 'init', 'pver', 'viewurl', 'generator'];

const mark = ({ kinds }: Game, tag: Tag, kind: LineKind): void => {
  for (let line = tag.from; line <= tag.to; line++) kinds.set(line, kind);
};

/** The first position. Without a FEN the first move tells whose turn it is, because the pieces alone do not. */
const readStart = (game: Game): Position | undefined => {
  const fen = tagNamed(game, 'fen');
  const tag = fen ?? tagNamed(game, 'binit');
  if (tag === undefined) return start();
  mark(game, tag, 'position');
  const plain = tag.value.trim();
  const read = fen === undefined ? undefined : parseFen(plain);
  if (read?.ok) return read.value;
  const pieces = read === undefined ? readPieces(plain.replace(/\s/g, '')) : undefined;
  if (pieces === undefined) {
    mark(game, tag, 'unknown');
    game.notices.push(noticeAt('bad-position', tag.from, tag.value));
    return undefined;
  }
  const position = positionFrom({ pieces, turn: 0, quiet: 0, number: 1 });
  const digits = tagNamed(game, 'movelist')?.value.replace(/\s/g, '').slice(0, 2) ?? '';
  const first = pieceAt(position, parsePoint(digits) ?? 0);
  return parsePoint(digits) !== undefined && first?.seat === 1
    ? { ...position, turn: 1 }
    : position;
};

/** Plays the moves of a line. Returns the nodes that it comes to, in order. */
const readMoves = (game: Game, tree: Tree, tag: Tag, kind: LineKind): readonly number[] => {
  const digits = tag.value.replace(/\s/g, '');
  const nodes: number[] = [];
  mark(game, tag, kind);
  for (let i = 0; i < digits.length; i += 4) {
    const word = digits.slice(i, i + 4);
    const move = /^\d{4}$/.test(word) ? parsePoints(word) : undefined;
    const { played, notice } = playRead(
      tree,
      move === undefined
        ? fail({ code: 'bad-move', line: tag.from, column: 1, excerpt: word })
        : ok(move),
    );
    if (notice !== undefined) game.notices.push(noticeAt(notice, tag.from, word));
    if (!played) {
      mark(game, tag, 'unknown');
      break;
    }
    nodes.push(tree.id);
  }
  return nodes;
};

/** Reads the variations in the order of their numbers. Returns the nodes of every line by ply. */
const readLines = (game: Game, tree: Tree): ReadonlyMap<number, readonly number[]> => {
  const main = tagNamed(game, 'movelist');
  const lines = new Map<number, readonly number[]>();
  lines.set(0, [0, ...(main === undefined ? [] : readMoves(game, tree, main, 'move'))]);
  const sides = game.tags
    .flatMap((tag) => {
      const [, from, ply, own] = /^move_(\d{1,6})_(\d{1,6})_(\d{1,6})$/.exec(tag.name) ?? [];
      return own === undefined
        ? []
        : [{ tag, from: Number(from), ply: Number(ply), own: Number(own) }];
    })
    .sort((a, b) => a.own - b.own);
  for (const { tag, from, ply, own } of sides) {
    const parent = lines.get(from);
    const leaves = parent?.[ply - 1];
    if (parent === undefined || leaves === undefined || lines.has(own)) {
      mark(game, tag, 'lost');
      game.notices.push(noticeAt('bad-variation', tag.from, tag.value));
      continue;
    }
    tree.id = leaves;
    const nodes = readMoves(game, tree, tag, 'variation');
    lines.set(own, [...parent.slice(0, ply), ...nodes]);
  }
  return lines;
};

const readComments = (game: Game, tree: Tree, lines: ReadonlyMap<number, readonly number[]>) => {
  for (const tag of game.tags) {
    const [, line = '0', ply] = /^comment(?:(\d{1,6})_)?(\d{1,6})$/.exec(tag.name) ?? [];
    if (ply === undefined) continue;
    const comment = tag.value
      .split(/\|\||\n/)
      .map((part) => part.trim())
      .join('\n')
      .trim();
    const node = lines.get(Number(line))?.[Number(ply)];
    if (node !== undefined) tree.builder.note(node, { comment });
    else if (comment !== '') game.notices.push(noticeAt('lost-comment', tag.from, comment));
    mark(game, tag, node === undefined ? 'lost' : 'comment');
  }
};

const isHeader = ({ name }: Tag): boolean =>
  !/^(binit|fen|movelist|result|comment[\d_]+|move_[\d_]+)$/.test(name) && !isPassed.includes(name);

const endingIn = (game: Game): Ending | null => {
  const tag = tagNamed(game, 'result');
  if (tag === undefined || /^(\*|未知|未完)$/.test(tag.value.trim())) return null;
  return endingOfWord(tag.value) ?? { winner: null, by: 'unknown', word: tag.value.trim() };
};

const readGame = (text: string, firstLine: number, budget: Budget): Reading => {
  const game: Game = { tags: tagsIn(text, firstLine), notices: [], kinds: new Map() };
  for (const tag of game.tags) mark(game, tag, tag.name === 'result' ? 'ending' : 'header');
  const found = readStart(game);
  const tree = growTree(found ?? start(), budget);
  if (found !== undefined) readComments(game, tree, readLines(game, tree));
  else for (const tag of game.tags) if (/^(move|comment)/.test(tag.name)) mark(game, tag, 'lost');
  const headers = game.tags.flatMap((tag) =>
    isHeader(tag) && tag.value.trim() !== ''
      ? [[headerOfTag(tag.name), tag.value.trim()] as const]
      : [],
  );
  const lineKinds = text.split('\n').map((line, i): LineKind => {
    const kind = game.kinds.get(firstLine + i);
    if (kind !== undefined) return kind;
    if (line.trim() === '') return 'blank';
    if (/^\s*(\[\/?DhtmlXQ\]\s*)+$/i.test(line)) return 'layout';
    game.notices.push(noticeAt('unknown-line', firstLine + i, line));
    return 'unknown';
  });
  return {
    record: finishTree(tree, headers, endingIn(game)),
    notices: inOrder(game.notices),
    firstLine,
    lineKinds,
  };
};

/** Splits a text into parts with a game each. Text before the first game, or without a tag, belongs to a part beside it. */
const blocksOf = (text: string): readonly string[] => {
  const blocks: string[] = [];
  let waiting = '';
  for (const part of text.split(/^(?=[ \t]*\[DhtmlXQ\])/im)) {
    const whole = waiting + part;
    if (tagsIn(part, 1).length > 0) blocks.push(whole);
    else if (blocks.length > 0) blocks.push(`${blocks.pop() ?? ''}${whole}`);
    waiting = blocks.length > 0 ? '' : whole;
  }
  return blocks;
};

/** Reads every game of a text; none where it has no such tag with a value. */
export const readDhtmlXq = (lines: readonly string[], budget: Budget): readonly Reading[] => {
  let line = 1;
  const blocks = blocksOf(lines.join('\n'));
  return blocks.map((block, i) => {
    const firstLine = line;
    line += lineBreaks(block);
    // The line break at the end of a part begins the next one.
    const own = i < blocks.length - 1 ? block.replace(/\n$/, '') : block;
    return readGame(own, firstLine, budget);
  });
};
