/** `--paper` of tokens.css by day and by night, for elements that take no property of CSS: `<meta name="theme-color">`. */
export const PAPER = { light: '#f7f3ea', dark: '#161a15' } as const;
