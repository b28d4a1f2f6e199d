/** The actions on the game itself, most of them in the bar or in the row beside the board: the beginning of the list in `actions.ts`. */
import {
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  FilePlus2,
  Flag,
  FolderOpen,
  Redo2,
  RotateCw,
  Share,
  SlidersHorizontal,
  SquarePen,
  Undo2,
} from 'lucide';
import { nodeAt } from '#record/record.ts';
import { flip, redo, takeBack } from '#store/commands.ts';
import { step } from '#store/navigation.ts';
import { undoResign } from '#store/referee.ts';
import { hasPlayers, isRead, shownNode } from '#store/selectors.ts';
import {
  lastMover,
  whyNotRedo,
  whyNotResign,
  whyNotTakeBack,
  whyNotUndoResign,
} from '#store/why-not.ts';
import type { Action, ActionContext } from './action.ts';

/** Nothing in a record that was opened can be taken back or resigned: nobody plays in it. */
const isOpened = ({ sitting }: ActionContext): boolean =>
  sitting.origin === 'opened' && isRead(sitting);

export const barActions = {
  'take-back': {
    words: ({ actions }) => actions.takeBack,
    icon: Undo2,
    keys: ['Mod+Z'],
    disabled: (at) => {
      const { game, sitting, state } = at;
      return isOpened(at)
        ? 'unknown'
        : whyNotTakeBack(game, sitting, lastMover(game, sitting), state);
    },
    act: ({ table }) => takeBack(table),
  },
  redo: {
    words: ({ actions }) => actions.redo,
    icon: Redo2,
    keys: ['Mod+Shift+Z'],
    disabled: (at) => (isOpened(at) ? 'unknown' : whyNotRedo(at.sitting, at.state)),
    act: ({ table }) => redo(table),
  },
  'change-game': {
    words: ({ start }) => start.running.open,
    icon: SlidersHorizontal,
    disabled: ({ game, sitting, state }) => {
      if (sitting.match.outcome !== null || !hasPlayers(game, sitting)) return 'unknown';
      return state.elsewhere ? 'elsewhere' : null;
    },
    act: ({ open, seat }) => open({ running: seat }),
  },
  back: {
    words: ({ actions }) => actions.back,
    icon: ChevronLeft,
    keys: ['ArrowLeft', 'k'],
    disabled: ({ sitting }) =>
      shownNode(sitting) === sitting.match.record.root ? 'at-start' : null,
    act: ({ table }) => step(table, -1),
  },
  forward: {
    words: ({ actions }) => actions.forward,
    icon: ChevronRight,
    keys: ['ArrowRight', 'j'],
    disabled: ({ sitting }) =>
      nodeAt(sitting.match.record, shownNode(sitting)).children.length === 0 ? 'at-end' : null,
    act: ({ table }) => step(table, 1),
  },
  resign: {
    words: ({ actions }) => actions.resign,
    icon: Flag,
    disabled: (at) => (isOpened(at) ? 'unknown' : whyNotResign(at.game, at.sitting, at.state)),
    act: ({ open }) => open('resign'),
  },
  'undo-resign': {
    words: ({ result }) => result.undoResign,
    icon: Undo2,
    disabled: ({ game, sitting, state }) => whyNotUndoResign(game, sitting, state),
    act: ({ table }) => undoResign(table),
  },
  /** Its control alone knows whether there is a proof. */
  why: { words: ({ result }) => result.why },
  'proof-previous': { words: ({ result }) => result.whyBack },
  'proof-next': { words: ({ result }) => result.whyOn },
  'new-game': {
    words: ({ actions }) => actions.newGame,
    icon: FilePlus2,
    act: ({ open }) => open('new'),
  },
  flip: {
    words: ({ actions }) => actions.flip,
    icon: RotateCw,
    keys: ['f'],
    act: ({ table }) => flip(table),
  },
  open: {
    words: ({ actions, game }) => actions.openKifu(game.record),
    icon: FolderOpen,
    act: ({ open }) => open('open'),
  },
  export: {
    words: ({ actions }) => actions.save,
    icon: Share,
    act: ({ open }) => open('save'),
  },
  'type-move': {
    words: ({ typeIn }) => typeIn.label,
    icon: SquarePen,
    keys: ['m'],
    act: ({ open }) => open('type-move'),
  },
  more: {
    words: ({ actions }) => actions.more,
    icon: Ellipsis,
    act: ({ open }) => open('more'),
  },
} satisfies Readonly<Record<string, Action>>;
