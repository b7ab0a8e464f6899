import { asText, textOrNull } from '../../text/asText.ts';
import { dutiesText, dutyBalanceText } from './dutyText.ts';

const person = (name: string) => ({ name, isViewer: name === 'Maya' });

test.each<[help: readonly string[], washUp: readonly string[], text: string | null]>([
  [[], [], null],
  [['Leo', 'Ana'], ['Dan'], 'Leo and Ana help, Dan washes up'],
  [['Leo'], [], 'Leo helps'],
  [[], ['Leo', 'Dan', 'Ana'], 'Leo, Dan and Ana wash up'],
  [['Maya'], ['Maya'], 'You help, you wash up'],
  [[], ['Maya'], 'You wash up'],
  [['Ana', 'Maya'], ['Maya', 'Dan'], 'You and Ana help, you and Dan wash up'],
])('%j help and %j wash up: %s', (help, washUp, text) => {
  const people = { help: help.map(person), wash_up: washUp.map(person) };
  expect(textOrNull(dutiesText((kind) => people[kind]))).toBe(text);
});

test.each<[counts: Record<string, number>, text: string | null]>([
  [{ Maya: 0, Leo: 0 }, null],
  [{ Maya: 2, Leo: 2 }, 'Everybody has 2 duties.'],
  [{ Maya: 1, Leo: 1 }, 'Everybody has 1 duty.'],
  [{ Maya: 2, Leo: 1 }, 'You: 2 duties, Leo: 1.'],
  [{ Maya: 0, Leo: 1, Ana: 0 }, 'Leo: 1 duty, you and Ana: 0.'],
  [{ Maya: 3, Leo: 3, Ana: 3, Dan: 1 }, '3 people: 3 duties, Dan: 1.'],
])('duties of %j: %s', (counts, text) => {
  const shares = Object.entries(counts).map(([name, dutyCount]) => ({ ...person(name), dutyCount }));
  const balance = dutyBalanceText(shares);
  expect(balance && asText(balance)).toBe(text);
});
