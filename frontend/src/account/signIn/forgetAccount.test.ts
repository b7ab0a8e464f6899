import { sealDevice } from '../../browser/store/deviceStore.ts';
import { forgetSession } from './forgetAccount.ts';

jest.mock('../../browser/store/deviceStore.ts');

test.each([
  [0, 0, 'Sign in to continue.'],
  [1, 0, 'Sign in again to send the unsent change on this device.'],
  [0, 2, 'Sign in again to send the 2 unsent changes on this device.'],
  [1, 2, 'Sign in again to send the 3 unsent changes on this device.'],
])('an ended session with %i ticks and %i items says what waits', async (ticks, items, text) => {
  jest.mocked(sealDevice).mockResolvedValue({ ticks, items });
  expect(await forgetSession()).toEqual({ title: 'You were signed out', text });
});
