import { grouped } from '../../text/grouped.ts';
import { listed } from '../../text/listed.ts';
import { avoidNote, strictAvoids } from './avoidLabels.ts';
import { TRIP_RULES, TRIP_RULES_NAME } from './tripRules.ts';
import type { Eater } from '../eater/eater.ts';
import type { TableVerdict, VerdictReason } from './verdict.ts';

/** People named before "3 people cannot eat this". */
const MOST_PEOPLE = 2;

/** What the lines tell of. */
export type ToldReason = Omit<VerdictReason, 'basis' | 'sentence'> & { readonly sentence: string };

/**
 * A meal's open conflicts, person first: "Priya (vegan): lox, cream cheese"; null without.
 * @param eaters of the trip, for their names
 */
export function conflictLine(
  reasons: readonly ToldReason[],
  eaters: readonly Pick<Eater, 'id' | 'name'>[],
): string | null {
  const people = peopleWith('conflict', reasons, eaters);
  if (people.length > MOST_PEOPLE) return `${people.length} people cannot eat this`;
  return people.length === 0 ? null : people.join('; ');
}

/**
 * A meal's open conflicts in a few words: "Ben can’t eat peanuts", "Ana and Ben can’t eat this"; null without.
 * @param nameOf what an eater is called
 */
export function conflictMark(
  reasons: readonly ToldReason[],
  nameOf: (eaterId: string) => string,
): string | null {
  const open = reasons.filter((reason) => reason.verdict === 'conflict' && reason.settled === null);
  if (open.length === 0) return null;
  const foods = [...new Set(open.map(({ ingredientName }) => ingredientName?.toLowerCase() ?? 'this'))];
  const food = foods.length === 1 ? foods[0] : 'this';
  const people = [...new Set(open.map(({ eaterId }) => eaterId))];
  const guests = people.filter((id) => id !== TRIP_RULES);
  if (guests.length === 0) return food === 'this' ? 'Not for this trip' : `No ${food} on this trip`;
  const who = guests.length > MOST_PEOPLE ? `${guests.length} people` : listed(guests.map(nameOf));
  return `${who} can’t eat ${food}`;
}

/** What nobody knows: "Ana (coeliac): rolled oats"; null without. */
export function unknownLine(
  reasons: readonly ToldReason[],
  eaters: readonly Pick<Eater, 'id' | 'name'>[],
): string | null {
  const people = peopleWith('unknown', reasons, eaters);
  if (people.length > MOST_PEOPLE) return `Not known for ${people.length} people`;
  return people.length === 0 ? null : people.join('; ');
}

/** Foods named before "and 2 more". */
const MOST_FOODS = 2;

/**
 * What is open in a meal, in whole sentences: "Ben can’t eat peanuts."; null without.
 * @param eaters of the trip, for their names
 */
export function openSentence(
  reasons: readonly ToldReason[],
  eaters: readonly Pick<Eater, 'id' | 'name'>[],
): string | null {
  const open = reasons.filter(({ settled }) => settled === null);
  const conflicts = open.filter(({ verdict }) => verdict === 'conflict');
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  if (conflicts.length > 0) {
    const people = [...grouped(conflicts, ({ eaterId }) => eaterId)];
    if (people.length > MOST_PEOPLE) return `${people.length} people can’t eat this.`;
    const sentences = people.map(([eaterId, own]) => {
      const foods = foodsText(own);
      if (eaterId === TRIP_RULES) return `Nobody here eats ${foods ?? 'this'}.`;
      return `${names.get(eaterId) ?? 'A former member'} can’t eat ${foods ?? 'this'}.`;
    });
    return sentences.join(' ');
  }
  const [first] = open.filter(({ verdict }) => verdict === 'unknown');
  if (first === undefined) return null;
  const foods = foodsText(open);
  return foods === null ? first.sentence : `We can’t tell what is in the ${foods}.`;
}

/** "peanuts and 2 more"; null if no ingredient is to blame. */
function foodsText(reasons: readonly ToldReason[]): string | null {
  const all = [...new Set(reasons.flatMap(({ ingredientName }) => ingredientName ?? []))].map(inSentence);
  const rest = all.length - MOST_FOODS;
  if (all.length === 0) return null;
  return listed(rest > 1 ? [...all.slice(0, MOST_FOODS), `${rest} more`] : all);
}

function inSentence(food: string): string {
  return /^\p{Lu}\p{Ll}/u.test(food) ? `${food.charAt(0).toLowerCase()}${food.slice(1)}` : food;
}

function peopleWith(
  verdict: Exclude<TableVerdict, 'safe'>,
  reasons: readonly ToldReason[],
  eaters: readonly Pick<Eater, 'id' | 'name'>[],
): string[] {
  const open = reasons.filter((reason) => reason.verdict === verdict && reason.settled === null);
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  return Array.from(
    grouped(open, ({ eaterId }) => eaterId),
    ([eaterId, own]) => {
      const notes = [...new Set(own.map(({ avoid }) => avoidNote(avoid)))].join(', ');
      const foods = [...new Set(own.map(whatOf))];
      const name = eaterId === TRIP_RULES ? TRIP_RULES_NAME : (names.get(eaterId) ?? 'A former member');
      return `${name} (${notes}): ${foods.join(', ')}`;
    },
  );
}

/** The ingredient, or why no ingredient is to blame. */
function whatOf({ ingredientName, sentence }: ToldReason): string {
  return ingredientName ?? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** People with the same avoids: [["Ana"], ["coeliac"]], [["Priya", "Theo"], ["vegan"]]. Dislikes do not count. */
export function respected(
  eaters: readonly Pick<Eater, 'name' | 'avoids'>[],
): { readonly names: readonly string[]; readonly notes: readonly string[] }[] {
  const careful = eaters
    .map(({ name, avoids }) => ({ name, notes: notesOf(avoids) }))
    .filter(({ notes }) => notes.length > 0);
  return Array.from(
    grouped(careful, ({ notes }) => notes.toSorted().join()),
    ([, alike]) => ({ names: alike.map(({ name }) => name), notes: alike[0]?.notes ?? [] }),
  );
}

function notesOf(avoids: Eater['avoids']): string[] {
  return [...new Set(strictAvoids(avoids).map(avoidNote))];
}
