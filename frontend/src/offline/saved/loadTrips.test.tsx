import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { NEVER, throwError } from 'rxjs';
import { endAccount } from '../../browser/store/accountEnd.ts';
import { stopTime } from '../../../test/stopTime.ts';
import { createCache } from '../../app/apolloClient.ts';
import { WHOLE_TRIP } from '../../pages/wholeTrip/wholeTrip.ts';
import { keepForOffline } from './savedTrips.ts';
import { useKeptTrip } from './loadTrips.ts';
import { setOnline } from '../../../test/setOnline.ts';

const TRIP_ID = '01a1fbbc-9e9c-77ac-bcf5-01c5e3f614d8';

test('a lost connection is no failure of the offline data, which load when it is back', async () => {
  stopTime();
  const log = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const asked: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    if (asked.length > 1) return NEVER;
    setOnline(false);
    return throwError(() => new TypeError('Failed to fetch'));
  });
  const client = new ApolloClient({ cache: createCache(), link });
  await keepForOffline(client);
  renderHook(() => useKeptTrip(TRIP_ID, true, WHOLE_TRIP), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(asked).toEqual(['Trip']);
  expect(log).not.toHaveBeenCalled();
  await act(async () => setOnline(true));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(asked).toEqual(['Trip', 'Trip']);
  log.mockRestore();
});

test.each([
  ['a trip that was removed meanwhile', 'NOT_FOUND'],
  ['a session that ended meanwhile', 'UNAUTHENTICATED'],
])('%s is no failure of the offline data', async (_, code) => {
  stopTime();
  const log = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const gone = { message: 'Not any more.', extensions: { code } };
  const link = new ApolloLink(() => throwError(() => new CombinedGraphQLErrors({ errors: [gone] })));
  const client = new ApolloClient({ cache: createCache(), link });
  await keepForOffline(client);
  renderHook(() => useKeptTrip(TRIP_ID, true, WHOLE_TRIP), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('a session that ends while data are loaded clears the cache, and is no failure', async () => {
  stopTime();
  const log = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => NEVER) });
  await keepForOffline(client);
  renderHook(() => useKeptTrip(TRIP_ID, true, WHOLE_TRIP), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  endAccount();
  await act(() => client.clearStore());
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
