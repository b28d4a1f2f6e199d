/** The browser tests with every variant: `npm run e2e:all`. Playwright reads this file again in every worker. */
import process from 'node:process';
import config from './playwright.config.ts';

process.env['E2E_ALL'] = '1';

export default { ...config, globalTimeout: 90 * 60_000 };
