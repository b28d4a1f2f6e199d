/** The actions that stand on the screen before anything has been pressed: the beginning of the list in `ui/actions.ts`. */
import { ChevronLeft, ChevronRight, Ellipsis, FilePlus2, Flag, Undo2 } from 'lucide';
import { nodeAt } from '#record/record.ts';
import { flip, redo, takeBack } from '#store/commands.ts';
import { shownNode } from '#store/selectors.ts';
import { lastMover, whyNotRedo, whyNotResign, whyNotTakeBack } from '#store/why-not.ts';
import { lazyFile } from '../lazy.ts';
import type { ActionContext, EarlyAction } from './action.ts';

/** What walks a game. There is nothing to walk before the first press, which fetches it. */
export const navigation = lazyFile(() => import('#store/navigation.ts'));

const walk =
  (by: 1 | -1) =>
  ({ table }: ActionContext): void =>
    navigation.whenHere(({ step }) => step(table, by));

export const barActions = {
  'take-back': {
    words: ({ actions }) => actions.takeBack,
    icon: Undo2,
    keys: ['Mod+Z'],
    off: ({ game, sitting, state }) =>
      whyNotTakeBack(game, sitting, lastMover(game, sitting), state),
    act: ({ table }) => takeBack(table),
  },
  redo: {
    words: ({ actions }) => actions.redo,
    keys: ['Mod+Shift+Z'],
    off: ({ sitting, state }) => whyNotRedo(sitting, state),
    act: ({ table }) => redo(table),
  },
  back: {
    words: ({ actions }) => actions.back,
    icon: ChevronLeft,
    keys: ['ArrowLeft', 'k'],
    off: ({ sitting }) => (shownNode(sitting) === sitting.match.record.root ? 'at-start' : null),
    act: walk(-1),
  },
  forward: {
    words: ({ actions }) => actions.forward,
    icon: ChevronRight,
    keys: ['ArrowRight', 'j'],
    off: ({ sitting }) =>
      nodeAt(sitting.match.record, shownNode(sitting)).children.length === 0 ? 'at-end' : null,
    act: walk(1),
  },
  resign: {
    words: ({ actions }) => actions.resign,
    icon: Flag,
    off: ({ sitting, state }) => whyNotResign(sitting, state),
    act: ({ open }) => open('resign'),
  },
  'new-game': {
    words: ({ actions }) => actions.newGame,
    icon: FilePlus2,
    act: ({ open }) => open('new'),
  },
  flip: {
    words: ({ actions }) => actions.flip,
    keys: ['f'],
    act: ({ table }) => flip(table),
  },
  open: {
    words: ({ actions, game }) => actions.openKifu(game.record),
    act: ({ open }) => open('open'),
  },
  export: { words: ({ actions }) => actions.save, act: ({ open }) => open('save') },
  'type-move': {
    words: ({ typeIn }) => typeIn.label,
    keys: ['m'],
    act: ({ open }) => open('type-move'),
  },
  more: {
    words: ({ actions }) => actions.more,
    icon: Ellipsis,
    act: ({ open }) => open('more'),
  },
} satisfies Readonly<Record<string, EarlyAction>>;

/** The name of an action that is there from the start. */
export type EarlyActionId = keyof typeof barActions;
