import type { MockLink } from '@apollo/client/testing';
import { mealNumbersOf, type MealNumbers } from '../../../domain/plan/mealFields.ts';
import type { UpdateIngredientInput, UpdateMealInput } from '../../src/gql/schema.generated.ts';
import { EditMealDocument } from '../../src/plan/meal/EditMeal.generated.ts';
import { EditIngredientDocument } from '../../src/shopping/ingredient/EditIngredient.generated.ts';
import { amountAnswer, JONAS, VIEWER, type ingredientAnswer, type mealAnswer } from './tripAnswers.ts';

type Meal = ReturnType<typeof mealAnswer>;
type Ingredient = ReturnType<typeof ingredientAnswer>;
type Fields = Readonly<Record<string, unknown>>;

export interface Inside extends Partial<MealNumbers> {
  readonly recipe?: string | null;
  readonly instructions?: string[];
  readonly ingredients?: readonly Ingredient[];
}

/** One entity that refuses what would overwrite a later change, as the server does. */
function versioned(first: Fields) {
  const changedAt = new Map<string, number>();
  const entity = {
    saved: first,
    version: 1,
    change(change: Fields) {
      entity.version += 1;
      entity.saved = { ...entity.saved, ...change };
      for (const field of Object.keys(change)) changedAt.set(field, entity.version);
    },
    update(change: Fields, base: number | null | undefined) {
      const fields = Object.keys(change).filter(
        (field) =>
          (changedAt.get(field) ?? 1) > (base ?? Infinity) &&
          JSON.stringify(entity.saved[field]) !== JSON.stringify(change[field]),
      );
      if (fields.length === 0) {
        entity.change(change);
        return null;
      }
      const conflict = {
        version: entity.version,
        fields,
        current: entity.saved,
        changedBy: JONAS.id,
        changedAt: new Date(Date.now() - 20_500).toISOString(),
      };
      return [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }];
    },
  };
  return entity;
}

/** A server that saves what is edited in the sheet of a meal; a test looks at what it has in the end. */
export function sheetServer(
  meal: Meal,
  { recipe = null, instructions = [], ingredients = [], ...numbers }: Inside = {},
) {
  const { name, description, assignedToId, servings } = meal;
  const texts = { name, description, recipe, instructions };
  const own = versioned({ ...texts, assignedToId, servings, ...mealNumbersOf(numbers) });
  const rows = new Map(ingredients.map((row) => [row.id, { row, texts: versioned(textsOf(row)) }]));
  const sent: Fields[] = [];
  const people = [VIEWER, JONAS];
  const mealNow = () => ({
    ...meal,
    ...own.saved,
    version: own.version,
    recipeVersion: own.version,
    assignedTo: people.find(({ id }) => id === own.saved['assignedToId']) ?? null,
    ingredients: [...rows.values()].map(({ row }) => row),
  });
  const answers: MockLink.MockedResponse[] = [
    {
      request: { query: EditMealDocument, variables: () => true },
      maxUsageCount: Number.POSITIVE_INFINITY,
      result: ({ input }: { input: UpdateMealInput }) => {
        const { id: _id, tripId: _tripId, version, ...change } = input;
        sent.push(change);
        const errors = own.update(change, version);
        if (errors !== null) return { errors };
        return { data: { updateMeal: { meal: mealNow() } } };
      },
    },
    {
      request: { query: EditIngredientDocument, variables: () => true },
      maxUsageCount: Number.POSITIVE_INFINITY,
      result: ({ input }: { input: UpdateIngredientInput }) => {
        const { id, tripId: _tripId, version, ...change } = input;
        const known = rows.get(id);
        if (known === undefined) return { errors: [{ message: 'Gone.', extensions: { code: 'NOT_FOUND' } }] };
        sent.push(change);
        const errors = known.texts.update(change, version);
        if (errors !== null) return { errors };
        // Its texts are those of an ingredient.
        const saved = {
          ...known.row,
          ...(known.texts.saved as Partial<Ingredient>),
          version: known.texts.version,
        };
        const ingredient = { ...saved, amount: amountAnswer(saved.quantity, saved.unit) };
        return { data: { updateIngredient: { ingredient } } };
      },
    },
  ];
  return {
    answers,
    /** What each update changed. */
    sent,
    /** The meal as it is saved. */
    meal: () => own.saved,
    ingredient: (id: string) => rows.get(id)?.texts.saved,
    /** Jonas changes the meal, or an ingredient. */
    change: (change: Fields, id?: string) =>
      id === undefined ? own.change(change) : rows.get(id)?.texts.change(change),
  };
}

function textsOf({ name, quantity, unit, notes, alternatives, selectedAlternative }: Ingredient): Fields {
  return { name, quantity, unit, notes, alternatives, selectedAlternative };
}
