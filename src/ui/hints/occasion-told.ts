/** What has come up for the first time, and after which move of which game: told until the next one. */
import { createStore } from 'zustand/vanilla';
import type { Seat } from '#kernel/game.ts';
import type { Occasion } from '#store/progress.ts';

interface Told {
  readonly game: string;
  readonly node: number;
  readonly seat: Seat;
  readonly what: Occasion;
}

export const occasionTold = createStore<{ readonly told: Told | null }>(() => ({ told: null }));
