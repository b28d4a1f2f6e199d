import { expect, test } from 'vitest';
import { shogiPack } from '#games/shogi/pack.ts';
import { xiangqiPack } from '#games/xiangqi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { prove } from './prover.ts';

const shogi: Game = shogiPack.game;
const texts = (game: Game, moves: readonly object[]) => moves.map((move) => game.text.move(move));

test('a gold on the head mates in one, and nothing else does', () => {
  const proof = prove(shogi, shogi.start('4k4/9/4G4/9/9/9/9/9/4K4 b G 1'), 5);
  expect(proof).toMatchObject({ is: 'mate', plies: 1 });
  expect(proof.is === 'mate' && texts(shogi, proof.first)).toEqual(['G*5b']);
});

test('a mate in three is proven with the longest defence, and is no mate in one', () => {
  const position = shogi.start('5k1nl/9/7RS/9/9/9/9/9/K8 b G 1');
  expect(prove(shogi, position, 1).is).toBe('no-mate');
  const proof = prove(shogi, position, 5);
  expect(proof).toMatchObject({ is: 'mate', plies: 3 });
  expect(proof.is === 'mate' && texts(shogi, proof.first)).toEqual(['2c4c+']);
  expect(proof.is === 'mate' && proof.line).toHaveLength(3);
});

test('a pawn that is dropped does not mate, because that is no legal move', () => {
  const proof = prove(shogi, shogi.start('3gkg3/3g1g3/4G4/9/9/9/9/9/4K4 b P 1'), 1);
  expect(proof.is).toBe('no-mate');
});

test('a search that may look at few positions says that it does not know', () => {
  const position = shogi.start('7k1/9/7G1/9/9/9/9/9/K8 b 3G 1');
  expect(prove(shogi, position, 5, 10)).toMatchObject({ is: 'unknown' });
});

test('the mirror of a position gives the same verdict', () => {
  const [here, there] = ['k8/9/9/9/9/9/1R7/9/4K4 b G 1', '8k/9/9/9/9/9/7R1/9/4K4 b G 1'];
  const verdicts = [here, there].map((text) => {
    const proof = prove(shogi, shogi.start(text), 3);
    return proof.is === 'mate' ? [proof.plies, proof.first.length] : proof.is;
  });
  expect(verdicts[0]).toEqual(verdicts[1]);
});

test('it proves mates of another game, too', () => {
  const game: Game = xiangqiPack.game;
  // Two chariots on the last ranks: one holds the rank before the general, the other one mates.
  const proof = prove(game, game.start('4k4/R8/8R/9/9/9/9/9/9/3K5 w'), 3);
  expect(proof.is).toBe('mate');
});
