import { t } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { conflictsOf, judgeMeal, namesWord, type Restrictions } from '../../../domain/food/diet.ts';
import { DIET_NAMES } from '../../../domain/food/diets.ts';
import { contentsOf } from '../../../domain/food/foodContents.ts';
import { CONTENT_NAMES } from '../../../domain/food/content.ts';
import { restrictionNames } from '../../../domain/food/restriction/restrictionReport.ts';
import { listed } from '../../../domain/text/listed.ts';

/** Contents listed before "and more". */
const NAMED = 2;

/**
 * A meal's certain conflict for its cell: "Contains fish: not vegan"; null if none.
 * @param lines chosen names with notes, as `foodLine`
 */
export function conflictLine(lines: readonly string[], restrictions: Restrictions): string | null {
  if (judgeMeal(lines, restrictions).verdict !== 'breaks') return null;
  const contents = lines.flatMap((line) => conflictsOf(contentsOf(line), restrictions).has);
  const words = restrictions.avoidedWords.filter((word) => lines.some((line) => namesWord(line, word)));
  const found = [...new Set([...contents.map((content) => asText(CONTENT_NAMES[content])), ...words])];
  const diets = restrictions.diets.filter((diet) => isBroken(lines, diet)).map(dietInSentence);
  // Neither conflicts alone, only both together.
  const anyDiet = listed(diets, 'or');
  if (found.length === 0) return diets.length === 0 ? t`Meat with dairy` : t`Meat with dairy: not ${anyDiet}`;
  const foods = shortList(found);
  return diets.length === 0 ? t`Contains ${foods}` : t`Contains ${foods}: not ${anyDiet}`;
}

/** Restrictions as text: "vegan, no peanuts, no mushroom"; empty for none. */
export function restrictionsLine(restrictions: Restrictions): string {
  return restrictionNames(restrictions).map(asText).join(', ');
}

function isBroken(lines: readonly string[], diet: Restrictions['diets'][number]): boolean {
  return judgeMeal(lines, { diets: [diet], avoidedContents: [], avoidedWords: [] }).verdict === 'breaks';
}

function dietInSentence(diet: Restrictions['diets'][number]): string {
  return asText(DIET_NAMES[diet]);
}

function shortList(found: readonly string[]): string {
  const named = found.slice(0, NAMED).join(', ');
  return found.length > NAMED ? t`${named} and more` : listed(found);
}
