import { withBreaker, type SendOutcome } from './sending.ts';

const PHONE = '+14155550123';
const DOWN: SendOutcome = { kind: 'not_sent', reason: 'http_500' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

function provider(outcomes: SendOutcome[]) {
  let calls = 0;
  const sms = withBreaker({
    send: async () => {
      calls += 1;
      return outcomes.shift() ?? { kind: 'sent' };
    },
  });
  return { send: () => sms.send(PHONE, 'Hello'), calls: () => calls };
}

describe('the circuit breaker of a provider', () => {
  test('opens after five failures in a row, and returns the seconds to wait', async () => {
    const sms = provider(Array.from({ length: 5 }, () => DOWN));
    for (let i = 0; i < 5; i += 1) expect(await sms.send()).toEqual(DOWN);
    jest.advanceTimersByTime(10_000);
    expect(await sms.send()).toEqual({ kind: 'not_sent', reason: 'breaker_open', retryAfterSeconds: 20 });
    expect(sms.calls()).toBe(5);
  });

  test('sends a trial text after 30 seconds, and closes when it succeeds', async () => {
    const sms = provider(Array.from({ length: 5 }, () => DOWN));
    for (let i = 0; i < 5; i += 1) await sms.send();
    jest.advanceTimersByTime(30_001);
    expect(await sms.send()).toEqual({ kind: 'sent' });
    expect(await sms.send()).toEqual({ kind: 'sent' });
  });

  test('opens again when the trial text fails', async () => {
    const sms = provider(Array.from({ length: 6 }, () => DOWN));
    for (let i = 0; i < 5; i += 1) await sms.send();
    jest.advanceTimersByTime(30_001);
    expect(await sms.send()).toEqual(DOWN);
    expect(await sms.send()).toMatchObject({ reason: 'breaker_open', retryAfterSeconds: 30 });
  });

  test('counts only failures in a row, and no refusals', async () => {
    const refused: SendOutcome = { kind: 'refused', reason: '21211' };
    const unknown: SendOutcome = { kind: 'unknown', reason: 'timeout' };
    const row = [DOWN, unknown, DOWN, unknown, refused];
    const sms = provider([...row, ...row, refused, refused, refused, refused, refused]);
    for (let i = 0; i < 15; i += 1) expect((await sms.send()).kind).not.toBe('sent');
    expect(await sms.send()).toEqual({ kind: 'sent' });
  });
});
