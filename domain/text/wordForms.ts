const ACCENTS = /\p{M}/gu;

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['chilies', 'chili'],
  ['chillies', 'chilli'],
]);

/** Equal for singular and plural, only to compare: "cookies" is "cooky". */
export function comparableForm(word: string): string {
  if (!word.endsWith('s') && !word.endsWith('e')) return word;
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2);
  if (/.(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  // "quiches" is "quich" here.
  if (/.[cs]he$/.test(word)) return word.slice(0, -1);
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Thousands of names are read at the start; most need no more than to be split. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Ignores case, accents, plurals and "and". */
export function comparableWords(text: string): string[] {
  return lettersOf(text)
    .filter((word) => word !== 'and')
    .map(comparableForm);
}

function lettersOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return text.split(' ');
  const letters = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without case and accents, for finding. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}
