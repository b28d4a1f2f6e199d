/** What shogi says once somebody plays it. */
export { shogiAgreementSkin as agreement } from './agreement.ts';
export { shogiFiles as files } from './files.ts';
export { shogiInspector as inspector } from './inspector.ts';
export { shogiSettingsSkin as settings } from './settings.tsx';
export { readTyped } from './typed.ts';
export { shogiWriting as writing } from './written.ts';
