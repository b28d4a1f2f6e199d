/** The fingerprint of a record, by which the same record is known when it is opened again. */
import type { Game } from '#kernel/game.ts';
import { digestOf, textOfValue } from './digest.ts';
import { notesAt } from './notes.ts';
import { type GameRecord, nodeAt } from './record.ts';

/** Everything of a record as text, its lines in order, however its nodes are numbered. */
const contentOf = (game: Game, record: GameRecord): string => {
  const { gameId, setup, players, headers, ending } = record;
  const parts = [textOfValue([gameId, setup, players, headers, ending])];
  const waiting = [record.root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { turn, children, ending: ends, ...node } = nodeAt(record, id);
    const { comment = '', spentMs = '', ...rest } = notesAt(node);
    const isBare =
      turn?.drawn === undefined && ends === undefined && Object.keys(rest).length === 0;
    parts.push(
      turn === null ? '' : game.text.move(turn.move),
      `${children.length} ${spentMs} ${comment}`,
      isBare ? '' : textOfValue([turn?.drawn, ends, rest]),
    );
    for (let i = children.length - 1; i >= 0; i -= 1) waiting.push(children[i] ?? 0);
  }
  return parts.join('\n');
};

const known = new WeakMap<GameRecord, string>();

/**
 * A digest of a record: its setup, names, headers, moves, variations, notes and endings. Lines of a file that are no part
 * of the game do not count. Counted once for each record, because every save asks for it.
 */
export const fingerprintOf = (game: Game, record: GameRecord): string => {
  const fingerprint = known.get(record) ?? digestOf(contentOf(game, record));
  known.set(record, fingerprint);
  return fingerprint;
};
