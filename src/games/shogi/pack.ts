import type { GamePack } from '../pack.ts';
import { shogiAgreement } from './agreement.ts';
import { shogi } from './game.ts';
import { lineCodec } from './line-codec.ts';
import { notations, shogiSettings } from './settings.ts';

/** The faces, drops and rules that a level practises. */
const practised: readonly string[] = [
  ...['K', 'R', 'B', 'G', 'S', 'N', 'L', 'P', '+R', '+B', '+S', '+N', '+L', '+P'],
  ...['G*', 'N*', 'L*', 'P*', 'promotion-not-possible', 'promotion-compulsory'],
  ...['nifu', 'dead-square', 'moved-into-check'],
];

/** The pack of shogi: all that it brings to the table. */
export const shogiPack: GamePack = {
  id: shogi.id,
  game: shogi,
  nameHeaders: [
    ['先手', '下手'],
    ['後手', '上手'],
  ],
  settings: shogiSettings,
  agreement: shogiAgreement,
  formats: () => import('./formats.ts').then((m) => m.shogiFormats),
  comments: () => import('./notation/program-comments.ts').then((m) => m.readProgramComments),
  course: () => import('./course/index.ts').then((m) => m.shogiCourse),
  practised,
  lines: lineCodec,
  notations,
};
