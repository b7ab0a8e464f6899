import { onDeadLine } from '../browser/connection.ts';
import { LineCheck } from './lineCheck.ts';

const ping = jest.fn();
const end = jest.fn();
const onDead = jest.fn();
let line: LineCheck;
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  for (const each of [ping, end, onDead]) each.mockReset();
  leave = onDeadLine(onDead);
  line = new LineCheck({ ping, end });
  line.onConnecting();
});

afterEach(() => {
  leave();
  line.onClosed();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => jest.advanceTimersByTime(ms);

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the check of the line', () => {
  it('ends a connection that is not made within 5 s', () => {
    wait(4999);
    expect(end).not.toHaveBeenCalled();
    wait(1);
    expect(end).toHaveBeenCalledTimes(1);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('ends a line that does not answer a ping, 6 s after the last message', () => {
    line.onMessage();
    wait(3000);
    expect(ping).toHaveBeenCalledTimes(1);
    wait(2999);
    expect(end).not.toHaveBeenCalled();
    wait(1);
    expect(end).toHaveBeenCalledTimes(1);
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  it('keeps a line with answers, and pings it every 3 s', () => {
    line.onMessage();
    for (let n = 0; n < 10; n += 1) {
      wait(3000);
      line.onMessage();
    }
    expect(ping).toHaveBeenCalledTimes(10);
    expect(end).not.toHaveBeenCalled();
  });

  it('gives a slow line more time after each loss, until it is fast again', () => {
    line.onMessage();
    wait(6000);
    line.onClosed();
    line.onMessage();
    wait(3000 + 5999);
    expect(end).toHaveBeenCalledTimes(1);
    line.onMessage();
    wait(3000);
    wait(1000);
    line.onMessage();
    wait(6000);
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('pings a hidden page every 25 s, and at once when it is seen again', () => {
    setHidden(true);
    line.onMessage();
    wait(24_999);
    expect(ping).not.toHaveBeenCalled();
    setHidden(false);
    expect(ping).toHaveBeenCalledTimes(1);
    wait(3000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does nothing after the end', () => {
    line.onMessage();
    line.onClosed();
    wait(60_000);
    expect(ping).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });
});
