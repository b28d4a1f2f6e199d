/** Writes PGN: headers, then the moves in one of the notations, with comments, variations and the result. */
import { type GameRecord, type Headers, nodeAt, type RecordNode } from '#record/record.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { evenStart } from './fen.ts';
import { isReason, resultOf, withNames } from './headers.ts';
import { formatMove, type Notation } from './typed-move.ts';

const formatNames: Readonly<Record<Notation, string>> = {
  iccs: 'ICCS',
  wxf: 'WXF',
  chinese: 'Chinese',
};

/** The headers that collections have, in their order. */
const usual = [
  ...['Event', 'Site', 'Date', 'Round', 'RedTeam', 'Red', 'BlackTeam', 'Black'],
  ...['Result', 'Opening', 'Variation', 'ECCO'],
];

const headerLine = ([key, value]: Headers[number]): string =>
  `[${key} "${value.replace(/[\\"]/g, '\\$&').replace(/[\r\n]+/g, ' ')}"]`;

const headersOf = (record: GameRecord<Move>, notation: Notation): Headers => {
  const named = withNames(record).filter(([key]) => /^[^\s"[\]]+$/.test(key));
  const all: Headers = [...named, ['Result', resultOf(record.ending)]];
  const place = (key: string): number => {
    const at = usual.indexOf(key);
    return at === -1 ? usual.length : at;
  };
  const by = record.ending?.by;
  return [
    ['Game', 'Chinese Chess'],
    ...all.toSorted(([a], [b]) => place(a) - place(b)),
    ...(by !== undefined && isReason(by) ? ([['Termination', by]] as const) : []),
    ...(record.setup === evenStart ? [] : ([['FEN', record.setup]] as const)),
    ['Format', formatNames[notation]],
  ];
};

const commentOf = (comment: string): readonly string[] =>
  comment === '' ? [] : [`{${comment.replaceAll('}', ')')}}`];

/** The words of the line that begins with a node. `fresh` says that a move needs its number, even for Black. */
const wordsFrom = (
  record: GameRecord<Move>,
  first: RecordNode<Move>,
  before: Position,
  notation: Notation,
): readonly string[] => {
  const words: string[] = [];
  let [node, position, fresh]: [RecordNode<Move>, Position, boolean] = [first, before, true];
  for (;;) {
    const { turn, comment } = node;
    if (turn === null) throw new Error(`node ${node.id} has no move`);
    const { number } = position;
    if (position.turn === 0) words.push(`${number}.`);
    else if (fresh) words.push(`${number}...`);
    words.push(formatMove(position, turn.move, notation), ...commentOf(comment));
    fresh = comment !== '';
    // The other moves at this place stand behind this one, in parentheses.
    const [main, ...others] = node.parent === null ? [] : nodeAt(record, node.parent).children;
    if (main === node.id)
      for (const id of others) {
        const side = wordsFrom(record, nodeAt(record, id), position, notation);
        words.push('(', ...side, ')');
        fresh = true;
      }
    const [next] = node.children;
    if (next === undefined) return words;
    position = play(position, turn);
    node = nodeAt(record, next);
  }
};

const WIDTH = 78;

/** Words in lines of some width; a comment may have lines of its own. */
const wrapped = (words: readonly string[]): string => {
  let text = '';
  let width = 0;
  for (const word of words) {
    const space = text === '' || text.endsWith('(') || word === ')' ? '' : ' ';
    const breaks = width + word.length + 1 > WIDTH && space !== '';
    text += breaks ? `\n${word}` : `${space}${word}`;
    width = breaks ? word.length : width + space.length + word.length;
    const lineEnd = word.lastIndexOf('\n');
    if (lineEnd !== -1) width = word.length - lineEnd;
  }
  return text;
};

/** Writes a record with its moves in a notation. */
export const writePgn = (record: GameRecord<Move>, notation: Notation): string => {
  const root = nodeAt(record, record.root);
  const [first] = root.children;
  const words = [
    ...commentOf(root.comment),
    ...(first === undefined
      ? []
      : wordsFrom(record, nodeAt(record, first), start(record.setup), notation)),
    resultOf(record.ending),
  ];
  const headers = headersOf(record, notation).map(headerLine);
  return `${[...headers, '', wrapped(words)].join('\n')}\n`;
};
