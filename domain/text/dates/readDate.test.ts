import { readerOf, readersBy, SOURCE_READER } from '../reader.ts';
import { writesDayFirst } from './dates.ts';
import { readDate } from './readDate.ts';

afterEach(() => readersBy(() => SOURCE_READER));

const coming = { day: '2026-11-23', isPast: false };

describe('a typed date', () => {
  it.each([
    ['2026-12-05', '2026-12-05'],
    ['2026/12/05', '2026-12-05'],
    ['20261205', '2026-12-05'],
    ['12/5/2026', '2026-12-05'],
    ['12-05-2026', '2026-12-05'],
    ['12/5/26', '2026-12-05'],
    ['12/5', '2026-12-05'],
    ['12052026', '2026-12-05'],
    ['25/12/2026', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['Dec 5', '2026-12-05'],
    ['dec. 5th, 2026', '2026-12-05'],
    ['December 5 2026', '2026-12-05'],
    ['5 Dec 2026', '2026-12-05'],
    ['5th of December', '2026-12-05'],
    ['5-Dec-2026', '2026-12-05'],
    [' Sat, Dec 5, 2026 ', '2026-12-05'],
    ['Sept 5', '2027-09-05'],
    ['Nov 23', '2026-11-23'],
    ['Nov 22', '2027-11-22'],
    ['2/29', '2028-02-29'],
  ])('is understood: %s', (typed, date) => {
    expect(readDate(typed, coming)).toBe(date);
  });

  it('without a year is the last one where days are over', () => {
    const past = { day: '2026-11-23', isPast: true };
    expect(readDate('Nov 23', past)).toBe('2026-11-23');
    expect(readDate('Dec 5', past)).toBe('2025-12-05');
  });

  it.each([
    '',
    'soon',
    'Decc 5',
    '2026-02-30',
    '13/13/2026',
    '2026-12',
    '2026-12-5',
    'Dec',
    'ma 5',
    '1/2/3',
    '12/5/202',
    // Two readings, or a contradiction.
    '5.12.2026',
    'Fri, Dec 5, 2026',
  ])('is none: %s', (typed) => {
    expect(readDate(typed, coming)).toBeNull();
  });

  it.each([
    ['en-GB', '05/03/2027', '2027-03-05'],
    ['en-GB', '5/3', '2027-03-05'],
    ['en-GB', '05032027', '2027-03-05'],
    ['de-DE', '5.3.2027', '2027-03-05'],
    ['de-DE', '5.3.', '2027-03-05'],
    ['fr-FR', '25/12/2026', '2026-12-25'],
    // The day cannot come first.
    ['en-GB', '12/25/2026', '2026-12-25'],
    ['en-GB', '2027-03-05', '2027-03-05'],
    ['en-GB', 'Mar 5', '2027-03-05'],
    ['en-US', '05/03/2027', '2027-05-03'],
    ['en-CA', '05/03/2027', '2027-05-03'],
    ['ja-JP', '05/03/2027', '2027-05-03'],
  ])('has the order of a browser in %s: %s', (language, typed, date) => {
    expect(readDate(typed, coming, writesDayFirst(language))).toBe(date);
  });

  it.each([
    ['de', '5. Dezember', '2026-12-05'],
    ['de', 'Sa., 5. Dez. 2026', '2026-12-05'],
    ['de', '5. März 2027', '2027-03-05'],
    ['de', 'Sat, Dec 5', '2026-12-05'],
    ['de', 'So, 5.12.2026', null],
    ['fr', '1er juin', '2027-06-01'],
    ['fr', '14 juil. 2027', '2027-07-14'],
    ['es', '5 de diciembre de 2026', '2026-12-05'],
    ['es', 'mar 5', '2027-03-05'],
  ])('has the names of months and days in %s: %s', (language, typed, date) => {
    readersBy(() => readerOf(language));
    expect(readDate(typed, coming, writesDayFirst())).toBe(date);
  });
});
