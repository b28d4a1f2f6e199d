/** The look and words of the toy game: all that the table needs from a game, in as few words as possible. */
import type { GameWords } from '#i18n/catalogue.ts';
import type { Evidence, Line } from '#kernel/game.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { AgreementSkin } from '#ui/game/agreement-skin.ts';
import type {
  GameFiles,
  GameInspector,
  GameText,
  SettingsSkin,
  Writing,
} from '#ui/game/game-text.ts';
import type { Question } from '#ui/game/skin.ts';
import { defineSkin } from '#ui/skins/define-skin.ts';
import { type ToyMove, type ToyPosition, type ToyRules, toy } from './toy-game.ts';
import { toySkin } from './toy-skin.tsx';

const nothing: readonly Evidence[] = [];

const lastWord = ({ turn }: Line<ToyPosition, ToyMove>): string => {
  if (turn === null) return '';
  const text = toy.text.move(turn.move);
  return turn.drawn === undefined ? text : `${text}${turn.drawn}`;
};

const writing: Writing<ToyPosition, ToyMove> = {
  write: lastWord,
  speak: (line, { called }) => {
    const mover = called[line.before && toy.turn(line.before.position) === 1 ? 1 : 0];
    return `${mover}: ${lastWord(line)}.`;
  },
  notations: () => ({ plain: 'Plain' }),
  namedFoul: () => null,
};

const refusals: Readonly<Record<string, string>> = {
  'not-your-turn': 'It is the other side’s turn.',
  'nothing-there': 'Nothing is there.',
  'not-a-step': 'That is not one step.',
  'too-far': 'That is too far.',
  crowded: 'Nobody may end between two of its own.',
};

const inspector: GameInspector = {
  reason: ({ refusal: { rule } }) => refusals[rule] ?? rule,
  attacks: () => ({ counts: [[], []], hanging: [], pins: [], checks: [] }),
  attackLines: [],
  inspect: () => null,
  evidence: () => nothing,
  rules: async () => Promise.reject(new Error('nobody reads the rules of a toy')),
  claims: {
    claim: (what) => ({ act: `Claim a ${what}`, title: what, make: 'Claim' }),
    sheet: () => ({ lines: [], gives: 'draw', totals: [() => '', () => ''] }),
    sheetFor: () => null,
  },
  repeated: (by) => (by === 'repeated' ? { times: 3, words: 'It stood three times:' } : null),
};

const settings: SettingsSkin = { texts: () => ({}), Preview: {} };

const agreementSkin: AgreementSkin = {
  words: () => ({
    rules: 'Rules of the toy',
    options: {
      aim: { label: 'Who wins', values: { keep: 'Who has pieces', lose: 'Who has none' } },
      repetitions: { label: 'Drawn when repeated' },
      steps: { label: 'Steps of a runner' },
    },
    presets: { gentle: 'Gentle', topsy: 'Topsy-turvy' },
    presetNotes: { gentle: '', topsy: '' },
    starts: { even: 'Even game', own: 'Own position' },
    start: 'Start',
    position: 'Position',
    gives: 'Who gives',
    given: '',
    toss: {
      choice: 'Toss',
      pending: 'the toss will say',
      title: 'Toss',
      begin: 'Begin',
      thrown: () => '',
      fell: () => '',
    },
  }),
  Toss: () => null,
};

const kifu: GameFiles = {
  words: () => ({
    hint: 'TOY, in any encoding',
    copyPosition: 'Copy position as toy text',
    formats: { toy: 'Everything.', brief: 'The moves alone.' },
    losses: { start: 'where it began' },
    notices: { quoted: 'It was quoted.', 'no-move': 'This is no move of a toy.' },
    lineKinds: { head: 'head', position: 'position', move: 'move', scribble: 'scribble' },
    sample: {},
  }),
  problem: () => 'This is no position.',
  played: (record) => record,
};

const gameText: GameText<ToyPosition> = {
  name: () => 'Toy',
  goal: () => 'You win by taking the last stone.',
  keys: () => 'Arrow keys move from cell to cell.',
  side: (_, seat) => (seat === 0 ? 'First' : 'Second'),
  writing,
  refusal: ({ rule }) => refusals[rule] ?? rule,
  foul: ({ rule }) => refusals[rule] ?? rule,
  ending: ({ by }) => ({ how: by, why: `It ended by ${by}.` }),
  warning: (of) => (of === 'seen-before' ? 'This has been seen before.' : of),
  typedLike: () => 'a3-a2',
  typed: (position, text) => {
    const read = toy.text.parseMove(text, position);
    return read.ok
      ? { is: 'moves', moves: [{ move: read.value, words: text }] }
      : { is: 'unreadable' };
  },
  inspector,
  settings,
  agreement: agreementSkin,
  files: fetchOnce(async () => kifu),
};

const lastSquare = (picks: readonly { readonly at: string; readonly square?: number }[]): number =>
  picks.findLast(({ at }) => at === 'square')?.square ?? 0;

/** Asks whether a run stops here or goes on. */
const question = (picks: Parameters<typeof lastSquare>[0]): Question => ({
  title: 'Go on?',
  square: lastSquare(picks),
  seat: 0,
  options: [{ choice: 'stop', face: 'R', label: 'Stop here', word: 'Stop here' }],
});

/** The looks and words of the toy game. */
export const toyLook = defineSkin<ToyPosition, ToyMove, ToyRules, GameWords>({
  skin: { ...toySkin, question: (_, picks) => question(picks) },
  gameText,
  words: fetchOnce(async () => ({ record: 'game record', recordExplained: 'game record' })),
});
