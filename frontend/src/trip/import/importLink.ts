import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { from } from 'rxjs';
import type { ImportTripMutation, ImportTripMutationVariables } from './ImportTrip.generated.ts';

const IMPORT_PATH = '/api/trips/import';

/**
 * Sends the file of an ImportTrip mutation to its REST address, since GraphQL takes 64 kB; everything else goes to the
 * given link. The REST answer becomes the mutation's: its trip's id, or its error with code and field.
 */
export function importLink(others: ApolloLink): ApolloLink {
  return ApolloLink.split(
    ({ operationName }) => operationName === 'ImportTrip',
    new ApolloLink((operation) => from(sendImport(operation))),
    others,
  );
}

async function sendImport({
  variables,
  getContext,
}: ApolloLink.Operation): Promise<ApolloLink.Result<ImportTripMutation>> {
  // Operations of this name have these variables.
  const { file, startDate } = (variables as ImportTripMutationVariables).input;
  const query = startDate === null || startDate === undefined ? '' : `?startDate=${startDate}`;
  const response = await fetch(IMPORT_PATH + query, {
    method: 'POST',
    credentials: 'same-origin',
    // What the caller put there; Apollo leaves the type open.
    headers: { ...(getContext()['headers'] as Record<string, string>), 'Content-Type': 'application/json' },
    body: JSON.stringify(file),
  });
  const bodyText = await response.text();
  const answer = jsonObject(bodyText);
  const { id, message, code, field } = answer ?? {};
  if (response.ok && typeof id === 'string') {
    // The generated types leave out what the cache asks for.
    const trip = { __typename: 'Trip', id };
    const importTrip = { __typename: 'ImportTripPayload', trip };
    return { data: { importTrip } };
  }
  if (typeof message !== 'string' || typeof code !== 'string')
    throw new ServerError(`The import was answered with ${response.status}.`, { response, bodyText });
  return { errors: [{ message, extensions: { code, field } }] };
}

/** null for what is no object as JSON, such as a proxy's page. */
function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
