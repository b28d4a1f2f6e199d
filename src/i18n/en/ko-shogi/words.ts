/** The words of ko shogi in English. This catalogue gives the others their shape. */

import type {
  ChoiceTexts,
  EndingTexts,
  NotationTexts,
  ProblemTexts,
  RuleTexts,
  SpokenTurn,
  WarningTexts,
} from '../../shapes/ko-shogi/words.ts';
import { listed } from '../format.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const choice: ChoiceTexts = {
  promoting: (face) => `Promote to ${face}?`,
  goingOn: 'Continue or stop here?',
  optional: 'or keep it as it is',
  words: { promote: 'Promote', keep: 'Keep', stop: 'Done' },
  answer: (word, face) => `${word} · ${face}`,
};

const endings: EndingTexts = {
  'command-lost': {
    how: 'Command lost',
    why: ({ loser }) =>
      loser === ''
        ? 'One turn took the command of both sides.'
        : `${loser} has no general and no governor left, nor a middle troop with a banner.`,
  },
  repetition: {
    how: 'No contest',
    why: () =>
      'The same position occurred for the fourth time, and neither side alone had checked.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position occurred for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in ko shogi that loses.`,
  },
};

const spoken = ({ side, piece, landings, choice, gone, check }: SpokenTurn): string => {
  const words = landings.flatMap(({ square, captured, shot }) => [
    `to ${square}`,
    ...(captured === null ? [] : [`captures ${captured}`]),
    ...shot.map(({ name, square: there }) => `shoots ${name} on ${there}`),
  ]);
  if (choice !== null) words.push(choice === 'promote' ? 'promotes' : 'does not promote');
  if (gone.length > 0) words.push(`also gone: ${listed(gone)}`);
  if (check) words.push('check');
  return `${side}: ${piece} ${words.join(', ')}.`;
};

const warnings: WarningTexts = {
  'third-time': () => 'This position has occurred for the third time: a fourth is no contest.',
  'third-time-checking': (side) => `Repeated by nothing but checks: if it goes on, ${side} loses.`,
};

const problems: ProblemTexts = {
  'command-missing': ({ side }) =>
    `${side} has neither a general or governor nor a middle troop with a banner.`,
  'too-many': ({ side, piece }) => `${side} has more of this piece than a set has: ${piece}.`,
  'no-move': ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
};

export const words = {
  /** How it is won, in one sentence for a new player. */
  goal: 'You win by capturing every commander of the other side.',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from point to point. Enter picks a piece up or puts it down; on the point that was reached, Enter again ends a move of several steps. Escape lets go of the piece, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

  sides: {
    black: 'Black',
    white: 'White',
  },

  /** The names of pieces by the codes of faces. A code with a plus is a face that a piece turns over to. */
  pieces: {
    G: { name: 'general' },
    CL: { name: 'clerk' },
    '+CL': { name: 'master at arms' },
    SO: { name: 'staff officer' },
    '+SO': { name: 'banner and drums' },
    AC: { name: 'aide de camp' },
    '+AC': { name: 'quartermaster' },
    WR: { name: 'sumo wrestler' },
    A: { name: 'aide' },
    '+A': { name: 'town brigade' },
    S: { name: 'staff' },
    '+S': { name: 'village brigade' },
    CS: { name: 'chief of staff' },
    '+CS': { name: 'vice commander' },
    EN: { name: 'engineer' },
    '+EN': { name: 'poison flame' },
    TP: { name: 'Taoist priest' },
    '+TP': { name: 'five-li fog' },
    SM: { name: 'spiritual monk' },
    '+SM': { name: 'immaculate light' },
    AG: { name: 'advance guard' },
    '+AG': { name: 'skyward net' },
    MA: { name: 'middle troop' },
    '+MA': { name: 'governor' },
    D: { name: 'drum' },
    '+D': { name: 'thunderclap' },
    B: { name: 'banner' },
    '+B': { name: 'flag waver' },
    SN: { name: 'sentry' },
    '+SN': { name: 'centuria' },
    M: { name: 'millenary' },
    '+M': { name: 'dragon ascending' },
    Q: { name: 'quartermaster' },
    '+Q': { name: 'tiger wing' },
    CR: { name: 'centuria' },
    '+CR': { name: 'war hawk' },
    RG: { name: 'rear guard' },
    '+RG': { name: 'earthward net' },
    FC: { name: 'Frankish cannon' },
    '+FC': { name: 'chariot of the gods' },
    E: { name: 'elephant' },
    LB: { name: 'longbow' },
    '+LB': { name: 'longbow cavalryman' },
    CB: { name: 'crossbow' },
    '+CB': { name: 'crossbow cavalryman' },
    C: { name: 'cannon' },
    '+C': { name: 'gun carriage' },
    HS: { name: 'cavalryman' },
    '+HS': { name: 'cavalry' },
    CA: { name: 'cavalry' },
    '+CA': { name: 'winged horse' },
    P: { name: 'pawn' },
    '+P': { name: 'patrol unit' },
    PU: { name: 'patrol unit' },
    '+PU': { name: 'commissar' },
    SH: { name: 'shield' },
    '+SH': { name: 'shield unit' },
    SU: { name: 'shield unit' },
    '+SU': { name: 'heavenly fortress' },
    CH: { name: 'chariot' },
    '+CH': { name: 'chariot unit' },
    CU: { name: 'chariot unit' },
    '+CU': { name: 'millenary' },
    V: { name: 'vanguard' },
    '+V': { name: 'commissar' },
  },

  choice,
  endings,

  /** Moves as they can be typed. */
  typed: 'For example V-10h, 10m-10h, or 10h',
  spoken,
  warnings,
  fouls,
  namedFouls,
  problems,
  agreement,
  /** The settings of the game, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: { kanji: 'Names in kanji', codes: 'Codes with their moves' },
    },
    coordinates: {
      label: 'Coordinates',
      values: { points: 'Numbers and letters: 10j', none: 'None' },
    },
    upright: { label: 'Turn the opponent’s signs to the reader' },
    fogs: { label: 'Show how far fogs and lights reach' },
    nets: { label: 'Show the lines of nets' },
    flames: { label: 'Show where flames burn' },
    shooters: { label: 'Show who could shoot whom, and who is silenced' },
    command: { label: 'Show the commanders of both sides' },
  },
  /** Above the times of an ending by repetition. */
  stood: 'The same position stood four times:',
  /** Words on the card of a piece, before its other face. */
  faces: { none: 'It never promotes.', promotes: 'Promotes to', from: 'Promoted from' },
  /** The tip that a beginner gets when something first comes up. Each must fit two short lines. */
  occasions: {
    check: 'Check: the next turn could take your command.',
    'third-time': 'This position has occurred for the third time.',
  },
  /** Sentences on the pieces that act from afar. */
  acting: {
    aims: (shooter: string, targets: readonly string[]) =>
      `${shooter} could shoot ${listed(targets)}.`,
    silenced: (shooter: string, points: readonly string[], fogs: readonly string[]) =>
      `${shooter} is silenced on ${listed(points)} by ${listed(fogs)}.`,
    fog: (fog: string, other: string) =>
      `${fog} keeps bows and guns of ${other} silent within five points.`,
    light: (light: string, other: string) =>
      `${light} makes a fog of ${other} a priest again within five points.`,
    net: (net: string, frozen: readonly string[]) =>
      frozen.length === 0 ? `${net} holds nothing now.` : `${net} holds ${listed(frozen)}.`,
    flame: (flame: string) => `${flame} burns whatever lands beside it.`,
    commands: (side: string, commanders: readonly string[]) =>
      commanders.length === 0
        ? `${side} is led by a middle troop and a banner together.`
        : `${side} is led by ${listed(commanders)}.`,
    loses: (side: string, sets: readonly (readonly string[])[]) =>
      `${side} loses with ${sets.map((pieces) => listed(pieces)).join('; or with ')}.`,
    lost: (side: string) => `${side} has lost its command.`,
    checked: (pieces: readonly string[]) => `One turn could take it: ${listed(pieces)}.`,
  },
  /** The results of a landing besides its capture: in brief, and for one point. */
  foreseen: {
    promotes: 'promotes',
    perishes: 'is burned',
    burns: 'burns',
    putsOut: 'puts out flames',
    burnedThere: 'a flame burns it there',
    burning: (pieces: readonly string[]) => `burns ${pieces.length}: ${listed(pieces)}`,
    puttingOut: (pieces: readonly string[]) => `puts out ${pieces.length}: ${listed(pieces)}`,
    standing: (piece: string, point: string) => `${piece} on ${point}`,
  },
  /** Sentences on the card of a piece that is held, by what holds it. */
  held: {
    net: (nets: readonly string[]) => `It cannot move: held by ${listed(nets)}.`,
    fog: (fogs: readonly string[]) => `No shot within five points of ${listed(fogs)}.`,
  },
  files,
  /** How moves can be written, each with a sample. */
  notations: { codes: 'Codes: HS-15o', points: 'Points: 17p-15o' } satisfies NotationTexts,
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-point': 'There is no piece on this point.',
    'own-piece': 'Your own piece is on that point.',
    'wrong-movement': 'This piece does not move like that.',
    blocked: 'Another piece is in the way.',
    'out-of-range': 'That is too far.',
    'priests-only': 'Priests and monks take only their own family by moving.',
    'second-leap': 'Cavalry’s second leap goes on the same main way, or back.',
    'five-steps': 'The thunderclap makes exactly five steps.',
    'straight-run': 'The flag waver keeps its direction.',
    burned: 'A flame has burned this piece: its turn is over.',
    'shot-after-capture': 'A piece that captured by landing does not shoot from there.',
    'no-shots-left': 'This piece has made all its shots.',
    'nothing-to-shoot': 'There is nothing to shoot on that point.',
    'cannot-stop': 'The turn cannot end here.',
    'promotion-not-possible': 'This piece cannot promote here.',
    'promotion-compulsory': 'What it took makes this piece promote.',
    'pawn-without-drum': 'A pawn steps ahead only while its side has a drum.',
    'immune-to-displacement': 'That piece cannot be taken by this one.',
    silenced: 'An enemy fog within five points silences bows and guns.',
    'immune-to-shot': 'That piece cannot be shot by this one.',
    frozen: 'A net holds this piece.',
  } satisfies RuleTexts,
};
