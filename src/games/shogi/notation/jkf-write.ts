/** Writes JKF: https://github.com/na2hiro/Kifu-for-JS, packages/json-kifu-format. What it has no fields for stands in fields of our own, which `jkf-own.ts` names. */
import type { Seat } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import {
  type Ending,
  type GameRecord,
  type Headers,
  nodeAt,
  type RecordNode,
} from '#record/record.ts';
import type { Move } from '../move.ts';
import { handKinds, kindNumber } from '../piece.ts';
import { play } from '../play.ts';
import { cellOf, handCount, type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { csaOfEnding, csaWord } from './csa-vocabulary.ts';
import { disambiguation } from './japanese-move.ts';
import { fieldsIn } from './jkf-json.ts';
import { ownFieldsOf } from './jkf-own.ts';
import { jkfPresets } from './jkf-vocabulary.ts';
import { endingOf, wordOf } from './kif-endings.ts';
import { remarksFor } from './remarks.ts';
import { formatSfen } from './sfen.ts';
import { isRareStart } from './start-names.ts';
import { startOf } from './write-tree.ts';

type Fields = Record<string, unknown>;

/** One entry of a list of moves, and the lists that leave before it. */
interface Entry {
  readonly fields: Fields;
  readonly forks: readonly (readonly Entry[])[];
}

const placeOf = (square: number) => ({ x: fileOf(square), y: rankOf(square) });

const positionData = (position: Position) => ({
  color: position.turn,
  board: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((file) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => {
      const piece = pieceAt(position, squareAt(file, rank));
      return piece === undefined ? {} : { color: piece.seat, kind: csaWord(piece.kind) };
    }),
  ),
  hands: ([0, 1] as const).map((seat) =>
    Object.fromEntries(
      [...handKinds].reverse().map((kind) => [csaWord(kind), handCount(position, seat, kind)]),
    ),
  ),
});

const initialOf = (position: Position): Fields => {
  const sfen = formatSfen({ ...position, ply: 1 });
  const preset = jkfPresets.find(([, known]) => known === sfen)?.[0];
  return preset === undefined || isRareStart(sfen)
    ? { preset: 'OTHER', data: positionData(position) }
    : { preset };
};

const timeOf = (spentMs: number, usedMs: number): Fields => {
  const clock = (ms: number) => {
    const seconds = Math.floor(ms / 1000);
    const s = (seconds % 60) + (ms % 1000) / 1000;
    return { h: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s };
  };
  return { now: clock(spentMs), total: clock(spentMs + usedMs) };
};

interface Cursor {
  /** The node that stands there. */
  readonly node: number;
  readonly position: Position;
  readonly previousTo: number | undefined;
  readonly used: readonly [number, number];
}

const relativeLetters: Readonly<Record<string, string>> = {
  左: 'L',
  直: 'C',
  右: 'R',
  上: 'U',
  寄: 'M',
  引: 'D',
  打: 'H',
};

const moveOf = (move: Move, { position, previousTo }: Cursor): Fields => {
  const same = move.to === previousTo ? { same: true } : {};
  const marks = Array.from(disambiguation(move, position), (mark) => relativeLetters[mark] ?? '');
  const relative = marks.length === 0 ? {} : { relative: marks.join('') };
  if ('drop' in move) {
    const color: Seat = move.by ?? position.turn;
    return { color, to: placeOf(move.to), piece: csaWord(move.drop), ...relative };
  }
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const taken = pieceAt(position, move.to);
  const choice = promotionOf(
    kindNumber(piece.kind),
    piece.seat,
    cellOf(move.from),
    cellOf(move.to),
  );
  return {
    color: piece.seat,
    from: placeOf(move.from),
    to: placeOf(move.to),
    piece: csaWord(piece.kind),
    ...same,
    ...(move.promote || choice !== 'never' ? { promote: move.promote } : {}),
    ...(taken === undefined ? {} : { capture: csaWord(taken.kind) }),
    ...relative,
  };
};

const commentsOf = ({ comment }: RecordNode): Fields =>
  comment === '' ? {} : { comments: comment.split(/\r\n?|\n/) };

/** The word for an ending when it is that side's turn: that of CSA or of Japanese records, but none that names another winner. */
export const jkfOfEnding = (ending: Ending, turn: Seat): string => {
  const word = wordOf(ending, turn);
  const told = endingOf(word, turn)?.winner ?? null;
  return csaOfEnding(ending, turn) ?? (told === null || told === ending.winner ? word : 'CHUDAN');
};

const specialOf = (ending: Ending, { position: { turn }, used }: Cursor): Fields => ({
  special: jkfOfEnding(ending, turn),
  ...(ending.spentMs === undefined ? {} : { time: timeOf(ending.spentMs, used[turn]) }),
});

const after = (cursor: Cursor, { id, turn, spentMs }: RecordNode<Move>): Cursor => {
  if (turn === null) return cursor;
  const seat = cursor.position.turn;
  const used: [number, number] = [...cursor.used];
  used[seat] += spentMs ?? 0;
  return { node: id, position: play(cursor.position, turn), previousTo: turn.move.to, used };
};

/** The entries of a line from one of its nodes on, without that node itself: its other children are forks of the first. */
const entriesFrom = (record: GameRecord<Move>, node: RecordNode<Move>, cursor: Cursor): Entry[] => {
  const mainEnd = endOfGame(record);
  const others = remarksFor(record, 'jkf');
  const fieldsFor = (child: RecordNode<Move>, stands: Cursor): Fields => ({
    ...fieldsIn(others(child.id)),
    ...fieldsOf(child, stands),
  });
  const endFor = (ending: Ending, stands: Cursor): Fields => ({
    ...fieldsIn(others(stands.node, true)),
    ...specialOf(ending, stands),
  });
  const entries: Entry[] = [];
  const work: { node: RecordNode<Move>; cursor: Cursor; into: Entry[]; main: boolean }[] = [
    { node, cursor, into: entries, main: true },
  ];
  for (let line = work.pop(); line !== undefined; line = work.pop()) {
    const { into, main } = line;
    let { node: here, cursor: stands } = line;
    for (;;) {
      const ends = main && here.id === mainEnd;
      const ending = ends ? record.ending : (here.ending ?? null);
      const children = here.children.map((id) => nodeAt(record, id));
      const first = ends ? undefined : children.shift();
      const forks: Entry[][] = children.map((child) => {
        const fork: Entry[] = [{ fields: fieldsFor(child, stands), forks: [] }];
        work.push({ node: child, cursor: after(stands, child), into: fork, main: false });
        return fork;
      });
      // A line that ends where another goes on is a fork of nothing but its end.
      if (ending !== null && first !== undefined)
        forks.push([{ fields: endFor(ending, stands), forks: [] }]);
      const fields =
        first !== undefined
          ? fieldsFor(first, stands)
          : ending !== null
            ? endFor(ending, stands)
            : undefined;
      if (fields === undefined && forks.length === 0) break;
      into.push({ fields: fields ?? {}, forks });
      if (first === undefined) break;
      stands = after(stands, first);
      here = first;
    }
  }
  return entries;
};

const fieldsOf = (node: RecordNode<Move>, cursor: Cursor): Fields => {
  const move = node.turn?.move;
  if (move === undefined) throw new Error(`node ${node.id} has no move`);
  const seat = cursor.position.turn;
  return {
    ...commentsOf(node),
    ...ownFieldsOf(node),
    move: moveOf(move, cursor),
    ...(node.spentMs === null ? {} : { time: timeOf(node.spentMs, cursor.used[seat]) }),
  };
};

/** Headers by name: where a name comes again, its values are lines of one. */
const headerOf = (headers: Headers): Fields => {
  const values = new Map<string, string>();
  for (const [key, value] of headers) {
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(values);
};

/** A list of moves as JSON, made without recursion: forks of forks may lie deeper than JSON.stringify reaches. */
const listText = (entries: readonly Entry[]): string => {
  const text: string[] = [];
  const waiting: (string | Entry | readonly Entry[])[] = [entries];
  const put = (items: readonly (Entry | readonly Entry[])[], close: string): void => {
    waiting.push(close);
    for (const [i, item] of [...items.entries()].reverse())
      waiting.push(...(i === 0 ? [item] : [item, ',']));
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') text.push(next);
    else if ('fields' in next) {
      const { fields, forks } = next;
      const own = JSON.stringify(fields);
      text.push(
        forks.length === 0 ? own : `${own.slice(0, -1)}${own === '{}' ? '' : ','}"forks":[`,
      );
      if (forks.length > 0) put(forks, ']}');
    } else {
      text.push('[');
      put(next, ']');
    }
  }
  return text.join('');
};

/** The record as JKF. */
export const formatJkf = (record: GameRecord<Move>): string => {
  const position = startOf(record);
  const root = nodeAt(record, record.root);
  const cursor: Cursor = { node: record.root, position, previousTo: undefined, used: [0, 0] };
  const header = JSON.stringify(headerOf(record.headers));
  const initial = JSON.stringify(initialOf(position));
  const moves = listText([
    { fields: { ...commentsOf(root), ...ownFieldsOf(root) }, forks: [] },
    ...entriesFrom(record, root, cursor),
  ]);
  const others = JSON.stringify(fieldsIn(remarksFor(record, 'jkf')(record.root))).slice(1, -1);
  const rest = others === '' ? '' : `,${others}`;
  return `{"header":${header},"initial":${initial},"moves":${moves}${rest}}\n`;
};
