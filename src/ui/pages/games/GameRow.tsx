import { X } from 'lucide';
import { Suspense } from 'react';
import { gameInPlay } from '#store/selectors.ts';
import { forget, resumeSitting } from '#store/sittings.ts';
import { isUnfinished } from '#store/summary.ts';
import type { GameSummary } from '#store/table.ts';
import { useApp, useIdInPlay, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { Icon } from '../../base/Icon.tsx';
import { dayIn, dayOf } from '../../game/day-text.ts';
import { Emblem } from '../../game/GameSign.tsx';
import { useGameSkin } from '../../game/game-skin.ts';
import { signOf } from '../../game/seat-sign.ts';
import { useTextOf } from '../../game/text-of.ts';
import './game-rows.css';

interface GameRowProps {
  readonly game: GameSummary;
  /** Whether games of several kinds are listed. Each row then names its game. */
  readonly mixed: boolean;
  readonly onResumed: () => void;
}

/** A file name as long as a line of a list at most. Files of one event differ at the end of their names. */
const withMiddleCut = (name: string): string => {
  const letters = [...name];
  return letters.length > 32
    ? `${letters.slice(0, 14).join('')}…${letters.slice(-16).join('')}`
    : name;
};

const DAY = 24 * 60 * 60_000;

const Row = ({ game, mixed, onResumed }: GameRowProps) => {
  const { table } = useApp();
  const { gameText, skin } = useGameSkin(game.game);
  const { SeatSign } = skin;
  const isOther = useTable((state) => gameInPlay(state).pack.id) !== game.game;
  const isNamed = mixed || isOther;
  const text = useTextOf(game.game);
  const words = useText().games;
  const present = useIdInPlay() === game.id;
  const { outcome, source, date, changedAtMs } = game;
  const called = ([0, 1] as const).map(
    (seat) => bidiIsolate(game.names[seat]) || gameText.side(game.position, seat, text),
  );
  const [first = '', second = ''] = called;
  const players = words.versus(first, second);
  const nowMs = table.ports.now();
  const isRecent = nowMs - changedAtMs < DAY;
  const when =
    game.origin === 'opened'
      ? date && dayIn(text.language, dayOf(date))
      : isRecent
        ? words.ago(changedAtMs, nowMs)
        : dayIn(text.language, new Date(changedAtMs));
  const file =
    source && (source.game > 0 ? words.gameOfFile(source.name, source.game + 1) : source.name);
  const kind = isNamed && gameText.name(text);
  const ended = outcome && gameText.ending(outcome, [first, second], text).how;
  const winner = outcome?.winner ?? null;
  const goesOn = isUnfinished(game);
  const state = [ended, game.edited && words.edited, present && words.onTheTable];
  const won = winner === null ? null : words.winner(called[winner] ?? '');
  const moves = words.moves(game.plies);
  const said = [
    (goesOn ? words.resumeGame : words.openGame)(players),
    won,
    ...state,
    moves,
    when,
    kind,
    file,
  ];
  const resume = async (): Promise<void> => {
    await resumeSitting(table, game.id);
    onResumed();
  };
  return (
    <div
      className="game-row"
      data-game={game.id}
      data-by-file={(file !== undefined && game.names.every((name) => name === '')) || undefined}
    >
      <button
        type="button"
        className="game-open"
        data-action="resume-game"
        aria-label={said.filter(Boolean).join(', ')}
        onClick={() => void resume()}
      >
        <span className="game-kind">
          <Emblem game={game.game} />
        </span>
        <span className="game-players">
          {([0, 1] as const).map((seat) => (
            <span key={seat} className="game-player" data-won={winner === seat}>
              <SeatSign seat={signOf(skin, seat)} className="game-sign" />
              {winner !== null && <span className="game-result" />}
              <bdi>{called[seat]}</bdi>
            </span>
          ))}
        </span>
        <span className="game-facts">
          <span>{state.filter(Boolean).join(' · ')}</span>
          <span className="game-moves">{moves}</span>
          <span className="game-when">{when}</span>
          <span className="game-from">
            {kind && <span className="game-named">{kind}</span>}
            {file && <span title={file}>{withMiddleCut(file)}</span>}
          </span>
        </span>
        <span className="game-verb" data-goes-on={goesOn || undefined}>
          {goesOn ? words.goOn : words.open}
        </span>
      </button>
      {!present && (
        <button
          type="button"
          className="quiet game-remove"
          data-action="remove-game"
          aria-label={`${words.remove}: ${players}`}
          onClick={() => void forget(table, game.id)}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
};

/**
 * A kept game in one row: who played, the winner bold with a ring, how it ended, its moves, when, and the file it came from.
 * A game
 * whose skin cannot be loaded is not shown until it can.
 */
export const GameRow = (props: GameRowProps) => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  </ErrorBoundary>
);
