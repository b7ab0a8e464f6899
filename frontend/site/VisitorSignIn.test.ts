import { forgetSession } from '../src/account/signIn/forgetAccount.ts';
import './VisitorSignIn.tsx';

it("imports the code that clears the previous session's trips", async () => {
  localStorage.setItem(
    'offline-trip-data',
    JSON.stringify({ trips: [], currentTrip: 'Maya’s', lastSync: null }),
  );
  await forgetSession();
  expect(localStorage.getItem('offline-trip-data')).toBeNull();
});
