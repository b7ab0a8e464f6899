import { questionText } from './questionText.ts';

const QUESTION = {
  ...{
    askerName: 'Jonas',
    tripId: 't1',
    tripName: 'Lake Wallowa',
    publicUrl: new URL('https://grub.example'),
  },
  foods: ['Buckwheat flour'],
};

it('names the asker, the foods, the trip, and the list', () => {
  expect(questionText(QUESTION)).toBe(
    'Jonas cannot find Buckwheat flour for your meal (Lake Wallowa). Please answer: https://grub.example/trips/t1/shopping',
  );
});

it('names three foods at most', () => {
  const foods = ['Rice', 'Oats', 'Milk', 'Eggs', 'Salt'];
  expect(questionText({ ...QUESTION, foods })).toContain('cannot find Rice, Oats, Milk and 2 more for');
});

it('carries no link of others', () => {
  const text = questionText({ ...QUESTION, askerName: 'see evil.example', foods: ['https://evil.example'] });
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(text).not.toContain('evil.example');
});
