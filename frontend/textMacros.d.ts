export declare const TEXT_MACROS: [string, Record<string, unknown>];
