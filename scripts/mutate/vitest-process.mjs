/**
 * Runs tests for the script of the mutants. Vitest stays loaded between them, in a process of its own that can be
 * killed when a mutant never ends.
 */
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';

// A reporter that says nothing: most of these tests are expected to fail.
const silent = {};
const vitest = await createVitest('test', {
  mode: 'daily',
  watch: false,
  bail: 1,
  reporters: [silent],
});

const specifications = new Map();
const seconds = [];
for (const specification of await vitest.globTestSpecifications()) {
  const file = relative(process.cwd(), specification.moduleId).replaceAll('\\', '/');
  // Vitest remembers what each file took when it last ran.
  const took = vitest.cache.getFileTestResults(`${specification.project.name}:${file}`);
  specifications.set(file, specification);
  seconds.push([file, (took?.duration ?? 1000) / 1000]);
}

/** The tests that failed, and the errors beside them. */
const failuresOf = ({ testModules, unhandledErrors }, files) => [
  ...testModules
    .filter((module) => files.has(module.moduleId) && !module.ok())
    .flatMap((module) => [
      module.moduleId,
      ...module.errors().map(({ message }) => message),
      ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
    ]),
  ...unhandledErrors.map(String),
];

process.on('message', async ({ changed, tests }) => {
  for (const file of changed) vitest.invalidateFile(resolve(file));
  const chosen = tests.flatMap((test) => specifications.get(test) ?? []);
  const result = await vitest.runTestSpecifications(chosen);
  process.send({ failures: failuresOf(result, new Set(chosen.map((spec) => spec.moduleId))) });
});

process.send({ seconds });
