import { asText } from './asText.ts';
import { msg } from './message.ts';
import { readerOf, readersBy, SOURCE_READER } from './reader.ts';

const trip = msg('test.trip', '{count, plural, one {# trip} other {# trips}}', { count: 2 });

describe('a message as text', () => {
  test.each([
    [msg('test.plain', "You can't do this."), "You can't do this."],
    [msg('test.name', '{name} has left.', { name: 'Ana {x} #' }), 'Ana {x} # has left.'],
    [msg('test.long', 'At most {max}, {max, number}.', { max: 1200 }), 'At most 1200, 1,200.'],
    [msg('test.list', 'With {names}.', { names: ['Ana', 'Ben', 'Cleo'] }), 'With Ana, Ben and Cleo.'],
    [msg('test.any', 'With {names}.', { names: { anyOf: ['Ana', trip] } }), 'With Ana or 2 trips.'],
    [
      msg('test.items', 'With {names}.', { names: { items: ['Ana', 'Ben', trip] } }),
      'With Ana, Ben, 2 trips.',
    ],
    [msg('test.first', '{who} cook.', { who: { capitalized: msg('test.you', 'you') } }), 'You cook.'],
    [msg('test.nested', 'It has {trip}.', { trip }), 'It has 2 trips.'],
  ])('fills its values: %j', (message, text) => {
    expect(asText(message)).toBe(text);
  });

  test.each([
    [0, 'Nobody eats.'],
    [1, '1 person of Ana eats.'],
    [1000, '1,000 people of Ana eat.'],
  ])('chooses the plural of %d', (count, text) => {
    const source =
      '{count, plural, =0 {Nobody eats} one {# person of {name} eats} other {# people of {name} eat}}.';
    expect(asText(msg('test.plural', source, { count, name: 'Ana' }))).toBe(text);
  });

  test('needs each value by its name', () => {
    // @ts-expect-error -- The name is misspelt.
    msg('test.name', '{name} has left.', { nane: 'Ana' });
    // @ts-expect-error -- The value is missing.
    msg('test.name', '{name} has left.');
    // @ts-expect-error -- The name of the person is missing.
    msg('test.plural', '{count, plural, one {# of {name}} other {#}}', { count: 1 });
  });
});

describe('a message in another language', () => {
  const translations = new Map([
    ['test.meals', '{count, plural, one {# Essen} other {# Essen}} mit {names}'],
    ['test.guest', '{kind, select, child {Kind} other {Gast}}'],
  ]);
  beforeEach(() => readersBy(() => readerOf('de', ['de-AT'], translations)));
  afterEach(() => readersBy(() => SOURCE_READER));

  test('has its numbers, lists and plurals', () => {
    const names = ['Ana', 'Ben', 'Cleo'];
    expect(asText(msg('test.meals', '{count} meals with {names}', { count: 12_345, names }))).toBe(
      '12\u00a0345 Essen mit Ana, Ben und Cleo',
    );
  });

  test.each([
    ['child', 'Kind'],
    ['adult', 'Gast'],
  ])('chooses by %s', (kind, text) => {
    expect(asText(msg('test.guest', 'guest ({kind})', { kind }))).toBe(text);
  });

  test('is said in English where nobody has translated it', () => {
    expect(asText(msg('test.new', 'New.'))).toBe('New.');
  });
});
