/**
 * Whether the browser lets a user choose a whole folder. Firefox for Android before version 142 and Safari on iOS before
 * 18.4 do not: their users choose the files of a folder one by one.
 */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;
