/** The `test` of every spec. It fails when something on a page violated its Content-Security-Policy. */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

/**
 * Tags a test of what the README promises. It runs in the browser that people use; other tests may run in the headless
 * shell.
 */
export const promise = { tag: '@promise' };

/**
 * Tags a promise that is not tested in Firefox, because Playwright cannot do there what the test needs. A `download` is
 * to be told that one has begun; `devtools` are a session of Chromium's developer tools.
 */
export const promiseWith = (need: 'download' | 'devtools') => ({
  tag: ['@promise', `@needs-${need}`],
});

/** Tags a test that is no promise and runs in Firefox too. */
export const firefoxToo = { tag: '@firefox' };

/** Chromium's messages: the policy refused something, or a sink required a trusted value. */
const complaint = /Content[ -]Security[ -]Policy|Trusted(HTML|Script|ScriptURL|Types)/i;

/**
 * Playwright puts a style into the page for a moment before a screenshot, which Firefox reports. No file is its source
 * but code that was evaluated, at this place in it, and the style is gone again; none of the page's own is like that.
 */
const beforeScreenshot =
  /^style-src-elem: inline {2}at #document \(\S+\/(?:\?\w+=\d+)?(?:%20line%20\d+%20%3E%20eval)?:5:19\)$/;

export const test = base.extend<{
  /** The violations so far. A test that expects one removes it from this list. */
  readonly violations: string[];
}>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (complaint.test(message.text())) violations.push(message.text());
      });
      await context.exposeBinding('reportViolation', (_, words: string) => {
        if (!beforeScreenshot.test(words)) violations.push(words);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample, target } = event;
          const { sourceFile, lineNumber, columnNumber } = event;
          // A thing that is no longer in the page is reported by the document.
          const at = target instanceof Node ? target.nodeName : '';
          const { reportViolation } = globalThis as unknown as {
            reportViolation: (words: string) => void;
          };
          reportViolation(
            `${effectiveDirective}: ${blockedURI} ${sample} at ${at} (${sourceFile}:${lineNumber}:${columnNumber})`,
          );
        });
      });
      await use(violations);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
