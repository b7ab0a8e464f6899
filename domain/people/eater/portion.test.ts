import { asText } from '../../text/asText.ts';
import { portionsInWords, PORTIONS } from './portion.ts';
import { portionText } from '../../shopping/amount/portion.ts';

it.each([
  [0, '0', 'no portion'],
  [1, '¼', 'a quarter of a portion'],
  [2, '½', 'half a portion'],
  [3, '¾', 'three quarters of a portion'],
  [4, '1', '1 portion'],
  [6, '1½', '1 and a half portions'],
  [22, '5½', '5 and a half portions'],
  [23, '5¾', '5 and three quarters portions'],
  [400, '100', '100 portions'],
])('%d quarters are written %s and read out as %s', (quarters, text, spoken) => {
  expect(portionText(quarters)).toBe(text);
  expect(asText(portionsInWords(quarters))).toBe(spoken);
});

it('offers the named portions', () => {
  expect(PORTIONS.map(({ name, quarters }) => `${asText(name)} ${portionText(quarters)}`)).toEqual([
    'Baby 0',
    'Toddler ¼',
    'Child ½',
    'Adult 1',
    'Hungry 1½',
  ]);
});
