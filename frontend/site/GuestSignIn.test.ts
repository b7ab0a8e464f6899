import { forgetSession } from '../src/account/signIn/forgetAccount.ts';
import './GuestSignIn.tsx';

it('brings along what forgets the trips of whoever was signed in before', async () => {
  localStorage.setItem(
    'offline-trip-data',
    JSON.stringify({ trips: [], currentTrip: 'Maya’s', lastSync: null }),
  );
  await forgetSession();
  expect(localStorage.getItem('offline-trip-data')).toBeNull();
});
