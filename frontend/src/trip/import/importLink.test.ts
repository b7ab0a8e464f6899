import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { of } from 'rxjs';
import { errorCode, errorField, errorMessage } from '../../gql/errorMessage.ts';
import { ImportedTripDocument, ImportTripDocument } from './ImportTrip.generated.ts';
import { importLink } from './importLink.ts';

const FILE = {
  format: 'trip-backup',
  version: 1,
  trips: [{ name: 'Crater Lake', notes: 'x'.repeat(100_000) }],
};

function answer(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(text, { status })));
}

const others = jest.fn(() => of({ data: { trip: null } }));

function importTrip(startDate: string | null): Promise<unknown> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: importLink(new ApolloLink(others)) });
  return client.mutate({
    mutation: ImportTripDocument,
    variables: { input: { file: FILE, startDate } },
    context: { headers: { 'Idempotency-Key': 'k' } },
  });
}

it('posts the file of an import to its own URL, and returns the trip id', async () => {
  const sent = answer(201, { id: 't1', name: 'Crater Lake', leftOut: {} });
  expect(await importTrip('2031-05-01')).toMatchObject({ data: { importTrip: { trip: { id: 't1' } } } });
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/api/trips/import?startDate=2031-05-01');
  expect(init).toMatchObject({
    method: 'POST',
    body: JSON.stringify(FILE),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });
  expect(others).not.toHaveBeenCalled();
});

it('keeps the days without a start date', async () => {
  const sent = answer(201, { id: 't1' });
  await importTrip(null);
  expect(sent.mock.calls[0]?.[0]).toBe('/api/trips/import');
});

it('reports a refused import like a GraphQL error', async () => {
  answer(400, { code: 'BAD_USER_INPUT', message: 'The new start date is wrong.', field: 'startDate' });
  const error: unknown = await importTrip('2031-05-01').catch((reason: unknown) => reason);
  expect(CombinedGraphQLErrors.is(error)).toBe(true);
  expect([errorCode(error), errorField(error), errorMessage(error, 'Failed.')]).toEqual([
    'BAD_USER_INPUT',
    'startDate',
    'The new start date is wrong.',
  ]);
});

it.each([502, 200])('rejects when a page comes in place of an answer, with status %d', async (status) => {
  answer(status, '<html>Bad gateway</html>');
  await expect(importTrip(null)).rejects.toBeInstanceOf(ServerError);
});

it('forwards all other operations to the next link', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: importLink(new ApolloLink(others)) });
  await client
    .query({ query: ImportedTripDocument, variables: { id: 't1' }, errorPolicy: 'ignore' })
    .catch(() => null);
  expect(others).toHaveBeenCalledTimes(1);
});
