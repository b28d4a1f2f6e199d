/** Types for the part of json-kifu-format that the tests use. The package ships no declarations. */
declare module 'json-kifu-format' {
  export interface JkfPlace {
    readonly x: number;
    readonly y: number;
  }
  export interface JkfTime {
    readonly h?: number;
    readonly m: number;
    readonly s: number;
  }
  export interface JkfEntry {
    readonly comments?: readonly string[];
    readonly move?: {
      readonly color: 0 | 1;
      readonly from?: JkfPlace;
      readonly to: JkfPlace;
      readonly piece: string;
      readonly promote?: boolean;
    };
    readonly time?: { readonly now: JkfTime };
    readonly special?: string;
    readonly forks?: readonly (readonly JkfEntry[])[];
  }
  export interface Jkf {
    readonly moves: readonly JkfEntry[];
  }
  const library: {
    readonly Parsers: Readonly<Record<'parseKIF' | 'parseKI2' | 'parseCSA', (text: string) => Jkf>>;
    readonly JKFPlayer: {
      readonly parseJKF: (text: string) => {
        readonly kifu: Jkf;
        /** Plays the moves of the main line up to a ply; throws where one cannot be played. */
        readonly goto: (ply: number) => void;
      };
    };
  };
  export default library;
}
