import { ingredientChangeFields } from '../../../domain/shopping/ingredient/ingredientFields.ts';
import { mealChangeFields } from '../../../domain/plan/mealFields.ts';
import { exportedTrip, type ExportSource } from '../../../domain/trip/transfer/exportTrip.ts';
import { readTripImport } from '../../../domain/trip/transfer/tripImport.ts';
import {
  importedEaterFields,
  importedIngredientFields,
  importedMealFields,
} from '../../../domain/trip/transfer/tripImportFields.ts';
import type { ColumnUse } from '../entities/column.ts';
import { columnsIn, propertiesFor, type EntityClass } from '../db/columns.ts';
import { newRow } from '../db/rows.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';

/** Names of properties in forms and files, where they differ. */
const IN_FORMS: Readonly<Record<string, string>> = { servingsQuarters: 'servings' };
const IN_FILES: Readonly<Record<string, string>> = {
  ...IN_FORMS,
  // Files say alone whether a dish has others before it.
  position: 'beside',
  assignedToId: 'assignedTo',
  portionQuarters: 'portions',
  mergedAs: 'isOptimized',
  apartOfId: 'apartOf',
  arrivesDate: 'arrives',
  leavesDate: 'leaves',
};

function declared<Row>(entity: EntityClass<Row>, use: ColumnUse, names: Readonly<Record<string, string>>) {
  return propertiesFor<Row>(entity, use)
    .map((property) => names[property] ?? property)
    .sort();
}
const without = (shape: object, ...others: string[]) =>
  Object.keys(shape)
    .filter((name) => !others.includes(name))
    .sort();

describe('what the entities declare', () => {
  test.each<[string, EntityClass<object>, object, string[]]>([
    ['a meal', Meal, mealChangeFields.shape, ['version', 'beside', 'wholeSlot']],
    [
      'an ingredient',
      Ingredient,
      ingredientChangeFields.def.in.shape,
      ['version', 'assignedTo', 'purchased'],
    ],
  ])('as written by people is what they can change of %s', (_what, entity, shape, others) => {
    expect(declared(entity, 'written', IN_FORMS)).toEqual(without(shape, ...others));
  });

  test('as in trip files is what an import reads of a meal and its ingredients', () => {
    const { ingredients: _, ...meal } = importedMealFields.shape;
    expect(declared(Meal, 'in trip file', IN_FILES)).toEqual(without(meal));
    // Made of usedPerPortion, for people.
    expect(declared(Ingredient, 'in trip file', IN_FILES)).toEqual(
      without(importedIngredientFields.shape, 'used'),
    );
  });

  test('as in trip files is what an import reads of a person who eats', () => {
    const names = { ...IN_FILES, portionQuarters: 'portion' };
    const columns = declared(Eater, 'in trip file', names);
    // A time is two columns.
    const fields = columns.filter((name) => !['arrivesType', 'leavesType'].includes(name));
    // Of the person, and in tables of their own.
    const others = ['broughtBy', 'exceptions', 'duties'];
    expect(fields).toEqual(without(importedEaterFields.def.shape, ...others));
  });

  test('as written is in trip files, and moves with a dish unless it is of the slot', () => {
    const written = propertiesFor(Meal, 'written');
    const ofSlot = ['date', 'type', 'forWhom', 'isInstead', 'assignedToId', 'status'];
    expect(written.filter((property) => !propertiesFor(Meal, 'in trip file').includes(property))).toEqual([]);
    expect(written.filter((property) => !propertiesFor(Meal, 'in menu').includes(property))).toEqual(ofSlot);
    expect(
      propertiesFor(Ingredient, 'written').filter(
        (property) => !propertiesFor(Ingredient, 'in trip file').includes(property),
      ),
    ).toEqual([]);
  });
});

describe('each text and number in trip files', () => {
  /** Other values than the initial ones, each one its own. */
  const filled = <Row>(entity: EntityClass<Row>) =>
    Object.fromEntries(
      columnsIn(entity).flatMap<[string, string | number]>(({ property, type, initial, facts }, index) => {
        if (initial !== null || !facts.includes('written')) return [];
        if (type === 'text') return [[property, `The ${property}`]];
        return type === 'smallint' || type === 'integer' ? [[property, index + 1]] : [];
      }),
    );

  const ZION: ExportSource['trip'] = {
    id: '1',
    name: 'Zion',
    location: 'Utah',
    startDate: '2026-06-12',
    endDate: '2026-06-14',
    mealTypes: ['dinner'],
    dietaryRestrictions: [],
  };

  test('comes back from an import as it was exported', () => {
    const slot = { date: '2026-06-13', type: 'dinner', status: 'planned' } as const;
    const meal = newRow(Meal, { ...slot, ...filled(Meal), name: 'Chili', ...slot });
    const row = Object.assign(newRow(Ingredient, filled(Ingredient)), { used: null });
    const amount = { quantity: row.quantity, unit: row.unit, exact: null };
    const exported = exportedTrip({
      trip: ZION,
      participants: [],
      meals: [
        {
          meal: Object.assign(meal, { eaterIds: [] }),
          ingredients: [Object.assign(row, { amount, missing: null, bought: null })],
        },
      ],
    });
    const read = readTripImport(exported, null);
    expect(read).toMatchObject({
      isRead: true,
      value: { meals: [{ ...filled(Meal), ...slot, name: 'Chili', ingredients: [filled(Ingredient)] }] },
    });
  });

  test('of a person who eats comes back, too', () => {
    const { arrivesType: _arrives, leavesType: _leaves, ...texts } = filled(Eater);
    const whole = { name: 'Zoe', isCompanion: true, arrives: null, leaves: null };
    const eater = Object.assign(newRow(Eater, texts), whole);
    const attendance = { eaters: [eater], exceptions: [] };
    const exported = exportedTrip({ trip: ZION, participants: [], attendance, meals: [] });
    expect(readTripImport(exported, null)).toMatchObject({
      isRead: true,
      value: { eaters: [{ ...texts, name: 'Zoe' }] },
    });
  });
});
