import { shownNumbers, typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { byPart, stepName } from '../../../../domain/recipes/partHeading.ts';
import { newRecipeFields } from '../../../../domain/recipes/recipeFields.ts';
import { apiCookingEquipment, domainEquipment } from '../../gql/suggestionEnums.ts';
import { apiMealType, mealTypeOf } from '../../gql/mealEnums.ts';
import type {
  CookingEquipment as ApiCookingEquipment,
  Difficulty,
  MealType as ApiMealType,
  RecipeIngredientInput,
} from '../../gql/schema.generated.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import { EMPTY_DRAFT, readDraft, type IngredientDraft } from '../../ui/recipe/ingredientDraft.ts';
import type { DishInput } from '../../ui/recipe/DishFields.tsx';
import type { StepsInput } from '../../ui/recipe/StepFields.tsx';
import { typedNumber } from '../../ui/recipe/typedNumber.ts';
import type { Refusal } from '../../forms/refusal.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';

export interface RecipeInput extends Versioned, DishInput, StepsInput {
  readonly name: string;
  readonly difficulty: Difficulty | '';
  readonly ingredients: IngredientDraft;
  readonly mealTypes: readonly MealType[];
  readonly equipment: readonly CookingEquipment[];
  readonly sourceUrl: string;
  readonly sourceName: string;
  /** By ingredient; the form does not show them. */
  readonly alternatives: ReadonlyMap<string, readonly string[]>;
}

/** What is sent of a recipe. */
export interface RecipeValues {
  readonly name: string;
  readonly description: string | null;
  readonly servings: number | null;
  readonly minutes: number | null;
  readonly difficulty: Difficulty | null;
  readonly ingredients: RecipeIngredientInput[];
  readonly instructions: string[];
  readonly mealTypes: ApiMealType[];
  readonly equipment: ApiCookingEquipment[];
  readonly sourceUrl: string | null;
  readonly sourceName: string | null;
}

type StoredRecipe = Omit<BookRecipeFragment, '__typename' | 'id' | 'source' | 'diets' | 'sharedWith'>;

const EMPTY: RecipeInput = {
  name: '',
  description: '',
  servings: '4',
  minutes: '',
  difficulty: '',
  ingredients: EMPTY_DRAFT,
  steps: [{ text: '' }],
  mealTypes: [],
  equipment: [],
  sourceUrl: '',
  sourceName: '',
  alternatives: new Map(),
  version: null,
};

/** Form values of a recipe, with at least one step; null for a new one. */
export function recipeInput(stored: StoredRecipe | null): RecipeInput {
  if (stored === null) return EMPTY;
  const { name, description, servings, minutes, difficulty, instructions } = stored;
  return {
    name,
    description: description ?? '',
    servings: servings === null ? '' : shownNumbers(String(servings)),
    minutes: minutes === null ? '' : String(minutes),
    difficulty: difficulty ?? '',
    ingredients: draftOf(stored.ingredients),
    steps: (instructions.length === 0 ? [''] : instructions).map((text) => ({ text })),
    mealTypes: stored.mealTypes.map(mealTypeOf),
    equipment: stored.equipment.map(domainEquipment),
    sourceUrl: stored.sourceUrl ?? '',
    sourceName: stored.sourceName ?? '',
    alternatives: new Map(stored.ingredients.map((one) => [one.name, one.alternatives])),
    version: stored.version,
  };
}

/** Stored lines with their fields, so that reading a line again changes nothing. */
function draftOf(ingredients: StoredRecipe['ingredients']): IngredientDraft {
  const lines = ingredients.map(({ line }) => shownNumbers(line.replace(/\s+/g, ' ').trim()));
  const counts = new Map<string, number>();
  const corrections = ingredients.map(({ name, quantity, unit, notes }, index) => {
    const line = lines[index] ?? '';
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return [
      `${count} ${line}`,
      { name, quantity: shownNumbers(quantity ?? ''), unit: unit ?? '', notes: notes ?? '' },
    ] as const;
  });
  const written = byPart(ingredients.map(({ part }, index) => ({ part, line: lines[index] ?? '' })));
  const text = written.flatMap(({ part, rows }) => [
    ...(part === null ? [] : [`${part}:`]),
    ...rows.map(({ line }) => line),
  ]);
  return { text: text.join('\n'), corrections: new Map(corrections) };
}

/** What is sent; ingredients keep the alternatives that they had by name. */
export function recipeValues(input: RecipeInput): RecipeValues {
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    name: input.name.trim(),
    description: text(input.description),
    servings: typedNumber(input.servings),
    minutes: typedNumber(input.minutes),
    difficulty: input.difficulty === '' ? null : input.difficulty,
    ingredients: readDraft(input.ingredients).rows.map(
      ({ part, input: { name, quantity, unit, notes } }) => ({
        name: name.trim(),
        quantity: text(typedNumbers(quantity)),
        unit: text(unit),
        notes: text(notes),
        alternatives: [...(input.alternatives.get(name) ?? [])],
        part,
      }),
    ),
    instructions: input.steps.map((step) => step.text.trim()).filter((step) => step !== ''),
    mealTypes: input.mealTypes.map(apiMealType),
    equipment: input.equipment.map(apiCookingEquipment),
    sourceUrl: text(input.sourceUrl),
    sourceName: text(input.sourceName),
  };
}

/** The saved recipe in a refusal, with enumerations in the lower case of REST. */
export function savedValues(current: Refusal['current']): RecipeValues {
  // Its fields are those of the schema.
  const saved = current as unknown as Omit<RecipeValues, 'difficulty' | 'mealTypes' | 'equipment'> & {
    readonly difficulty: Lowercase<Difficulty> | null;
    readonly mealTypes: readonly MealType[];
    readonly equipment: readonly CookingEquipment[];
  };
  return {
    ...saved,
    // The API's enumeration is the same word in capitals.
    difficulty: (saved.difficulty?.toUpperCase() as Difficulty | undefined) ?? null,
    mealTypes: saved.mealTypes.map(apiMealType),
    equipment: saved.equipment.map(apiCookingEquipment),
  };
}

/** Checks by the domain's fields; messages name the step. */
export const recipeParser: Parser<RecipeValues> = {
  safeParse: (values) => {
    // Shape of the default values.
    const input = values as RecipeInput;
    const { ingredients, difficulty, ...rest } = recipeValues(input);
    const draft = readDraft(input.ingredients);
    const wrong = draft.rows.find(({ fields }) => fields === null);
    const result = newRecipeFields.safeParse({
      ...rest,
      difficulty: difficulty?.toLowerCase() ?? null,
      mealTypes: input.mealTypes,
      equipment: input.equipment,
      ingredients: wrong === undefined ? ingredients : [],
    });
    const issues = result.success
      ? []
      : result.error.issues.map(({ path: [field = '', place], message }) => ({
          path: [field === 'instructions' ? 'steps' : field],
          message:
            field === 'instructions' && typeof place === 'number'
              ? `${asText(stepName(rest.instructions, place))}: ${message}`
              : message,
        }));
    const ofLines = draft.whyNotRead ?? firstError(wrong?.errors);
    const all = ofLines === null ? issues : [...issues, { path: ['ingredients'], message: ofLines }];
    return all.length === 0
      ? { success: true, data: { ...rest, ingredients, difficulty } }
      : { success: false, error: { issues: all } };
  },
};

function firstError(errors: Readonly<Record<string, string | undefined>> | undefined): string | null {
  return errors === undefined ? null : (Object.values(errors).find((text) => text !== undefined) ?? null);
}
