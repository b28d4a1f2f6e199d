/** The shape of ko shogi's catalogues, read off the English ones. */
import type { Catalogue, Messages } from '../../catalogue.ts';
import type { words } from '../../en/ko-shogi/words.ts';

/** Everything that ko shogi says. */
export type KoShogiMessages = Catalogue<typeof words>;

/** Everything that is said at a table of ko shogi. */
export type KoShogiText = Messages<KoShogiMessages>;
