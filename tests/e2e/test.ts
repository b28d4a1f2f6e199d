/** The `test` of every spec: it fails when anything on a page was against the Content-Security-Policy that the page came with. */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

/** Marks what the README promises: it is tested in the browser that people have, where all else may run in the headless shell. */
export const promise = { tag: '@promise' };

/** How Chromium words it: the policy refused something, or a sink wanted a trusted value. */
const complaint = /Content[ -]Security[ -]Policy|Trusted(HTML|Script|ScriptURL|Types)/i;

export const test = base.extend<{
  /** What was refused so far; a test that wants a refusal takes it out of here. */
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
