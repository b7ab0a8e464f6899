import { shownNumbers } from '../../../domain/shopping/amount/numbersInText.ts';

const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** "1 1/2 cups" as "1½ cups", decimals as the reader writes them; other fractions stay. */
export function withGlyphs(text: string): string {
  return shownNumbers(text).replace(
    /(?<![\d/.,])(?:(\d+) )?(\d\/\d)(?![\d/])/g,
    (typed, whole: string | undefined, fraction: string) => {
      const glyph = GLYPHS[fraction];
      return glyph === undefined ? typed : `${whole ?? ''}${glyph}`;
    },
  );
}
