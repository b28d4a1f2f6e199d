import { leftAt } from '#match/clock.ts';
import type { GameSummary } from '#store/sitting.ts';
import type { WaitingGame } from '#store/waiting.ts';
import { useApp } from '../../app/app-context.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { useGameSkin } from '../../game/game-skin.ts';
import { useTextOf } from '../../game/text-of.ts';
import { shownMs, timeText } from '../../table/clock-text.ts';

/** Writes how a kept game stands, for a list. Suspends until the words of its game are there. */
export const useGameWords = (game: GameSummary, waiting: WaitingGame | null) => {
  const { table } = useApp();
  const { gameText } = useGameSkin(game.game);
  const text = useTextOf(game.game);
  const side = (seat: 0 | 1): string =>
    bidiIsolate(game.names[seat]) || gameText.side(game.position, seat, text);
  const sides = [side(0), side(1)] as const;
  const ended = game.outcome && gameText.ending(game.outcome, sides, text).how;
  const clock = waiting?.clock;
  const time = (seat: 0 | 1): string | false =>
    clock !== undefined &&
    clock.controls[seat].kind !== 'unlimited' &&
    timeText(shownMs(leftAt(clock, seat, clock.sinceMs ?? 0)));
  const times = [time(0), time(1)].filter((written) => written !== false);
  return {
    sides,
    players: text.games.versus(sides[0], sides[1]),
    kind: gameText.name(text),
    moves: text.games.moves(game.plies),
    turn: waiting && game.outcome === null ? text.status.toMove(sides[waiting.turn]) : null,
    when: ended ?? text.games.ago(game.changedAtMs, table.ports.now()),
    clock: times.length > 0 ? times.join(' – ') : null,
  };
};
