import { asText } from '../../../../domain/text/asText.ts';
import { questionText, tripIdIn } from './questionText.ts';

const TRIP_ID = '0190b000-0000-7000-8000-0000000000a1';
const QUESTION = {
  asker: { name: 'Jonas' },
  trip: { id: TRIP_ID, name: 'Lake Wallowa' },
  publicUrl: new URL('https://grub.example'),
  foods: ['Buckwheat flour'],
};

it('names the asker, the foods, the trip, and the list', () => {
  expect(asText(questionText(QUESTION))).toBe(
    `Jonas cannot find Buckwheat flour for your meal (Lake Wallowa). Please answer: https://grub.example/trips/${TRIP_ID}/shopping`,
  );
});

it('names three foods at most', () => {
  const foods = ['Rice', 'Oats', 'Milk', 'Eggs', 'Salt'];
  expect(asText(questionText({ ...QUESTION, foods }))).toContain(
    'cannot find Rice, Oats, Milk and 2 more for',
  );
});

it('carries no link of others', () => {
  const text = asText(
    questionText({ ...QUESTION, asker: { name: 'see evil.example' }, foods: ['https://evil.example'] }),
  );
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(text).not.toContain('evil.example');
});

it('cuts names at 40 characters, and has one line', () => {
  const long = 'Éa'.repeat(60);
  const text = questionText({
    ...QUESTION,
    asker: { name: `${long}\nreply` },
    foods: [`flour\u202e\n${long}`],
  });
  expect(asText(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  expect(asText(text)).toContain(`${long.slice(0, 40)} cannot find flour ${long.slice(0, 34)} for`);
});

it('has its trip in the link', () => {
  expect(tripIdIn(asText(questionText(QUESTION)))).toBe(TRIP_ID);
  expect(tripIdIn('Your code is 123456')).toBeNull();
});
