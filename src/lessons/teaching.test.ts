import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game, Pick, Seat } from '#kernel/game.ts';
import { shogiSkin } from '#ui/skins/shogi/shogi-skin.ts';
import { picks, sq } from '../../tests/table.ts';
import { toy } from '../../tests/toy-game.ts';
import { toySkin } from '../../tests/toy-skin.tsx';
import { type Faces, forbidden, mistakenOf, thingOf, whyClosed } from './teaching.ts';

const on = (square: number): Pick => ({ at: 'square', square });

/** The thing that an attempt shows the player does not know. */
const mistakeBy = <P extends object>(
  game: Game<P>,
  faces: Faces,
  position: P,
  seat: Seat,
  attempt: readonly Pick[],
): string | null => {
  const refusal = game.refuse(position, attempt);
  if (refusal === null) throw new Error('that is legal');
  return mistakenOf(faces, position, seat, attempt, refusal);
};

describe('in shogi', () => {
  // Sente has two pawns in hand and a rook that is pinned to its king.
  const position = shogi.start('4r3k/9/9/9/4R4/9/P8/9/4K4 b 2P 1');
  const mistake = (text: string): string | null =>
    mistakeBy(shogi, shogiSkin, position, 0, picks(text));

  test('a piece that is sent where it does not go shows that its moves are not known', () => {
    expect(mistake('9g 9e')).toBe('P');
  });

  test('a foul shows that its rule is not known, whatever piece made it', () => {
    expect(mistake('5e 4e')).toBe('pinned');
    expect(mistake('P* 9c')).toBe('nifu');
  });

  test('a press on an empty square, or on another piece of one’s own, shows nothing', () => {
    expect(mistake('7e 7d')).toBeNull();
    expect(mistake('5e 9g')).toBeNull();
    expect(mistake('5a 5b')).toBeNull();
  });

  test('a drop is a thing apart from the moves of its face', () => {
    expect(thingOf(shogiSkin, position, picks('P* 9c')[0] ?? on(0))).toBe('P*');
    expect(thingOf(shogiSkin, position, on(sq('9g')))).toBe('P');
    expect(thingOf(shogiSkin, position, on(sq('7e')))).toBeNull();
  });

  test('the squares that rules close are listed, and not those where a piece does not go', () => {
    const closed = (text: string): readonly string[] => {
      const [origin] = picks(text);
      return origin ? forbidden(shogi, shogiSkin, position, origin).map(({ rule }) => rule) : [];
    };
    expect(new Set(closed('P* 9c'))).toEqual(new Set(['nifu', 'dead-square']));
    expect(new Set(closed('5e 4e'))).toEqual(new Set(['pinned']));
    expect(closed('9g 9f')).toEqual([]);
  });

  test('a square that is pointed at is explained while one piece is chosen that cannot go there', () => {
    const why = (chosen: string, pointed: string | null): string | undefined =>
      whyClosed(
        shogi,
        position,
        chosen === '' ? [] : picks(chosen),
        pointed ? on(sq(pointed)) : null,
      )?.rule;
    expect(why('5e', '4e')).toBe('pinned');
    expect(why('5e', '5d')).toBeUndefined();
    expect(why('5e', '5e')).toBeUndefined();
    // It would be taken up instead.
    expect(why('5e', '9g')).toBeUndefined();
    expect(why('9g', '5e')).toBeUndefined();
    expect(why('5e', null)).toBeUndefined();
    expect(why('', '4e')).toBeUndefined();
  });
});

describe('in a game that no table knows', () => {
  // A stone that can come between two others of its own, where nobody may end.
  const position = toy.start(`${'.'.repeat(12)}S.S..........S.......... 0 - 3`);
  const stone = on(25);

  test('its fouls are learned as rules, and its slips with the piece that was sent', () => {
    expect(mistakeBy(toy, toySkin, position, 0, [stone, on(13)])).toBe('crowded');
    expect(mistakeBy(toy, toySkin, position, 0, [stone, on(35)])).toBe('S');
  });

  test('the squares that its rules close are listed', () => {
    expect(
      forbidden(toy, toySkin, position, stone).map(({ rule, square }) => [rule, square]),
    ).toEqual([['crowded', 13]]);
    expect(thingOf(toySkin, position, stone)).toBe('S');
  });
});
