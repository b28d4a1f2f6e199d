/** The actions for a record that is read, besides stepping: a part of the list in `actions.ts`. */
import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  EyeOff,
  Gauge,
  GitFork,
  Info,
  ListStart,
  Merge,
  MoveUpRight,
  Pencil,
  Play,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide';
import { editedPart } from '#record/change.ts';
import {
  deleteShown,
  moveShown,
  promoteShown,
  redoEdit,
  undoEdit,
  whyNotDelete,
  whyNotEdit,
  whyNotMove,
  whyNotPromote,
  whyNotRedoEdit,
  whyNotUndo,
} from '#store/editing.ts';
import { toggleGuessing, whyNotGuess } from '#store/guessing.ts';
import { togglePlayback, whyNotPlayBack } from '#store/playback.ts';
import { isRead } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { toggleDrawing, toggleEditing } from '../editing.ts';
import { tellReading } from '../reading-news.ts';
import { bringView } from '../view-switch.ts';
import type { Action } from './action.ts';

/** Moves the variation on the board up or down among those beside it. */
const moveBranch = (by: 1 | -1): Action => ({
  words: ({ reading }) => (by === 1 ? reading.edit.down : reading.edit.up),
  disabled: ({ state }) => whyNotMove(state, by),
  act: ({ table }) => moveShown(table, by),
});

/** Undoes or redoes an edit with `take`, and announces which part of the record changed. */
const telling =
  (
    what: 'undone' | 'redone',
    take: (table: Table) => void | Promise<void>,
  ): NonNullable<Action['act']> =>
  async ({ table }) => {
    const before = table.store.getState().sitting;
    await take(table);
    const after = table.store.getState().sitting;
    const [was, is] = [before.match.record, after.match.record];
    // Another game may have come to the table by now.
    if (after.id === before.id && is !== was) tellReading({ what, part: editedPart(was, is) });
  };

export const readingActions = {
  playback: {
    words: ({ reading }) => reading.playback.play,
    icon: Play,
    keys: ['p'],
    disabled: ({ sitting }) => whyNotPlayBack(sitting),
    act: ({ table }) => togglePlayback(table),
  },
  'playback-settings': {
    words: ({ reading }) => reading.playback.title,
    icon: Gauge,
    disabled: ({ sitting }) => whyNotPlayBack(sitting),
    act: ({ open }) => open('playback'),
  },
  edit: {
    words: ({ game, reading }) => reading.edit.start(game.record),
    icon: Pencil,
    keys: ['e'],
    disabled: ({ state }) => whyNotEdit(state),
    act: toggleEditing,
  },
  draw: {
    words: ({ reading }) => reading.edit.draw,
    icon: MoveUpRight,
    keys: ['d'],
    disabled: ({ state }) => whyNotEdit(state),
    act: toggleDrawing,
  },
  'undo-edit': {
    words: ({ reading }) => reading.edit.undo,
    icon: Undo2,
    keys: ['Mod+Z'],
    disabled: ({ table }) => whyNotUndo(table),
    act: telling('undone', undoEdit),
  },
  'redo-edit': {
    words: ({ reading }) => reading.edit.redo,
    icon: Redo2,
    keys: ['Mod+Shift+Z'],
    disabled: ({ table }) => whyNotRedoEdit(table),
    act: telling('redone', redoEdit),
  },
  promote: {
    words: ({ reading }) => reading.edit.promote,
    icon: ListStart,
    disabled: ({ state }) => whyNotPromote(state),
    act: ({ table }) => promoteShown(table),
  },
  'branch-up': moveBranch(-1),
  'branch-down': moveBranch(1),
  'delete-branch': {
    words: ({ reading }) => reading.edit.remove,
    icon: Trash2,
    disabled: ({ state }) => whyNotDelete(state),
    act: ({ table }) => deleteShown(table),
  },
  merge: {
    words: ({ game, reading }) => reading.merge.title(game.record),
    icon: Merge,
    disabled: ({ state }) => whyNotEdit(state),
    act: ({ open }) => open('merge'),
  },
  guess: {
    words: ({ reading }) => reading.cover.guess,
    icon: CircleQuestionMark,
    keys: ['g'],
    disabled: ({ sitting }) => whyNotGuess(sitting),
    act: ({ table }) => toggleGuessing(table, 'moves'),
  },
  'hide-answer': {
    words: ({ reading }) => reading.cover.tsume,
    icon: EyeOff,
    disabled: ({ sitting }) => whyNotGuess(sitting),
    act: ({ table }) => toggleGuessing(table, 'answer'),
  },
  map: {
    words: ({ reading }) => reading.panes.map,
    icon: GitFork,
    keys: ['b'],
    disabled: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => bringView('map', open),
  },
  times: {
    words: ({ reading }) => reading.panes.times,
    icon: ChartNoAxesColumn,
    keys: ['t'],
    disabled: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => bringView('times', open),
  },
  about: {
    words: ({ reading }) => reading.about.title,
    icon: Info,
    keys: ['i'],
    disabled: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => open('about'),
  },
} satisfies Readonly<Record<string, Action>>;
