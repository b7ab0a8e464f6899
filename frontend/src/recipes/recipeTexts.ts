import { plural, t } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { numberedSteps } from '../../../domain/recipes/partHeading.ts';
import { DIET_NAMES, DIETS } from '../../../domain/food/diets.ts';
import { mealTypeWord } from '../labels/mealTypeLabel.ts';
import { domainEquipment } from '../gql/suggestionEnums.ts';
import { mealTypeOf } from '../gql/mealEnums.ts';
import type { CookingEquipment, Difficulty, RecipeSource } from '../gql/schema.generated.ts';
import { shortWeekdayLabel } from '../../../domain/text/dates/dates.ts';
import { durationLabel } from '../../../domain/text/dates/durations.ts';
import { EQUIPMENT_WORDS, equipmentName } from '../labels/equipmentLabels.ts';
import type { RecipeRowFragment } from './RecipeRow.generated.ts';
import type { RecipeSlot } from './slotAddress.ts';
import type { MealType } from '../../../domain/plan/meal.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { listed } from '../../../domain/text/listed.ts';

const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  EASY: t`Easy`,
  MEDIUM: t`Medium`,
  HARD: t`Hard`,
};

export function difficultyLabel(difficulty: Difficulty): string {
  return DIFFICULTY_LABELS[difficulty];
}

/** "Fire pit" */
export function equipmentLabel(equipment: CookingEquipment): string {
  return equipmentName(domainEquipment(equipment));
}

/** A recipe for more kinds suits almost every kitchen. */
const MOST_EQUIPMENT = 2;

/** Any one is enough: "Outdoor grill or fire pit"; null if nothing special is needed. */
export function equipmentText(equipment: readonly CookingEquipment[]): string | null {
  if (equipment.length === 0 || equipment.length > MOST_EQUIPMENT) return null;
  return capitalized(
    listed(
      equipment.map((one) => EQUIPMENT_WORDS[domainEquipment(one)]),
      'or',
    ),
  );
}

/** Under a name: "35 mins, Outdoor grill"; '' if nothing is known. */
export function factsLine({ minutes, equipment }: Pick<RecipeRowFragment, 'minutes' | 'equipment'>): string {
  return [minutes === null ? null : durationLabel(minutes), equipmentText(equipment)]
    .filter((part) => part !== null)
    .join(', ');
}

interface Sourced {
  readonly source: RecipeSource;
  readonly sourceName: string | null;
  readonly ownerName: string | null;
}

/** Where it comes from: "Yours, from Lake Wallowa", "By Priya Nair", "From Lake Wallowa Weekend", "Cookbook". */
export function sourceLine({ source, sourceName, ownerName }: Sourced): string {
  switch (source) {
    case 'OWN':
      return sourceName === null ? t({ message: 'Yours', context: 'recipe' }) : t`Yours, from ${sourceName}`;
    case 'SHARED':
      return ownerName === null ? t`By a former member` : t`By ${ownerName}`;
    case 'MEAL':
      return sourceName === null ? t`Cooked before` : t`From ${sourceName}`;
    case 'COOKBOOK':
      return t`Cookbook`;
  }
}

/** "vegan, nut-free"; '' without. Vegan implies vegetarian and pescatarian, which are left out. */
export function dietsText(diets: readonly string[]): string {
  const implied = diets.includes('vegan')
    ? ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free']
    : diets.includes('vegetarian')
      ? ['pescatarian']
      : [];
  return DIETS.filter((diet) => diets.includes(diet) && !implied.includes(diet))
    .slice(0, 3)
    .map((diet) => asText(DIET_NAMES[diet]))
    .join(', ');
}

/** "Sun dinner" */
export function shortSlotLabel({ date, type }: Pick<RecipeSlot, 'date' | 'type'>): string {
  const day = shortWeekdayLabel(date);
  const meal = mealTypeWord(mealTypeOf(type));
  return t`${day} ${meal}`;
}

/** "Pick a dinner" */
export function pickTitle(type: MealType): string {
  const meal = mealTypeWord(type);
  return t`Pick a ${meal}`;
}

/** "5 steps", without headings of parts. */
export function stepsLabel(instructions: readonly string[]): string {
  const count = numberedSteps(instructions).length;
  return plural(count, { one: '# step', other: '# steps' });
}
