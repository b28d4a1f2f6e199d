/** How Spanish counts, lists and tells time. */
import { formatsOf } from '../format.ts';

/** The tag of the language, as it is named in `languages.ts`. */
export const language = 'es' as const;

export const { ago, counted, listed, megabytes, number } = formatsOf(language);
