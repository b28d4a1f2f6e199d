/** Plays a program's line on the board, beside the record that is read, and adds it to the record if the reader asks. */
import type { Turn } from '#kernel/game.ts';
import { settleEndings } from '#record/endings.ts';
import { append, type GameRecord } from '#record/record.ts';
import { nodeAfter } from '#record/turns.ts';
import { updateSitting } from './dispatch.ts';
import { editRecord } from './editing.ts';
import { viewNode } from './navigation.ts';
import { isRead, lineOnBoard } from './selectors.ts';
import { gameOn, type PlayedLine, type Table } from './table.ts';

/** Shows the position after the first move of a line that leaves the record at a node. The record stays as it is. */
export const playLine = (table: Table, from: number, turns: readonly Turn<object>[]): void => {
  const { sitting } = table.store.getState();
  const { match, viewed } = sitting;
  if (!isRead(sitting) || turns.length === 0) return;
  let record: GameRecord = match.record;
  let at = from;
  // Nodes of its own, also for moves that the record has: by the first children the line goes on as the program has it.
  for (const turn of turns) ({ record, id: at } = append(record, at, turn));
  const playedLine: PlayedLine = {
    over: match,
    from: viewed,
    sitting: {
      ...sitting,
      match: { ...match, record },
      viewed: match.record.nodes.length,
      isProgramLine: true,
    },
  };
  updateSitting(table, { picked: [] }, { playedLine });
};

/** How far a line is played: the number of the move on the board, from 1, and how many moves it has. */
export const placeInLine = ({ over, sitting }: PlayedLine) => {
  const first = over.record.nodes.length;
  return {
    at: (sitting.viewed ?? first) - first + 1,
    of: sitting.match.record.nodes.length - first,
  };
};

/** Goes back from the line to the record, to the move that was on the board before. */
export const leaveLine = ({ store }: Table): void => store.setState({ playedLine: null });

/** Adds the line to the record, as an edit that can be undone, and stays at the move on the board. */
export const keepLine = (table: Table): void => {
  const game = gameOn(table);
  const line = lineOnBoard(table.store.getState());
  if (line === null) return;
  const added = line.sitting.match.record.nodes.slice(line.over.record.nodes.length);
  const from = added[0]?.parent ?? line.over.record.root;
  let shown = from;
  leaveLine(table);
  editRecord(table, (before) => {
    let record = before;
    let at = from;
    for (const node of added) {
      if (!node?.turn) break;
      const known = nodeAfter(game, record, at, node.turn);
      if (known === undefined) ({ record, id: at } = append(record, at, node.turn));
      else at = known;
      if (node.id === line.sitting.viewed) shown = at;
    }
    // The game ended where it did: what the program would have played from there is a variation.
    return record === before ? before : settleEndings(before, record);
  });
  const { record } = table.store.getState().sitting.match;
  // In another tab the record may be open for edits: then nothing was added here.
  if (record.nodes[shown] !== undefined) viewNode(table, shown);
};
