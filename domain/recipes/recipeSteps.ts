import { LINE_BREAK } from '../shopping/line/ingredientLine.ts';

/** "1.", "2)", "Step 3:", "4 -", "①", bullets, checkboxes; not "1.5 cups" or "12-inch". */
const NUMBERING =
  /^(?:(?:step\s+)?\d{1,2}\s?(?:[.):]\s*|[-–—]\s+)(?=\D)|step\s+\d{1,2}\s+|[①-⑳]\s*|[-–—•*·▪◦●○☐☑☒✓✔]\s+|\[[ xX✓]?\]\s*)+/i;
const HEADING =
  /^(?:#+\s*)?(?:(?:instructions?|directions?|methods?|preparation|steps?|how to (?:make|cook|prepare)\b.{0,60}):?|step\s+\d{1,2}[.:)]?)$/i;

/** Splits pasted instructions; drops numbering and headings. */
export function readSteps(text: string): string[] {
  return text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => !HEADING.test(line))
    .map((line) => line.replace(NUMBERING, '').trim())
    .filter((step) => /[\p{L}\p{N}]/u.test(step));
}
