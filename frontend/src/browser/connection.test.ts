import type * as Connection from './connection.ts';

let connection: typeof Connection;
let answers: (Response | Error)[];
let asked: number;
let leave = (): void => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  answers = [];
  asked = 0;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    const answer = answers.shift() ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await jest.isolateModulesAsync(async () => {
    connection = await import('./connection.ts');
  });
});

afterEach(() => {
  leave();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const ok = () => Response.json({ status: 'ok' });

describe('the connection', () => {
  it('is there until a call was lost and the server does not answer either', async () => {
    const heard = jest.fn();
    leave = connection.watchConnection(heard);
    expect(connection.isOnline()).toBe(true);
    expect(await connection.checkConnection()).toBe(false);
    expect(connection.isOnline()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not there in a Wi-Fi that answers everything with its own page', async () => {
    answers = [new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })];
    expect(await connection.checkConnection()).toBe(false);
  });

  it('is asked for once by all who ask at the same time', async () => {
    answers = [ok()];
    await Promise.all([connection.checkConnection(), connection.checkConnection()]);
    expect(asked).toBe(1);
  });

  it('is asked for again ever more seldom, until it is back', async () => {
    await connection.checkConnection();
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    answers = [ok()];
    await jest.advanceTimersByTimeAsync(1000);
    expect([asked, connection.isOnline()]).toEqual([3, true]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
  });

  it('is asked for at once when the browser says that it is back', async () => {
    leave = connection.watchConnection(() => undefined);
    await connection.checkConnection();
    answers = [ok()];
    window.dispatchEvent(new Event('online'));
    expect(asked).toBe(2);
    // Shares the question that is under way.
    expect(await connection.checkConnection()).toBe(true);
    expect([asked, connection.isOnline()]).toEqual([2, true]);
  });

  it('is asked for again soon where the browser says so a moment too early', async () => {
    leave = connection.watchConnection(() => undefined);
    await connection.checkConnection();
    await jest.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await connection.checkConnection();
    const before = asked;
    answers = [ok()];
    await jest.advanceTimersByTimeAsync(1000);
    expect([asked - before, connection.isOnline()]).toEqual([1, true]);
  });

  it('is not asked for where the browser knows that there is none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await connection.checkConnection()).toBe(false);
    expect([asked, connection.isOnline()]).toEqual([0, false]);
  });
});
