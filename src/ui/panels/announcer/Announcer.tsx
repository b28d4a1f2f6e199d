import { useEffect, useReducer, useRef } from 'react';
import { scoreOf } from '#record/analysis.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';
import { beginsVariation } from '#store/selectors.ts';
import { useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { useGameText, useLook } from '../../game/game-skin.ts';
import { JapaneseParts } from '../../game/JapaneseParts.tsx';
import { useCommentReader, useScoreWords } from '../../table/comment-reader.ts';
import { useEndings } from '../../table/EndingText.tsx';
import { usePlayers } from '../../table/use-players.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { useRefusalWords } from '../../table/use-refusal-words.ts';
import {
  announcementSince,
  asUnannounced,
  snapshotOf,
  type TableSnapshot,
} from './announcements.ts';
import { ChosenAloud } from './ChosenAloud.tsx';
import { ReadingAloud } from './ReadingAloud.tsx';
import { StandingAloud } from './StandingAloud.tsx';

/** How many letters of a comment are read out with its move. */
const COMMENT = 500;

/** An announcement. Endings are urgent and interrupt; everything else is polite and waits for silence. */
interface Told {
  readonly polite: string;
  readonly urgent: string;
}

/** The last announcement, and how many there have been: the same words may be news once more. */
interface Telling extends Told {
  readonly times: number;
}

const nothing: Telling = { polite: '', urgent: '', times: 0 };

/** Puts what happened between two snapshots of the table into sentences; null where nothing did. */
const useNewsWords = (): ((before: TableSnapshot, now: TableSnapshot) => Told | null) => {
  const game = useGame();
  const gameText = useGameText();
  const { speak } = gameText.writing;
  const text = useText();
  const { coordinates } = useLook();
  const { announced, looking } = text;
  const players = usePlayers();
  const inspector = gameText.inspector;
  const refusalWords = useRefusalWords();
  const { line, facts, toMove, away } = usePositionView();
  const sitting = useSitting();
  const endingOf = useEndings();
  const readComment = useCommentReader();
  const scoreWords = useScoreWords();
  const turn =
    facts.checked.length > 0
      ? text.status.check(players[toMove])
      : text.status.toMove(players[toMove]);
  const result = (winner: 0 | 1 | null): string =>
    winner === null ? text.result.nobody : text.result.wins(players[winner]);

  return (before, now) => {
    const { record, outcome } = now;
    const isSame = before.id === now.id;
    const isOver = isSame && outcome !== null && before.outcome === null;
    const goesOn = isSame && outcome === null && before.outcome !== null;
    const news = announcementSince(before, now);
    const moveTo = (node: number, check = true): string =>
      nodeAt(record, node).turn === null
        ? announced.atStart
        : speak(lineTo(game, record, node), { called: players, coordinates, check }, text);
    const say = (...parts: readonly string[]): string =>
      parts.map(announced.sentence).join(text.language === 'ja' ? '' : ' ');
    if (isOver) {
      const { how, why } = endingOf(outcome);
      const parts =
        news?.what === 'made' ? [moveTo(news.node, false), how] : [why((seat) => players[seat])];
      return { polite: '', urgent: say(...parts, result(outcome.winner)) };
    }
    /** Says why the piece had to promote. It follows the move, which it belongs to. */
    const whyForced = (): readonly string[] => {
      const refusal = inspector.forced?.(line) ?? null;
      if (refusal === null || line.before === null || line.turn === null) return [];
      const picks = game.picks(line.before.position, line.turn.move);
      return [refusalWords({ refusal, picks }, line.before.position)];
    };
    const polite = (...parts: readonly string[]): Told => ({ polite: say(...parts), urgent: '' });
    // The ending can be taken back without a move.
    if (news === null)
      return goesOn ? polite(text.result.takenBack, announced.takenUp(line.ply), turn) : null;
    switch (news.what) {
      case 'new-game':
        return polite(announced.newGame, turn);
      case 'opened':
        return polite(text.kifu.opened(news));
      case 'taken-up':
        return outcome === null
          ? polite(announced.takenUp(news.ply), turn)
          : polite(
              endingOf(outcome).why((seat) => players[seat]),
              result(outcome.winner),
            );
      case 'made':
        return polite(
          moveTo(news.node),
          ...(beginsVariation(sitting) ? [looking.variation(line.ply)] : []),
          ...(now.looking ? [] : whyForced()),
        );
      case 'declined':
        return polite(text.offers.declined(players[news.seat]));
      case 'withdrawn':
        return polite(text.offers.withdrawn(players[news.seat]));
      case 'undone':
        return polite(announced.undone(moveTo(news.node, false)), turn);
      case 'returned':
        if (outcome === null) return polite(moveTo(now.shown), turn);
        break;
      case 'looked':
        // In an unfinished game only the move is named. The board itself tells that the player looks back.
        if (away) return polite(moveTo(news.node));
    }
    const { turn: made } = nodeAt(record, now.shown);
    const comment = readComment(record, now.shown);
    const score = scoreOf(comment);
    const read = (words: string): Told =>
      polite(
        words,
        ...(comment.rest === '' ? [] : [comment.rest.slice(0, COMMENT)]),
        ...(score === undefined ? [] : [scoreWords(score)]),
      );
    if (made === null) return read(announced.atStart);
    // The length of the whole line that is read, wherever on it the board is.
    const [come, whole] = [now.shown, endOfLine(record, now.shown)].map(
      (node) => pathTo(record, node).length,
    );
    const last = line.ply + (whole ?? 0) - (come ?? 0);
    return read(announced.at(looking.at(line.ply, last), moveTo(now.shown)));
  };
};

interface AnnouncerProps {
  /** Whether the user is choosing a game to begin; the games that are shown until then are no news. */
  readonly isChoosing: boolean;
}

/**
 * Announces to screen readers in plain words what just happened. Moves wait for silence; refusals and results interrupt.
 * It is always mounted, so that nothing goes by unheard.
 */
export const Announcer = ({ isChoosing }: AnnouncerProps) => {
  const gameText = useGameText();
  const text = useText();
  const sitting = useSitting();
  const refused = useTable((state) => state.refused);
  const players = usePlayers();
  const refusalWords = useRefusalWords();
  const wordsFor = useNewsWords();
  const { warning } = usePositionView().facts;
  const [told, tell] = useReducer(
    ({ times }: Telling, words: Told): Telling => ({ ...words, times: times + 1 }),
    nothing,
  );
  const now = snapshotOf(sitting);
  // The position that the board begins with has not been announced.
  const before = useRef(asUnannounced(now));
  useEffect(() => {
    if (isChoosing && now.id !== before.current.id) return;
    const words = wordsFor(before.current, now);
    before.current = now;
    if (words !== null) tell(words);
  });

  const said = refused === null ? '' : refusalWords(refused);
  const warned =
    warning === null
      ? ''
      : gameText.warning(warning.of, warning.about === null ? '' : players[warning.about], text);
  return (
    <>
      <p className="unseen" aria-live="polite" data-announced>
        <Announced event={told.times}>
          <JapaneseParts>{told.polite}</JapaneseParts>
        </Announced>
      </p>
      <ChosenAloud />
      <ReadingAloud />
      <StandingAloud />
      <p className="unseen" aria-live="polite">
        <Announced event={refused}>{refused?.asks && said}</Announced>
      </p>
      <p className="unseen" role="alert">
        <Announced event={refused}>{refused !== null && !refused.asks && said}</Announced>
      </p>
      {/* In regions of their own: a refusal that has passed does not bring them again. */}
      <p className="unseen" role="alert">
        <Announced event={told.times}>
          <JapaneseParts>{told.urgent}</JapaneseParts>
        </Announced>
      </p>
      <p className="unseen" role="alert">
        <Announced event={now.shown}>
          {told.urgent === '' && <JapaneseParts>{warned}</JapaneseParts>}
        </Announced>
      </p>
    </>
  );
};
