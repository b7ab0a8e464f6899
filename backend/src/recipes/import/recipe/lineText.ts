import { findUnit } from '../../../../../domain/shopping/amount/units.ts';

/** What two spellings of one line have in common: its letters and digits. */
export function lineKey(text: string | null): string {
  return (text ?? '')
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a line has a number of any script, or a fraction. */
export function hasAmount(line: string): boolean {
  return /\p{N}/u.test(line);
}

const AMOUNT_ALONE = /^(?:\p{N}|[.,/⁄–-]|\s)+(\p{L}{0,12}\.?)$/u;

/** "500 g", "1 ½" */
export function isAmountAlone(line: string): boolean {
  const unit = hasAmount(line) ? AMOUNT_ALONE.exec(line)?.[1] : undefined;
  return unit === '' || (unit !== undefined && findUnit(unit) !== null);
}

/** Lines without their copies, where all are stated two or three times. */
export function withoutCopies(lines: readonly string[], leastLines: number): readonly string[] {
  for (const copies of [2, 3]) {
    const length = lines.length / copies;
    if (!Number.isInteger(length) || length < leastLines) continue;
    if (lines.every((line, at) => line === lines[at % length])) return lines.slice(0, length);
  }
  return lines;
}

const PICTURE = String.raw`(?:\p{So}|\p{Extended_Pictographic})[\uFE0F\u200D\p{Emoji_Modifier}]*`;
const PICTURE_BULLETS = new RegExp(`^(?:${PICTURE}\\s*)+(?=\\S)`, 'u');

/** "✨1 can chickpeas", "➤ salt": pictures as bullets. */
export function withoutPictureBullet(line: string): string {
  return line.replace(PICTURE_BULLETS, '');
}

const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** "Top with **parmesan**." of texts in Markdown. */
export function withoutEmphasis(line: string): string {
  return line.replace(EMPHASIS, '$2');
}
