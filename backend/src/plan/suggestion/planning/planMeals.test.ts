import { addDays } from '../../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import { planMeals, type Place, type Plannable } from './planMeals.ts';
import { foodWords, readLikes } from './likes.ts';

const recipe = (id: string, overrides: Partial<Plannable> = {}): Plannable => ({
  id,
  types: ['dinner'],
  kind: id,
  mainIngredient: id,
  keepsDays: Infinity,
  isOnBudget: true,
  merit: 0,
  words: new Set(foodWords(id)),
  ...overrides,
});

const place = (day: number, type: MealType = 'dinner', overrides: Partial<Place> = {}): Place => ({
  date: addDays('2026-06-13', day),
  type,
  day,
  isFree: true,
  mainIngredient: null,
  ...overrides,
});

const days = (count: number) => Array.from({ length: count }, (_, day) => place(day));
const NO_PREFERENCES = readLikes(null);
const names = (plan: ReturnType<typeof planMeals>) => plan.meals.map((meal) => meal.recipe.id);

describe('a plan', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    recipe(`r${index}`, { mainIngredient: `m${index % 6}`, kind: `k${index % 5}` }),
  );

  test('repeats no recipe, and no main ingredient in a row', () => {
    const plan = planMeals(() => many, days(20), NO_PREFERENCES, 1);
    expect(plan.empty).toEqual([]);
    expect(new Set(names(plan)).size).toBe(20);
    const mains = plan.meals.map((meal) => meal.recipe.mainIngredient);
    expect(mains.filter((main, index) => main === mains[index - 1])).toEqual([]);
  });

  test('is the same for the same seed, and different for another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) =>
      names(planMeals(() => many, days(7), NO_PREFERENCES, seed)),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('rather calls no two dishes alike, also what is planned already', () => {
    const dish = (name: string) => recipe(name, { nameWords: foodWords(name) });
    const planned = place(0, 'dinner', { isFree: false, dishName: 'Bean chili' });
    const chilis = ['Oven Potatoes with Chili Beans', 'Quinoa and Black Bean Chili', 'Chili con Carne'];
    const others = ['Lentil Dal', 'Mushroom Risotto', 'Fish Tacos'];
    const all = [...chilis, ...others].map(dish);
    const places = [planned, ...days(4).slice(1)];
    for (let seed = 1; seed <= 40; seed += 1)
      expect(names(planMeals(() => all, places, NO_PREFERENCES, seed)).toSorted()).toEqual(others.toSorted());
    expect(names(planMeals(() => all.slice(0, 3), places, NO_PREFERENCES, 1))).toHaveLength(3);
  });

  test('considers the meals next to a free slot', () => {
    const beans = { isFree: false, mainIngredient: 'beans' };
    const places = [place(0, 'lunch', beans), place(0), place(1, 'lunch', beans)];
    const two = [recipe('Bean stew', { mainIngredient: 'beans' }), recipe('Rice')];
    expect(names(planMeals(() => two, places, NO_PREFERENCES, 3))).toEqual(['Rice']);
    const one = planMeals(() => two.slice(0, 1), places, NO_PREFERENCES, 3);
    expect(one).toEqual({ meals: [], empty: [{ place: places[1], reason: 'nothing_left' }] });
  });

  test('leaves a slot without a fitting recipe empty, with the reason', () => {
    const places = [place(0, 'snack'), place(0), place(1)];
    const plan = planMeals(() => [recipe('Stew')], places, NO_PREFERENCES, 1);
    expect(plan.meals).toHaveLength(1);
    expect(plan.empty.map(({ reason }) => reason)).toEqual(['nothing_fits', 'nothing_left']);
  });

  test('uses perishable recipes early, and no spoiled ones', () => {
    const fresh = [0, 1, 1, 2].map((keepsDays, index) => recipe(`fresh${index}`, { keepsDays }));
    const lasting = recipe('carrots', { keepsDays: 5 });
    const dry = Array.from({ length: 9 }, (_, index) => recipe(`dry${index}`));
    for (const seed of [1, 2, 3, 4, 5]) {
      const plan = planMeals(() => [...dry, lasting, ...fresh], days(6), NO_PREFERENCES, seed);
      expect(plan.meals.every(({ place: { day }, recipe: { keepsDays } }) => keepsDays >= day)).toBe(true);
      expect(plan.meals[0]?.recipe.keepsDays).toBeLessThanOrEqual(2);
      expect(plan.meals[1]?.recipe.keepsDays).toBeLessThanOrEqual(2);
    }
  });

  test('fills slots with few choices first', () => {
    const either = recipe('Wrap', { types: ['lunch', 'dinner'] });
    const plan = planMeals(() => [either, recipe('Stew')], [place(0), place(0, 'lunch')], NO_PREFERENCES, 1);
    expect(names(plan)).toEqual(['Stew', 'Wrap']);
  });

  test('varies the kind of meal', () => {
    const kinds = Array.from({ length: 24 }, (_, index) => recipe(`r${index}`, { kind: `k${index % 8}` }));
    const plan = planMeals(() => kinds, days(8), NO_PREFERENCES, 9);
    expect(new Set(plan.meals.map((meal) => meal.recipe.kind)).size).toBe(8);
  });

  test('follows the group’s likes and dislikes', () => {
    const dishes = ['Mushroom risotto', 'Noodle bowl', 'Oven pizza', 'Chili', 'Stew'].map((id) => recipe(id));
    const likes = readLikes('Sam could live on noodles, no mushrooms. Nothing that needs an oven.');
    for (const seed of [1, 2, 3]) {
      const plan = names(planMeals(() => dishes, days(3), likes, seed));
      expect(plan).toContain('Noodle bowl');
      expect(plan).not.toContain('Mushroom risotto');
      expect(plan).not.toContain('Oven pizza');
    }
  });

  test('a wish for a day or a meal is one for that alone', () => {
    const dish = (name: string) =>
      recipe(name, {
        types: ['lunch', 'dinner'],
        nameWords: foodWords(name),
        words: new Set(foodWords(name)),
      });
    const dishes = ['Tacos', 'Pea soup', 'Bean chili', 'Risotto', 'Dal', 'Pizza', 'Ramen', 'Curry'].map(dish);
    // Saturday to Monday.
    const places = [0, 1, 2].flatMap((day) => [place(day, 'lunch'), place(day)]);
    const likes = readLikes('A chili for Sunday dinner, soup for lunch. No tacos on Saturday or Sunday');
    for (let seed = 1; seed <= 20; seed += 1) {
      const { meals } = planMeals(() => dishes, places, likes, seed);
      const at = new Map(meals.map((meal) => [meal.recipe.id, meal.place]));
      expect(at.get('Bean chili')).toBe(places[3]);
      expect(at.get('Pea soup')?.type).toBe('lunch');
      expect([2, undefined]).toContain(at.get('Tacos')?.day);
    }
  });

  test.each<[string, ...(readonly [liked: string, disliked: string, times: string])[]]>([
    ['On Sunday, a chili', ['chili', '', 'sunday']],
    ['Pasta on Friday and soup on Saturday', ['pasta', '', 'friday'], ['soup', '', 'saturday']],
    ['Salad and bread on Sunday', ['salad bread', '', 'sunday']],
    ['breakfast burritos for dinner', ['breakfast burrito', '', 'dinner']],
    ['no lunch meat', ['', 'lunch meat', '']],
    ['Sam hates snack bars', ['sam', 'snack bar', '']],
    ['soup for lunch and dinner', ['soup', '', 'lunch dinner']],
    ['A chili for Sunday dinner, but no beans', ['chili', '', 'sunday dinner'], ['', 'bean', '']],
  ])('%s is read with its times', (text, ...clauses) => {
    const read = readLikes(text).clauses.map(({ liked, disliked, weekdays, types }) =>
      [[...liked], [...disliked], [...weekdays, ...types]].map((words) => words.join(' ')),
    );
    expect(read.filter((words) => words.join('') !== '')).toEqual(clauses);
  });

  test('a dish that is asked for comes before one that only has it in it', () => {
    const withChili = (id: string) => recipe(id, { words: new Set(['chili', 'bean']), merit: 5 });
    const chili = recipe('Chili', { words: new Set(['chili']), nameWords: ['chili'] });
    const likes = readLikes('A chili, please');
    for (let seed = 1; seed <= 20; seed += 1)
      expect(names(planMeals(() => [withChili('Borscht'), chili], days(1), likes, seed))).toEqual(['Chili']);
  });
});
