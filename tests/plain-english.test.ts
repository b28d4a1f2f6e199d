/** Comments and test titles are plain English: subject, then verb; one fact a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folders = ['src', 'tests', 'bench', 'scripts'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Words with which no first sentence and no test title begins: what they stand for comes late, or never. */
const riddles = /^(what|who|whoever|whose|of|that|by)\b/i;

/** Words that have a plainer one: again, otherwise, a player, the user. */
const archaisms = /\b(anew|would else|whoever|somebody)\b/i;

/** The letters that a first sentence may have. */
const LONGEST = 140;

/** The comments of a source, without their signs. Lines that follow one another are one comment. */
const commentsOf = (source: string): readonly string[] => {
  const pieces =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\s*\/\/(?! biome-ignore)[^\n]*)*)/g;
  return [...source.matchAll(pieces)].flatMap(([, comment]) => {
    const text = comment
      ?.replaceAll(/^\s*(\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    // Instructions to tools are no sentences.
    return text && /[a-z]/.test(text) && !/^(biome-ignore|@|#)/.test(text) ? [text] : [];
  });
};

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s+(?=[A-Z`"“«(])/)[0] ?? '';

const titlesOf = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /\b(?:test|describe)(?:\.\w+)*\(\s*(?:\[[\s\S]*?\]\)\(\s*)?('(?:\\.|[^'\\\n])*'|`[^`]*`)/g,
    ),
  ].flatMap(([, title]) => title?.slice(1, -1) ?? []);

/** The faults of a source, in words; empty where it is plain. */
const faultsIn = (source: string, hasTitles: boolean): readonly string[] => [
  ...commentsOf(source).flatMap((comment) => {
    const sentence = firstSentence(comment);
    return [
      ...(riddles.test(comment) ? [`begins with a riddle: ${sentence}`] : []),
      ...(sentence.length > LONGEST ? [`has a long first sentence: ${sentence}`] : []),
      ...(archaisms.test(comment) ? [`has an old word: ${comment}`] : []),
    ];
  }),
  ...(hasTitles
    ? titlesOf(source).filter((title) => riddles.test(title) || archaisms.test(title))
    : []),
];

describe.each(folders)('in %s', (folder) => {
  test('comments and test titles are plain', () => {
    const faults = files
      .filter((file) => file.startsWith(`${folder}/`) && file !== 'tests/plain-english.test.ts')
      .flatMap((file) =>
        faultsIn(readFileSync(file, 'utf8'), /\.(test|spec)\.tsx?$/.test(file)).map(
          (fault) => `${file}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});

test.each([
  ['/** What has the state. */', 1],
  ['// Whoever presses\n// sees it.', 2],
  [`/** ${'a long sentence '.repeat(10)}. */`, 1],
  ["// biome-ignore lint/x: what it is\nconst text = '// What';", 0],
  ['/** The state of the table. What a press changes stands in `selection`. */', 0],
  ["test('who presses sees it', () => {});", 1],
  ["test.each([\n  ['a'],\n])('of %s', () => {});", 1],
])('the source %j has %i faults', (source, count) => {
  expect(faultsIn(source, true)).toHaveLength(count);
});
