/** The promises that are played in WebKit. Each is a sentence about players; a later feature adds its own. */
import { games } from './promises/games.ts';
import { kept } from './promises/kept.ts';
import { lessons } from './promises/lessons.ts';
import { moves } from './promises/moves.ts';
import { records } from './promises/records.ts';
import { screen } from './promises/screen.ts';

export const promises = [...moves, ...kept, ...records, ...screen, ...games, ...lessons];
