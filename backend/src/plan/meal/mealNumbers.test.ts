import * as z from 'zod/mini';
import { MEAL_NUMBERS, mealChangeFields } from '../../../../domain/plan/mealFields.ts';
import { buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { Meal } from '../../entities/meal.entity.ts';

const world = testWorld();

test.each(MEAL_NUMBERS)(
  'the least and the most %s are stored, and the database refuses what is beyond them',
  async (number) => {
    const maya = await buildPerson(world);
    const meal = await buildMeal(world, await buildTrip(world, maya));
    const schema = z.toJSONSchema(mealChangeFields.shape[number], { io: 'input', unrepresentable: 'any' });
    const [{ minimum = 0, maximum = 0 } = {}] = schema.anyOf ?? [];
    expect(maximum).toBeGreaterThan(minimum);
    for (const value of [minimum, maximum]) {
      const { status, body } = await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { [number]: value });
      expect({ status, body }).toMatchObject({ status: 200, body: { [number]: value } });
    }
    const column = world.dataSource.getMetadata(Meal).findColumnWithPropertyName(number)?.databaseName;
    for (const value of [minimum - 1, maximum + 1])
      await expect(
        world.dataSource.query(`update meals set "${column}" = $2 where id = $1`, [meal.id, value]),
      ).rejects.toMatchObject({ code: '23514' });
  },
);
