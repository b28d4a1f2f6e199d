/** The shape of banqi's catalogues, read off the English ones. */
import type { Catalogue, Messages } from '../../catalogue.ts';
import type { words } from '../../en/banqi/words.ts';

/** Everything that banqi says. */
export type BanqiMessages = Catalogue<typeof words>;

/** Everything that is said at a table of banqi. */
export type BanqiText = Messages<BanqiMessages>;
