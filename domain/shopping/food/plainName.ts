import { BOUGHT_PREPARED, PREPARATION } from '../line/ingredientWords.ts';

const PREPARED = new RegExp(`^(?:and )?${PREPARATION}$`, 'i');
const REMARK = /^(?:\d|about\b|or\b)/i;
/** Not "for" anything: sauce for pasta is no sauce for steak. */
const NOTE =
  /\s(?:to (?:taste|serve|garnish|finish)|optional|divided|(?:as|if) (?:needed|desired|required)|at room temperature|plus (?:more|extra)|for (?:brushing|decorating|decoration|drizzling|dusting|frying|garnish|garnishing|greasing|serving|sprinkling|the pan))\b/i;
/** Of German flour: "type 405". */
const GRADE = /\btype \d+\b/gi;
/** "cloves of garlic"; cream of coconut is no coconut cream. */
const PART_OF = /^(?!cream\b)(\p{L}{3,}) of (\p{L}[\p{L} ]*)$/iu;
const CAN_OF = /^(?:can|tin)s? of (?=\p{L})/iu;
const PACKAGE_OF =
  /^(?:bag|bottle|box|bunch|carton|container|handful|head|jar|loaf|pack|packet|package|piece|pinch|punnet|tub|tube)(?:e?s)? of (?=\p{L})/iu;
const MOST_PARTS = 4;
const MOST_WORDS = 3;

/**
 * The name as a shop says it: "black pepper" for "pepper, black", "onions" for "onions, chopped", "tomatoes" for
 * "tomatoes (about 2 lb)". What does not read as a description stays.
 */
export function plainName(name: string): string {
  const [head = '', ...tails] = name.replaceAll(GRADE, ' ').split(/[,;(]/).map(trimmed);
  const parts = tails.filter(Boolean);
  if (head === '' || parts.length >= MOST_PARTS) return name;
  const described = parts.reduce<string | null>(withDescription, beforeNote(head));
  return described === null ? name : withoutPackage(described).replace(PART_OF, '$2 $1');
}

function trimmed(text: string): string {
  return text.replaceAll(')', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** "salt to taste" is salt. */
function beforeNote(text: string): string {
  const index = NOTE.exec(text)?.index ?? 0;
  return index > 0 ? text.slice(0, index) : text;
}

/** "bunch of basil" is basil, "tin of tuna" canned tuna. */
function withoutPackage(text: string): string {
  return text.replace(CAN_OF, 'canned ').replace(PACKAGE_OF, '');
}

/** Null if the description may be another food. */
function withDescription(name: string | null, description: string): string | null {
  if (name === null || REMARK.test(description) || NOTE.test(` ${description}`)) return name;
  const whole = `${description} ${name}`;
  if (PREPARED.test(description) && !BOUGHT_PREPARED.test(whole)) return name;
  const words = description.split(' ');
  return words.length > MOST_WORDS || words.includes('or') ? null : whole;
}
