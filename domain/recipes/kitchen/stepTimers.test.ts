import { stepTimers } from './stepTimers.ts';

test.each<[string, readonly number[]]>([
  ['Simmer 18 minutes, lid half on.', [1080]],
  ['Bake for 10-12 minutes, then rest 5 mins.', [600, 300]],
  ['Cook 10 to 12 minutes.', [600]],
  ['Simmer for 1 1/2 hours.', [5400]],
  ['Roast for 1½ hours.', [5400]],
  ['Braise 1 hour and 30 minutes.', [5400]],
  ['Braise 1 hr 15 min.', [4500]],
  ['Stir for one minute until it smells warm.', [60]],
  ['Let it rest half an hour.', [1800]],
  ['Toast for 30 seconds.', [30]],
  ['A 20-minute soak is enough.', [1200]],
  ['Stir every 5 minutes.', []],
  ['Add 2 cups of water and 3 eggs.', []],
  ['Soak it for 48 hours.', []],
  ['Make the dough a day ahead.', []],
  ['Leave 0 minutes.', []],
  ['Turn it, and grill 2 more minutes.', [120]],
  ['Boil 2 minutes 30 seconds.', [150]],
  ['Fry 5 minutes, 3 minutes more.', [300, 180]],
  ['', []],
])('%s has timers of %j seconds', (step, seconds) => {
  expect(stepTimers(step).map((timer) => timer.seconds)).toEqual(seconds);
});

test('a timer keeps the words of the step', () => {
  expect(stepTimers('Bake 10 to 12 minutes.')[0]?.text).toBe('10 to 12 minutes');
});
