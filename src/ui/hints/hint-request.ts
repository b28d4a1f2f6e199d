/** How often somebody has asked to be shown where the chosen piece can go. */
import { createStore } from 'zustand/vanilla';

export const hintRequests = createStore(() => ({ times: 0 }));

/** Asks once more. */
export const askForHint = (): void => hintRequests.setState(({ times }) => ({ times: times + 1 }));
