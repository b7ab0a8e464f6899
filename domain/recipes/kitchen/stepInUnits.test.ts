import { textInUnits } from '../../shopping/totals/textInUnits.ts';
import { stepInUnits } from './stepInUnits.ts';

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
  ['Set a 24-quart pot to 350°F for 20 minutes.', 'Set a 24-quart (22.7 l) pot to 180 °C for 20 minutes.'],
  ['Cut into 2 c pieces.', 'Cut into 2 c (470 ml) pieces.'],
  ['Bake until golden.', 'Bake until golden.'],
  ['15-ounce cans, drained', '15-ounce (400 g) cans, drained'],
  ['use 13 cups, 1-lb bags', 'use 13 cups (3.1 l), 1-lb (450 g) bags'],
  ['14 oz/400 g cans', '14 oz/400 g cans'],
  ['Cut into 1-inch pieces.', 'Cut into 1-inch (2.5 cm) pieces.'],
  ['Slice it 1/4 inch thick.', 'Slice it 1/4 inch (6 mm) thick.'],
  [
    'Roll out to 1/2-inch to a 9x13-inch pan.',
    'Roll out to 1/2-inch (1.3 cm) to a 9x13-inch (23 x 33 cm) pan.',
  ],
  ['Grease a 9 x 13" pan.', 'Grease a 9 x 13" (23 x 33 cm) pan.'],
  ['a 1 1/2- to 2-inch piece', 'a 1 1/2- to 2-inch (4-5 cm) piece'],
  ['with an inch of water', 'with an inch (2.5 cm) of water'],
  ['half an inch apart', 'half an inch (1.3 cm) apart'],
  ['1-inch (2.5 cm) cubes, 2 cm/1 inch thick', '1-inch (2.5 cm) cubes, 2 cm/1 inch thick'],
  ['8 oz or 225 g', '8 oz or 225 g'],
  ['450 g (1 lb) beef, 450 g [1 lb]', '450 g (1 lb) beef, 450 g [1 lb]'],
  ['3 cups (heaped)', '3 cups (710 ml) (heaped)'],
  ['2–3 cups broth', '2–3 cups (470-710 ml) broth'],
  ['1,5 cups water', '1,5 cups (350 ml) water'],
  ['15 oz. cans', '15 oz. (400 g) cans'],
  ['8 oz. cheese, 8 oz. Serve.', '8 oz. (230 g) cheese, 8 oz (230 g). Serve.'],
  ['1½-inch, 1 ½ inches', '1½-inch (4 cm), 1 ½ inches (4 cm)'],
  ['2 c. à soupe de lait, 2 c. à café, 1 c. de sopa', '2 c. à soupe de lait, 2 c. à café, 1 c. de sopa'],
  ['0 inches, 0 cups', '0 inches, 0 cups'],
  ['Say "add 5" and pinch 2 in.', 'Say "add 5" and pinch 2 in.'],
])('metric: %s', (step, shown) => {
  expect(stepInUnits(step, 'METRIC')).toBe(shown);
});

test.each([
  ['500 ml Wasser bei 180 °C erhitzen.', '500 ml (2 cups) Wasser bei 350 °F erhitzen.'],
  ['In 2 cm große Würfel schneiden.', 'In 2 cm (3/4 inch) große Würfel schneiden.'],
  ['eine 26-cm-Form', 'eine 26-cm-Form'],
  ['eine Form (20 x 30 cm), 5 mm dick', 'eine Form (20 x 30 cm (8 x 12 inches)), 5 mm (1/4 inch) dick'],
  ['1,5 kg Mehl, 2,5 l Wasser', '1,5 kg (3 1/4 lb) Mehl, 2,5 l (2 3/4 quarts) Wasser'],
  ['1.000 g Mehl, 1,500 kg', '1.000 g Mehl, 1,500 kg'],
  ['1 500 g farine', '1 500 g (3 1/4 lb) farine'],
  ['2–3 cm dick, 0 cm', '2–3 cm (3/4-1 1/4 inches) dick, 0 cm'],
  ['Add 200g butter.', 'Add 200g (7 oz) butter.'],
  ['Bring 3 cups of water to a boil.', 'Bring 3 cups of water to a boil.'],
])('American: %s', (step, shown) => {
  expect(stepInUnits(step, 'US')).toBe(shown);
});

test('as stored for a reader without units', () => {
  expect(stepInUnits('Heat 1 cup oil to 350°F.', null)).toBe('Heat 1 cup oil to 350°F.');
});

test('temperatures can be left to their own choice', () => {
  expect(textInUnits('Heat 1 cup oil to 350°F.', 'METRIC')).toBe('Heat 1 cup (240 ml) oil to 350°F.');
});
