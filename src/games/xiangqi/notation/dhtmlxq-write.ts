/** Writes the text of DhtmlXQ boards: headers, the first position and the moves in digits, comments, variations. */
import { type GameRecord, nodeAt } from '#record/record.ts';
import type { Move } from '../move.ts';
import { pieces } from '../position.ts';
import { start } from '../starts.ts';
import { formatPoint, pieceOrder, resultWord, tagOfHeader } from './dhtmlxq-words.ts';
import { withNames } from './headers.ts';

const tag = (name: string, value: string): string => `[DhtmlXQ_${name}]${value}[/DhtmlXQ_${name}]`;

/** The squares of the pieces in the order of the format; a piece too many of its kind has no place in it. */
const placement = (setup: string): string => {
  const left = [...pieces(start(setup))];
  return pieceOrder
    .map(({ kind, seat }) => {
      const found = left.findIndex(([, piece]) => piece.kind === kind && piece.seat === seat);
      const [taken] = found === -1 ? [] : left.splice(found, 1);
      return taken === undefined ? '99' : formatPoint(taken[0]);
    })
    .join('');
};

/** A line of play to be written: the node it leaves, the line that has that, and the ply of its first move. */
interface Side {
  readonly first: number;
  readonly from: number;
  readonly ply: number;
}

/** Writes a record. */
export const writeDhtmlXq = (record: GameRecord<Move>): string => {
  const sides: Side[] = [];
  const comments: string[] = [];
  const [main, ...others] = nodeAt(record, record.root).children;
  const noteAt = (line: number, ply: number, comment: string): void => {
    if (comment === '') return;
    const name = line === 0 ? `comment${ply}` : `comment${line}_${ply}`;
    comments.push(tag(name, comment.replaceAll('\n', '||')));
  };
  /** The moves of a line in digits. Variations that leave it on the way are written later. */
  const digitsFrom = (first: number | undefined, line: number, from: number): string => {
    let digits = '';
    let ply = from;
    for (let id = first; id !== undefined; ply++) {
      const { turn, comment, children } = nodeAt(record, id);
      if (turn !== null) digits += formatPoint(turn.move.from) + formatPoint(turn.move.to);
      noteAt(line, ply, comment);
      const [next, ...aside] = children;
      for (const side of aside) sides.push({ first: side, from: line, ply: ply + 1 });
      id = next;
    }
    return digits;
  };
  noteAt(0, 0, nodeAt(record, record.root).comment);
  for (const side of others) sides.push({ first: side, from: 0, ply: 1 });
  const movelist = digitsFrom(main, 0, 1);
  const variations: string[] = [];
  for (let own = 1; own <= sides.length; own++) {
    const side = sides[own - 1];
    if (side === undefined) break;
    variations.push(
      tag(`move_${side.from}_${side.ply}_${own}`, digitsFrom(side.first, own, side.ply)),
    );
  }
  const headers = withNames(record)
    .filter(([key, value]) => /^\w+$/.test(key) && value !== '')
    .map(([key, value]) => tag(tagOfHeader(key), value.replace(/[\r\n]+/g, ' ')));
  const lines = [
    '[DhtmlXQ]',
    tag('ver', 'www_dpxq_com'),
    tag('init', '500,350'),
    ...headers,
    ...(record.ending === null ? [] : [tag('result', resultWord(record.ending.winner))]),
    tag('binit', placement(record.setup)),
    tag('movelist', movelist),
    ...variations,
    ...comments,
    '[/DhtmlXQ]',
  ];
  return `${lines.join('\n')}\n`;
};
