import { stepAmounts, stepInUnits } from './stepInUnits.ts';

test.each([
  ['Bring 3 cups of water to a boil.', 'Bring 3 cups (710 ml) of water to a boil.'],
  ['Stir in 1/2 cup flour and salt.', 'Stir in 1/2 cup (60 g) flour and salt.'],
  ['Brown 1 1/2 lb beef at 400°F.', 'Brown 1 1/2 lb (680 g) beef at 200 °C.'],
  ['Add 2-3 cups broth.', 'Add 2-3 cups (470-710 ml) broth.'],
  [
    'Pour in 7 1/2 quarts of water (3 3/4 quarts a batch).',
    'Pour in 7 1/2 quarts (7.1 l) of water (3 3/4 quarts (3.55 l) a batch).',
  ],
  ['Add 2 tbsp oil and 2 cans beans.', 'Add 2 tbsp oil and 2 cans beans.'],
  ['Use 1 cup (240 ml) milk.', 'Use 1 cup (240 ml) milk.'],
  ['Set a 24-quart pot to 350°F for 20 minutes.', 'Set a 24-quart pot to 180 °C for 20 minutes.'],
  ['Cut into 2 c pieces.', 'Cut into 2 c (470 ml) pieces.'],
  ['Bake until golden.', 'Bake until golden.'],
])('metric: %s', (step, shown) => {
  expect(stepInUnits(step, 'METRIC')).toBe(shown);
});

test.each([
  ['500 ml Wasser bei 180 °C erhitzen.', '500 ml (2 cups) Wasser bei 350 °F erhitzen.'],
  ['Add 200g butter.', 'Add 200g (7 oz) butter.'],
  ['Bring 3 cups of water to a boil.', 'Bring 3 cups of water to a boil.'],
])('American: %s', (step, shown) => {
  expect(stepInUnits(step, 'US')).toBe(shown);
});

test('as stored for a reader without units', () => {
  expect(stepInUnits('Heat 1 cup oil to 350°F.', null)).toBe('Heat 1 cup oil to 350°F.');
});

test('temperatures can be left to their own choice', () => {
  expect(stepAmounts('Heat 1 cup oil to 350°F.', 'METRIC')).toBe('Heat 1 cup (240 ml) oil to 350°F.');
});
