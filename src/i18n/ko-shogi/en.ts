/** The words of ko shogi in English. This catalogue is the type of the others. */
import type { ChoiceTexts, EndingTexts } from './shape.ts';

const choice: ChoiceTexts = {
  promoting: 'Promote?',
  goingOn: 'Go on, or done?',
  promote: (face) => `Promote · ${face}`,
  keep: (face) => `Don’t promote · ${face}`,
  stop: 'Done',
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
    why: () => 'The same position stood for the fourth time, and neither side alone had checked.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position stood for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in ko shogi that loses.`,
  },
};

export const en = {
  name: 'Ko shogi',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from point to point. Enter picks a piece up or puts it down; on the point that was reached, Enter again ends a move of several steps. Escape lets go of the piece, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

  sides: {
    black: 'Black',
    white: 'White',
  },

  /** By the codes of faces, a plus in front of those that pieces turn over to. */
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
};
