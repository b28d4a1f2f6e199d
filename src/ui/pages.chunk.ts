/** The pages beside the table, and what an installed app adds. */
export { NotFound } from './game/NotFound.tsx';
export { GamesPage } from './pages/games/GamesPage.tsx';
export { PositionRoute } from './pages/games/PositionRoute.tsx';
export { RulesPage } from './pages/rules/RulesPage.tsx';
export { Settings } from './pages/settings/Settings.tsx';
export { BackToGame } from './panels/clock/BackToGame.tsx';
export { Installed } from './panels/installed/Installed.tsx';
