import { Observable, type Subscriber } from 'rxjs';
import type * as Connection from '../browser/connection.ts';
import type { untilAnswered as UntilAnswered } from './untilAnswered.ts';

let connection: typeof Connection;
let untilAnswered: typeof UntilAnswered;
/** Attempts as the server sees them. */
let attempts: Subscriber<string>[];
let isServerUp: boolean;

beforeEach(async () => {
  jest.useFakeTimers();
  // The middle of the spread.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  isServerUp = true;
  attempts = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isServerUp) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'ok' });
  });
  await jest.isolateModulesAsync(async () => {
    connection = await import('../browser/connection.ts');
    ({ untilAnswered } = await import('./untilAnswered.ts'));
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const LOST = new TypeError('Failed to fetch');

function read() {
  const answers: string[] = [];
  const errors: unknown[] = [];
  const sent = new Observable<string>((subscriber) => {
    attempts.push(subscriber);
  });
  const reading = untilAnswered(
    () => sent,
    (error) => error === LOST,
  ).subscribe({ next: (answer) => answers.push(answer), error: (error) => errors.push(error) });
  return { answers, errors, end: () => reading.unsubscribe() };
}

function answer(attempt: number): void {
  attempts[attempt]?.next('trips');
  attempts[attempt]?.complete();
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('a read that is answered within four seconds is sent once, in quiet', async () => {
  const { answers } = read();
  await pass(3999);
  expect(connection.isAnswering()).toBe(true);
  answer(0);
  await pass(600_000);
  expect([attempts.length, answers]).toEqual([1, ['trips']]);
});

it('a late answer of the first attempt counts, and ends the silence and the others', async () => {
  const { answers } = read();
  await pass(4000);
  expect([attempts.length, connection.isAnswering(), connection.isOnline()]).toEqual([2, false, true]);
  answer(0);
  expect([answers, connection.isAnswering(), attempts[1]?.closed]).toEqual([['trips'], true, true]);
  await pass(600_000);
  expect(attempts).toHaveLength(2);
});

it('a silent read is sent again after 4, 8, 16, 32 and 60 s, and every minute', async () => {
  const { end } = read();
  const sentAfter: number[] = [];
  for (let second = 1; second <= 240; second += 1) {
    const before = attempts.length;
    await pass(1000);
    if (attempts.length > before) sentAfter.push(second);
  }
  expect(sentAfter).toEqual([4, 12, 28, 60, 120, 180, 240]);
  end();
  expect(connection.isAnswering()).toBe(true);
  await pass(600_000);
  expect(attempts).toHaveLength(8);
});

it('without a connection nothing is sent; when it is back, at once', async () => {
  isServerUp = false;
  const { answers } = read();
  // The probe fails just before the second attempt.
  await connection.checkConnection();
  await pass(30_000);
  expect([attempts.length, connection.isOnline()]).toEqual([1, false]);
  isServerUp = true;
  await connection.checkConnection();
  expect([attempts.length, connection.isOnline()]).toEqual([2, true]);
  answer(1);
  expect([answers, connection.isAnswering()]).toEqual([['trips'], true]);
});

it('a failed probe ends the attempts, and the answer to another read sends them again', async () => {
  isServerUp = false;
  const { answers } = read();
  await pass(4000);
  await connection.checkConnection();
  expect([connection.isOnline(), attempts[0]?.closed]).toEqual([false, true]);
  read();
  answer(1);
  expect([connection.isOnline(), attempts.length]).toEqual([true, 3]);
  answer(2);
  expect([answers, connection.isAnswering()]).toEqual([['trips'], true]);
});

describe('an attempt that is lost on the way', () => {
  it('leaves the read to the others: the first one may wait in the queue that refused the second', async () => {
    const { answers, errors } = read();
    await pass(4000);
    attempts[1]?.error(LOST);
    expect(errors).toEqual([]);
    answer(0);
    expect([answers, errors, connection.isAnswering()]).toEqual([['trips'], [], true]);
  });

  it('ends the read as the only one', async () => {
    const { errors } = read();
    attempts[0]?.error(LOST);
    expect(errors).toEqual([LOST]);
  });

  it('ends the read as the last one', async () => {
    const { errors } = read();
    await pass(4000);
    attempts[0]?.error(LOST);
    attempts[1]?.error(LOST);
    expect([errors, connection.isAnswering()]).toEqual([[LOST], true]);
  });
});

it('an attempt that the server refuses ends the read, also while others wait', async () => {
  const { errors } = read();
  await pass(4000);
  const refusal = new Error('Please sign in.');
  attempts[1]?.error(refusal);
  expect([errors, attempts[0]?.closed]).toEqual([[refusal], true]);
});
