import { foldedText } from '../../../../domain/text/wordForms.ts';
import { linesOf, type CartLine } from './cartLists.ts';
import type { CartGroup, CartPart } from './cartParts.ts';

/** The lines with a name that contains the text, open ones first. Case and accents do not count. */
export function searchCart(parts: readonly CartPart[], text: string): CartLine[] {
  const wanted = foldedText(text.trim());
  const found = linesOf(parts).filter(({ group }) => namesOf(group).some((name) => name.includes(wanted)));
  return found.toSorted((one, other) => Number(one.group.isPurchased) - Number(other.group.isPurchased));
}

function namesOf({ rows }: CartGroup): string[] {
  return rows.flatMap(({ name, insteadOf }) => [foldedText(name), foldedText(insteadOf ?? '')]);
}

/** 'Yellow onions' for 'oni': 'Yellow ', 'oni', 'ons'; null without a match in this name. */
export function matchIn(name: string, text: string): readonly [string, string, string] | null {
  const [inName, wanted] = [foldedText(name), foldedText(text.trim())];
  const start = inName.indexOf(wanted);
  // A letter that folds to two moves the places.
  if (wanted === '' || start < 0 || inName.length !== name.length) return null;
  const end = start + wanted.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}
