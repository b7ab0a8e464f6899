import {
  conflictsOf,
  DIET_LABELS,
  judgeMeal,
  namesWord,
  type Restrictions,
} from '../../../domain/food/diet.ts';
import { contentsOf } from '../../../domain/food/foodContents.ts';
import { CONTENT_NAMES } from '../../../domain/food/content.ts';
import { restrictionNames } from '../../../domain/food/restrictionReport.ts';

/** Contents that a line names before it says "and more". */
const NAMED = 2;

/**
 * What a meal has in it that a group does not eat, in a line for its place in the plan: "Contains fish: not vegan".
 * Null when nothing does for certain; what is unknown is no conflict, and no promise either: `judgeMeal` tells it.
 * @param names what the meal is made of
 */
export function conflictLine(names: readonly string[], restrictions: Restrictions): string | null {
  if (judgeMeal(names, restrictions).verdict !== 'breaks') return null;
  const contents = names.flatMap((name) => conflictsOf(contentsOf(name), restrictions).has);
  const words = restrictions.avoidedWords.filter((word) => names.some((name) => namesWord(name, word)));
  const found = [...new Set([...contents.map((content) => CONTENT_NAMES[content]), ...words])];
  const diets = restrictions.diets.filter((diet) => isBroken(names, diet)).map(dietInSentence);
  // Each is fine by itself, and only both together are not.
  const what = found.length === 0 ? 'Meat with dairy' : `Contains ${shortList(found)}`;
  return diets.length === 0 ? what : `${what}: not ${diets.join(' or ')}`;
}

/** What a group does not eat, in words to check: "vegan, no peanuts, no mushroom". Empty for no restrictions. */
export function restrictionsLine(restrictions: Restrictions): string {
  return restrictionNames(restrictions).join(', ');
}

function isBroken(names: readonly string[], diet: Restrictions['diets'][number]): boolean {
  return judgeMeal(names, { diets: [diet], avoidedContents: [], avoidedWords: [] }).verdict === 'breaks';
}

function dietInSentence(diet: Restrictions['diets'][number]): string {
  return DIET_LABELS[diet].toLowerCase();
}

function shortList(found: readonly string[]): string {
  if (found.length > NAMED) return `${found.slice(0, NAMED).join(', ')} and more`;
  return found.join(' and ');
}
