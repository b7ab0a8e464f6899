import { namesTemperature, withTemperatures } from './temperatures.ts';

test.each([
  ['Heat the oven to 350°F.', 'Heat the oven to 180 °C.'],
  ['Heat the oven to 400 °F.', 'Heat the oven to 200 °C.'],
  ['Heat to 425 degrees F and bake.', 'Heat to 220 °C and bake.'],
  ['Bake at 350F (175C) for 20 minutes.', 'Bake at 175 °C for 20 minutes.'],
  ['Bake at 180°C/350°F.', 'Bake at 180 °C.'],
  ['Cook it to 165°F inside.', 'Cook it to 74 °C inside.'],
  ['Add 350 g flour to 2 cups of milk.', 'Add 350 g flour to 2 cups of milk.'],
])('%s reads in Celsius: %s', (step, read) => {
  expect(withTemperatures(step, 'C')).toBe(read);
});

test.each([
  ['Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
  ['Heat the oven to 200 degrees Celsius.', 'Heat the oven to 400 °F.'],
  ['Until it has 74°C.', 'Until it has 165 °F.'],
  ['Bake at 350°F.', 'Bake at 350 °F.'],
])('%s reads in Fahrenheit: %s', (step, read) => {
  expect(withTemperatures(step, 'F')).toBe(read);
});

test('a step without a temperature names none', () => {
  expect(namesTemperature('Stir 350 g flour in.')).toBe(false);
  expect(namesTemperature('Heat the oven to 350°F.')).toBe(true);
  expect(namesTemperature('Heat the oven to 350°F.')).toBe(true);
});
