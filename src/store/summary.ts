import type { Game } from '#kernel/game.ts';
import { fingerprintOf } from '#record/fingerprint.ts';
import { lineTo } from '#record/line.ts';
import type { Headers } from '#record/record.ts';
import { hasNothingToKeep, namesOf } from './selectors.ts';
import type { GameSummary, KeptSitting } from './sitting.ts';

/** Whether a game was played here and can be continued. */
export const isUnfinished = ({
  outcome,
  origin,
}: Pick<GameSummary, 'outcome' | 'origin'>): boolean => outcome === null && origin === 'played';

/** The first date among the headers: files of every tradition give the day of the game before other dates. */
export const dateIn = (headers: Headers): string | undefined =>
  headers.map(([, value]) => /^\d{4}([/.-]\d\d?){2}/.exec(value)?.[0]).find(Boolean);

/** The line of a sitting in lists. */
export const summaryOf = (game: Game, sitting: KeptSitting): GameSummary => {
  const { id, revision, changedAtMs, origin, match, source } = sitting;
  const line = lineTo(game, match.record, match.head);
  const latest = -changedAtMs;
  const date = dateIn(match.record.headers);
  const { outcome } = match;
  const isOpen = isUnfinished({ outcome, origin });
  const opened = source?.fingerprint;
  const isEdited = opened !== undefined && opened !== fingerprintOf(game, match.record);
  return {
    id,
    game: match.gameId,
    revision,
    changedAtMs,
    origin,
    names: namesOf(sitting),
    plies: line.ply,
    outcome,
    position: game.text.position(line.position),
    ...(source && { source }),
    ...(isEdited && { edited: true }),
    ...(date && { date }),
    ...(!hasNothingToKeep(sitting) && { latest, ...(isOpen && { unfinished: latest }) }),
  };
};
