import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { cookingFields, usedPerPortionFields } from '../../recipes/kitchen/cookingFields.ts';
import { dietaryRestrictionsOrSame } from '../../food/restriction/dietaryRestrictions.ts';
import {
  INGREDIENT_MALFORMED,
  newIngredientFields,
  selectedAlternative,
} from '../../shopping/ingredient/ingredientFields.ts';
import { exportedUnavailable } from '../../shopping/missing/unavailableFields.ts';
import { shoppingPlanFields } from '../../shopping/days/shoppingPlanFields.ts';
import { LIMITS } from '../../limits.ts';
import { companionFields, timesInOrder } from '../../people/eater/eaterFields.ts';
import { forWhomShape } from '../../plan/forWhom.ts';
import { newMealFields } from '../../plan/mealFields.ts';
import { dutyKind } from '../../plan/dutyFields.ts';
import { flag, requiredText, shortList, oneOf } from '../../text/text.ts';
import { EXPORTED_MEAL_STATUSES, TRIP_EXPORT_FORMAT } from './tripExport.ts';
import { newTripInput, tripFields } from '../tripFields.ts';

/** Of any version. */
export const backupFields = z.object({
  format: z.literal(TRIP_EXPORT_FORMAT),
  version: z.int().check(z.minimum(1)),
  trips: z.array(z.unknown()),
});

const assigneeName = z.nullish(
  z.string({ error: fieldMsg('tripImport.assigneeMalformed', 'Assigned to has to be a name.') }),
);

export const importedIngredientFields = z
  .object(
    {
      ...newIngredientFields.shape,
      selectedAlternative,
      isOptimized: z.optional(flag(msg('field.optimized', 'Optimized'))),
      isTyped: z.optional(flag(msg('field.typed', 'Typed'))),
      assignedTo: assigneeName,
      unavailable: z.optional(exportedUnavailable),
      used: z.optional(
        requiredText(
          msg('field.used', 'Used'),
          LIMITS.name,
          msg('tripImport.usedMissing', 'Used has to be an amount.'),
        ),
      ),
      usedPerPortion: z.optional(usedPerPortionFields),
      apartOf: z.optional(
        requiredText(
          msg('field.apartOf', 'Apart of'),
          LIMITS.name,
          msg('tripImport.apartOfMissing', 'Apart of has to be a name.'),
        ),
      ),
    },
    { error: INGREDIENT_MALFORMED },
  )
  .check(
    z.refine(({ selectedAlternative = 0, alternatives = [] }) => selectedAlternative <= alternatives.length, {
      error: fieldMsg(
        'ingredient.alternativeNotThere',
        'Selected alternative has to be one of its alternatives.',
      ),
      path: ['selectedAlternative'],
    }),
  );

const {
  tripId: _trip,
  assignedToId: _cook,
  status: _status,
  forWhom: _part,
  ...mealFields
} = newMealFields.shape;
const { date, type } = mealFields;

const PORTIONS = fieldMsg('tripImport.portionsMalformed', 'Portions have to be a number, in steps of 0.25.');
const textsFor = z
  .number({ error: PORTIONS })
  .check(z.gte(0, PORTIONS), z.lte(LIMITS.portionsInFiles, PORTIONS), z.multipleOf(0.25, PORTIONS));

/** Of an otherwise invalid meal. */
export const importedSlotFields = z.object({ date, type });

const PART = fieldMsg('tripImport.partMalformed', 'For whom a dish is has to be names, a group or a food.');
const { group: partGroup, cannotEat } = forWhomShape;
const importedPart = z.object(
  { group: partGroup, cannotEat, names: z.optional(z.array(z.string({ error: PART }), { error: PART })) },
  { error: PART },
);

/** Parsed one by one, to stop at the first error. */
export const importedMealFields = z.object(
  {
    ...mealFields,
    status: z.optional(oneOf(msg('field.status', 'Status'), EXPORTED_MEAL_STATUSES)),
    isAiGenerated: z.optional(flag(msg('field.aiGenerated', 'AI generated'))),
    cooking: z.optional(cookingFields),
    portions: z.optional(textsFor),
    assignedTo: assigneeName,
    forWhom: z.optional(importedPart),
    ingredients: z.optional(
      shortList(importedIngredientFields, LIMITS.mealIngredients, {
        notAList: msg('ingredient.listMalformed', 'Ingredients have to be a list.'),
        tooMany: msg('ingredient.tooMany', 'A meal can have at most {max} ingredients.', {
          max: LIMITS.mealIngredients,
        }),
      }),
    ),
  },
  { error: fieldMsg('meal.malformed', 'A meal has to be an object with its fields.') },
);

const itemsOfTrip = shortList(importedIngredientFields, LIMITS.tripItems, {
  notAList: msg('item.listMalformed', 'Items have to be a list.'),
  tooMany: msg('item.tooMany', 'A trip can have at most {max} items that no meal needs.', {
    max: LIMITS.tripItems,
  }),
});

const {
  name: eaterName,
  portion,
  avoids,
  eatsEverything,
  note,
  group,
  arrives,
  leaves,
} = companionFields.shape;
export const importedEaterFields = z
  .object(
    {
      name: eaterName,
      portion,
      avoids,
      eatsEverything,
      note,
      group,
      arrives,
      leaves,
      broughtBy: z.nullish(
        z.string({ error: fieldMsg('tripImport.broughtByMalformed', 'Brought by has to be a name.') }),
      ),
      exceptions: z.optional(
        shortList(
          z.object({ date, type, attends: flag(msg('field.attends', 'Attends')) }),
          LIMITS.importedMeals,
          {
            notAList: msg('tripImport.exceptionsMalformed', 'Exceptions have to be a list.'),
            tooMany: msg('tripImport.tooManyExceptions', 'A person can have at most {max} exceptions.', {
              max: LIMITS.importedMeals,
            }),
          },
        ),
      ),
      duties: z.optional(
        shortList(z.object({ date, type, kind: dutyKind }), LIMITS.importedMeals, {
          notAList: msg('tripImport.dutiesMalformed', 'Duties have to be a list.'),
          tooMany: msg('tripImport.tooManyDuties', 'A person can have at most {max} duties.', {
            max: LIMITS.importedMeals,
          }),
        }),
      ),
    },
    {
      error: fieldMsg('tripImport.eaterMalformed', 'A person who eats has to be an object with its fields.'),
    },
  )
  .check(timesInOrder);

/** The forms' fields, meals unchecked; nothing derived. */
export const importedTripFields = z.intersection(
  newTripInput,
  z.object({
    dietaryRestrictions: dietaryRestrictionsOrSame,
    participants: z.optional(
      z.array(z.unknown(), {
        error: fieldMsg('participant.listMalformed', 'Participants have to be a list.'),
      }),
    ),
    eaters: z.optional(
      shortList(importedEaterFields, LIMITS.tripEaters, {
        notAList: msg('tripImport.eatersMalformed', 'The people who eat have to be a list.'),
        tooMany: msg('eater.tooMany', 'At most {max} people can eat on a trip.', { max: LIMITS.tripEaters }),
      }),
    ),
    items: z.optional(itemsOfTrip),
    shoppingPlan: z.optional(shoppingPlanFields),
    /** Counted, and left out. */
    costs: z.optional(z.unknown()),
    meals: z.optional(
      z
        .array(z.unknown(), { error: fieldMsg('meal.listMalformed', 'Meals have to be a list.') })
        .check(
          z.maxLength(
            LIMITS.importedMeals,
            fieldMsg('tripImport.tooManyMeals', 'A file can have at most {max} meals.', {
              max: LIMITS.importedMeals,
            }),
          ),
        ),
    ),
  }),
);

/** Absent or null keeps the days. */
export const importFields = z.object({ startDate: z.nullish(tripFields.shape.startDate) });

export type ReadTrip = z.output<typeof importedTripFields>;
export type ReadEater = z.output<typeof importedEaterFields>;
export type ReadMeal = z.output<typeof importedMealFields>;
export type ReadIngredient = z.output<typeof importedIngredientFields>;
