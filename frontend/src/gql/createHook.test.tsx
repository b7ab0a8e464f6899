import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useFeaturesQuery } from '../account/Features.generated.ts';
import { useViewerQuery } from '../account/signIn/Viewer.generated.ts';
import { answerTimes } from './answerTimes.ts';

const MINUTE_MS = 60_000;

/** A server that counts what it is asked, and answers with that number. */
function countingClient() {
  const asked: string[] = [];
  const cache = new InMemoryCache({ typePolicies: { Features: { keyFields: [] } } });
  const server = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    const features = { __typename: 'Features', productName: `answer ${asked.length}`, monetizationEnabled: false, photosEnabled: false, textsEnabled: true, suggestionSource: 'COOKBOOK' };
    const me = { __typename: 'User', id: 'u1', name: `answer ${asked.length}`, phone: '', isAdmin: false };
    return new Observable((observer) => {
      observer.next({ data: operationName === 'Viewer' ? { me } : { features } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache, link: ApolloLink.from([answerTimes(cache), server]) });
  return { client, asked };
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

/** Lets promises and Apollo's short timers run. */
function settle() {
  return act(() => jest.advanceTimersByTimeAsync(50));
}

function pass(minutes: number) {
  return act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('data rules', () => {
  test('within 5 minutes an answer is not asked for again', async () => {
    const { client, asked } = countingClient();
    const leave = await show(client, <Product />);
    await leave();
    await pass(4.5);
    await show(client, <Product />);
    expect(screen.getByText('answer 1')).toBeInTheDocument();
    expect(asked).toEqual(['Features']);
  });

  test('after 5 minutes the old answer is shown at once, and a new one is asked for behind it', async () => {
    const { client, asked } = countingClient();
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
    expect(asked).toEqual(['Features', 'Features']);
  });

  test('the current user is asked for again after 60 seconds', async () => {
    const { client, asked } = countingClient();
    const leave = await show(client, <ViewerName />);
    await leave();
    await pass(0.9);
    const leaveAgain = await show(client, <ViewerName />);
    expect(asked).toHaveLength(1);
    await leaveAgain();
    await pass(0.2);
    await show(client, <ViewerName />);
    expect(asked).toHaveLength(2);
  });

  test('what nobody shows is kept for 30 minutes, then it is gone', async () => {
    const { client } = countingClient();
    const leave = await show(client, <Product />);
    await leave();
    await pass(29);
    expect(client.cache.extract()).toHaveProperty('ROOT_QUERY.features');
    await pass(2);
    expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.features');
  });

  test('what is shown stays, however long', async () => {
    const { client, asked } = countingClient();
    await show(client, <Product />);
    await pass(120);
    expect(screen.getByText('answer 1')).toBeInTheDocument();
    expect(asked).toEqual(['Features']);
  });

  test('neither focus nor time alone asks again', async () => {
    const { client, asked } = countingClient();
    await show(client, <Product />);
    await pass(10);
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await settle();
    expect(asked).toEqual(['Features']);
  });
});
