/**
 * Damages real files and our own on purpose: the receipt must report every kind of damage. Damage to free text is
 * excluded, because no reader can notice it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { type Format, formats } from '#games/shogi/notation/reading.ts';
import { nameOfStart } from '#games/shogi/notation/start-names.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { seeded } from '../seeded.ts';
import { filesEndingIn, noKifu, present, recordsOf, textOf } from './collection.ts';
import { damages } from './damages.ts';
import { writtenDamages } from './damages-written.ts';

/** How often a reading reports each code. For a text that is not a kifu, this is its error code. */
const toldOf = (text: string): ReadonlyMap<string, number> => {
  const read = readKifu(text);
  if (!read.ok) return new Map([[read.error.code, 1]]);
  const told = new Map<string, number>();
  for (const { code, also } of read.value.games.flatMap(({ notices }) => notices))
    told.set(code, (told.get(code) ?? 0) + 1 + (also?.length ?? 0));
  return told;
};

/** Whether a damaged text gets a report that the undamaged one does not. */
const tellsMore = (damaged: string, whole: ReadonlyMap<string, number>): boolean =>
  [...toldOf(damaged)].some(([code, count]) => count > (whole.get(code) ?? 0));

/** A few of the texts that a damage makes: the first, the last and some between. */
const someOf = (texts: readonly string[]): readonly string[] => {
  const step = Math.max(1, Math.floor(texts.length / 3));
  return texts.filter((_, i) => i % step === 0 || i === texts.length - 1).slice(0, 4);
};

/** Ten of a list, spread over the whole of it. */
const tenOf = (all: readonly string[]): readonly string[] =>
  all.filter(
    (_, i) => Math.floor((i * 10) / all.length) !== Math.floor(((i - 1) * 10) / all.length),
  );

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** The damaged texts about which nothing is reported. */
const silent = (damaged: readonly string[], text: string): readonly string[] => {
  const whole = toldOf(text);
  return someOf(damaged).filter((one) => !tellsMore(one, whole));
};

const folder = new URL('./fixtures/', import.meta.url);
// `mistakes.kif` is damaged already.
const fixtures = readdirSync(folder).filter(
  (name) => !name.endsWith('.usi') && name !== 'mistakes.kif',
);

describe('on our own files the receipt reports that', () => {
  test.each(damages)('$name', (damage) => {
    for (const name of fixtures.filter((file) => damage.files.test(file))) {
      const { text } = decode(readFileSync(new URL(name, folder)));
      expect(silent(damage.of(linesOf(text)), text), name).toEqual([]);
    }
  });
});

describe.skipIf(!present)('on real files the receipt reports that', () => {
  const files = filesEndingIn(/\.(kifu?|ki2u?|csa)$/i).filter((file) => !(file in noKifu));

  const filesOf = new Map<string, number>();

  test.each(damages)('$name', (damage) => {
    const able = files.filter(
      (file) => damage.files.test(file) && damage.of(linesOf(textOf(file))).length > 0,
    );
    const chosen = tenOf(able);
    for (const file of seeded(`files with ${damage.name}`, chosen, 3))
      expect(silent(damage.of(linesOf(textOf(file))), textOf(file)), file).toEqual([]);
    expect(chosen.length).toBe(Math.min(10, able.length));
    filesOf.set(damage.name, chosen.length);
  });

  test('at least forty kinds of damage can be done to ten files', () => {
    const whole = [...filesOf.values()].filter((count) => count === 10).length;
    console.info(`${whole} of ${damages.length} kinds of damage can be done to ten files each`);
    expect(whole).toBeGreaterThanOrEqual(40);
  });
});

describe.skipIf(!present)('on converted real files the receipt reports that', () => {
  // Games from the even start, and games from a start without a name, which has a diagram, for damage to boards and
  // hands.
  const records = filesEndingIn(/\.(kifu?|csa)$/i)
    .filter((file) => !(file in noKifu))
    .flatMap((file) => recordsOf(file).slice(0, 1))
    .filter(
      ({ nodes, setup }) => nodes.length > (setup === handicaps.even ? 8 : 3) && nodes.length < 120,
    )
    .filter((record) => toldOf(writeKifu(record, 'jkf', 'UTF-8')).size === 0);
  const even = ({ setup }: (typeof records)[number]): boolean => setup === handicaps.even;
  const chosenOf = (format: Format, count: number): readonly string[] =>
    [records.filter(even), records.filter(({ setup }) => nameOfStart(setup) === undefined)].flatMap(
      (some) => some.slice(0, count).map((record) => writeKifu(record, format, 'UTF-8')),
    );
  const texts = new Map(formats.map((format) => [format, chosenOf(format, 14)]));

  test.each(writtenDamages)('$format: $name', ({ format, name, of }) => {
    const chosen = tenOf((texts.get(format) ?? []).filter((text) => of(text).length > 0));
    for (const text of seeded(`texts with ${name}`, chosen, 3))
      expect(silent(of(text), text), text.slice(0, 200)).toEqual([]);
    expect(chosen.length).toBe(10);
  });
});
