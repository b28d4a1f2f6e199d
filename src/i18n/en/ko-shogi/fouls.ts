/** The faults of illegal moves in a record, in English. Each stands after `moves.foul`. This catalogue is the type of the others. */
import type { FoulTexts, RuleTexts } from '../../shapes/ko-shogi/words.ts';

export const fouls: RuleTexts = {
  'not-your-turn': 'it was not this side’s turn.',
  'empty-point': 'no piece stood there.',
  'own-piece': 'one of its own side stood there.',
  'wrong-movement': 'the piece does not move like that.',
  blocked: 'another piece was in the way.',
  'out-of-range': 'it was too far.',
  'priests-only': 'a priest or monk took what is not of its family.',
  'second-leap': 'the second leap went another way.',
  'five-steps': 'the thunderclap did not make five steps.',
  'straight-run': 'the flag waver turned.',
  burned: 'the piece had burned before.',
  'shot-after-capture': 'it shot after it had captured by landing.',
  'no-shots-left': 'it shot too often.',
  'nothing-to-shoot': 'there was nothing to shoot.',
  'cannot-stop': 'the turn could not end there.',
  'promotion-not-possible': 'it could not promote.',
  'promotion-compulsory': 'it had to promote.',
  'pawn-without-drum': 'a pawn stepped ahead without a drum.',
  'immune-to-displacement': 'the piece there cannot be taken so.',
  silenced: 'a fog silenced the shot.',
  'immune-to-shot': 'the piece there cannot be shot so.',
  frozen: 'a net held the piece.',
};

/** The names of fouls in English, and what each of them is. */
export const namedFouls: FoulTexts = {
  'pawn-without-drum': {
    name: 'pawn ahead without a drum',
    did: (side) => `${side} stepped ahead with a pawn and has no drum.`,
    proof: 'No drum of this side stands on the board.',
  },
  'immune-to-displacement': {
    name: 'immune piece taken',
    did: (side) => `${side} took a piece that cannot be taken so.`,
    proof: 'A fortress is safe from chariots and carriages.',
  },
  silenced: {
    name: 'shot out of the fog',
    did: (side) => `${side} shot where a fog silences bows and guns.`,
    proof: 'The shooter stands within five points of the fog.',
  },
  'immune-to-shot': {
    name: 'immune piece shot',
    did: (side) => `${side} shot a piece that cannot be shot so.`,
    proof: 'That piece cannot be shot by this shooter.',
  },
  frozen: {
    name: 'move out of a net',
    did: (side) => `${side} moved a piece that a net held.`,
    proof: 'The line of the net led to where it stood.',
  },
};
