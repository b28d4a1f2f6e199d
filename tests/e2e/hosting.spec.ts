/** The headers that docs/hosting.md recommends to hosts. */
import { readFileSync } from 'node:fs';
import { startHost } from './own-host.ts';
import { expectPly, play, square } from './table.ts';
import { expect, test } from './test.ts';

/** The headers in the document, by their names. */
const headers = (): readonly (readonly [string, string])[] => {
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', value = ''] = line.split(': ');
      return [name, value];
    });
};

test('with the headers that hosts should send, the app works and no other site can frame it', async ({
  page,
  violations,
}) => {
  const told = headers();
  expect(told.map(([name]) => name)).toContain('Content-Security-Policy');
  const host = await startHost(told);
  try {
    await page.goto(`${host.app}#/play`);
    await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
    await play(page, ['7g7f', '3c3d']);
    await page.reload();
    await expectPly(page, 2);

    await page.goto(host.otherApp);
    await page.evaluate((app) => {
      const frame = document.createElement('iframe');
      frame.src = app;
      document.body.append(frame);
      return new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    }, host.app);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    await expect(framed?.locator('.board') ?? page.locator('.nothing')).toHaveCount(0);
    expect(framed?.url()).toContain('chrome-error://');
    // The refused frame is the only violation.
    expect(violations.join()).toContain('frame-ancestors');
    expect(violations).toHaveLength(1);
    violations.length = 0;
  } finally {
    await host.stop();
  }
});
