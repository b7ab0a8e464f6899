import { asText } from '../../text/asText.ts';
import { eatText, portionGroups } from './seatTexts.ts';

const eater = (name: string, portionQuarters = 4) => ({ id: name, name, portionQuarters });

describe('who is at a meal', () => {
  it.each([
    ['Maya Sam', 'Maya Sam', '2 eat'],
    ['Maya', 'Maya', '1 eats'],
    ['Maya Sam Leo', 'Maya Sam', '2 eat, not Leo'],
    ['Maya Sam Leo', 'Maya', '1 eats, not Sam or Leo'],
    ['Maya Sam Leo Ana Ben', 'Maya', 'Only Maya eats'],
    ['Maya Sam Leo Ana Ben Eve', 'Maya Sam', 'Only Maya and Sam eat'],
    ['Maya Sam Leo Ana Ben Eve Dan Theo', 'Maya Sam Leo Ana', '4 of 8 eat'],
    ['Maya', '', 'Nobody eats'],
  ])('of %s, %s: %s', (everybody, present, text) => {
    const eaters = everybody.split(' ').map((name) => eater(name));
    const there = eaters.filter(({ name }) => present.split(' ').includes(name));
    expect(asText(eatText(eaters, there))).toBe(text);
  });

  it.each([
    ['Maya Sam Leo', 'Sam Leo', '2 eat, not you'],
    ['Maya Sam Leo', 'Leo', '1 eats, not you or Sam'],
    ['Maya Sam Leo Ana Ben', 'Maya', 'Only you eat'],
    ['Sam Maya Leo Ana Ben Eve', 'Maya Sam', 'Only you and Sam eat'],
  ])('Maya reads of %s, %s: %s', (everybody, present, text) => {
    const eaters = everybody.split(' ').map((name) => ({ ...eater(name), isViewer: name === 'Maya' }));
    const there = eaters.filter(({ name }) => present.split(' ').includes(name));
    expect(asText(eatText(eaters, there))).toBe(text);
  });

  it('is counted by names of portions', () => {
    const present = [eater('a'), eater('b'), eater('c', 6), eater('d', 2), eater('e', 2), eater('f', 8)];
    expect(portionGroups(present).map(asText).join(', ')).toBe('2 adults, 1 hungry, 2 children, 1 other');
    expect(
      portionGroups([eater('a'), eater('b', 2), eater('c', 0)])
        .map(asText)
        .join(', '),
    ).toBe('1 adult, 1 child, 1 baby');
  });
});
