import { afterEach } from 'vitest';

// Only tests that asked for a page get the page's matchers and have it swept between tests.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts of the screen are fetched when first wanted, and a busy machine takes its time.
  configure({ asyncUtilTimeout: 5_000 });
  afterEach(cleanup);
}
