import { readRecipes } from '../cookbook/readRecipes.ts';
import { batchesFor, batchStep, minutesFor } from '../../../../../domain/recipes/kitchen/cooking.ts';
import { batchSizeOf, cookingOf, crowdMerit, suitsGroup } from './batches.ts';

const written = (facts: string, steps: readonly string[] = ['Chop it.', 'Cook it.', 'Serve it.']) => {
  const lines = steps.map((step, index) => `${index + 1}. ${step}`);
  const page = ['## Test Dish', 'Something to eat.', `_${facts}_`, '- 1 onion', ...lines].join('\n');
  const [recipe] = readRecipes({ path: 'page.md', text: page });
  if (recipe === undefined) throw new Error('There is no recipe on the page.');
  return recipe;
};
const of = (kind: string, method: string, more = '') =>
  written(`dinner | ${kind} | beans | ${method} | beginner | budget | 30 min | no allergens${more}`);

describe('a recipe', () => {
  test.each([
    ['stew', 'one pot', 20, 1, 2],
    ['pasta', 'one pot', 12, 1, 4],
    ['skillet', 'skillet', 4, 3, 10],
    ['taco', 'skillet', 6, 2, 7],
    ['grill', 'grill', 8, 2, 5],
    ['bake', 'oven', 16, 1, 3],
    ['salad', 'no cooking', Infinity, 1, 1],
  ])(
    '%s by %s: %d portions per batch, %d batches for twelve, %d for forty',
    (kind, method, size, twelve, forty) => {
      const recipe = of(kind, method);
      expect(batchSizeOf(recipe)).toBe(size);
      expect(batchesFor(cookingOf(recipe), 4)).toBe(1);
      expect(batchesFor(cookingOf(recipe), 12)).toBe(twelve);
      expect(batchesFor(cookingOf(recipe), 40)).toBe(forty);
    },
  );

  test('may set its own batch size', () => {
    expect(batchSizeOf(of('eggs', 'one pan', ' | batches of 2'))).toBe(2);
    expect(() => of('eggs', 'one pan', ' | batches of some')).toThrow('Test Dish');
    expect(() => of('eggs', 'one pan', ' | in batches')).toThrow('Test Dish');
  });

  test('takes its stated time for a usual group, and longer for each batch and for cutting', () => {
    const tacos = of('taco', 'skillet');
    expect([2, 4, 12, 40].map((people) => minutesFor(cookingOf(tacos), people))).toEqual([30, 30, 60, 155]);
    const salad = of('salad', 'no cooking');
    expect([4, 12, 40].map((people) => minutesFor(cookingOf(salad), people))).toEqual([30, 55, 95]);
  });

  test('takes longer in a full pot, which boils later, but not on a full grill', () => {
    const [stew, grill] = [of('stew', 'one pot'), of('salad', 'grill')];
    // 15 minutes of cutting become 26 for 12; 15 of cooking; 8 more until the pot boils.
    expect([4, 12, 20].map((people) => minutesFor(cookingOf(stew), people))).toEqual([30, 50, 65]);
    expect([4, 8].map((people) => minutesFor(cookingOf(grill), people))).toEqual([30, 40]);
  });

  test('does not multiply standing time', () => {
    const facts = 'dinner | salad | beans | no cooking | beginner | budget | 30 min | no allergens';
    const waiting = written(facts, ['Chop it.', 'Let it stand for 26 minutes.', 'Serve it.']);
    expect(minutesFor(cookingOf(waiting), 40)).toBe(40);
    const bake = 'breakfast | bake | oats | oven | beginner | budget | 50 min | no allergens';
    const steps = [
      'Mix it.',
      'Fill a baking dish.',
      'Bake it for 35 minutes, and let it stand for 5 minutes.',
    ];
    // 5 of standing, 10 of mixing become 32 for 40; 35 of baking for each of 3 batches.
    expect(minutesFor(cookingOf(written(bake, steps)), 40)).toBe(145);
  });

  test('has a step about its batches', () => {
    expect(batchStep(cookingOf(of('stew', 'one pot')), 12)).toBeNull();
    expect(batchStep(cookingOf(of('stew', 'one pot')), 40)).toBe(
      'Cook this in 2 batches of 20 portions, each with half of every ingredient: one batch fits into a 24-quart pot. Or use 2 pots at once.',
    );
    expect(batchStep(cookingOf(of('bake', 'oven')), 48)).toBe(
      'Cook this in 3 batches of 16 portions, each with a third of every ingredient: one batch fits into four 9-by-13-inch dishes.',
    );
    expect(batchStep(cookingOf(of('taco', 'skillet')), 16)).toContain('3 batches of about 5 portions');
    expect(batchStep(cookingOf(of('pasta', 'one pot')), 40)).toContain(
      '10 portions, each with a quarter of every',
    );
    expect(batchStep(cookingOf(of('pasta', 'one pot')), 40)).toContain('into a 16-quart pot. With two pots');
    // Burgers are shaped together; at most two grills are assumed.
    expect(batchStep(cookingOf(of('grill', 'grill')), 40)).toBe(
      'Cook this in 5 batches of 8 portions: one batch fits on a 22-inch grate. With two grills it takes about half as long.',
    );
    expect(batchStep(cookingOf(of('eggs', 'one pan', ' | batches of 1')), 4)).toBe(
      'Cook this one portion at a time: one fits into a 12-inch pan.',
    );
    expect(batchStep(cookingOf(of('drink', 'no cooking', ' | batches of 6')), 12)).toBe(
      'Make this in 2 batches of 6 portions, each with half of every ingredient: one batch fits into two large jars.',
    );
  });

  test('on sheet pans has smaller batches than in baking dishes', () => {
    const facts = 'dinner | bake | potatoes | oven | beginner | budget | 60 min | no allergens';
    const roast = written(facts, ['Chop it.', 'Spread it on sheet pans.', 'Roast it for 40 minutes.']);
    expect(batchStep(cookingOf(roast), 12)).toBe(
      'Cook this in 2 batches of 6 portions, each with half of every ingredient: one batch fits onto two sheet pans.',
    );
    const moussaka = written(facts, ['Roast it on sheet pans.', 'Fill a baking dish.', 'Bake it.']);
    expect(batchStep(cookingOf(moussaka), 12)).toBeNull();
  });

  test('suits a large group if it takes few batches', () => {
    const suits = (recipe: ReturnType<typeof of>) =>
      [4, 15, 16, 40].map((people) => suitsGroup(recipe, people));
    expect(suits(of('eggs', 'one pan', ' | batches of 1'))).toEqual([true, true, false, false]);
    expect(suits(of('pancakes', 'one pan'))).toEqual([true, true, true, false]);
    expect(suits(of('stew', 'one pot'))).toEqual([true, true, true, true]);
    const merits = [
      of('salad', 'no cooking'),
      of('stew', 'one pot'),
      of('grill', 'grill'),
      of('taco', 'skillet'),
    ];
    expect(merits.map((recipe) => crowdMerit(recipe, 15))).toEqual([0, 0, 0, 0]);
    const atForty = merits.map((recipe) => crowdMerit(recipe, 40));
    expect(atForty).toEqual([...atForty].sort((a, b) => b - a));
    expect(new Set(atForty).size).toBe(4);
  });
});
