import { t } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { avoidedWords, dietsOf, type Avoid } from '../../../domain/food/avoid.ts';
import { conflictsOf, judgeMeal } from '../../../domain/food/diet.ts';
import { DIET_NAMES } from '../../../domain/food/diets.ts';
import { contentsOf } from '../../../domain/food/foodContents.ts';
import { CONTENT_NAMES } from '../../../domain/food/content.ts';
import { listed } from '../../../domain/text/listed.ts';

/** Contents listed before "and more". */
const NAMED = 2;

/**
 * An ingredient's certain conflict: "Contains fish: not vegan"; null if none.
 * @param line chosen name with notes, as `foodLine`
 */
export function conflictLine(line: string, avoids: readonly Avoid[]): string | null {
  const broken = avoids.filter((avoid) => judgeMeal([line], [avoid]).verdict === 'breaks');
  if (broken.length === 0) return null;
  const contents = conflictsOf(contentsOf(line), broken).has.map((content) => asText(CONTENT_NAMES[content]));
  const found = [...new Set([...contents, ...avoidedWords(broken)])];
  const diets = dietsOf(broken).map((diet) => asText(DIET_NAMES[diet]));
  // Neither conflicts alone, only both together.
  const anyDiet = listed(diets, 'or');
  if (found.length === 0) return diets.length === 0 ? t`Meat with dairy` : t`Meat with dairy: not ${anyDiet}`;
  const foods = shortList(found);
  return diets.length === 0 ? t`Contains ${foods}` : t`Contains ${foods}: not ${anyDiet}`;
}

function shortList(found: readonly string[]): string {
  const named = found.slice(0, NAMED).join(', ');
  return found.length > NAMED ? t`${named} and more` : listed(found);
}
