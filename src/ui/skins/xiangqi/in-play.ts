/** What xiangqi says once somebody plays it. */
export { xiangqiAgreementSkin as agreement } from './agreement.ts';
export { xiangqiFiles as files } from './files.ts';
export { xiangqiInspector as inspector } from './inspector.ts';
export { xiangqiSettingsSkin as settings } from './settings.tsx';
export { readTyped } from './typed.ts';
export { xiangqiWriting as writing } from './written.ts';
