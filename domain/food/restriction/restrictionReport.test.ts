import { rendered } from '../../text/rendered.ts';
import { restrictionReport, restrictionReportOf, wordsOnlyLine } from './restrictionReport.ts';
import { readingOf } from './restrictionReading.ts';

test.each([
  [
    'vegan, no nuts, no mushrooms',
    { understood: ['vegan', 'no tree nuts', 'no peanuts', 'no mushroom'], wordsOnly: [], notUnderstood: [] },
  ],
  ['no histamine', { understood: [], wordsOnly: ['histamine'], notUnderstood: [] }],
  [
    'no cruciferous vegetables',
    { understood: [], wordsOnly: ['cruciferous', 'vegetables'], notUnderstood: [] },
  ],
  ['no nightshades', { understood: ['no nightshade'], wordsOnly: [], notUnderstood: [] }],
  ['no pizza, no kiwi', { understood: ['no kiwi'], wordsOnly: ['pizza'], notUnderstood: [] }],
  [
    "no histamine. Tom doesn't eat fish",
    { understood: ['no fish'], wordsOnly: ['histamine'], notUnderstood: ["Tom doesn't eat fish"] },
  ],
  ['no salt', { understood: ['no salty food'], wordsOnly: [], notUnderstood: [] }],
  [
    'no nuts, oil or sugar',
    { understood: ['no tree nuts', 'no peanuts', 'no sugar'], wordsOnly: ['oil'], notUnderstood: [] },
  ],
  ['penut alergy', { understood: [], wordsOnly: [], notUnderstood: ['penut alergy'] }],
  ['', { understood: [], wordsOnly: [], notUnderstood: [] }],
])('"%s" is reported as understood, words only or not understood', (text, report) => {
  expect(rendered(restrictionReport(readingOf([text])))).toEqual(report);
});

test('texts of a list are reported together', () => {
  expect(rendered(restrictionReportOf(['vegan', 'no histamine', 'no pork; keto']))).toEqual({
    understood: ['vegan', 'no pork'],
    wordsOnly: ['histamine'],
    notUnderstood: ['keto'],
  });
});

test.each([
  [[], null],
  [['histamine'], 'We only look for the word “histamine”.'],
  [['deep', 'fried'], 'We only look for the words “deep” and “fried”.'],
])('the note for %j names the words that are only looked for', (words: string[], line) => {
  expect(rendered(wordsOnlyLine(words))).toBe(line);
});
