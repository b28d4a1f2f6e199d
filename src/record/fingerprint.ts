/** The fingerprint of a record, by which the same record is known when it is opened again. */
import type { Game } from '#kernel/game.ts';
import { digestOf, textOfValue } from './digest.ts';
import { notesAt } from './notes.ts';
import { type GameRecord, nodeAt, type RecordNode } from './record.ts';

// An edit replaces few nodes. The texts of the others are kept, so that an edit of a long record stays quick.
const texts = new WeakMap<RecordNode, string>();

const textOf = (game: Game, node: RecordNode): string => {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const { turn, children, ending, ...notes } = node;
  const { comment = '', spentMs = '', ...rest } = notesAt(notes);
  const isBare =
    turn?.drawn === undefined && ending === undefined && Object.keys(rest).length === 0;
  const text = [
    turn === null ? '' : game.text.move(turn.move),
    `${children.length} ${spentMs} ${comment}`,
    isBare ? '' : textOfValue([turn?.drawn, ending, rest]),
  ].join('\n');
  texts.set(node, text);
  return text;
};

/** Everything of a record as text, its lines in order, however its nodes are numbered. */
const contentOf = (game: Game, record: GameRecord): string => {
  const { gameId, setup, players, headers, ending } = record;
  const parts = [textOfValue([gameId, setup, players, headers, ending])];
  const waiting = [record.root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeAt(record, id);
    parts.push(textOf(game, node));
    for (const child of node.children.toReversed()) waiting.push(child);
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
