import userEvent from '@testing-library/user-event';

/** What does on the screen what a person would; `userEvent` itself is one. */
export interface Hands {
  click(element: Element): Promise<void>;
  dblClick(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  selectOptions(element: Element, option: string): Promise<void>;
}

let isStopped = false;

/**
 * Stops the clock until the test is over: time passes only while the test waits for something to appear, and where it
 * advances the timers itself. Whatever has to be seen before it changes is seen then, on a slow machine too.
 * @returns hands that work while the clock stands still
 */
export function stopTime(): Hands {
  jest.useFakeTimers();
  isStopped = true;
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

/** Lets what is still to come happen, and the clock go on; where it was never stopped, nothing. */
export function resumeTime(): void {
  if (!isStopped) return;
  isStopped = false;
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
}
