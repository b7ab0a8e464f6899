import type { DocumentNode } from 'graphql';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { rememberUnfinishedLogOut } from '../account/signIn/unfinishedLogOut.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { TripIngredientsDocument } from '../shopping/rows/TripIngredients.generated.ts';
import { HomeDocument } from '../pages/wholeTrip/HomePage.generated.ts';
import { TripDocument } from '../pages/wholeTrip/TripPage.generated.ts';

const ID = '01a1fbbc-9e9c-77ac-bcf5-01c5e3f614d8';

interface Sent {
  readonly operationName: string;
  readonly query?: string;
  readonly extensions?: object;
  readonly variables: Readonly<Record<string, string>>;
}

/** A page at that path, whose server answers every call so. */
async function openPage(path: string, answer: object = { data: null }) {
  jest.resetModules();
  window.history.replaceState(null, '', path);
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    // As this page's scripts send it.
    sent.push(JSON.parse(init?.body as string) as Sent);
    return Promise.resolve(Response.json(answer));
  });
  const { startedFetch } = await import('./start.ts');
  const { createApolloClient } = await import('./apolloClient.ts');
  return { sent, client: createApolloClient(startedFetch) };
}

const names = (sent: readonly Sent[]) => sent.map(({ operationName }) => operationName);

test.each<[string, Readonly<Record<string, [DocumentNode, Record<string, string>]>>]>([
  ['/', { Home: [HomeDocument, {}] }],
  [
    `/trips/${ID}`,
    { Trip: [TripDocument, { id: ID }], TripIngredients: [TripIngredientsDocument, { tripId: ID }] },
  ],
  [`/trips/${ID}/shopping`, { TripIngredients: [TripIngredientsDocument, { tripId: ID }] }],
  [`/trips/${ID}/people`, { Trip: [TripDocument, { id: ID }] }],
  ['/account', {}],
])('%s asks once for what its screen needs, in the words of the screen', async (path, queries) => {
  const { sent, client } = await openPage(path);
  expect(names(sent)).toEqual(['Viewer', 'Features', ...Object.keys(queries)]);
  const started = [...sent];

  const all = { Viewer: [ViewerDocument, {}], Features: [FeaturesDocument, {}], ...queries } as const;
  for (const [query, variables] of Object.values(all))
    await client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  expect(names(sent)).toEqual(names(started));

  // Asked again, the server is asked, in the same words.
  for (const [query, variables] of Object.values(all))
    await client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  expect(sent.slice(started.length)).toEqual(started);
  expect(sent.map(({ query }) => query)).toEqual(sent.map(() => undefined));
});

test('a server of another build is sent texts', async () => {
  const { sent, client } = await openPage('/account', {
    errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  const texts = () => sent.filter(({ query }) => query !== undefined);
  const ask = () => client.query({ query: HomeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  await ask();
  expect(texts().map(({ extensions }) => extensions)).toEqual([undefined]);
  const before = sent.length;
  await ask();
  expect(sent.slice(before)).toEqual(texts().slice(1));
});

test('nothing is asked while a log-out is unfinished', async () => {
  rememberUnfinishedLogOut();
  const { sent } = await openPage('/');
  expect(sent).toEqual([]);
  localStorage.clear();
});
