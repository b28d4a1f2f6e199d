/** The words of ko shogi about its files, in English. */
import type { FileTexts } from '../../shapes/ko-shogi/files.ts';

export const files: FileTexts = {
  hint: 'Records of ko shogi (.ko)',
  copyPosition: 'Copy position as text',
  unreadablePosition: 'This is not a position of ko shogi.',
  formats: { ko: 'Everything: moves, variations, comments and times.' },
  losses: {
    remarks: 'remarks and lines that were not understood',
    glyphs: 'signs such as !? beside moves',
    arrows: 'arrows and circles',
  },
  notices: {
    'illegal-move': 'This move breaks a rule. It is kept and marked.',
    'not-closed': 'This does not end. It was closed at the end of the game.',
    'bad-start': 'This is not a start. The usual one was taken instead.',
    'unreadable-move': 'This is not a move. The line of play stops before it.',
    'impossible-move': 'This move cannot be made here. The line of play stops before it.',
    'ambiguous-move': 'This fits several moves. The line of play stops before it.',
    'move-after-ending': 'This move comes after the end of the game and is left out.',
    'second-ending': 'This line of play has ended before. The first ending counts.',
    'bad-variation': 'It is not clear where this variation begins or ends.',
    'bad-note': 'This program note is ignored.',
    'unknown-line': 'This line was not understood and is left out of the game.',
  },
  lineKinds: {
    blank: 'blank',
    header: 'header',
    position: 'position',
    move: 'move',
    ending: 'ending',
    comment: 'comment',
    variation: 'variation',
    unknown: 'not understood',
    lost: 'passed over',
  },
  sample: {
    start: 'A sample game. Step forward through it: the comments say what happens.',
    kept: 'The chariot unit takes a piece and may promote there. Black keeps it as it is.',
    turned: 'Now it promotes, and goes on as a millenary.',
    shot: 'The cannon moves one point and shoots the other chariot unit from there, without going to it.',
    leaps: 'The cavalry leaps twice in one turn and takes the millenary. Black resigns.',
  },
};
