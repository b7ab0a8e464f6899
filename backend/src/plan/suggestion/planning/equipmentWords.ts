import type { CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import type { SuggestionRequest } from './suggestion.ts';

/** Any one is enough. */
const NEEDS: readonly (readonly [words: RegExp, anyOf: readonly CookingEquipment[]])[] = [
  [/\b(?:ovens?|broil\w*|microwaves?|microwaving|toasters?)\b/i, ['full-kitchen', 'rv-kitchen']],
  [/\b(?:fridge|refrigerat\w*|freez\w+)\b/i, ['full-kitchen', 'rv-kitchen']],
  [/\b(?:blenders?|blend until|food processors?)\b/i, ['full-kitchen', 'rv-kitchen']],
  [/\b(?:grill|grills|grilled|grilling|barbecue\w*)\b/i, ['outdoor-grill', 'fire-pit', 'full-kitchen']],
  [/\b(?:dutch ovens?)\b/i, ['full-kitchen', 'fire-pit', 'outdoor-grill']],
  [/\b(?:campfire|embers|coals)\b/i, ['fire-pit', 'outdoor-grill']],
];
const HEAT =
  /\b(?:boil\w*|simmer\w*|fry|fries|fried|frying|saut[eé]\w*|bak(?:e|es|ing)|roast(?:s|ing)?|sear\w*|melt\w*|heat\w*|cook(?:s|ing)?|steam\w*|poach\w*|toast(?:s|ing)?|preheat\w*)\b/i;

/** Whether a recipe needs missing equipment, as claimed or by its steps. */
export function contradictsEquipment(
  claimed: CookingEquipment,
  steps: readonly string[],
  { equipment }: Pick<SuggestionRequest, 'equipment'>,
): boolean {
  const text = steps.join(' ');
  if (claimed === 'no-cooking' && HEAT.test(text)) return true;
  if (equipment.length === 0) return false;
  if (claimed !== 'no-cooking' && !equipment.includes(claimed)) return true;
  const plain = text.replace(/\bdutch ovens?\b/gi, ' ');
  return NEEDS.some(
    ([words, anyOf]) =>
      words.test(words.source.includes('dutch') ? text : plain) &&
      !anyOf.some((one) => equipment.includes(one)),
  );
}
