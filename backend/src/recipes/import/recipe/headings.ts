import { partHeading } from '../../../../../domain/recipes/partHeading.ts';
import { partOf } from './textParts.ts';
import { oneLine } from './cleanText.ts';

/** "Step 1", "2." */
const COUNTED = /^(?:(?:step|schritt|étape|paso|passo|steg|trin|krok|stap)\s*)?\d{1,2}\s*[.:)]?$/i;

/** What pages put between their rows. */
export const NOISE = new RegExp(
  `^(?:${[
    'advertisements?|ad|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|reklama?',
    '(?:de)?select all|print(?: recipe)?|save|share|e-?mail|pin(?: it)?|facebook|pinterest|whatsapp|copy(?: ingredients)?',
    '(?:us(?: customary)?|metric|imperial|customary)(?: units?)?|[¼½¾\\d.,/]{1,4}\\s?x',
  ].join('|')})$`,
  'iu',
);

/** "## Sauce", "[Sauce]", "--- Sauce ---" */
const MARKED = [
  /^#{1,6}\s+(.+?)[:：]?$/u,
  /^\[([^\]]+)\][:：]?$/u,
  /^[-–—*=_~#]{2,}\s?([^\d\s].*?)\s?[-–—*=_~#]{2,}[:：]?$/u,
];

/** Longer lines are no headings, and would take the patterns above hours. */
const LONGEST = 160;

/** A heading as instructions have it, "For the sauce:"; null for sentences, and for "Directions" and "Step 1". */
export function asHeading(text: string): string | null {
  if (text.length > LONGEST) return null;
  const line = oneLine(text)
    .replace(/[\s:：–—-]+$/u, '')
    .replace(/(?<=\S) ingredients$/i, '');
  if (COUNTED.test(line) || NOISE.test(line) || partOf(line) !== null) return null;
  const heading = partHeading(`${line}:`);
  return heading === null ? null : `${heading}:`;
}

/** Of a line with the marks of a heading; null for other lines. */
export function markedHeading(line: string): string | null {
  if (line.length > LONGEST) return null;
  for (const form of MARKED) {
    const text = form.exec(line)?.[1];
    if (text !== undefined) return asHeading(text.replace(/[*_]+/g, ''));
  }
  return null;
}
