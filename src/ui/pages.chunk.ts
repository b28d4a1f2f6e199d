/** The pages beside the table, and what an installed app adds. */
export { NotFound } from './common/NotFound.tsx';
export { GamesPage } from './games-page/GamesPage.tsx';
export { PositionRoute } from './games-page/PositionRoute.tsx';
export { Installed } from './installed-app/Installed.tsx';
export { RulesPage } from './rules-page/RulesPage.tsx';
export { Settings } from './settings-page/Settings.tsx';
