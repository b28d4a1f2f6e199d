/** Whether the record that is read is being edited, and what is being drawn on its board. */
import { createStore } from 'zustand/vanilla';
import type { Arrow } from '#record/marks.ts';

interface Editing {
  readonly on: boolean;
  /** Whether a press on the board draws. */
  readonly drawing: boolean;
  /** The arrow that would be drawn if the pointer were let go here. */
  readonly preview: Arrow | null;
}

const nothing: Editing = { on: false, drawing: false, preview: null };

export const editing = createStore<Editing>(() => nothing);

/** Opens the editor, or closes it. */
export const toggleEditing = (): void => editing.setState(({ on }) => ({ ...nothing, on: !on }));

/** Lets presses on the board draw, or make moves again. */
export const toggleDrawing = (): void =>
  editing.setState(({ drawing }) => ({ on: true, drawing: !drawing, preview: null }));

/** Ends drawing, or editing where nothing is drawn. */
export const endEditing = (): void =>
  editing.setState(({ drawing }) => (drawing ? { drawing: false, preview: null } : nothing));
