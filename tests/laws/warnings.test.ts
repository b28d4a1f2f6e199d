/**
 * A warning must come true: the game in which it is given ends as it says. Tested in every game, under every rule that
 * can be agreed.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionSpec, Options, OptionValue } from '#games/agreement.ts';
import { packs } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { type Line, type Outcome, other, type Warning } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { holds } from '../law.ts';

/** Rounds of moves, as the game's own texts, that lead back to the position they begin in. */
const rounds = [
  ['shogi', 'nobody checks', '4k4/9/9/9/9/9/9/9/4K4 b - 1', '5i5h 5a5b 5h5i 5b5a'],
  ['shogi', 'sente checks', '4k4/9/9/9/9/9/9/5R3/8K b - 1', '4h5h 5a4a 5h4h 4a5a'],
  ['xiangqi', 'nobody checks', '4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1', 'a1b1 e9e8 b1a1 e8e9'],
  ['xiangqi', 'Red checks', '3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1', 'e1d1 d9e9 d1e1 e9d9'],
  ['xiangqi', 'Red chases', '4k4/9/c8/9/9/9/9/9/1R7/3K5 w - - 0 1', 'b1a1 a7b7 a1b1 b7a7'],
  ['banqi', 'two kings walk', 'K6k/8/8/8 1 r - 0', 'a4-a3 h4-h3 a3-a4 h3-h4'],
  ['ko-shogi', 'both pass', undefined, '13s-13r-13s 7a-7b-7a'],
] as const;

const anyValue = (spec: OptionSpec): fc.Arbitrary<OptionValue> =>
  spec.kind === 'flag'
    ? fc.boolean()
    : spec.kind === 'number'
      ? fc.integer({ min: spec.min, max: spec.max })
      : fc.constantFrom(...spec.choices);

const anyOptions = (specs: readonly OptionSpec[]): fc.Arbitrary<Options> =>
  fc.record(Object.fromEntries(specs.map((spec) => [spec.id, anyValue(spec)])));

/** More rounds than any rule needs until a position has occurred often enough. */
const ROUNDS = 6;

describe('a warning of a position that comes back', () => {
  test.each(rounds)('holds in %s, where %s', async (id, _, setup, round) => {
    const { game, agreement } = await packOf(packs, id);
    const { options } = agreement;
    const texts = Array.from({ length: ROUNDS }, () => round.split(' ')).flat();
    const goOn = (rules: Options): { warnings: Warning[]; outcome: Outcome | undefined } => {
      const warnings: Warning[] = [];
      let line: Line<object, object> = startLine(game.start(setup));
      for (const text of texts) {
        const read = game.text.parseMove(text, line.position);
        if (!read.ok) throw new Error(`${text} is no move`);
        line = extend(game, line, { move: read.value });
        const outcome = game.judge(line, rules);
        const { warning } = game.facts(line, rules);
        // The status shows an outcome instead of a warning, so there must be no warning any more.
        if (outcome !== undefined) {
          expect(warning).toBeNull();
          return { warnings, outcome };
        }
        if (warning !== null) warnings.push(warning);
      }
      return { warnings, outcome: undefined };
    };
    holds(
      fc.property(anyOptions(options), (chosen) => {
        const { warnings, outcome } = goOn({ ...game.rules, ...chosen });
        if (warnings.length > 0) expect(outcome).toBeDefined();
        for (const { about } of warnings)
          if (about !== null) expect(outcome?.winner).toBe(other(about));
      }),
    );
  });
});
