import { comparableWords } from '../../text/wordForms.ts';

/** What the kitchen does with a food on the day before. */
export const AHEAD_KINDS = ['thaw', 'soak'] as const;
export type AheadKind = (typeof AHEAD_KINDS)[number];

const PULSES = words('beans, chickpeas, garbanzos, peas, fava, limas, hominy');
/** They cook without a night in water, or are no pulse. */
const NOT_SOAKED = words(
  'lentils, split, green, snap, snow, coffee, cocoa, vanilla, jelly, canned, can, cooked, roasted',
);
const DRY = words('dried, dry');
/** Eaten or cooked as they are. */
const STAYS_FROZEN = words('ice, cream, sherbet, sorbet, yogurt, popsicles, fries, pizza, waffles, tots');
const NO_NEED = /\b(?:no need to|do(?:es)? not|don['’]t|never|not|without|un)[\s-]*(?:thaw|soak)/i;

/** By the words of a line; null: nothing that they tell. */
export function aheadWork(name: string, notes: string | null): AheadKind | null {
  const text = `${name} ${notes ?? ''}`;
  if (NO_NEED.test(text)) return null;
  const [named, all] = [new Set(comparableWords(name)), new Set(comparableWords(text))];
  const isPulse = has(named, PULSES) && has(all, DRY) && !has(named, NOT_SOAKED);
  if (isPulse || /\bsoaked overnight\b|\bsoak overnight\b/i.test(text)) return 'soak';
  const isFrozen = all.has('frozen') || /\bthaw(?:ed)?\b/i.test(text);
  return isFrozen && !has(named, STAYS_FROZEN) ? 'thaw' : null;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').flatMap(comparableWords));
}

function has(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((word) => others.has(word));
}
