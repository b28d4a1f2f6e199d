/** The smaller pages beside the table, as one chunk. */
export { NotFound } from './common/NotFound.tsx';
export { GamesPage } from './games/GamesPage.tsx';
export { GivenPosition } from './games/GivenPosition.tsx';
export { RulesPage } from './rules/RulesPage.tsx';
export { Settings } from './settings/Settings.tsx';
