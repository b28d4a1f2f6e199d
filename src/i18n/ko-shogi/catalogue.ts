/** The shape of ko shogi's catalogues, read off the English ones. */
import type { Catalogue, Messages, PageMessages } from '../catalogue.ts';
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';

/** What ko shogi says at the table: sides, faces, questions, endings. */
export type KoShogiMessages = Catalogue<typeof en>;

/** What ko shogi says on pages and sheets: refusals, fouls, turns for ears. */
export type KoShogiPageMessages = Catalogue<typeof pagesEn>;

/** All that is said at a table of ko shogi. */
export type KoShogiText = Messages<KoShogiMessages>;

/** All that pages and sheets say where ko shogi is played. */
export type KoShogiPageText = PageMessages<KoShogiPageMessages>;
