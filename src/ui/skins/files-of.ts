/** The files of a game in words. */
import type { Messages } from '#i18n/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import type { FileWords } from '../game/file-words.ts';
import type { GameFiles } from '../game/game-text.ts';
import type { ByCode } from './code-words.ts';

/** The words of a game for its files, and for problems of a position. */
interface FilesWords {
  readonly files: FileWords & { readonly unreadablePosition: string };
  readonly problems: ByCode<(about: { readonly side: string; readonly piece: string }) => string>;
}

/** Names for a sentence about a position: the side of a seat, and a kind of piece. */
interface Names<W extends object> {
  side(seat: Seat, text: Messages<W>): string;
  piece(kind: string, text: Messages<W>): string | undefined;
}

/** Makes the words of a game for its files. */
export const filesOf = <W extends FilesWords>(
  names: Names<W>,
  played: GameFiles<W>['played'],
): GameFiles<W> => ({
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds, sample } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds, sample };
  },
  problem: ({ code, seat, kind }, text) =>
    text.game.problems[code]?.({
      side: seat === null ? '' : names.side(seat, text),
      piece: kind === undefined ? '' : (names.piece(kind, text) ?? ''),
    }) ?? text.game.files.unreadablePosition,
  played,
});
