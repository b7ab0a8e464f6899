import { asText } from '../text/asText.ts';
import fc from 'fast-check';
import { byPart, numberedSteps, partHeading, stepName } from './partHeading.ts';

test.each([
  ['For the sauce:', 'For the sauce'],
  [' Assembly : ', 'Assembly'],
  ['Für den Teig：', 'Für den Teig'],
  ['Day 2:', 'Day 2'],
])('%j begins the part %j', (line, heading) => {
  expect(partHeading(line)).toBe(heading);
});

test.each(['Stir.', 'Mix well. Then add:', '12:', ':', 'For the sauce: stir', `${'very '.repeat(20)}long:`])(
  '%j is no heading',
  (line) => {
    expect(partHeading(line)).toBeNull();
  },
);

test('headings stand with the first step of their part and are not counted', () => {
  expect(numberedSteps(['Dough:', 'Knead.', 'Rest.', 'Sauce:', 'Stir.', 'Enjoy:'])).toEqual([
    { text: 'Knead.', index: 1, number: 1, heading: 'Dough' },
    { text: 'Rest.', index: 2, number: 2, heading: null },
    { text: 'Stir.', index: 4, number: 3, heading: 'Sauce' },
    { text: 'Enjoy:', index: 5, number: 4, heading: null },
  ]);
});

test('a form names lines as people count them', () => {
  const lines = ['Dough:', 'Knead.', '', 'Sauce:', 'Stir.'];
  expect(lines.map((_line, index) => asText(stepName(lines, index)))).toEqual([
    'Heading',
    'Step 1',
    'Step 2',
    'Heading',
    'Step 3',
  ]);
});

test('every line is a step or the heading of one', () => {
  const line = fc.constantFrom('Dough:', 'Sauce:', 'Stir.', 'Bake.', 'Day 1:');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const shown = numberedSteps(lines).flatMap(({ heading, text }) =>
        heading === null ? [text] : [`${heading}:`, text],
      );
      expect(shown).toEqual(lines);
    }),
  );
});

test('ingredients stand together by their part, those of none first', () => {
  const rows = [{ part: 'Dough' }, { part: null }, { part: 'Sauce' }, {}, { part: 'Dough' }];
  expect(byPart(rows)).toEqual([
    { part: null, rows: [{ part: null }, {}] },
    { part: 'Dough', rows: [{ part: 'Dough' }, { part: 'Dough' }] },
    { part: 'Sauce', rows: [{ part: 'Sauce' }] },
  ]);
});
