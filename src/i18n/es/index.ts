/** Everything that the table says in Spanish, whatever is played on it. */
import type { TableMessages } from '../catalogue.ts';
import { backup } from './backup.ts';
import { boardHelp } from './board-help.ts';
import { language } from './format.ts';
import { gameNames } from './game-names.ts';
import { kifu } from './kifu.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { rulesPage as rules } from './rules-page.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { teach } from './teach.ts';

export const messages: TableMessages = {
  language,
  ...table,
  ...pages,
  backup,
  boardHelp,
  gameNames,
  kifu,
  reading,
  rules,
  start,
  offers,
  teach,
};
