/** The shape of banqi's catalogues, read off the English ones. */
import type { Catalogue, Messages, PageMessages } from '../catalogue.ts';
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';

/** What banqi says at the table: sides, pieces, endings. */
export type BanqiMessages = Catalogue<typeof en>;

/** What banqi says on pages and sheets: refusals, turns for ears, what is hidden. */
export type BanqiPageMessages = Catalogue<typeof pagesEn>;

/** All that is said at a table of banqi. */
export type BanqiText = Messages<BanqiMessages>;

/** All that pages and sheets say where banqi is played. */
export type BanqiPageText = PageMessages<BanqiPageMessages>;
