import { clockText, stepWords } from './stepWords.ts';

test.each([
  ['Rinse the lentils, until the water runs clear.', 'Rinse the lentils'],
  ['Cook', 'Cook'],
  ['Rinse the lentils until the water runs really clear.', 'Rinse the lentils until the…'],
  ['', ''],
])('%s is called %s', (step, words) => {
  expect(stepWords(step)).toBe(words);
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [754, '12:34'],
  [3661, '1:01:01'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
