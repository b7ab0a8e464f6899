import { LIMITS } from '../../../../../domain/limits.ts';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const COUNT = String.raw`${NUMBER}(?:\s*(?:-|–|—|to|or|\/)\s*\d{1,3})?`;
const EATERS = [
  String.raw`(?:(?:generous|large|small|hearty|main|adult|individual|dinner)\s*)?(?:servings?|serves|portions?|people|persons?|adults?|pax|guests?|eaters|helpings?)`,
  'personnes|personen|portionen|personas|raciones|porciones|persone|porzioni|pessoas|porções|porties',
  'personer|portioner|porsjoner|annosta|hengelle|osob[yu]?|osób|porcj[ie]|porc[ei]|porcií|porção|port|főre|kişilik|μερίδες|άτομα',
  'порци[ияй]|персон[ыа]?|人[分份前]?|인분|מנות|أشخاص',
].join('|');
/** Of which a person eats one. */
const ONE_EACH = '(?:\\p{L}+\\s)?(?:burgers?|cheeseburgers?|sandwich(?:es)?|burritos?|wraps?|bowls?|steaks?)';
const SERVING_COUNT = String.raw`${COUNT}\s*\+?\s*(?:${EATERS})(?!\p{L})`;
const FORMS = [
  new RegExp(
    String.raw`^(?:about|approx\.?|approximately|around|~)?\s*${COUNT}(?:$|\s*\(|\s+as an?\b|\s+(?:${ONE_EACH})\b)`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${SERVING_COUNT}`, 'iu'),
  new RegExp(String.raw`^(?:${EATERS})\s*:?\s*${COUNT}\s*(?:\(|,|;|\.|$)`, 'iu'),
  new RegExp(
    String.raw`\b(?:serves|servings?|feeds|portions?|for|yields?|makes)\b\s*:?\s*(?:about|approx\.?|approximately|around|up to)?\s*${COUNT}\s*(?:\(|,|;|\.|as an?\b|(?:prep|cook|total)\b|$)`,
    'i',
  ),
];
/** With up to three words before it, or with its label first. */
const ONLY_SERVINGS = new RegExp(
  String.raw`^(?:(?:\p{L}{1,20}:?\s+){0,3}${SERVING_COUNT}|(?:${EATERS})\s*:?\s*${COUNT})\s*[.:]?$`,
  'iu',
);
/** Words for 1, 2 and so on. */
const WORDS = [
  'one|ein|eine|un|une|uno',
  'two|zwei|deux|dos|due',
  'three|drei|trois|tres|tre',
  'four|vier|quatre|cuatro|quattro',
  'five|fünf|cinq|cinco|cinque',
  'six|sechs|seis|sei',
  'seven|sieben|sept|siete|sette',
  'eight|acht|huit|ocho|otto',
  'nine|neun|neuf|nueve|nove',
  'ten|zehn|dix|diez|dieci',
  'eleven|elf|onze|once|undici',
  'twelve|zwölf|douze|doce|dodici',
].map((words) => words.split('|'));
const WORD = new RegExp(String.raw`(?<!\p{L})(?:${WORDS.flat().join('|')})(?!\p{L})`, 'giu');

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

/** A line of its own: "Makes 1 large or 2 small", "Serves 4". */
export function isYieldLine(text: string): boolean {
  return /^(?:makes|serves|yields?|servings?)\b\s*:?\s*(?:about\s*)?\d/i.test(text);
}

/** "4 servings", "Pour 6 personnes" */
export function isServingCount(text: string): boolean {
  return text.length <= 60 && ONLY_SERVINGS.test(text);
}

function servingsIn(text: string): number | null {
  const digits = text.replace(WORD, (word) =>
    (WORDS.findIndex((words) => words.includes(word.toLowerCase())) + 1).toString(),
  );
  for (const form of FORMS) {
    const count = Number(form.exec(digits)?.[1] ?? 0);
    if (count > 0 && count <= LIMITS.servings && Number.isInteger(count * 4)) return count;
  }
  return null;
}
