/** The shape of xiangqi's catalogues, read off the English ones. */
import type { Catalogue, Messages, PageMessages } from '../catalogue.ts';
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';

/** What xiangqi says at the table: sides, pieces, endings. */
export type XiangqiMessages = Catalogue<typeof en>;

/** What xiangqi says on pages and sheets: refusals, fouls, turns for ears. */
export type XiangqiPageMessages = Catalogue<typeof pagesEn>;

/** All that is said at a table of xiangqi. */
export type XiangqiText = Messages<XiangqiMessages>;

/** All that pages and sheets say where xiangqi is played. */
export type XiangqiPageText = PageMessages<XiangqiPageMessages>;
