/** Control, bidirectional and invisible characters mislead who reads a line. U+2800, a blank cell of Braille, counts as a symbol. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]+/gu;

/** Text on one line of visible characters. Lookalike letters (`ｗｗｗ`, `𝐰𝐰𝐰`) are normalized. */
export function plainLine(text: string, maxLength = Infinity): string {
  const line = text.normalize('NFKC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  return Array.from(line).slice(0, maxLength).join('').trim();
}
