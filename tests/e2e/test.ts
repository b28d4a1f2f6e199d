/** The `test` of every spec. It fails when something on a page violated its Content-Security-Policy. */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

/**
 * Tags a test of what the README promises. It runs in the browser that people use; other tests may run in the headless
 * shell.
 */
export const promise = { tag: '@promise' };

/** Chromium's messages: the policy refused something, or a sink required a trusted value. */
const complaint = /Content[ -]Security[ -]Policy|Trusted(HTML|Script|ScriptURL|Types)/i;

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
        violations.push(words);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
          const { reportViolation } = globalThis as unknown as {
            reportViolation: (words: string) => void;
          };
          reportViolation(
            `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
          );
        });
      });
      await use(violations);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
