import sameFoods from '../../food/data/sameFoods.json' with { type: 'json' };
import { splitterBy } from '../../text/phrases.ts';
import { remembered } from '../../text/remembered.ts';
import { comparableWords } from '../../text/wordForms.ts';
import sameGoods from '../data/sameGoods.json' with { type: 'json' };
import { plainName } from './plainName.ts';

/** First names of families by all their names. */
function familiesOf(
  families: readonly (readonly string[])[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    families.flatMap((names) => {
      const keys = names.map(keyOf);
      return keys.map((key) => [key, keys[0] ?? key] as const);
    }),
  );
}

const comparable = (name: string) => comparableWords(name).join(' ');

const WORDS = familiesOf([...sameFoods.words, ...sameGoods.words], comparable);
const splitIntoPhrases = splitterBy(WORDS.keys());

/** "greek yoghurt" becomes "greek yogurt"; longer phrases first. */
function withFirstNames(words: readonly string[]): string {
  return splitIntoPhrases(words)
    .map((phrase) => WORDS.get(phrase) ?? phrase)
    .join(' ');
}

const nameOf = (name: string) => withFirstNames(comparableWords(name));
const FOODS = familiesOf(sameFoods.names, nameOf);
const GOODS = familiesOf(sameGoods.names, nameOf);

function firstNameOf(name: string): string {
  const food = FOODS.get(name) ?? name;
  return GOODS.get(food) ?? food;
}

/** Foods by the words that their names may have or lack. */
const OPTIONAL = new Map<string, Set<string>>();
for (const { words, foods } of sameGoods.optional) {
  const keys = foods.map((food) => firstNameOf(nameOf(food)));
  for (const word of words.map(comparable))
    OPTIONAL.set(word, new Set([...(OPTIONAL.get(word) ?? []), ...keys]));
}

/** Names have few of them; more would take long. */
const MOST_OPTIONAL = 6;

/** "parmesan" for "parmesan cheese", "basil" for "fresh basil leaf": without as many optional words as the food allows. */
function withoutOptionalWords(name: string): string {
  const words = name.split(' ');
  const optionalCount = words.filter((word) => OPTIONAL.has(word)).length;
  if (optionalCount === 0 || optionalCount > MOST_OPTIONAL) return name;
  const variants = words.reduce<readonly Variant[]>(
    (all, word) => [
      ...(OPTIONAL.has(word) ? all.map(({ left, out }) => ({ left, out: [...out, word] })) : []),
      ...all.map(({ left, out }) => ({ left: [...left, word], out })),
    ],
    [{ left: [], out: [] }],
  );
  const foods = variants
    .filter(({ left, out }) => left.length > 0 && out.length > 0)
    .sort((one, other) => one.left.length - other.left.length)
    .map(({ left, out }) => ({ food: firstNameOf(left.join(' ')), out }));
  return foods.find(({ food, out }) => out.every((word) => OPTIONAL.get(word)?.has(food)))?.food ?? name;
}

interface Variant {
  readonly left: readonly string[];
  readonly out: readonly string[];
}

const SIZES = new Set(['small', 'medium', 'large', 'jumbo']);
const OTHERS_BY_SIZE = new Set(['cheddar', 'curd', 'flake', 'pearl', 'salsa', 'shell', 'tortilla']);

/** People shop for onions, not for medium onions. */
function withoutSizes(words: readonly string[]): readonly string[] {
  const left = words.filter(
    (word, index) => !SIZES.has(word) || OTHERS_BY_SIZE.has(words[index + 1] ?? words[0] ?? ''),
  );
  return left.length === 0 ? words : left;
}

/** Names that are another food than their singular. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['peppers', 'bell pepper'],
  ['mints', 'mint candy'],
]);

/**
 * Equal for all names of one food ("scallions" is "green onion"); ignores case, accents, hyphens, plurals ("cookies" is
 * "cooky"), sizes, and how a kitchen prepares it. Cached for every tick.
 */
export const foodKey: (name: string) => string = remembered(readKey, 5000);

function readKey(name: string): string {
  // "bicarbonate of soda" is no soda bicarbonate.
  const asTyped = withFirstNames(comparableWords(name));
  const isKnown = FOODS.has(asTyped) || GOODS.has(asTyped);
  const plain = isKnown ? name : plainName(name);
  const words = comparableWords(PLURALS.get(plain.toLowerCase().trim()) ?? plain);
  const read = withoutSizes(withFirstNames(words).split(' ')).join(' ');
  if (read === '') return name.normalize('NFC').trim().toLowerCase();
  return withoutOptionalWords(firstNameOf(read));
}
