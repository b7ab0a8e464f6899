import fc from 'fast-check';
import { compare, rational, type Rational } from '../../number/rational.ts';
import { baseAmount } from '../../testdata/baseAmount.ts';
import { UNITS, type Units } from '../../number/units.ts';
import { inKitchenSteps, stepsAt } from '../amount/kitchenRounding.ts';
import { sumOf, type Part } from '../amount/quantitySum.ts';
import { foodKey } from '../food/foodKey.ts';
import { partInUnits } from './inUnits.ts';
import { shownAmount, shownText } from './shownAmount.ts';

const shown = (typed: string, name: string, units: Units, isTyped = false) =>
  shownText(shownAmount({ quantity: typed, unit: null }, name, isTyped, units));

describe('amounts as their reader sees them', () => {
  it.each([
    ['2 cups', 'flour', '240 g'],
    ['1/4 cup', 'butter', '55 g'],
    ['1 stick', 'butter', '110 g'],
    ['1 stick', 'celery', '1 stick'],
    ['1 cup', 'milk', '240 ml'],
    ['1 quart', 'vegetable broth', '950 ml'],
    ['1 gallon', 'water', '3.8 l'],
    ['8 fl oz', 'beer', '240 ml'],
    ['1 cup', 'snorkel berries', '240 ml'],
    ['1 lb', 'ground beef', '450 g'],
    ['2 1/2 lb', 'ground beef', '1.15 kg'],
    ['1/4 oz', 'yeast', '7 g'],
    ['2 tbsp', 'olive oil', '2 tbsp'],
    ['1/8 cup', 'olive oil', '2 tbsp'],
    ['1/4 cup', 'olive oil', '60 ml'],
    ['1-2 cups', 'rice', '190-370 g'],
    ['1 cup plus 100 g', 'snorkel berries', '100 g + 240 ml'],
    ['3', 'eggs', '3'],
    ['2 cans', 'black beans', '2 cans'],
    ['2 (14 oz) cans', 'crushed tomatoes', '2 (400 g) cans'],
    ['1 (28-ounce) can', 'crushed tomatoes', '1 (800 g) can'],
    ['1 (8 oz) package', 'snorkel cheese', '1 (230 g) package'],
    ['2 (14 oz / 400 g) cans', 'crushed tomatoes', '2 (400 g) cans'],
    ['a few', 'grapes', 'a few'],
    ['500 g', 'flour', '500 g'],
    ['0 cups', 'flour', '0 tsp'],
  ])('metric: %s of %s is %s', (typed, name, text) => {
    expect(shown(typed, name, 'METRIC')).toBe(text);
  });

  it.each([
    ['240 g', 'flour', '2 cups'],
    ['500 g', 'ground beef', '1 lb + 2 oz'],
    ['400 g', 'cheddar', '14 oz'],
    ['1 kg', 'potatoes', '2 1/4 lb'],
    ['5 g', 'salt', '7/8 tsp'],
    ['2 g', 'saffron', '2 g'],
    ['15 ml', 'olive oil', '1 tbsp'],
    ['250 ml', 'milk', '1 cup'],
    ['2 l', 'water', '1/2 gallon'],
    ['1 x 400 g', 'crushed tomatoes', '1 x 14 oz'],
    ['2 (400 g) cans', 'crushed tomatoes', '2 (14 oz) cans'],
    ['2 cups', 'flour', '2 cups'],
    ['1/8 cup', 'olive oil', '1/8 cup'],
  ])('American: %s of %s is %s', (typed, name, text) => {
    expect(shown(typed, name, 'US')).toBe(text);
  });

  it('what a person typed stays, with the conversion beside it', () => {
    expect(shown('2 cups', 'flour', 'METRIC', true)).toBe('2 cups (240 g)');
    expect(shown('2 cups', 'flour', 'US', true)).toBe('2 cups');
    expect(shown('a few', 'grapes', 'METRIC', true)).toBe('a few');
  });

  it('the amount before rounding is converted', () => {
    const amount = { quantity: '3', unit: 'cups', exact: { quantity: '2 5/6', unit: 'cups' } };
    expect(shownAmount(amount, 'flour', false, 'METRIC').text).toBe('340 g');
  });
});

const FOODS = ['flour', 'milk', 'butter', 'puffed rice cereal', 'honey', 'ground beef', 'parsley', 'snorkel'];
const MEASURES = ['tsp', 'tbsp', 'cups', 'pints', 'quarts', 'fl oz', 'oz', 'lb', 'g', 'kg', 'ml', 'l'];
const anyNumber = fc
  .tuple(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(1, 2, 3, 4, 8))
  .map(([count, parts]) => rational(BigInt(count), BigInt(parts)));
const anyFood = fc.constantFrom(...FOODS);
const anyUnits = fc.constantFrom(...UNITS);

function partWith(value: Rational, unit: string): Part {
  const [part] = sumOf([{ quantity: `${value.numerator}/${value.denominator}`, unit }]).parts;
  if (part === undefined) throw new Error(`${unit} is no unit.`);
  return part;
}

const inKitchen = (part: Part, food: string, units: Units): Part => {
  const other = partInUnits(part, food, units);
  return other === part ? part : inKitchenSteps(other);
};

describe('conversions', () => {
  const cases = fc.record({
    number: anyNumber,
    unit: fc.constantFrom(...MEASURES),
    name: anyFood,
    units: anyUnits,
  });

  it('change the unit, not the amount', () => {
    fc.assert(
      fc.property(cases, ({ number, unit, name, units }) => {
        const [food, part] = [foodKey(name), partWith(number, unit)];
        expect(baseAmount([partInUnits(part, food, units)], food)).toEqual(baseAmount([part], food));
      }),
    );
  });

  it('converted back, give what was typed, within half a step of the kitchen; never nothing', () => {
    fc.assert(
      fc.property(cases, ({ number, unit, name, units }) => {
        const food = foodKey(name);
        const exact = partInUnits(partWith(number, unit), food, units);
        const { dimension, amount } = inKitchenSteps(exact);
        if (dimension === 'count') throw new Error('Measures are not counted.');
        const steps = stepsAt(exact.amount.high, dimension);
        const difference = Math.abs(numberOf(amount.high) - numberOf(exact.amount.high));
        expect(amount.high.numerator).toBeGreaterThan(0n);
        const isOneStep = steps.some((step) => compare(amount.high, step) === 0);
        const half = Math.max(...steps.map(numberOf)) / 2;
        expect(difference <= half || isOneStep).toBe(true);
      }),
    );
  });

  it('of more are never less', () => {
    fc.assert(
      fc.property(cases, anyNumber, ({ number, unit, name, units }, more) => {
        const food = foodKey(name);
        const [one, other] = [partWith(number, unit), partWith(more, unit)].map((part) =>
          baseAmount([inKitchen(part, food, units)], food),
        );
        if (one === undefined || other === undefined) throw new Error('Two amounts are two.');
        expect(Math.sign(compare(number, more)) * Math.sign(compare(one, other))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leave amounts of the reader as they are', () => {
    const own = {
      US: ['tsp', 'tbsp', 'cups', 'pints', 'quarts', 'fl oz', 'oz', 'lb'],
      METRIC: ['g', 'kg', 'ml', 'l'],
    };
    fc.assert(
      fc.property(cases, fc.nat(), ({ number, name, units }, index) => {
        const unit = own[units][index % own[units].length] ?? '';
        const part = partWith(number, unit);
        expect(partInUnits(part, foodKey(name), units)).toBe(part);
      }),
    );
  });
});

function numberOf({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
