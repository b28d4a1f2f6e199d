/** A game at a table with an agreement, for clauses about fouls, draws and resignation, whatever the game. */
import { expect } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { advance } from '#match/advance.ts';
import type { MatchEvent } from '#match/events.ts';
import { type Match, startMatch } from '#match/match.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Strictness, Terms } from '#match/terms.ts';
import { lineTo } from '#record/line.ts';

/** A game that has begun from a position, under an agreement. */
export const sit = (game: Game, setup: string, terms: Partial<Terms> = {}): Match => ({
  ...startMatch(game, setup),
  refereeState: agree({ ...freeTerms, ...terms }, null),
});

/** The game after some events at its table. */
export const after = (game: Game, match: Match, ...events: readonly MatchEvent[]): Match =>
  events.reduce((now, event) => advance(game, now, event), match);

const moveAt = (game: Game, { record, head }: Match, text: string): object => {
  const read = game.text.parseMove(text, lineTo(game, record, head).position);
  if (!read.ok) throw new Error(`${text} is no move`);
  return read.value;
};

/** The game after legal moves. */
export const played = (game: Game, match: Match, texts: string): Match =>
  texts
    .split(' ')
    .reduce(
      (now, text) =>
        after(game, now, { type: 'turn', turn: { move: moveAt(game, now, text) }, atMs: 0 }),
      match,
    );

/** The game after an attempt at a move that is not legal. */
const tried = (game: Game, match: Match, text: string): Match =>
  after(game, match, { type: 'illegal', turn: { move: moveAt(game, match, text) }, atMs: 0 });

const strictnesses: readonly Strictness[] = [
  'teach',
  'casual',
  'claim',
  'strict',
  'retry-same',
  'retry-any',
];

/** Expects that each of these moves, written `position: move`, is a foul and loses where fouls lose. */
export const areFouls = (game: Game, moves: Readonly<Record<string, string>>): void => {
  for (const [setup, text] of Object.entries(moves)) {
    const match = sit(game, setup, { strictness: 'strict' });
    expect(tried(game, match, text).outcome, text).toMatchObject({ by: 'foul' });
  }
};

/** Expects that each of these moves is refused and costs nothing, whatever was agreed. */
export const costNothing = (game: Game, moves: Readonly<Record<string, string>>): void => {
  for (const [setup, text] of Object.entries(moves))
    for (const strictness of strictnesses) {
      const match = sit(game, setup, { strictness });
      const { position } = lineTo(game, match.record, 0);
      const picks = game.picks(position, moveAt(game, match, text) as never);
      expect(game.refuse(position, picks), text).toMatchObject({ class: 'slip' });
      expect(tried(game, match, text), `${text}, ${strictness}`).toBe(match);
    }
};

/** A foul in a position, and what the side could play instead: a move with the same piece, and one with another. */
interface FoulPlayed {
  readonly setup: string;
  readonly foul: string;
  readonly same: string;
  readonly other: string;
}

/** Expects that a foul is refused, stands until it is called, or loses, as agreed. */
export const isDealtWith = (game: Game, { setup, foul }: FoulPlayed): void => {
  for (const strictness of ['teach', 'casual'] as const) {
    const match = sit(game, setup, { strictness });
    expect(tried(game, match, foul)).toBe(match);
  }
  const stands = tried(game, sit(game, setup, { strictness: 'claim' }), foul);
  expect(stands).toMatchObject({ head: 1, outcome: null });
  const seat = game.turn(lineTo(game, stands.record, 1).position);
  const lost = { winner: seat, by: 'foul', next: 'over' };
  expect(after(game, stands, { type: 'call', seat, atMs: 0 }).outcome).toEqual(lost);
  expect(tried(game, sit(game, setup, { strictness: 'strict' }), foul).outcome).toEqual(lost);
};

/** Expects that a foul is taken back and another move made instead, with the same piece or with any. */
export const isPlayedAgain = (game: Game, { setup, foul, same, other }: FoulPlayed): void => {
  for (const [strictness, text, head] of [
    ['retry-same', same, 1],
    ['retry-same', other, 0],
    ['retry-any', same, 1],
    ['retry-any', other, 1],
  ] as const) {
    const taken = tried(game, sit(game, setup, { strictness }), foul);
    expect(taken).toMatchObject({ head: 0, outcome: null });
    expect(played(game, taken, text).head, `${strictness}: ${text}`).toBe(head);
  }
};

/** The outcome after one player offers a draw and the other accepts it, in a game that allows agreed draws or not. */
export const drawnByAgreement = (game: Game, setup: string, agreedDraw: boolean): unknown =>
  after(
    game,
    sit(game, setup, { agreedDraw }),
    { type: 'offer', seat: 0, what: 'draw', atMs: 0 },
    { type: 'answer', seat: 1, yes: true, atMs: 0 },
  ).outcome;
