import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { legalMoves } from '#games/shogi/legal.ts';
import { sameMove } from '#games/shogi/move.ts';
import { handKinds } from '#games/shogi/piece.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import type { Pick } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import { holds } from '../law.ts';
import { everyKind, played, sound, times } from './arbitraries.ts';

const squares: readonly Pick[] = Array.from({ length: 81 }, (_, square) => ({
  at: 'square',
  square,
}));
const hands: readonly Pick[] = ([0, 1] as const).flatMap((seat) =>
  handKinds.map((kind): Pick => ({ at: 'hand', seat, kind })),
);
const choices: readonly Pick[] = ['promote', 'keep', 'stop'].map((choice) => ({
  at: 'choice',
  choice,
}));
const everyPick = [...squares, ...hands, ...choices];

const spell = (word: readonly Pick[]): string =>
  word
    .map((pick) =>
      pick.at === 'square'
        ? pick.square
        : pick.at === 'hand'
          ? `${pick.seat}${pick.kind}`
          : pick.choice,
    )
    .join(' ');

/** The pick sequences ("words") of the legal moves, and all their beginnings. */
const beginnings = (
  position: Position,
): { words: readonly string[]; open: ReadonlySet<string> } => {
  const words: string[] = [];
  const open = new Set<string>(['']);
  for (const move of legalMoves(position)) {
    const word = shogi.picks(position, move);
    words.push(spell(word));
    for (let length = 1; length <= word.length; length++) open.add(spell(word.slice(0, length)));
  }
  return { words, open };
};

test.each(sound)(
  'in %s the pick sequences of legal moves are unique and none begins another',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const { words } = beginnings(position);
        expect(new Set(words).size).toBe(words.length);
        const whole = new Set(words);
        for (const word of words) {
          const picks = word.split(' ');
          for (let length = 1; length < picks.length; length++)
            expect(whole.has(picks.slice(0, length).join(' '))).toBe(false);
        }
      }),
      times(200),
    );
  },
);

test('each pick sequence leads to its move, by `attempt` and by `follow`', () => {
  holds(
    fc.property(played, (position) => {
      for (const move of legalMoves(position)) {
        const word = shogi.picks(position, move);
        const attempted = shogi.attempt(position, word);
        if (attempted === undefined || !sameMove(attempted, move))
          throw new Error(`${spell(word)} attempts ${JSON.stringify(attempted)}`);
      }
      const [some] = legalMoves(position).slice(-1);
      if (some === undefined) return;
      expect(follow(shogi, position, shogi.picks(position, some))).toEqual({
        state: 'done',
        move: some,
      });
    }),
    times(200),
  );
});

/** Throws at the first word with a wrong refusal. A word must be refused exactly if it begins no legal move. */
const expectReasons = (position: Position, words: Iterable<readonly Pick[]>): void => {
  const { open } = beginnings(position);
  for (const word of words) {
    const refused = shogi.refuse(position, word) !== null;
    if (refused === open.has(spell(word)))
      throw new Error(
        `${shogi.text.position(position)}: ${spell(word)} ${refused ? 'begins a legal move and is refused' : 'begins none and is not refused'}`,
      );
  }
};

function* wordsUpToTwo(): Generator<readonly Pick[]> {
  yield [];
  for (const first of everyPick) {
    yield [first];
    for (const second of everyPick) yield [first, second];
  }
}

/** Words of three and four picks that begin with a piece or a hand. */
function* longerWords(position: Position): Generator<readonly Pick[]> {
  const origins = everyPick.filter(
    (pick) => pick.at === 'hand' || (pick.at === 'square' && pieceAt(position, pick.square)),
  );
  for (const first of origins)
    for (const second of squares)
      for (const third of [...choices, ...squares.slice(38, 42)]) {
        yield [first, second, third];
        if (third.at === 'choice') yield [first, second, third, third];
      }
}

test.each(everyKind)(
  'in %s every pick sequence that begins no legal move is refused with a reason, and no other is',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        expectReasons(position, wordsUpToTwo());
        expectReasons(position, longerWords(position));
      }),
      times(25),
    );
  },
);
