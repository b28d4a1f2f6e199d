import { expect, test } from 'vitest';
import { withMapInPlace } from '../scripts/import-map.ts';

const map = '{"imports":{}}';
const element = `<script type="importmap">${map}</script>`;

test('the import map goes from before the doctype to above the first script', () => {
  const page =
    '<!doctype html>\n<head>\n    <script>\n    </script>\n    <script>\n    </script>\n';
  expect(withMapInPlace(`${element}\n${page}`, map)).toBe(
    `<!doctype html>\n<head>\n    ${element}\n    <script>\n    </script>\n    <script>\n    </script>\n`,
  );
});

test.each([
  ['the map elsewhere', `<!doctype html>\n${element}\n    <script>`],
  ['no script', `${element}\n<!doctype html>\n`],
])('a page with %s breaks the build', (_, page) => {
  expect(() => withMapInPlace(page, map)).toThrow('index.html');
});
