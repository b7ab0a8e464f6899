import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { stopTime } from '../../../test/stopTime.ts';
import { createCache } from '../../app/apolloClient.ts';
import { WHOLE_TRIP } from '../../pages/wholeTrip/wholeTrip.ts';
import { keepForOffline } from './savedTrips.ts';
import { useTripsAhead } from './useTripsAhead.ts';

const wholeTrip = () => Promise.resolve(WHOLE_TRIP);

/** Operations that a home screen with these trips sends within ten seconds. */
async function operationsOf(tripIds: string): Promise<readonly string[]> {
  const sent: string[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent.push(`${operationName} ${String(variables['id'])}`);
    return NEVER;
  });
  const client = new ApolloClient({ cache: createCache(), link });
  await keepForOffline(client);
  stopTime();
  const { unmount } = renderHook(() => useTripsAhead(tripIds, wholeTrip), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await jest.advanceTimersByTimeAsync(10_000);
  unmount();
  return sent;
}

function setConnection(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('trips saved before they are opened', () => {
  it('load once the page is idle, in turn', async () => {
    setConnection(false);
    expect(await operationsOf('lake dunes')).toEqual(['Trip lake']);
  });

  it('load in browsers that do not tell whether they save data', async () => {
    expect(await operationsOf('lake')).toEqual(['Trip lake']);
  });

  it('do not load where the browser saves data, nor without trips', async () => {
    expect(await operationsOf('')).toEqual([]);
    setConnection(true);
    expect(await operationsOf('lake')).toEqual([]);
  });
});
