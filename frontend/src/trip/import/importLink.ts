import { t } from '@lingui/core/macro';
import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { from } from 'rxjs';
import type { ImportTripMutation, ImportTripMutationVariables } from './ImportTrip.generated.ts';

const IMPORT_PATH = '/api/trips/import';

/** Sends ImportTrip's file by REST, since GraphQL takes 64 kB; the answer becomes the mutation's. */
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
  // This operation's.
  const { file, startDate } = (variables as ImportTripMutationVariables).input;
  const query = startDate === null || startDate === undefined ? '' : `?startDate=${startDate}`;
  const response = await fetch(IMPORT_PATH + query, {
    method: 'POST',
    credentials: 'same-origin',
    // Untyped in Apollo.
    headers: { ...(getContext()['headers'] as Record<string, string>), 'Content-Type': 'application/json' },
    body: JSON.stringify(file),
  });
  const bodyText = await response.text();
  const answer = jsonObject(bodyText);
  const { id, message, code, field } = answer ?? {};
  if (response.ok && typeof id === 'string') {
    // The cache needs the typename.
    const trip = { __typename: 'Trip', id };
    const importTrip = { __typename: 'ImportTripPayload', trip };
    return { data: { importTrip } };
  }
  if (typeof message !== 'string' || typeof code !== 'string')
    throw new ServerError(failedText(response.status), { response, bodyText });
  return { errors: [{ message, extensions: { code, field } }] };
}

/** Null for others, such as a proxy's page. */
function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function failedText(status: number): string {
  return t`The import failed with status ${status}.`;
}
