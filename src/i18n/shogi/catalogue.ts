/** The shape of shogi's catalogues, read off the English ones. */
import type { Catalogue, Messages, PageMessages } from '../catalogue.ts';
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';

/** What shogi says at the table: sides, pieces, choices, endings. */
export type ShogiMessages = Catalogue<typeof en>;

/** What shogi says on pages and sheets: refusals, fouls, turns for ears. */
export type ShogiPageMessages = Catalogue<typeof pagesEn>;

/** All that is said at a table of shogi. */
export type ShogiText = Messages<ShogiMessages>;

/** All that pages and sheets say where shogi is played. */
export type ShogiPageText = PageMessages<ShogiPageMessages>;
