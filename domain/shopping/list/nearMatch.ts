import { splitterBy } from '../../text/phrases.ts';
import { remembered } from '../../text/remembered.ts';
import sameGoods from '../data/sameGoods.json' with { type: 'json' };
import { foodKey } from '../food/foodKey.ts';

/**
 * Words that leave a food what it is: freshness, where it is from, how it is cut, and what is counted of it. "Ground",
 * "dried" and "canned" make another one.
 */
const OF_THE_SAME_FOOD = new Set(
  `fresh freshly ripe organic whole raw baby plain firm unsalted salted natural pure lean pitted seedless mini
   boneless skinless peeled chopped sliced diced grated shredded minced crushed finely
   clove head bunch bulb stalk leaf sprig ear rib rasher spear floret fillet slice wedge shaving`.split(
    /\s+/,
  ),
);
const HOW_IT_LIVED =
  /\b(?:(?:free|cage) (?:range|free|run)|(?:grass|corn) fed|(?:pasture|farm) raised|wild caught)\b/g;

/** Foods of their own, though their words say no more. */
const OWN = new Set([
  'baby corn',
  'baby food',
  'baby formula',
  'fresh mozzarella',
  'fresh pasta',
  'fresh yeast',
  'raw sugar',
  'whole chicken',
]);

const NEAR = new Map(
  sameGoods.near.flatMap((names) => names.map((name) => [foodKey(name), foodKey(names[0] ?? name)] as const)),
);
const splitIntoNear = splitterBy(NEAR.keys());

/**
 * The key that near matches share: "garlic" for "garlic clove" and "garlic", "chicken stock" for "chicken broth". Near
 * matches are offered as one line, never made one unasked: "whole milk" is near to "milk".
 * @param key of `foodKey`
 */
export const nearKey: (key: string) => string = remembered(readNearKey, 2000);

function readNearKey(key: string): string {
  if (OWN.has(key)) return key;
  const words = key.replaceAll(HOW_IT_LIVED, ' ').split(/\s+/);
  const left = words.filter((word) => word !== '' && !OF_THE_SAME_FOOD.has(word)).join(' ');
  return splitIntoNear(foodKey(left === '' ? key : left).split(' '))
    .map((phrase) => NEAR.get(phrase) ?? phrase)
    .join(' ');
}

/** The unit that a name ends with: "clove" for "garlic clove" on the line "garlic"; or null. */
export function unitInName(key: string, lineKey: string): string | null {
  const unit = key.startsWith(`${lineKey} `) ? key.slice(lineKey.length + 1) : '';
  return OF_THE_SAME_FOOD.has(unit) ? unit : null;
}
