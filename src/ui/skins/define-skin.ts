/** The door of every skin: behind it a game is written in its own types, before it the table knows none of them. */
import type { GameWords } from '#i18n/catalogue.ts';
import type { GameSkin } from '../game/game-text.ts';

/**
 * Assembles how a game looks and speaks. The parts take positions `P`, moves `M`, rules `R` and words `W` of the game, and
 * need no cast: the table gives a skin only what comes from the pack and the catalogue of the same game.
 */
export const defineSkin = <
  P extends object,
  M extends object,
  R extends object,
  W extends GameWords,
>(
  skin: GameSkin<P, M, R, W>,
): GameSkin => skin;
