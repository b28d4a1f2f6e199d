import { use } from 'react';
import type { PageMessages } from '#i18n/catalogue.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';
import { useText } from './text.tsx';

/** The words of pages and sheets; what asks for them waits, under its Suspense, until they are there. */
export const usePageText = (): PageMessages => use(loadPageMessages(useText().language));
