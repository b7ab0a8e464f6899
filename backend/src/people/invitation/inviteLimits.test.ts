import fc from 'fast-check';
import { asText } from '../../../../domain/text/asText.ts';
import { waitBeforeResending, waitBeforeTexting } from './inviteLimits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-06-01T12:00:00Z');
const YEAR = 365 * DAY;

function ago(seconds: number): Date {
  return new Date(NOW.getTime() - seconds * 1000);
}

/** An inviter with texts of these ages, `agesToOne` to `+1`, each other one to its own number. */
function inviter(accountAge: number, ages: readonly number[], agesToOne: readonly number[] = []) {
  return {
    accountCreatedAt: ago(accountAge),
    texts: [
      ...agesToOne.map((age) => ({ contact: '+1', createdAt: ago(age) })),
      ...ages.map((age, index) => ({ contact: `+1${index}`, createdAt: ago(age) })),
    ],
  };
}

const times = (count: number, age: number) => Array.from({ length: count }, () => age);
const phones = (count: number) => times(count, 0).map((_, index) => `+2${index}`);

describe('the wait before texting invitations', () => {
  test.each<[string, ReturnType<typeof inviter>, readonly string[], number | null]>([
    ['none for the first', inviter(HOUR, []), ['+1'], null],
    ['none for the tenth on the first day', inviter(HOUR, times(9, 60)), ['+1'], null],
    ['the rest of the first day after ten', inviter(HOUR, times(10, 60)), ['+1'], 23 * HOUR],
    ['the rest of the first day for eleven at once', inviter(0, []), phones(11), DAY],
    ['none for the eleventh on the second day', inviter(DAY, times(10, 60)), ['+1'], null],
    ['none for the fiftieth of a day', inviter(YEAR, times(49, 60)), ['+1'], null],
    ['until the oldest is a day old, after fifty', inviter(YEAR, [DAY - 90, ...times(49, 60)]), ['+1'], 90],
    [
      'until enough texts are a day old for all to be sent',
      inviter(YEAR, [DAY - 90, DAY - 60, DAY - 30, ...times(47, 60)]),
      phones(3),
      90,
    ],
    ['none for the third to one number', inviter(YEAR, [], [DAY, HOUR]), ['+1'], null],
    ['until the first of three is a week old', inviter(YEAR, [], [7 * DAY - 50, DAY, HOUR]), ['+1'], 50],
    ['none for another number', inviter(YEAR, [], [3 * DAY, DAY, HOUR]), ['+2'], null],
    ['of the worst number', inviter(YEAR, [], [7 * DAY - 50, DAY, HOUR]), ['+2', '+1'], 50],
    [
      'the longer of two waits',
      inviter(YEAR, times(50, 60), [7 * DAY - 50, DAY + 1, DAY + 1]),
      ['+1'],
      DAY - 60,
    ],
  ])('is %s', (_what, who, to, seconds) => {
    expect(waitBeforeTexting(who, to, NOW)?.seconds ?? null).toBe(seconds);
  });

  test('when obeyed, allows 50 texts in any day, 10 on the first, and 3 to a number in any week', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { minLength: 60, maxLength: 120 });
    const numbers = fc.array(fc.constantFrom('+1', '+2', '+3', '+4'), { minLength: 120, maxLength: 120 });
    fc.assert(
      fc.property(pauses, numbers, fc.integer({ min: 1, max: 200 }), (waits, to, spread) => {
        const texts: { contact: string; createdAt: Date }[] = [];
        let now = 0;
        for (const [index, pause] of waits.entries()) {
          const phone = index % spread === 0 ? (to[index] ?? '+1') : `+9${index}`;
          const at = () => ({ who: { accountCreatedAt: new Date(0), texts }, now: new Date(now * 1000) });
          now += pause;
          now += waitBeforeTexting(at().who, [phone], at().now)?.seconds ?? 0;
          expect(waitBeforeTexting(at().who, [phone], at().now)).toBeNull();
          texts.push({ contact: phone, createdAt: new Date(now * 1000) });
          const within = (seconds: number) =>
            texts.filter(({ createdAt }) => now - createdAt.getTime() / 1000 < seconds);
          expect(within(DAY).length).toBeLessThanOrEqual(now < DAY ? 10 : 50);
          expect(within(7 * DAY).filter((text) => text.contact === phone).length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the wait before resending an invitation', () => {
  test.each<[string, number | null, number | null, string | undefined]>([
    ['none when it was never texted', null, null, undefined],
    ['ten minutes', 0, 10 * MINUTE, 'You can resend it in 10 minutes.'],
    ['the rest of ten minutes', 9 * MINUTE + 1, 59, 'You can resend it in 1 minute.'],
    ['none after ten minutes', 10 * MINUTE, null, undefined],
  ])('is %s', (_what, age, seconds, words) => {
    const wait = waitBeforeResending(age === null ? null : ago(age), NOW);
    expect(wait?.seconds ?? null).toBe(seconds);
    expect(wait === null ? '' : asText(wait.message)).toContain(words ?? '');
  });
});
