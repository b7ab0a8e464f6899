import { readerOf, readersBy, SOURCE_READER } from '../reader.ts';
import {
  clockLabel,
  dateRangeLabel,
  fullDateLabel,
  monthDayLabel,
  weekdayLabel,
  writesDayFirst,
} from './dates.ts';
import { durationLabel, timeAgo } from './durations.ts';
import { compareTexts, currencyFormat, currencyName, numberText, percentText } from '../formats.ts';

afterEach(() => readersBy(() => SOURCE_READER));

const NOW = new Date('2030-06-13T12:00:00Z');

/** What a reader sees; spaces of every kind count as one. */
const shown: Readonly<Record<string, () => string>> = {
  monthDay: () => monthDayLabel('2026-06-03'),
  fullDate: () => fullDateLabel('2026-06-03'),
  weekday: () => weekdayLabel('2026-06-13'),
  range: () => dateRangeLabel('2026-06-13', '2026-06-15'),
  overMonths: () => dateRangeLabel('2026-06-28', '2026-07-02'),
  clock: () => clockLabel(14 * 60 + 15),
  morning: () => clockLabel(9 * 60 + 5),
  number: () => numberText(1_234_567.5),
  percent: () => percentText(0.4),
  euros: () => currencyFormat('EUR', { minimumFractionDigits: 2 }).format(1234.5),
  currency: () => currencyName('CHF'),
  ago: () => timeAgo(new Date('2030-06-13T10:00:00Z'), NOW),
  sorted: () => ['zebra', 'Zoe', 'Öl', 'olive'].sort(compareTexts).join(' '),
};

test.each([
  [
    'en',
    'Jun 3|Jun 3, 2026|Saturday|Jun 13 - Jun 15|Jun 28 - Jul 2|2:15 PM|9:05 AM|1,234,567.5|40%|€1,234.50|Swiss Franc|2 hours ago|Öl olive zebra Zoe',
  ],
  [
    'de',
    '3. Juni|3. Juni 2026|Samstag|13.–15. Juni|28. Juni – 2. Juli|14:15|09:05|1.234.567,5|40 %|1.234,50 €|Schweizer Franken|vor 2 Stunden|Öl olive zebra Zoe',
  ],
  [
    'fr',
    '3 juin|3 juin 2026|samedi|13–15 juin|28 juin – 2 juil.|14:15|09:05|1 234 567,5|40 %|1 234,50 €|franc suisse|il y a 2 heures|Öl olive zebra Zoe',
  ],
  [
    'es',
    '3 jun|3 jun 2026|sábado|13–15 jun|28 jun – 2 jul|14:15|9:05|1.234.567,5|40 %|1234,50 €|franco suizo|hace 2 horas|Öl olive zebra Zoe',
  ],
])('in %s', (language, expected) => {
  readersBy(() => readerOf(language));
  const texts = Object.values(shown).map((text) => text().replace(/\s/g, ' '));
  expect(texts.join('|')).toBe(expected);
});

test('a reader’s own region counts within the language', () => {
  readersBy(() => readerOf('es', ['es-MX']));
  expect(numberText(1234.5)).toBe('1,234.5');
  expect(clockLabel(855).replace(/\s/g, ' ')).toBe('2:15 p.m.');
});

test('a duration', () => {
  expect([0, 1, 45, 60, 90, 121].map(durationLabel)).toEqual([
    '',
    '1 min',
    '45 mins',
    '1 hr',
    '1 hr 30 mins',
    '2 hrs 1 min',
  ]);
});

test.each([
  ['en-US', false],
  ['en-GB', true],
  ['de-DE', true],
  ['ja-JP', false],
])('who writes %s puts the day first: %s', (locale, isFirst) => {
  expect(writesDayFirst(locale)).toBe(isFirst);
});
