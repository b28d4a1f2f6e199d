import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { namesOf } from '#store/selectors.ts';
import { useSitting } from '../app/app-context.tsx';
import { shortName, useSides } from './use-position-view.ts';

/** Placeholders for the two names while a sentence is made; no text has these characters. */
const marks = ['\u{E000}', '\u{E001}'] as const;

/** Words of a sentence that may name both players, by seat. */
export type Say = (of: (seat: Seat) => string) => string;

/**
 * Makes a sentence with players' names in it. Each name is isolated from the words round it, whatever its direction, and
 * cut to the length a sentence bears. A player without a name is called by the side.
 */
export const sentence = (
  say: Say,
  names: readonly [string, string],
  sides: readonly [string, string],
): ReactNode => {
  const words = say((seat) => (names[seat].trim() === '' ? sides[seat] : marks[seat]));
  return words.split(/([\u{E000}\u{E001}])/u).map((part, place) => {
    if (part !== marks[0] && part !== marks[1]) return part;
    const name = names[part === marks[0] ? 0 : 1].trim();
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
      <bdi key={place} className="player" title={name}>
        {shortName(name)}
      </bdi>
    );
  });
};

/** A sentence about the players of the game on the table. */
export const PlayerSentence = ({ say }: { readonly say: Say }) =>
  sentence(say, namesOf(useSitting()), useSides());
