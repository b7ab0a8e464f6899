import { LIMITS } from '../../../../domain/limits.ts';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const COUNT = String.raw`${NUMBER}(?:\s*(?:-|–|—|to|or|\/)\s*\d{1,3})?`;
const EATERS =
  '(?:generous|large|small|hearty|main|adult|individual|dinner)?\\s*(?:servings?|serves|portions?|people|persons?|adults?|pax|guests?|eaters|helpings?|personnes|personen|portionen|personas|raciones|porciones)';
const FORMS = [
  new RegExp(String.raw`^(?:about|approx\.?|approximately|around|~)?\s*${COUNT}$`, 'i'),
  new RegExp(String.raw`\b${COUNT}\s*\+?\s*${EATERS}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:serves|servings?|feeds|portions?|for|yields?|makes)\b\s*:?\s*(?:about|approx\.?|approximately|around|up to)?\s*${COUNT}\s*(?:\(|,|;|\.|$)`,
    'i',
  ),
];
const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const WORD = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b`, 'gi');

interface ServingsReading {
  /** In quarters at the finest; of a range the lower end. */
  readonly servings: number | null;
  /** "1 loaf": a yield that says nothing of portions. */
  readonly unknownYield: string | null;
}

/** Reads all statements of a yield: "4", "4 servings", "Serves 4-6", "1 loaf". Statements with words count first. */
export function readServings(yields: readonly string[]): ServingsReading {
  const statements = yields.map((text) => text.trim()).filter((text) => text !== '' && text.length <= 200);
  const isBare = (text: string) => /^[\d\s.–-]+$/.test(text);
  const worded = statements.filter((text) => !isBare(text));
  for (const text of worded.length > 0 ? worded : statements) {
    const servings = servingsIn(text);
    if (servings !== null) return { servings, unknownYield: null };
  }
  return { servings: null, unknownYield: worded[0] ?? null };
}

function servingsIn(text: string): number | null {
  const digits = text.replace(WORD, (word) => (WORDS.indexOf(word.toLowerCase()) + 1).toString());
  for (const form of FORMS) {
    const count = Number(form.exec(digits)?.[1] ?? 0);
    if (count > 0 && count <= LIMITS.servings && Number.isInteger(count * 4)) return count;
  }
  return null;
}
