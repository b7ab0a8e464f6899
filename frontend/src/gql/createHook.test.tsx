import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Observable, type Subscriber } from 'rxjs';
import { onSilence } from '../browser/connection.ts';
import { useFeaturesQuery } from '../account/Features.generated.ts';
import { useViewerQuery } from '../account/signIn/Viewer.generated.ts';
import { answerTimes } from './cache/answerTimes.ts';
import { connectionLink } from './connectionLink.ts';

const MINUTE_MS = 60_000;

/** A server that counts its requests and answers with the count. */
function countingClient() {
  const requests: string[] = [];
  const cache = new InMemoryCache({ typePolicies: { Features: { keyFields: [] } } });
  const server = new ApolloLink(({ operationName = '' }) => {
    requests.push(operationName);
    const features = { __typename: 'Features', productName: `answer ${requests.length}`, monetizationEnabled: false, photosEnabled: false, textsEnabled: true, suggestionSource: 'COOKBOOK', signInWays: ['PHONE'], oidcProviders: [] };
    const me = { __typename: 'User', id: 'u1', name: `answer ${requests.length}`, phone: '', email: null, isAdmin: false, units: null };
    return new Observable((observer) => {
      observer.next({ data: operationName === 'Viewer' ? { me } : { features } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache, link: ApolloLink.from([answerTimes(cache), server]) });
  return { client, requests };
}

function Product() {
  return <p>{useFeaturesQuery().data?.features.productName ?? 'loading'}</p>;
}

function ViewerName() {
  return <p>{useViewerQuery().data?.me?.name ?? 'loading'}</p>;
}

async function show(client: ApolloClient, screenPart: React.ReactNode) {
  const { unmount } = render(<ApolloProvider client={client}>{screenPart}</ApolloProvider>);
  await settle();
  return async () => {
    unmount();
    await settle();
  };
}

/** Runs pending promises and Apollo's short timers. */
function settle() {
  return act(() => jest.advanceTimersByTimeAsync(50));
}

function pass(minutes: number) {
  return act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('cache rules', () => {
  test('an answer is not requested again within 5 minutes', async () => {
    const { client, requests } = countingClient();
    const leave = await show(client, <Product />);
    await leave();
    await pass(4.5);
    await show(client, <Product />);
    expect(screen.getByText('answer 1')).toBeInTheDocument();
    expect(requests).toEqual(['Features']);
  });

  test('after 5 minutes an answer is shown at once and requested again in the background', async () => {
    const { client, requests } = countingClient();
    const leave = await show(client, <Product />);
    await leave();
    await pass(5.5);
    render(
      <ApolloProvider client={client}>
        <Product />
      </ApolloProvider>,
    );
    expect(screen.getByText('answer 1')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('answer 2')).toBeInTheDocument();
    expect(requests).toEqual(['Features', 'Features']);
  });

  test('the current user is requested again after 60 seconds', async () => {
    const { client, requests } = countingClient();
    const leave = await show(client, <ViewerName />);
    await leave();
    await pass(0.9);
    const leaveAgain = await show(client, <ViewerName />);
    expect(requests).toHaveLength(1);
    await leaveAgain();
    await pass(0.2);
    await show(client, <ViewerName />);
    expect(requests).toHaveLength(2);
  });

  test('an unused answer stays in the cache for 30 minutes', async () => {
    const { client } = countingClient();
    const leave = await show(client, <Product />);
    await leave();
    await pass(29);
    expect(client.cache.extract()).toHaveProperty('ROOT_QUERY.features');
    await pass(2);
    expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.features');
  });

  test('an answer in use stays in the cache', async () => {
    const { client, requests } = countingClient();
    await show(client, <Product />);
    await pass(120);
    expect(screen.getByText('answer 1')).toBeInTheDocument();
    expect(requests).toEqual(['Features']);
  });

  test('neither focus nor time alone sends a request', async () => {
    const { client, requests } = countingClient();
    await show(client, <Product />);
    await pass(10);
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await settle();
    expect(requests).toEqual(['Features']);
  });
});

test('a silent server: what is restored is shown while the first attempt goes on, whose answer replaces it', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const cache = new InMemoryCache();
  const me = (name: string) => ({ me: { __typename: 'User', id: 'u1', name, phone: '', email: null, isAdmin: false, units: null } });
  const sent: Subscriber<ApolloLink.Result>[] = [];
  const server = new ApolloLink(
    () => new Observable((subscriber: Subscriber<ApolloLink.Result>) => void sent.push(subscriber)),
  );
  const client = new ApolloClient({ cache, link: ApolloLink.from([answerTimes(cache), connectionLink(), server]) });
  onSilence(async () => {
    cache.restore({
      ROOT_QUERY: { __typename: 'Query', me: { __ref: 'User:u1' } },
      'User:u1': me('saved').me,
    });
    cache.batch({ update: () => undefined });
  });
  const leave = await show(client, <ViewerName />);
  expect(screen.getByText('loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('saved')).toBeVisible();
  await act(async () => {
    sent[0]?.next({ data: me('answered') });
    sent[0]?.complete();
  });
  await settle();
  expect(screen.getByText('answered')).toBeVisible();
  await leave();
});
