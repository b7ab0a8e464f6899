import userEvent from '@testing-library/user-event';

/** The user actions of `userEvent`. */
export interface UserActions {
  click(element: Element): Promise<void>;
  dblClick(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  selectOptions(element: Element, option: string): Promise<void>;
}

let isStopped = false;

/**
 * Stops the clock until the test ends; time passes only while the test waits or advances the timers.
 * So short-lived states can be asserted on a slow machine, too.
 * @returns a user that works with the stopped clock
 */
export function stopTime(): UserActions {
  jest.useFakeTimers();
  isStopped = true;
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

/** Runs the pending timers and restarts a stopped clock. */
export function resumeTime(): void {
  if (!isStopped) return;
  isStopped = false;
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
}
