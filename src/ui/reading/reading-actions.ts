/** What can be done with a record that is read besides stepping: a part of the list in `ui/actions.ts`. */
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
import { barToCover, toggleCover } from '#store/covering.ts';
import {
  barToDelete,
  barToEdit,
  barToMove,
  barToPromote,
  barToRedoEdit,
  barToUndo,
  deleteShown,
  moveShown,
  promoteShown,
  redoEdit,
  undoEdit,
} from '#store/editing.ts';
import { barToPlayBack, togglePlayback } from '#store/playback.ts';
import { isRead } from '#store/selectors.ts';
import type { Action } from '../play-page/action.ts';
import { toggleDrawing, toggleEditing } from './editor/editing.ts';
import { bringView } from './views/view-switch.ts';

/** Moves the variation on the board up or down among those beside it. */
const moveBranch = (by: 1 | -1): Action => ({
  words: (_, { reading }) => (by === 1 ? reading.edit.down : reading.edit.up),
  off: ({ state }) => barToMove(state, by),
  act: ({ table }) => moveShown(table, by),
});

export const readingActions = {
  playback: {
    words: (_, { reading }) => reading.playback.play,
    icon: Play,
    keys: ['p'],
    off: ({ sitting }) => barToPlayBack(sitting),
    act: ({ table }) => togglePlayback(table),
  },
  'playback-settings': {
    words: (_, { reading }) => reading.playback.title,
    icon: Gauge,
    off: ({ sitting }) => barToPlayBack(sitting),
    act: ({ open }) => open('playback'),
  },
  edit: {
    words: (_, { reading }) => reading.edit.start,
    icon: Pencil,
    keys: ['e'],
    off: ({ state }) => barToEdit(state),
    act: toggleEditing,
  },
  draw: {
    words: (_, { reading }) => reading.edit.draw,
    icon: MoveUpRight,
    keys: ['d'],
    off: ({ state }) => barToEdit(state),
    act: toggleDrawing,
  },
  'undo-edit': {
    words: (_, { reading }) => reading.edit.undo,
    icon: Undo2,
    keys: ['Mod+Z'],
    off: ({ table }) => barToUndo(table),
    act: ({ table }) => undoEdit(table),
  },
  'redo-edit': {
    words: (_, { reading }) => reading.edit.redo,
    icon: Redo2,
    keys: ['Mod+Shift+Z'],
    off: ({ table }) => barToRedoEdit(table),
    act: ({ table }) => redoEdit(table),
  },
  promote: {
    words: (_, { reading }) => reading.edit.promote,
    icon: ListStart,
    off: ({ state }) => barToPromote(state),
    act: ({ table }) => promoteShown(table),
  },
  'branch-up': moveBranch(-1),
  'branch-down': moveBranch(1),
  'delete-branch': {
    words: (_, { reading }) => reading.edit.remove,
    icon: Trash2,
    off: ({ state }) => barToDelete(state),
    act: ({ table }) => deleteShown(table),
  },
  merge: {
    words: (_, { reading }) => reading.merge.title,
    icon: Merge,
    off: ({ state }) => barToEdit(state),
    act: ({ open }) => open('merge'),
  },
  guess: {
    words: (_, { reading }) => reading.cover.guess,
    icon: CircleQuestionMark,
    keys: ['g'],
    off: ({ sitting }) => barToCover(sitting),
    act: ({ table }) => toggleCover(table, 'moves'),
  },
  'hide-answer': {
    words: (_, { reading }) => reading.cover.tsume,
    icon: EyeOff,
    off: ({ sitting }) => barToCover(sitting),
    act: ({ table }) => toggleCover(table, 'answer'),
  },
  map: {
    words: (_, { reading }) => reading.panes.map,
    icon: GitFork,
    keys: ['b'],
    off: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => bringView('map', open),
  },
  times: {
    words: (_, { reading }) => reading.panes.times,
    icon: ChartNoAxesColumn,
    keys: ['t'],
    off: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => bringView('times', open),
  },
  about: {
    words: (_, { reading }) => reading.about.title,
    icon: Info,
    keys: ['i'],
    off: ({ sitting }) => (isRead(sitting) ? null : 'unknown'),
    act: ({ open }) => open('about'),
  },
} satisfies Readonly<Record<string, Action>>;
