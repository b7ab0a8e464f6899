import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { PEOPLE_LIST_TOO_LARGE } from '../../../../domain/people/eater/eaterFields.ts';
import { sendFile } from '../../gql/sendFile.ts';
import type { ListedCompanionInput, ListedPerson } from '../../gql/schema.generated.ts';

/** Null where a line says nothing. */
export type Listed = Required<Omit<ListedPerson, '__typename'>>;

/** The people of a list, or why there are none. */
export type PeopleReading =
  | { readonly isRead: true; readonly people: readonly Listed[]; readonly notes: readonly string[] }
  | { readonly isRead: false; readonly reason: string };

/** Sends a CSV file or a pasted list to be read; nobody is added. */
export async function readPeopleFile(tripId: string, file: Blob): Promise<PeopleReading> {
  if (file.size > LIMITS.peopleListBytes) return { isRead: false, reason: asText(PEOPLE_LIST_TOO_LARGE) };
  const unreadable = t`This list could not be read. Check your connection and try again.`;
  const answer = await sendFile(`/api/trips/${tripId}/eaters/read-file`, file, unreadable);
  if (!answer.isRead) return answer;
  // The shape of the schema's readPeople, which the path runs.
  const { people, notes } = answer.value as {
    readonly people: readonly Listed[];
    readonly notes: readonly string[];
  };
  return { isRead: true, people, notes };
}

/** As addCompanions takes a line; defaults are left out, so that a full table stays a small request. */
export function companionOf({
  name,
  portion,
  avoids,
  eatsEverything,
  ...rest
}: Listed): ListedCompanionInput {
  const { group, note, arrives, leaves } = rest;
  return {
    name,
    ...(group !== null && { group }),
    ...(portion !== 1 && { portion }),
    ...(avoids.length > 0 && {
      avoids: avoids.map(({ kind, value, strictness }) => ({ kind, value, strictness })),
    }),
    ...(eatsEverything && { eatsEverything }),
    ...(note !== null && { note }),
    ...(arrives !== null && { arrives: { date: arrives.date, type: arrives.type } }),
    ...(leaves !== null && { leaves: { date: leaves.date, type: leaves.type } }),
  };
}
