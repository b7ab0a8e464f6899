import type * as Connection from './connection.ts';

let connection: typeof Connection;
let answers: (Response | Error)[];
let requestCount: number;
let leave = (): void => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  // The middle of the spread.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  answers = [];
  requestCount = 0;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requestCount += 1;
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

describe('the connection check', () => {
  it('reports offline after a lost call only when the server does not answer', async () => {
    const onChange = jest.fn();
    leave = connection.watchConnection(onChange);
    expect(connection.isOnline()).toBe(true);
    expect(await connection.checkConnection()).toBe(false);
    expect(connection.isOnline()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reports offline in a Wi-Fi that answers with its own sign-in page', async () => {
    answers = [new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })];
    expect(await connection.checkConnection()).toBe(false);
  });

  it('sends one request for simultaneous checks', async () => {
    answers = [ok()];
    await Promise.all([connection.checkConnection(), connection.checkConnection()]);
    expect(requestCount).toBe(1);
  });

  it('backs off until the connection is back', async () => {
    await connection.checkConnection();
    await jest.advanceTimersByTimeAsync(1000);
    expect(requestCount).toBe(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(requestCount).toBe(2);
    answers = [ok()];
    await jest.advanceTimersByTimeAsync(1000);
    expect([requestCount, connection.isOnline()]).toEqual([3, true]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requestCount).toBe(3);
  });

  it('counts what the server says meanwhile, also while a probe fails', async () => {
    const onChange = jest.fn();
    leave = connection.watchConnection(onChange);
    const checked = connection.checkConnection();
    connection.noteReachable();
    expect(await checked).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    await connection.checkConnection();
    expect(connection.isOnline()).toBe(false);
    connection.noteReachable();
    expect(connection.isOnline()).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requestCount).toBe(2);
  });

  it('ends idle connections with a dead line, and keeps its own state', async () => {
    const onDead = jest.fn();
    leave = connection.onDeadLine(onDead);
    connection.reportDeadLine();
    expect(onDead).toHaveBeenCalledTimes(1);
    expect(requestCount).toBe(6);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([requestCount, connection.isOnline()]).toEqual([6, true]);
  });

  it("runs at once on the browser's online event", async () => {
    leave = connection.watchConnection(() => undefined);
    await connection.checkConnection();
    answers = [ok()];
    window.dispatchEvent(new Event('online'));
    expect(requestCount).toBe(2);
    // Shares the pending check.
    expect(await connection.checkConnection()).toBe(true);
    expect([requestCount, connection.isOnline()]).toEqual([2, true]);
  });

  it('runs again soon when the online event came too early', async () => {
    leave = connection.watchConnection(() => undefined);
    await connection.checkConnection();
    await jest.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await connection.checkConnection();
    const before = requestCount;
    answers = [ok()];
    await jest.advanceTimersByTimeAsync(1000);
    expect([requestCount - before, connection.isOnline()]).toEqual([1, true]);
  });

  it('sends no request while the browser reports offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await connection.checkConnection()).toBe(false);
    expect([requestCount, connection.isOnline()]).toEqual([0, false]);
  });
});
