import { useMemo } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import type { Game, Pick, Seat } from '#kernel/game.ts';
import { movingFrom, shown } from '#kernel/pointing.ts';
import {
  isLookingBack,
  isSealing,
  mayMove,
  nextPicks,
  seatToMove,
  shownFacts,
  shownLine,
} from '#store/selectors.ts';
import type { Sitting } from '#store/sitting.ts';
import { useGame, usePicked, useSitting, useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText, useSkin } from '../game/game-skin.ts';
import type { Skin } from '../game/skin.ts';

/** The names of the two sides as this game and language have them. */
export const useSides = (): readonly [string, string] => {
  const gameText = useGameText();
  const text = useText();
  const { setup } = useSitting().match.record;
  const { position } = usePositionView().line;
  const short = (seat: Seat): string => gameText.side(setup, seat, text, position);
  const [first, second] = [short(0), short(1)];
  return useMemo(() => [first, second], [first, second]);
};

/** The length, in letters, to which names are cut in sentences. The set-up takes no more, but files may hold more. */
const LONGEST = 40;

/** A name as sentences show it: cut where it would be too long for them. */
export const shortName = (name: string): string => {
  const letters = Array.from(name.trim());
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
};

type Line = ReturnType<typeof shownLine>;

const readBoard = (game: Game, skin: Skin, sitting: Sitting) => {
  const line = shownLine(game, sitting);
  const facts = shownFacts(game, sitting);
  // Only the side to move is shown as in check. A king that was left to be taken is no news while the foul may still be called.
  const ownChecks = ({ position }: Line, checked: readonly number[]) =>
    checked.filter((square) => skin.faceAt(position, square)?.seat === game.turn(position));
  const checked = ownChecks(line, facts.checked);
  const away = isLookingBack(sitting);
  const played = away ? shownLine(game, { ...sitting, viewed: null }) : line;
  return {
    line,
    facts: { ...facts, checked },
    /** The kings that wear the mark of check: after the game also one that was left to be taken. */
    checked: sitting.match.outcome === null ? checked : facts.checked,
    /** Kings that were left to be taken: nothing is said of them while the game goes on. */
    untold: facts.checked.filter((square) => !checked.includes(square)),
    toMove: seatToMove(game, sitting),
    open: mayMove(sitting),
    away,
    /** How the game stands now, whichever of its positions is looked at. */
    now: {
      turn: game.turn(played.position),
      checked: ownChecks(played, game.facts(played).checked).length > 0,
      ply: played.ply,
    },
    last:
      line.before !== null && line.turn !== null
        ? game.trace(line.before.position, line.turn)
        : null,
  };
};

export type BoardView = ReturnType<typeof readBoard>;

// Computed once for all components that ask.
const boards = new WeakMap<Sitting, BoardView>();

/** The board as it stands without the move in hand: selecting a piece changes nothing of it. */
export const usePositionView = (): BoardView => {
  const skin = useSkin();
  const game = useGame();
  const sitting = useSitting();
  const known = boards.get(sitting);
  if (known) return known;
  const view = readBoard(game, skin, sitting);
  boards.set(sitting, view);
  return view;
};

// One list for all renders: with a new one each time the board would draw its marks each time.
const noPicks: readonly Pick[] = [];

const readSelection = (
  game: Game,
  skin: Skin,
  sitting: Sitting,
  picked: readonly Pick[],
  text: Messages,
  { line, untold }: BoardView,
  guesses: boolean,
) => {
  const next = nextPicks(game, sitting, picked, guesses);
  const choices = next.filter(({ at }) => at === 'choice');
  const asked =
    (choices.length > 0 && skin.question?.(line.position, picked, choices, text)) || null;
  const isOpen = choices.length < next.length;
  return {
    /** The position as shown, in the middle of a move too; then the picks so far, and where the moving piece is. */
    position: shown(game, line.position, picked),
    picked,
    chosen: movingFrom(game, line.position, picked),
    /** The next picks that are marked: none of a move that is being sealed, and no king that was left to be taken. */
    next: isSealing(sitting)
      ? noPicks
      : next.filter((pick) => pick.at !== 'square' || !untold.includes(pick.square)),
    /** The question to answer before the move is done. Where the move may also go on on the board, it is in `ends` instead. */
    question: isOpen ? null : asked,
    ends: isOpen ? asked : null,
  };
};

export type SelectionView = ReturnType<typeof readSelection>;

interface Read {
  readonly of: readonly unknown[];
  readonly selection: SelectionView;
}

// Computed once for all components that ask, as the boards are.
const selections = new WeakMap<readonly Pick[], Read>();

/** The move in hand on a given board: the picks so far, and those that may come next. */
export const useSelectionOn = (view: BoardView, game: Game, skin: Skin): SelectionView => {
  const sitting = useSitting();
  const picked = usePicked();
  const guesses = useTable(({ guess }) => guess !== undefined);
  const text = useText();
  const of = [game, skin, sitting, text, view, guesses];
  const known = selections.get(picked);
  if (known?.of.every((one, i) => one === of[i])) return known.selection;
  const selection = readSelection(game, skin, sitting, picked, text, view, guesses);
  selections.set(picked, { of, selection });
  return selection;
};

/** The move in hand on the board as it is shown. */
export const useSelectionView = (): SelectionView =>
  useSelectionOn(usePositionView(), useGame(), useSkin());
