import { afterEach } from 'vitest';

// Only tests that asked for a page get the page's matchers and have it swept between tests.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
