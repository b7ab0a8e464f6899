import { readMinutes } from './duration.ts';

test.each([
  ['PT1H30M', 90],
  ['PT90M', 90],
  ['P0DT45M', 45],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT1.5H', 90],
  ['PT1,5H', 90],
  ['P1DT2H', 1560],
  ['P1W', 10_080],
  ['PT90S', 2],
  ['pt20m', 20],
  ['PT1H 30M', 90],
  ['PT30', 30],
  ['PT45MIN', 45],
  ['PT20M/PT30M', 20],
  ['30', 30],
  ['30 mins', 30],
  ['1 hr 30 min', 90],
  ['1 hour and 5 minutes', 65],
  ['1½ hours', 90],
  ['1.5 h', 90],
  ['an hour', 60],
  ['half an hour', 30],
  ['1 1/2 hours', 90],
  ['two hours', 120],
  ['1 hour 20 minutes (20 minutes active)', 80],
  ['1 hour plus 30 minutes to cool', 90],
  ['20-30 minutes', 20],
  ['1:30', 90],
  ['0:45:00', 45],
  ['2 days', 2880],
  ['about 40 minutes', 40],
])('%s is %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  '',
  'PT0S',
  'PT0M',
  'PT20S',
  '10 seconds',
  'PT',
  'P',
  '-PT5M',
  'P1Y',
  'PT99999H',
  'overnight',
  'soon',
  '0',
  '1/2',
  'PT5M'.repeat(40),
])('%j is no time', (text) => {
  expect(readMinutes(text)).toBeNull();
});
