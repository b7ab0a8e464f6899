/** @jest-environment node */
import { askToGiveWay } from './workerRules.ts';

test('waits for the answer of the active worker', async () => {
  const asked: unknown[] = [];
  let answer: MessagePort | undefined;
  let hasGivenWay = false;
  const waiting = askToGiveWay({
    postMessage: (message: unknown, ports: unknown) => {
      asked.push(message);
      [answer] = ports as MessagePort[];
    },
  }).then(() => (hasGivenWay = true));
  await Promise.resolve();
  expect(asked).toEqual([{ type: 'GIVE_WAY' }]);
  expect(hasGivenWay).toBe(false);
  answer?.postMessage(null);
  await waiting;
  answer?.close();
});

test('does not wait long for an older worker, which does not answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let unanswered: MessagePort | undefined;
  const waiting = askToGiveWay({
    postMessage: (_message: unknown, ports: unknown) => ([unanswered] = ports as MessagePort[]),
  });
  await jest.advanceTimersByTimeAsync(1000);
  await waiting;
  unanswered?.close();
  jest.useRealTimers();
});
