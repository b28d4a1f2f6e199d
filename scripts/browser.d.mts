export declare const findBrowser: () => string | undefined;
export declare const findHeadlessShell: () => string | undefined;
export declare const findFirefox: () => string | undefined;
export declare const ensureBrowser: () => string;
export declare const browserFlags: string[];
