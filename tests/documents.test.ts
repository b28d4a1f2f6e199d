/**
 * The documents name only things that exist: files, headings, commands, decisions, and the rulings that the code cites.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const under = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort();

const read = (file: string): string => readFileSync(file, 'utf8');

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  'tests/kifu/fixtures/README.md',
  ...under('docs', /\.md$/),
];
const decisions = under('docs/decisions', /\.md$/);
const layers = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '');

/** The matches of the first group of a pattern, each once. */
const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, inside = '']) => inside)),
];

/** The headings of a document in the form that links use. */
const anchorsOf = (file: string): readonly string[] =>
  found(withoutCode(read(file)), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const inner = /\]\((?!https?:)([^)\s]+)\)/g;

/** Whether the target of a link exists, and its heading if the link names one. */
const leads = (from: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
};

const roots = ['src', 'tests', 'docs', 'scripts', 'bench', 'public'];
const marked = new RegExp(`\`((?:${[...roots, ...layers].join('|')})/[^\`\\s]*)\``, 'g');

/** Whether a path is a placeholder for any game, or for a list of files. */
const standsForMany = (path: string): boolean =>
  /[*{<…]/.test(path) || /(^|\/)x(\/|\.|$)/.test(path);

const isThere = (path: string): boolean => {
  const [root = ''] = path.split('/');
  const from = roots.includes(root) ? path : `src/${path}`;
  return [from, `${from}.ts`, `${from}.tsx`].some(existsSync);
};

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('every link within the project leads to a file and its heading', () => {
    expect(found(text, inner).filter((link) => !leads(file, link))).toEqual([]);
  });

  test('every file and folder that is named is there', () => {
    const named = found(withoutCode(text), marked).filter((path) => !standsForMany(path));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test('every name that a document places in a file is in that file', () => {
    const named = [
      ...text.matchAll(/`(?<one>\w+)`(?: and `(?<two>\w+)`)? in `(?<path>src\/[^`]+\.tsx?)`/g),
      ...text.matchAll(/`(?<path>src\/[^`]+\.tsx?)` \(`(?<one>\w+)`\)/g),
    ];
    const missing = named.flatMap(({ groups }) => {
      const path = groups?.['path'] ?? '';
      const names = [groups?.['one'], groups?.['two']].filter((name) => name !== undefined);
      return existsSync(path)
        ? names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read(path)))
        : [];
    });
    expect(missing).toEqual([]);
  });

  test('every command can be run', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = found(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('every decision that a document names exists', () => {
    const numbers = found(text, /\bdecisions? (\d+)/gi).map((number) => number.padStart(4, '0'));
    const taken = decisions.map((name) => name.slice('docs/decisions/'.length).slice(0, 4));
    expect(numbers.filter((number) => !taken.includes(number))).toEqual([]);
  });
});

test('no two decisions share a number, and each has the number of its file name in its title', () => {
  const numbers = decisions.map((file) => Number(/decisions\/(\d{4})-/.exec(file)?.[1]));
  expect(new Set(numbers).size).toBe(decisions.length);
  const titles = decisions.map((file) => Number(/^# (\d+)\. \S/.exec(read(file))?.[1]));
  expect(titles).toEqual(numbers);
});

test('a decision that was replaced links to the one that replaced it', () => {
  const statuses = decisions.flatMap((file) => found(read(file), /^(Status: .*)$/gm));
  expect(statuses.filter((status) => !/\]\(\d{4}-[\w-]+\.md\)/.test(status))).toEqual([]);
  expect(statuses).not.toEqual([]);
});

interface Range {
  readonly letter: string;
  readonly first: number;
  readonly last: number;
}

/** `A14–A22`, `A14` and the like. */
const rangeIn = (text: string): Range => {
  const [, letter = '', first = '', , last = first] =
    /^([A-Z])(\d+)(–[A-Z]?(\d+))?/.exec(text) ?? [];
  return { letter, first: Number(first), last: Number(last) };
};

const rulings = under('docs/rules', /\.md$/).flatMap((file) =>
  found(read(file), /^### ([A-Z]\d+\S*)/gm).map(rangeIn),
);

const ruled = ({ letter, first, last }: Range): boolean =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).every((number) =>
    rulings.some((one) => one.letter === letter && one.first <= number && number <= one.last),
  );

const one = '[A-Z]\\d{1,2}(?:–[A-Z]?\\d{1,2})?';
const list = `${one}(?:,? (?:and )?${one})*`;
/** In a comment `(rules A5, A79)`; in the words of a test `A48 (iv): …` or `… (A58)`. */
const citations = [
  new RegExp(`[Rr]ules (${list})`, 'g'),
  new RegExp(`'(${one})(?: \\([ivx]+\\))?: `, 'g'),
  new RegExp(`\\((${list})\\)'`, 'g'),
];

const citedIn = (text: string): readonly string[] =>
  citations
    .flatMap((pattern) => found(text, pattern))
    .flatMap((cited) => cited.match(new RegExp(one, 'g')) ?? []);

test('every ruling that the code cites has its heading, and each game has some that are cited', () => {
  const cited = [...under('src', /\.tsx?$/), ...under('tests', /\.tsx?$/)].flatMap((file) =>
    citedIn(read(file)).map((ruling) => ({ file, ruling })),
  );
  expect(cited.filter(({ ruling }) => !ruled(rangeIn(ruling)))).toEqual([]);
  expect(new Set(cited.map(({ ruling }) => ruling[0]))).toEqual(new Set('ABCD'));
});

test('no comment cites a ruling in a form that the tests above do not find', () => {
  const strange = under('src', /\.tsx?$/).flatMap((file) =>
    found(read(file), /(\brules [A-Z]\.\S+|\brules \d\S*)/g).map((cited) => `${file}: ${cited}`),
  );
  expect(strange).toEqual([]);
});

test('every document that the code names is there', () => {
  const code = ['src', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    under(folder, /\.(tsx?|mjs)$/),
  );
  const named = code.flatMap((file) => found(read(file), /\b(docs\/[\w/-]+\.md)\b/g));
  expect(named.filter((document) => !existsSync(document))).toEqual([]);
  expect(named).not.toEqual([]);
});

test('rulings follow one another in each document, and none has two headings', () => {
  for (const letter of 'ABCD') {
    const own = rulings.filter((ruling) => ruling.letter === letter);
    own.forEach(({ first, last }, index) => {
      expect(last).toBeGreaterThanOrEqual(first);
      expect(first).toBe((own[index - 1]?.last ?? 0) + 1);
    });
    expect(own).not.toEqual([]);
  }
});

test('every file that has moved is where docs/moved.tsv says, and no more where it was', () => {
  const [, ...rows] = read('docs/moved.tsv').trimEnd().split('\n');
  const paths = rows.map((row) => row.split('\t'));
  expect(paths.filter(([, now = '']) => !existsSync(now))).toEqual([]);
  expect(paths.filter(([before = '']) => existsSync(before))).toEqual([]);
});
