import process from 'node:process';

/** Playwright calls this once, before the first test. Prints which variants the run tries. */
export default () => {
  const { E2E_ALL: all, E2E_SEED: seed } = process.env;
  console.log(
    all ? 'Every variant is tried.' : `A part of the variants is tried, E2E_SEED=${seed}`,
  );
};
