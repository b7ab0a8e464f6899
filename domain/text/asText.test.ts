import { asText } from './asText.ts';
import { msg } from './message.ts';

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
