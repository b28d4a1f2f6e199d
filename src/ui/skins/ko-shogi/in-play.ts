/** What ko shogi says once somebody plays it. */
export { koShogiAgreementSkin as agreement } from './agreement.ts';
export { koShogiFiles as files } from './files.ts';
export { koShogiInspector as inspector } from './inspector.ts';
export { koShogiSettingsSkin as settings } from './settings.tsx';
export { readTyped } from './typed.ts';
export { koShogiWriting as writing } from './written.ts';
