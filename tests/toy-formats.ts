/**
 * The files of the toy game: a first line that names the format, the position, and one move a line. A drawn result
 * follows its sign.
 */
import type { Formats, GameReading } from '#games/pack.ts';
import { fail, ok } from '#kernel/result.ts';
import { recordBuilder } from '#record/builder.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { type ToyMove, type ToyPosition, toy, toyStart } from './toy-game.ts';

const HEAD = 'A toy game';

/** Reads a move, and what was drawn for it. */
const readTurn = (text: string, position: ToyPosition) => {
  const [, word = text, drawn] = /^(.*=)([RrSs])$/.exec(text) ?? [];
  const read = toy.text.parseMove(word, position);
  if (!read.ok || 'flip' in read.value !== (drawn !== undefined)) return undefined;
  return { move: read.value, ...(drawn !== undefined && { drawn }) };
};

const readGame = (lines: readonly string[], setup: string): GameReading => {
  const builder = recordBuilder<ToyMove>(toy.id);
  const notices: { line: number; code: string; excerpt: string }[] = [];
  const lineKinds = ['head', 'position'];
  let [at, position] = [0, toy.start(setup)];
  lines.slice(2).forEach((text, i) => {
    const told = text.startsWith('>') ? text.slice(1) : text;
    const turn = readTurn(told, position);
    const notice = (code: string) => notices.push({ line: i + 3, code, excerpt: text });
    if (turn === undefined) notice('no-move');
    else {
      if (told !== text) notice('quoted');
      at = builder.add(at, turn);
      position = toy.play(position, turn);
    }
    lineKinds.push(turn === undefined ? 'scribble' : 'move');
  });
  return { record: builder.build(setup, [], null), notices, firstLine: 1, lineKinds };
};

/** The formats of the toy game. The short one cannot store a start of its own. */
export const toyFormats: Formats = {
  formats: [
    { id: 'toy', encodings: [['utf-8', 'toy']], counts: 'entries' },
    {
      id: 'brief',
      encodings: [
        ['utf-16le', 'brief'],
        ['utf-8', 'brief'],
      ],
    },
  ],
  endings: ['toy', 'brief'],
  notices: { quoted: 'repaired', 'no-move': 'ignored' },
  lineKinds: { head: true, position: true, move: true, scribble: false },
  read: (text, { lines: most }) => {
    const lines = text.trimEnd().split(/\r?\n/);
    const [head, setup = ''] = lines;
    if (text.trim() === '') return fail({ code: 'empty-file' });
    if (head !== HEAD || !toy.text.parsePosition(setup).ok) return fail({ code: 'no-kifu' });
    if (lines.length > most) return fail({ code: 'too-many-lines', limit: most });
    return ok({ format: 'toy', games: [readGame(lines, setup)] });
  },
  write: (record, format) => {
    const path = pathTo(record, record.nodes.length - 1).slice(1);
    const moves = path.map((id) => {
      const { turn } = nodeAt(record, id);
      return turn === null ? '' : `${toy.text.move(turn.move as ToyMove)}${turn.drawn ?? ''}`;
    });
    return format === 'toy'
      ? `${[HEAD, record.setup, ...moves].join('\n')}\n`
      : `${moves.join(' ')}\n`;
  },
  join: (texts) => texts.join(''),
  losses: (record, format) => (format === 'brief' && record.setup !== toyStart ? ['start'] : []),
  readSetup: (text) => {
    const read = toy.text.parsePosition(text);
    return read.ok ? ok(text) : fail([{ code: 'unreadable', seat: null }]);
  },
};
