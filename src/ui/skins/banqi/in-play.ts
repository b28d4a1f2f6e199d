/** What banqi says once somebody plays it. */
export { banqiAgreementSkin as agreement } from './agreement.ts';
export { banqiFiles as files } from './files.ts';
export { banqiInspector as inspector } from './inspector.ts';
export { banqiSettingsSkin as settings } from './settings.tsx';
export { readTyped } from './typed.ts';
export { banqiWriting as writing } from './written.ts';
