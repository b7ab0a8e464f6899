import { hasContent, MEAL_TYPES, USUAL_MEAL_TYPES } from '../../../domain/plan/meal.ts';
import { isInPlan } from '../../../domain/plan/plan.ts';
import { buildIngredient, buildMeal, buildPerson, buildTrip } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import { Participant } from '../entities/participant.entity.ts';
import { hasContentSql, IN_PLAN } from './planRules.ts';

const world = testWorld();

interface Verdict {
  readonly isInPlan: boolean;
  readonly hasContent: boolean;
}

async function verdictOfSql(mealId: string): Promise<Verdict | undefined> {
  const [verdict] = await world.dataSource.query<Verdict[]>(
    `select ${IN_PLAN} as "isInPlan", ${hasContentSql('i.trip_id = t.id')} as "hasContent"
     from meals m join trips t on t.id = m.trip_id where m.id = $1`,
    [mealId],
  );
  return verdict;
}

describe('the plan rules in SQL', () => {
  test.each([
    ['the usual types', USUAL_MEAL_TYPES],
    ['the other types', ['lunch', 'snack']],
    ['desserts alone', ['dessert']],
    ['every type', MEAL_TYPES],
  ] as const)('select the same slots as the domain for a trip with %s', async (_, mealTypes) => {
    const trip = await buildTrip(world, await buildPerson(world), { mealTypes: [...mealTypes] });
    const seen = new Set<boolean>();
    for (const type of MEAL_TYPES)
      for (const date of ['2026-06-12', '2026-06-13', '2026-06-15', '2026-06-16']) {
        const meal = await buildMeal(world, trip, { date, type });
        const expected = isInPlan(trip, meal);
        expect(await verdictOfSql(meal.id)).toMatchObject({ isInPlan: expected });
        seen.add(expected);
      }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('agree with the domain on which meals have content', async () => {
    const maya = await buildPerson(world);
    const trip = await buildTrip(world, maya);
    const { id: cook } = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
    const contents = [
      { name: 'Chili' },
      { description: 'Mild' },
      { instructions: ['Simmer'] },
      { recipe: 'Grandmother' },
      { assignedToId: cook },
      { status: 'not_needed' as const },
      {},
    ];
    const seen: boolean[] = [];
    for (const [index, content] of contents.entries()) {
      const date = `2026-06-${13 + index}`;
      const meal = await buildMeal(world, trip, { name: '', date, ...content });
      expect(await verdictOfSql(meal.id)).toMatchObject({ hasContent: hasContent(meal, 0) });
      seen.push(hasContent(meal, 0));
      await buildIngredient(world, meal);
      expect(await verdictOfSql(meal.id)).toMatchObject({ hasContent: hasContent(meal, 1) });
    }
    expect(seen).toEqual([true, true, true, true, true, false, false]);
  });
});
