import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../tests/law.ts';
import { type ToyMove, type ToyPosition, toy, toyStart } from '../../tests/toy-game.ts';
import { type Game, other, type Pick } from './game.ts';
import { extend, startLine } from './line.ts';
import { follow, samePick } from './picking.ts';
import { movingFrom, type PressResult, point, shown } from './pointing.ts';

const game: Game = toy;

/** A position in three rows of twelve cells, seat 0 to move. */
const at = (rows: string, pool = '-', steps = 3): ToyPosition =>
  toy.start(`${rows.replaceAll('/', '')} 0 ${pool} ${steps}`);

const square = (name: string): Pick => ({
  at: 'square',
  square: 'abcdefghijkl'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 12,
});
const stop: Pick = { at: 'choice', choice: 'stop' };
const pickOf = (name: string): Pick => (name === 'stop' ? stop : square(name));

/** Presses one thing after another, and returns the result of the last press. */
const press = (position: object, names: string): PressResult => {
  let picks: readonly Pick[] = [];
  let last: PressResult = { is: 'picked', picks };
  for (const name of names.split(' ')) {
    last = point(game, position, picks, pickOf(name));
    if (last.is === 'picked') picks = last.picks;
  }
  return last;
};
const picks = (names: string): readonly Pick[] =>
  names === '' ? [] : names.split(' ').map(pickOf);
/** A whole move, and the picks that name it. */
const move = (text: string, names: string): PressResult => {
  const read = toy.text.parseMove(text, toy.start());
  if (!read.ok) throw new Error(text);
  return { is: 'move', move: read.value, picks: picks(names) };
};

const lone = at('............/....R......./............');

test.each([
  ['a piece is taken up', 'e2', 'e2'],
  ['a step is picked, and waits whether there is another', 'e2 f2', 'e2 f2'],
  ['the piece may come back to where it began, and go on', 'e2 f2 e2', 'e2 f2 e2'],
  ['the origin lets go of a piece that was only taken up', 'e2 e2', ''],
])('%s', (_, pressed, left) => {
  expect(press(lone, pressed)).toEqual({ is: 'picked', picks: picks(left) });
});

test('a move that can go no further is made without being asked', () => {
  expect(press(lone, 'e2 f2 e2 d2')).toEqual(move('e2-f2-e2-d2', 'e2 f2 e2 d2'));
});

test('to stop is offered beside the squares where both are legal, and makes the move as it stands', () => {
  const following = follow(game, lone, picks('e2 f2'));
  expect(following.state === 'open' && following.next).toContainEqual(stop);
  expect(following.state === 'open' && following.next).toContainEqual(square('g2'));
  expect(press(lone, 'e2 f2 stop')).toEqual(move('e2-f2', 'e2 f2 stop'));
  expect(press(lone, 'e2 f2 e2 stop')).toEqual(move('e2-f2-e2', 'e2 f2 e2 stop'));
});

test('the piece itself, where it has come to, is put down there when the move may stop', () => {
  expect(press(lone, 'e2 f2 f2')).toEqual(move('e2-f2', 'e2 f2 stop'));
  expect(press(lone, 'e2 f2 e2 e2')).toEqual(move('e2-f2-e2', 'e2 f2 e2 stop'));
});

test('in the middle of a move the board shows it as it stands, and where the piece is', () => {
  const far = picks('e2 f2 g2');
  expect((shown(game, lone, far) as ToyPosition).cells.indexOf('R')).toBe(18);
  expect(movingFrom(game, lone, far)).toEqual(square('g2'));
  expect(shown(game, lone, picks('e2'))).toBe(lone);
  expect(movingFrom(game, lone, picks('e2'))).toEqual(square('e2'));
  expect(movingFrom(game, lone, [])).toBeNull();
});

test('a wrong leg is refused with its reason, and the legs before it stay', () => {
  const position = at('............/....R.S...../............');
  expect(press(position, 'e2 f2 g2')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'not-a-step' },
    tried: picks('e2 f2 g2'),
  });
  expect(press(position, 'e2 f2 g2 f1 stop')).toEqual(move('e2-f2-f1', 'e2 f2 f1 stop'));
});

test('another own piece is taken up instead before the second pick, and is no place to go after it', () => {
  const position = at('............/....R....R../............');
  expect(press(position, 'e2 j2')).toEqual({ is: 'picked', picks: picks('j2') });
  expect(press(position, 'e2 f2 j2')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'not-a-step' },
  });
});

test('a move of one pick is made immediately, also while a piece is chosen', () => {
  const position = at('..........?./....R......./............', 's');
  expect(press(position, 'k1')).toEqual(move('k1=', 'k1'));
  expect(press(position, 'e2 k1')).toEqual(move('k1=', 'k1'));
});

test('a press where the chosen piece would go makes no other move: it is refused, and the piece stays chosen', () => {
  const position = at('............/....R?....../............', 's');
  expect(press(position, 'f2')).toEqual(move('f2=', 'f2'));
  expect(press(position, 'e2 f2')).toMatchObject({ is: 'refused', tried: picks('e2 f2') });
});

// The runner in the corner has its own pieces on both sides, and no step.
const walled = at('RR........../R...?......./............', 's');

test('an own piece that has no legal move is taken up with its reason, and the next press is an attempt with it', () => {
  expect(press(walled, 'a1')).toMatchObject({
    is: 'picked',
    picks: picks('a1'),
    stuck: { rule: 'crowded' },
  });
  expect(press(walled, 'a1 c1')).toMatchObject({ is: 'refused', tried: picks('a1 c1') });
  expect(press(walled, 'a1 a1')).toEqual({ is: 'picked', picks: [] });
  expect(press(walled, 'a1 b1')).toEqual({ is: 'picked', picks: picks('b1') });
  expect(press(walled, 'b1 a1')).toMatchObject({ is: 'picked', picks: picks('a1') });
});

test('beside an own piece that has no legal move a move of one press is not made: the press is an attempt', () => {
  const position = at('R?........../R.........../............', 's', 1);
  expect(press(position, 'b1')).toEqual(move('b1=', 'b1'));
  expect(press(position, 'a1')).toMatchObject({ is: 'picked', stuck: {} });
  expect(press(position, 'a1 b1')).toMatchObject({ is: 'refused', tried: picks('a1 b1') });
});

test('a foul in the middle of a move may be gone through, and not ended with', () => {
  const position = at('....R......./R....S....../....R.......', '-', 2);
  expect(press(position, 'a2 e2')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'not-a-step' },
  });
  const crowding = at('....R......./...R......../....R.......', '-', 1);
  expect(press(crowding, 'd2 e2')).toMatchObject({ is: 'refused', refusal: { rule: 'crowded' } });
});

const walked = fc.array(fc.nat(), { maxLength: 30 }).map((steps) => {
  let line = startLine<ToyPosition, ToyMove>(toy.start(toyStart));
  for (const step of steps) {
    if (toy.judge(line) !== undefined) break;
    const moves = [...toy.legalMoves(line.position)];
    const chosen = moves[step % moves.length];
    if (chosen === undefined) break;
    const [chance] = toy.draws(line.position, chosen);
    line = extend(toy, line, { move: chosen, ...(chance && { drawn: chance.drawn }) });
  }
  return line.position;
});

test('in every position each legal move is made by pressing its sequence, and by nothing shorter', () => {
  holds(
    fc.property(walked, (position) => {
      for (const legal of toy.legalMoves(position)) {
        let so: readonly Pick[] = [];
        const sequence = toy.picks(position, legal);
        for (const [i, pick] of sequence.entries()) {
          const came = point(game, position, so, pick);
          if (i === sequence.length - 1)
            expect(came).toEqual({ is: 'move', move: legal, picks: sequence });
          else {
            expect(came).toEqual({ is: 'picked', picks: sequence.slice(0, i + 1) });
            so = sequence.slice(0, i + 1);
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('whatever is pressed in whatever order, what stays picked begins a legal move or is one own piece, and only legal moves are made', () => {
  holds(
    fc.property(
      walked,
      fc.array(fc.integer({ min: -1, max: 35 }), { maxLength: 40 }),
      (position, presses) => {
        let so: readonly Pick[] = [];
        const legal = [...toy.legalMoves(position)];
        for (const number of presses) {
          const came = point(
            game,
            position,
            so,
            number < 0 ? stop : { at: 'square', square: number },
          );
          if (came.is === 'move') {
            expect(legal).toContainEqual(came.move);
            so = [];
          } else if (came.is === 'picked') {
            so = came.picks;
            const begun = legal.some((one) =>
              so.every((pick, i) => {
                const there = toy.picks(position, one)[i];
                return there !== undefined && samePick(there, pick);
              }),
            );
            const [own] = so;
            const isStuck = came.stuck !== undefined && own && toy.owns(position, own);
            expect(begun || (isStuck && so.length === 1)).toBe(true);
          } else expect(came.tried.slice(0, -1)).toEqual(so);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a piece that one side may not touch the other may', () => {
  const position = at('....r......./............/....R.......');
  expect(press(position, 'e1')).toMatchObject({ refusal: { rule: 'not-your-turn' } });
  expect(press({ ...position, turn: other(0) }, 'e1')).toEqual({
    is: 'picked',
    picks: picks('e1'),
  });
});
