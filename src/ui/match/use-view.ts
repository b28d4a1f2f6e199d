import { useMemo } from 'react';
import type { Seat } from '#kernel/game.ts';
import {
  isChoosing,
  isLookingBack,
  mayMove,
  namesOf,
  nextPicks,
  seatToMove,
  shownFacts,
  shownLine,
} from '#store/selectors.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** The names of the two sides as this game and language have them: shitate and uwate where pieces were given. */
export const useSides = (): readonly [string, string] => {
  const { tongue } = usePlace();
  const text = useText();
  const { setup } = useSitting().match.record;
  return useMemo(() => {
    const short = (seat: Seat): string => tongue.side(setup, seat, text).short;
    return [short(0), short(1)];
  }, [tongue, setup, text]);
};

/** As many letters of a name as a sentence bears: what the set-up takes, and files may hold more. */
const LONGEST = 40;

/** A name as it is said: cut where it would drown the sentence. */
export const bounded = (name: string): string => {
  const letters = Array.from(name.trim());
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
};

/** What each of the two is called in messages: by name, or by the side where no name is known. */
export const usePlayers = (): readonly [string, string] => {
  const sides = useSides();
  const [first, second] = namesOf(useSitting());
  return useMemo(
    () => [bounded(first) || sides[0], bounded(second) || sides[1]],
    [first, second, sides],
  );
};

/** What is on the board, as the play screen shows it. */
export const useView = () => {
  const { table, skin } = usePlace();
  const { game } = table;
  const sitting = useSitting();
  const text = useText();
  return useMemo(() => {
    const line = shownLine(game, sitting);
    const next = nextPicks(game, sitting);
    const choosing = isChoosing(game, sitting);
    const away = isLookingBack(sitting);
    const played = away ? shownLine(game, { ...sitting, looking: null }) : line;
    return {
      line,
      next,
      facts: shownFacts(game, sitting),
      toMove: seatToMove(game, sitting),
      open: mayMove(sitting),
      away,
      /** How it stands in the game, wherever in it one looks. */
      now: {
        turn: game.turn(played.position),
        checked: game.facts(played).checked.length > 0,
        ply: played.ply,
      },
      last:
        line.before !== null && line.turn !== null
          ? skin.trace(line.before.position, line.turn.move)
          : null,
      question: choosing ? skin.question(line.position, sitting.picked, next, text) : null,
    };
  }, [game, skin, sitting, text]);
};
