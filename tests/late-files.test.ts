import { build } from 'vite';
import { expect, test } from 'vitest';
import { lateFiles } from '../scripts/late-files.ts';

/** The built code of a page of these modules. */
const builtFrom = async (modules: Readonly<Record<string, string>>): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      lateFiles(),
      {
        name: 'modules',
        resolveId: (id) => (modules[id] === undefined ? null : id),
        load: (id) => modules[id] ?? null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'first.js' } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

test('a late file of the build is imported with its styles, each asked for twice', async () => {
  const code = await builtFrom({
    'first.js': "import('late.js').then((late) => late.show());",
    'late.js': 'export const show = () => {};',
  });
  expect(code).toMatch(/importFile\(\(\) => import\(/);
  expect(code).toContain('the style sheet ');
  expect(code).not.toContain('vite:preloadError');
});

test('a build in which Vite asks for another helper fails', async () => {
  await expect(builtFrom({ 'first.js': 'document.title = "";' })).rejects.toThrow(
    'imports late files by another helper',
  );
});
