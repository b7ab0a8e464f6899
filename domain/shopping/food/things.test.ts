import { FOOD_ROWS } from '../../food/foodRows.ts';
import { judgeOf } from '../../people/verdict/judgeAvoid.ts';
import type { EaterAvoid } from '../../people/eater/eater.ts';
import storeSections from '../data/storeSections.json' with { type: 'json' };
import { isThing } from './things.ts';

const THINGS =
  `paper towels, toilet paper, charcoal, foil, aluminum foil, parchment paper, plastic wrap, duct tape, trash bags,
  trash can, dish soap, rope, nylon rope, skewers,
  wooden skewers, toothpicks, napkins, candles, AA batteries, firewood, matches, propane, bug spray, sunscreen,
  paper plates, lighter fluid, coffee filters, foil for the grill, bread knife, rice cooker, sandwich bags, foil trays,
  egg timer, cheese grater, pizza stone, salad spinner, wine opener, cheese knife, egg slicer, can opener,
  apple corer, melon baller, potato masher, meat thermometer, turkey baster,
  heavy-duty aluminum foil, kitchen garbage bags`.split(/,\s+/);

const FOODS =
  `egg wash, fish oil, cheese straws, razor clams, rope sausage, flower tortillas, shrimp skillet, cheese plate,
  fried chicken bucket, cheese board, soup bowl, lunch box, crab pot, cupcake case, egg beaters, egg carton, butter dish,
  vanilla ice cream scoops, baby formula, marshmallow sticks, air fryer shrimp, peanut butter cups,
  soup in a cup, sponge cake, trifle sponge, charcoal crackers, foil-wrapped chocolate eggs, chicken skewers, rolls, dinner rolls, bread`.split(
    /,\s+/,
  );

const AVOIDS: readonly EaterAvoid[] = [
  { kind: 'content', value: 'gluten', strictness: 'allergy' },
  { kind: 'content', value: 'dairy', strictness: 'allergy' },
  { kind: 'diet', value: 'vegan', strictness: 'diet' },
  { kind: 'word', value: 'zorbleflux', strictness: 'allergy' },
];

describe('a thing that nobody eats', () => {
  it.each(THINGS)('has no verdict: %s', (name) => {
    expect(isThing(name)).toBe(true);
    for (const avoid of AVOIDS) expect(judgeOf(avoid)(name)).toEqual({ verdict: 'fits', reasons: [] });
  });

  it('has one for what it is named by', () => {
    const latex: EaterAvoid = { kind: 'word', value: 'latex', strictness: 'allergy' };
    expect(judgeOf(latex)('Latex gloves').verdict).toBe('breaks');
  });

  it.each(FOODS)('is not %s', (name) => {
    expect(isThing(name)).toBe(false);
  });

  it.each([
    'seitan skewers',
    'zorble skewers',
    'halloumi skewers',
    'licorice rope',
    'candy rope',
    'vodka cooler',
    'cookie charcoal',
    'pasta flowers',
    'zorble wax',
    'sandwich wrap',
    'rice paper wrap',
    'large sponge',
    'party grinder',
  ])('is no unknown or forbidden food: %s', (name) => {
    expect(isThing(name)).toBe(false);
  });

  it('is no known food that contains something, before the noun of a thing, unless the two name one', () => {
    const things = storeSections.rows.filter(({ section }) => section === 'Household & Gear');
    const known = new Set(things.flatMap(({ words }) => words));
    const nouns = [...known, ...things.flatMap((row) => row.nouns)].filter((word) => !word.includes(' '));
    const names = FOOD_ROWS.flatMap((row) => (row.marks.length === 0 ? [] : row.names.slice(0, 1)));
    const made = names.flatMap((name) => nouns.map((noun) => `${name} ${noun}`));
    expect(made.length).toBeGreaterThan(100_000);
    expect(made.filter((name) => !known.has(name) && isThing(name))).toEqual([]);
  });

  it.each(['large', 'small', 'party', 'paper', 'sandwich', 'kitchen', 'baking', 'spare'])(
    'is no known food that contains something, behind “%s”, but for what is so called',
    (quality) => {
      const names = FOOD_ROWS.flatMap((row) => (row.marks.length === 0 ? [] : row.names));
      const called = new Set(['kitchen roll']);
      const made = names.map((name) => `${quality} ${name}`).filter((name) => !called.has(name));
      expect(made.filter(isThing)).toEqual([]);
    },
  );

  it('is none of the known foods that contain something', () => {
    const names = FOOD_ROWS.flatMap((row) => (row.marks.length === 0 ? [] : row.names));
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter(isThing)).toEqual([]);
  });
});
