/** The shape of shogi's catalogues, read off the English ones. */
import type { Catalogue, Messages } from '../../catalogue.ts';
import type { words } from '../../en/shogi/words.ts';

/** Everything that shogi says. */
export type ShogiMessages = Catalogue<typeof words>;

/** Everything that is said at a table of shogi. */
export type ShogiText = Messages<ShogiMessages>;
