import { remembered } from '../text/remembered.ts';

/**
 * Words that leave a food what it is: sizes, freshness, how it is cut, and what is counted of it. "Ground", "dried" and
 * "canned" make another one.
 */
const OF_THE_SAME_FOOD = new Set(
  `small medium large jumbo fresh freshly ripe organic whole raw baby
   boneless skinless peeled chopped sliced diced grated shredded minced crushed
   clove head bunch bulb stalk leaf sprig ear rib`.split(/\s+/),
);

/**
 * The key that near matches share: "garlic" for "garlic clove" and "garlic", "egg" for "large egg". Near matches are
 * offered as one line, never made one unasked: "whole milk" is near to "milk".
 * @param key of `shoppingKey`
 */
export const nearKey: (key: string) => string = remembered(readNearKey, 2000);

function readNearKey(key: string): string {
  return (
    key
      .split(' ')
      .filter((word) => !OF_THE_SAME_FOOD.has(word))
      .join(' ') || key
  );
}

/** The unit that a name ends with: "clove" for "garlic clove" on the line "garlic"; or null. */
export function unitInName(key: string, lineKey: string): string | null {
  const unit = key.startsWith(`${lineKey} `) ? key.slice(lineKey.length + 1) : '';
  return OF_THE_SAME_FOOD.has(unit) ? unit : null;
}
