/** The shape of xiangqi's catalogues, read off the English ones. */
import type { Catalogue, Messages } from '../../catalogue.ts';
import type { words } from '../../en/xiangqi/words.ts';

/** Everything that xiangqi says. */
export type XiangqiMessages = Catalogue<typeof words>;

/** Everything that is said at a table of xiangqi. */
export type XiangqiText = Messages<XiangqiMessages>;
