import * as fc from 'fast-check';
import { durationsIn } from './duration.ts';

const MINUTE = 60;
const HOUR = 3600;

test.each<[string, readonly (readonly [text: string, seconds: number])[]]>([
  ['Simmer 18 minutes.', [['18 minutes', 18 * MINUTE]]],
  [
    'Rest 5 mins, then 30 sec more.',
    [
      ['5 mins', 300],
      ['30 sec', 30],
    ],
  ],
  ['about 1 hr 30 min', [['1 hr 30 min', 90 * MINUTE]]],
  ['1h30m', [['1h30m', 90 * MINUTE]]],
  ['1 hour, and 5 minutes', [['1 hour, and 5 minutes', 65 * MINUTE]]],
  ['2 days and 3 hours', [['2 days and 3 hours', 51 * HOUR]]],
  ['1½ hours', [['1½ hours', 90 * MINUTE]]],
  ['1 ½ hours', [['1 ½ hours', 90 * MINUTE]]],
  ['1 1/2 hours', [['1 1/2 hours', 90 * MINUTE]]],
  ['1-1/2 hours', [['1-1/2 hours', 90 * MINUTE]]],
  ['1,5 h', [['1,5 h', 90 * MINUTE]]],
  ['half an hour', [['half an hour', 30 * MINUTE]]],
  ['an hour', [['an hour', HOUR]]],
  ['in a quarter of an hour', [['quarter of an hour', 15 * MINUTE]]],
  ['three-quarters of an hour', [['three-quarters of an hour', 45 * MINUTE]]],
  ['a half hour', [['half hour', 30 * MINUTE]]],
  ['an hour and a half', [['an hour and a half', 90 * MINUTE]]],
  ['Two and a half hours', [['Two and a half hours', 150 * MINUTE]]],
  ['an hour and halfway through', [['an hour', HOUR]]],
  ['Ten to twelve minutes', [['Ten to twelve minutes', 10 * MINUTE]]],
  ['10–12 min', [['10–12 min', 10 * MINUTE]]],
  [
    '5 minutes, 3 minutes more',
    [
      ['5 minutes', 300],
      ['3 minutes', 180],
    ],
  ],
  ['cook 2 more minutes', [['2 more minutes', 120]]],
  ['a 20-minute soak', [['20-minute', 20 * MINUTE]]],
  ['at 10 a.m. on 3 dishes, 4 mangoes, 2 handfuls', []],
  ['minutes', []],
  ['Make a second layer', []],
  ["'10 min'", [['10 min', 600]]],
  ['', []],
])('%s', (text, durations) => {
  expect(durationsIn(text).map((found) => [found.text, found.seconds])).toEqual(durations);
});

test('hours and minutes are read in every usual way of writing', () => {
  const spellings = [
    (hours: number, minutes: number) => `${hours} hours ${minutes} minutes`,
    (hours: number, minutes: number) => `${hours} hrs, ${minutes} mins`,
    (hours: number, minutes: number) => `${hours} hour and ${minutes} min`,
    (hours: number, minutes: number) => `${hours}h${minutes}m`,
  ];
  fc.assert(
    fc.property(fc.nat(99), fc.nat(999), fc.constantFrom(...spellings), (hours, minutes, spelled) => {
      const text = spelled(hours, minutes);
      const [found, ...others] = durationsIn(`Bake for ${text}.`);
      expect([found?.text, found?.seconds, others]).toEqual([text, hours * HOUR + minutes * MINUTE, []]);
    }),
  );
});
