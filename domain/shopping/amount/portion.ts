const GLYPHS = ['', '¼', '½', '¾'] as const;

/** A sum of portions: "5½", "¼", "0". */
export function portionText(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const glyph = GLYPHS[quarters % 4] ?? '';
  return whole === 0 && glyph !== '' ? glyph : `${whole}${glyph}`;
}

/** "5½ portions", "1 portion", "½ portion" */
export function portionsLabel(quarters: number): string {
  return `${portionText(quarters)} ${quarters > 0 && quarters <= 4 ? 'portion' : 'portions'}`;
}
