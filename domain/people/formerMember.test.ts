import { textOf } from '../text/asText.ts';
import { readBy, readerOf } from '../text/reader.ts';
import { isFormerMember, nameWithLeaving } from './formerMember.ts';

const translations = new Map([['person.formerMemberNumbered', 'Ehemaliges Mitglied {number}']]);

test.each([
  ['Former member 2', null, 'Former member 2', 'Ehemaliges Mitglied 2'],
  ['Former member', null, 'Former member', 'Former member'],
  ['Ann', null, 'Ann', 'Ann'],
  ['Ann', new Date(), 'Ann, left', 'Ann, left'],
  ['Former member of parliament', null, 'Former member of parliament', 'Former member of parliament'],
])('%s, left %p, is %s, and %s in German', (name, leftAt, english, german) => {
  const shown = () => textOf(nameWithLeaving({ name, leftAt }));
  expect(shown()).toBe(english);
  expect(readBy(readerOf('de', [], translations), shown)).toBe(german);
});

test('a former member is known by the stored name', () => {
  expect(['Former member', 'Former member 12', 'Former members'].map(isFormerMember)).toEqual([
    true,
    true,
    false,
  ]);
});
