/** Whether the board shows which piece attacks what. It stays on while the user looks something up and comes back. */
import { createStore } from 'zustand/vanilla';

export const attackSwitch = createStore(() => ({ on: false }));

/** Shows the attacks, or hides them again. */
export const toggleAttacks = (): void => attackSwitch.setState(({ on }) => ({ on: !on }));
