/** Has a catalogue for each translated language: `de.po`. */
export declare const LOCALES: URL;
/** What is built. */
export declare const DIST: URL;
/** The source, and the languages that have a catalogue. */
export declare const LANGUAGES: readonly string[];
export declare const SOURCE: string;
/** Where the client of a language is built; English is the base that the others lie in. */
export declare function clientDir(language: string): string;
