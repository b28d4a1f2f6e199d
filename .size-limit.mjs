/**
 * What the first screen may weigh. The files come from Vite's manifest: the page's entry with everything
 * it imports statically, and the same for each module that the playing screen imports before it can show a board.
 */
import { existsSync, readFileSync } from 'node:fs';

const dist = 'dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** Loaded on demand, but wanted at once by the playing screen: its weight counts as the first load's. */
const wantedAtOnce = [/^index\.html$/, /^_words-en-/];
/** The drawings of a set of pieces: a chunk each, with a budget of their own. */
const isFaces = ([key]) =>
  /^(src\/ui\/skins\/[^/]+\/(kanji|symbols|sprite|traditional|simplified|characters)\.ts$|_(drawing|emblems)-)/.test(
    key,
  );

const closure = (keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
};

const filesOf = (entries) => [
  ...new Set(
    entries.flatMap(([, { file, css = [] }]) => [file, ...css]).map((f) => `${dist}/${f}`),
  ),
];

const entries = Object.entries(manifest);
const [faces, others] = [entries.filter(isFaces), entries.filter((entry) => !isFaces(entry))];
/** The great game has as many faces as would fill the budget of all others. */
const isGreat = ([key]) => key.startsWith('src/ui/skins/ko-shogi/');
const closureOf = (patterns) =>
  closure(
    others.map(([key]) => key).filter((key) => patterns.some((pattern) => pattern.test(key))),
  );
const first = closureOf(wantedAtOnce);
const firstLoad = filesOf(others.filter(([key]) => first.has(key)));
/** Rules, files and looks of a game that is fetched: what nobody else imports, without its drawings and words. */
const onlyOf = (game) => {
  const isOwn = (key) => new RegExp(`^src/(games|ui/skins)/${game}/`).test(key);
  const named = others.map(([key]) => key).filter((key) => !key.startsWith('_'));
  const elsewhere = closure(named.filter((key) => !isOwn(key)));
  const own = closure(named.filter(isOwn));
  return filesOf(others.filter(([key]) => own.has(key) && !elsewhere.has(key)));
};
const [xiangqi, banqi, koShogi] = ['xiangqi', 'banqi', 'ko-shogi'].map(onlyOf);
const speaks = [...first].some((key) => key.startsWith('_words-en-'));
const isWhole = first.has('index.html') && speaks && firstLoad.every(existsSync);
if (!isWhole || faces.length === 0 || xiangqi.length * banqi.length * koShogi.length === 0) {
  throw new Error(`${dist}/ lacks the first screen, the pieces or a game: run npm run build.`);
}

export default [
  {
    name: 'first load of the playing screen, JS and CSS',
    path: firstLoad,
    gzip: true,
    limit: '210 kB',
  },
  { name: 'the page itself', path: `${dist}/index.html`, gzip: true, limit: '20 kB' },
  { name: 'xiangqi: rules, files and looks', path: xiangqi, gzip: true, limit: '45 kB' },
  { name: 'banqi: rules, files and looks', path: banqi, gzip: true, limit: '45 kB' },
  { name: 'ko shogi: rules, files and looks', path: koShogi, gzip: true, limit: '45 kB' },
  {
    name: 'piece faces, all sets of the small games',
    path: filesOf(faces.filter((entry) => !isGreat(entry))),
    gzip: true,
    limit: '60 kB',
  },
  {
    name: 'piece faces, all sets of ko shogi',
    path: filesOf(faces.filter(isGreat)),
    gzip: true,
    limit: '150 kB',
  },
];
