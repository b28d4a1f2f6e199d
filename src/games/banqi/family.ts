/** The three families of banqi, and who takes whom in each, as tables (rules C5–C7). They differ in nothing else. */
import { type Kind, kinds } from './piece.ts';

/** The families of Taiwan, Hong Kong and the mainland. The first is played where nothing else is agreed. */
export const families = ['seed', 'hongkong', 'mainland'] as const;
export type Family = (typeof families)[number];

/** Whether a word is the name of a family. */
export const isFamily = (word: string): word is Family =>
  families.some((family) => family === word);

/** How a kind of piece takes, and which kinds it takes. */
export interface Taking {
  /** From the next cell, or over exactly one piece that stands between, however far. */
  readonly by: 'step' | 'jump';
  readonly takes: readonly Kind[];
}

const step = (...takes: readonly Kind[]): Taking => ({ by: 'step', takes });

/** Each takes its equals and whatever stands below it; no king takes soldiers, and only kings and soldiers fall to soldiers. */
const captures: Readonly<Record<Family, Readonly<Record<Kind, Taking>>>> = {
  seed: {
    king: step('king', 'advisor', 'elephant', 'chariot', 'horse', 'cannon'),
    advisor: step('advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier'),
    elephant: step('elephant', 'chariot', 'horse', 'cannon', 'soldier'),
    chariot: step('chariot', 'horse', 'cannon', 'soldier'),
    horse: step('horse', 'cannon', 'soldier'),
    cannon: { by: 'jump', takes: kinds },
    soldier: step('king', 'soldier'),
  },
  hongkong: {
    king: step('king', 'chariot', 'horse', 'cannon', 'advisor', 'elephant'),
    chariot: step('chariot', 'horse', 'cannon', 'advisor', 'elephant', 'soldier'),
    horse: step('horse', 'cannon', 'advisor', 'elephant', 'soldier'),
    cannon: step('cannon', 'advisor', 'elephant', 'soldier'),
    advisor: step('advisor', 'elephant', 'soldier'),
    elephant: step('elephant', 'soldier'),
    soldier: step('king', 'soldier'),
  },
  mainland: {
    king: step('king', 'advisor', 'elephant', 'chariot', 'horse', 'cannon'),
    advisor: step('advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier'),
    elephant: step('elephant', 'chariot', 'horse', 'cannon', 'soldier'),
    chariot: step('chariot', 'horse', 'cannon', 'soldier'),
    horse: step('horse', 'cannon', 'soldier'),
    cannon: step('cannon', 'soldier'),
    soldier: step('king', 'soldier'),
  },
};

/** How a kind of piece takes in a family, and which kinds it takes. */
export const takingOf = (family: Family, kind: Kind): Taking => captures[family][kind];
