import { asText } from '../../../domain/text/asText.ts';
import { bareWords, pseudo } from './pseudoText.ts';

test.each([
  ['{count, plural, =0 {none} one {# meal} other {# meals}} of {name}', { count: 2, name: 'Priya' }],
  ['{count, plural, one {meal} other {meals}}', { count: 1 }],
  ['{kind, select, lunch {lunch with <0>{name}</0>} other {a meal}}', { kind: 'lunch', name: 'Priya' }],
  ['{bytes, number} bytes', { bytes: 1200 }],
])('%s keeps what is no text', (message, values) => {
  const text = asText({ id: '', message: pseudo(message), values });
  expect(bareWords(text, ['Priya'])).toEqual([]);
  expect(text).not.toMatch(/[{}]/);
});

test('it can be read, and is longer', () => {
  expect(pseudo('Create New Trip')).toBe('Çŕééååţéé Ñééŵ Ţŕîîþ');
  expect(bareWords('Šååṽéé the trip to Moab', ['Moab'])).toEqual(['the', 'trip', 'to']);
});
