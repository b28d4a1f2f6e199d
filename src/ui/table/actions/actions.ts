/** Everything that can be done besides moving, as one list: the bar, the menus, the keys and the list of commands are views of it. */
import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  ChevronFirst,
  ChevronLast,
  ClipboardPaste,
  CornerDownLeft,
  Crosshair,
  GitBranch,
  Handshake,
  type IconNode,
  Keyboard,
  Lightbulb,
  List,
  Maximize,
  MessageSquare,
  Pause,
  Play,
  Radar,
  RefreshCw,
  Search,
  Swords,
  TriangleAlert,
  X,
  ZoomIn,
} from 'lucide';
import { other } from '#kernel/game.ts';
import { whyNotOffer } from '#match/proposals.ts';
import { mayCall } from '#match/referee-state.ts';
import type { Proposal } from '#match/terms.ts';
import { landmarkFrom, returnToGame, step, stepToSibling, viewNode } from '#store/navigation.ts';
import { playFromHere, whyNotPlayFromHere } from '#store/play-from-here.ts';
import { answer, call, offer } from '#store/referee.ts';
import { hasPlayers, isRead } from '#store/selectors.ts';
import { zoomSwitch } from '../../board/zoom/zoom-switch.ts';
import { toggleAttacks } from '../attack-switch.ts';
import { gameWalk, placeInWalk, walkGames } from '../game-walk.ts';
import { askForHint } from '../hint-state.ts';
import { type SoughtLandmark, tellReading } from '../reading-news.ts';
import type { Action, ActionContext, DisabledReason } from './action.ts';
import { barActions } from './bar-actions.ts';
import { fileActions } from './file-actions.ts';
import { pageActions } from './page-actions.ts';
import { readingActions } from './reading-actions.ts';

/** Why something cannot be proposed now; null when it can. */
export const offToOffer = (
  { game, sitting, seat, state }: ActionContext,
  what: Proposal,
): DisabledReason | null => {
  const { outcome, refereeState } = sitting.match;
  if (outcome !== null && refereeState) return 'over';
  // A record that is read has no players, and neither has the untouched first board.
  if (refereeState === undefined && (outcome !== null || !hasPlayers(game, sitting)))
    return 'unknown';
  if (state.elsewhere) return 'elsewhere';
  if (refereeState?.offer) return 'waiting';
  return whyNotOffer(game, sitting.match, seat, what);
};

const propose = (what: Proposal): Pick<Action, 'disabled' | 'act'> => ({
  disabled: (at) => offToOffer(at, what),
  act: ({ table, seat }) => offer(table, seat, what),
});

/** Answers the waiting proposal for the side that was asked; with `asker`, for the side that asked, which withdraws it. */
const respond = (yes: boolean, asker = false): Pick<Action, 'disabled' | 'act'> => ({
  disabled: ({ sitting }) => (sitting.match.refereeState?.offer ? null : 'nothing-asked'),
  act: ({ table, sitting }) => {
    const asked = sitting.match.refereeState?.offer;
    if (asked) answer(table, asker ? asked.seat : other(asked.seat), yes);
  },
});

/** Goes to the next or previous game of the list or the files from which the one on the table was opened. */
const walk = (id: 'previous-file' | 'next-file', by: 1 | -1): Action => ({
  words: ({ reading }) => (id === 'next-file' ? reading.nextGame : reading.previousGame),
  icon: by === 1 ? ArrowRight : ArrowLeft,
  keys: [by === 1 ? '.' : ','],
  disabled: ({ state }) => {
    const walk = gameWalk.getState();
    const place = placeInWalk(walk, state.sitting.id);
    if (place === -1) return 'unknown';
    if (walk.keys[place + by] !== undefined) return null;
    return by === 1 ? 'last-file' : 'first-file';
  },
  act: ({ table }) => void walkGames(table, by),
});

/** Goes to the next or previous landmark of a kind, such as a comment or a capture, on the line that is read. */
const seekOut = (
  landmark: SoughtLandmark,
  way: 'next' | 'previous',
  key: string,
  icon?: IconNode,
): Action => ({
  ...(icon && { icon }),
  words: ({ reading }) => reading.landmarks[way][landmark],
  keys: [key],
  disabled: ({ game, sitting }) => {
    if (!isRead(sitting)) return 'unknown';
    return landmarkFrom(game, sitting, landmark, way) === undefined ? 'none-left' : null;
  },
  noneLeft: () => tellReading({ what: 'none-left', way, landmark }),
  act: ({ table, game, sitting }) => {
    const there = landmarkFrom(game, sitting, landmark, way);
    if (there !== undefined) viewNode(table, there);
  },
});

/** Zooms the board, where its squares are small. `out` and `whole` are on only while less than the whole is seen. */
const zoom = (way: 'in' | 'out' | 'whole'): Pick<Action, 'disabled' | 'act'> => ({
  disabled: () => {
    const { zoom, zoomed } = zoomSwitch.getState();
    return zoom === null || (way !== 'in' && !zoomed) ? 'unknown' : null;
  },
  act: () => zoomSwitch.getState().zoom?.(way),
});

const list = {
  ...barActions,
  first: {
    words: ({ steps }) => steps.first,
    icon: ChevronFirst,
    keys: ['Home'],
    disabled: barActions.back.disabled,
    act: ({ table }) => step(table, 'first'),
  },
  last: {
    words: ({ steps }) => steps.last,
    icon: ChevronLast,
    keys: ['End'],
    disabled: barActions.forward.disabled,
    act: ({ table }) => step(table, 'last'),
  },
  return: {
    words: ({ steps }) => steps.returnToGame,
    icon: CornerDownLeft,
    disabled: ({ sitting }) => (sitting.viewed === null ? 'in-game' : null),
    act: ({ table }) => returnToGame(table),
  },
  'next-variation': {
    words: ({ commands }) => commands.nextVariation,
    keys: ['ArrowDown'],
    act: ({ table }) => stepToSibling(table, 1),
  },
  'previous-variation': {
    words: ({ commands }) => commands.previousVariation,
    keys: ['ArrowUp'],
    act: ({ table }) => stepToSibling(table, -1),
  },
  'propose-draw': {
    words: ({ offers }) => offers.propose.draw,
    icon: Handshake,
    ...propose('draw'),
  },
  pause: { words: ({ offers }) => offers.propose.pause, icon: Pause, ...propose('pause') },
  adjourn: {
    words: ({ offers }) => offers.propose.adjourn,
    icon: Bookmark,
    ...propose('adjourn'),
  },
  'call-foul': {
    words: ({ offers }) => offers.call,
    icon: TriangleAlert,
    disabled: ({ sitting, seat, state }) => {
      const { refereeState, outcome, record, head } = sitting.match;
      if (refereeState?.terms.strictness !== 'claim' || outcome !== null || head === record.root)
        return 'unknown';
      if (state.elsewhere) return 'elsewhere';
      if (refereeState.paused !== null) return 'paused';
      return mayCall(refereeState, seat) ? null : 'calls-spent';
    },
    act: ({ table, seat }) => call(table, seat),
  },
  accept: { words: ({ offers }) => offers.answers.yes, ...respond(true) },
  decline: { words: ({ offers }) => offers.answers.no, ...respond(false) },
  withdraw: { words: ({ offers }) => offers.answers.withdraw, icon: X, ...respond(false, true) },
  declare: { words: ({ commands }) => commands.declare },
  begin: { words: ({ commands }) => commands.begin },
  'pass-cover': { words: ({ offers }) => offers.ready },
  'play-from-here': {
    words: ({ commands }) => commands.playFromHere,
    icon: Play,
    disabled: ({ state, sitting }) => whyNotPlayFromHere(state, sitting),
    act: ({ table }) => playFromHere(table),
  },
  'go-to': { words: ({ reading }) => reading.goTo },
  'next-comment': seekOut('comment', 'next', 'c', MessageSquare),
  'previous-comment': seekOut('comment', 'previous', 'C'),
  'next-branch': seekOut('variation', 'next', 'v', GitBranch),
  'previous-branch': seekOut('variation', 'previous', 'V'),
  'next-capture': seekOut('capture', 'next', 'x'),
  'previous-capture': seekOut('capture', 'previous', 'X'),
  'next-check': seekOut('check', 'next', '+'),
  'previous-check': seekOut('check', 'previous', '-'),
  'previous-file': walk('previous-file', -1),
  'next-file': walk('next-file', 1),
  ...readingActions,
  rematch: { words: ({ commands }) => commands.rematch, icon: RefreshCw },
  review: {
    words: ({ result }) => result.lookBack,
    icon: ChevronFirst,
    disabled: ({ sitting }) => (sitting.match.outcome === null ? 'not-over' : null),
    act: ({ table }) => step(table, 'first'),
  },
  moves: {
    words: ({ moves }) => moves.label,
    icon: List,
    disabled: ({ sitting }) => (sitting.match.record.nodes.length > 1 ? null : 'no-moves'),
    act: ({ open }) => open('moves'),
  },
  attacks: {
    words: ({ teach }) => teach.attacks,
    icon: Crosshair,
    keys: ['a'],
    act: toggleAttacks,
  },
  acting: {
    words: ({ boardHelp }) => boardHelp.acting,
    icon: Radar,
    keys: ['o'],
    disabled: ({ state }) =>
      state.pack.settings.some((spec) => spec.kind === 'flag' && spec.afar) ? null : 'unknown',
    act: ({ open }) => open('acting'),
  },
  // In a record that is read, + and - seek checks.
  'zoom-in': {
    words: ({ commands }) => commands.zoom.in,
    icon: ZoomIn,
    keys: ['+', 'z'],
    ...zoom('in'),
  },
  'zoom-out': { words: ({ commands }) => commands.zoom.out, keys: ['-', 'Z'], ...zoom('out') },
  'whole-board': {
    words: ({ commands }) => commands.zoom.whole,
    icon: Maximize,
    keys: ['0'],
    ...zoom('whole'),
  },
  hints: {
    words: ({ commands }) => commands.hints,
    icon: Lightbulb,
    keys: ['h'],
    act: askForHint,
  },
  captures: {
    words: ({ commands }) => commands.captures,
    icon: Swords,
    keys: ['w'],
    disabled: ({ state }) => (state.pack.captureTable ? null : 'unknown'),
    act: ({ open }) => open('captures'),
  },
  'find-piece': {
    words: ({ boardHelp }) => boardHelp.find.label,
    icon: Search,
    keys: ['/'],
    act: ({ open }) => open('find-piece'),
  },
  pieces: { words: ({ commands }) => commands.pieces, act: ({ open }) => open('more') },
  'open-folder': { words: ({ games }) => games.openFolder },
  paste: {
    words: ({ kifu }) => kifu.clipboard,
    icon: ClipboardPaste,
    act: ({ open }) => open({ from: 'clipboard' }),
  },
  sample: { words: ({ games }) => games.sample, act: ({ open }) => open({ from: 'sample' }) },
  'change-rules': { words: ({ commands }) => commands.changeRules },
  cancel: { words: ({ actions }) => actions.cancel },
  'show-moves': { words: ({ teach }) => teach.newcomer.show },
  'knows-game': { words: ({ teach }) => teach.newcomer.know },
  save: { words: ({ commands }) => commands.save },
  ...fileActions,
  ...pageActions,
  keys: {
    words: ({ commands }) => commands.title,
    icon: Keyboard,
    keys: ['?', 'Mod+K'],
    act: ({ open }) => open('keys'),
  },
} satisfies Readonly<Record<string, Action>>;

/**
 * The name of an action: the same in every language, and in `data-action` of each control that does it. An agreement that
 * only some games know, such as a count of points, is not in this list; its control carries the game's own name for it.
 */
export type ActionId = keyof typeof list;

/** All of them, by name. */
export const actions: Readonly<Record<ActionId, Action>> = list;

/** Their names, in the order in which they are listed. */
export const actionIds: readonly string[] = Object.keys(list);
