import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { msg } from '../text/message.ts';
import { fieldMsg } from '../text/fieldText.ts';
import { idField, oneOf, requiredText, shortList } from '../text/text.ts';

/** What a personal token may do. */
export const SCOPES = [
  'trips:read',
  'trips:write',
  'list:write',
  'people:read',
  'people:health',
  'costs:write',
  'recipes:write',
  'account:read',
  'admin:metrics',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Of a token for one trip. */
export const TRIP_SCOPES: ReadonlySet<Scope> = new Set<Scope>([
  'trips:read',
  'trips:write',
  'list:write',
  'people:read',
  'people:health',
  'costs:write',
]);

const DAYS = fieldMsg('token.days', 'A token can be used for 1 to {max} days.', { max: LIMITS.tokenDays });

/** A new personal token; without a trip, for all trips of the account. */
export const tokenFields = z.object({
  name: requiredText(
    msg('field.name', 'Name'),
    LIMITS.name,
    msg('token.nameMissing', 'Please name the token'),
  ),
  scopes: shortList(oneOf(msg('field.scope', 'Scope'), SCOPES), SCOPES.length, {
    notAList: msg('token.scopesMalformed', 'Scopes have to be a list.'),
    tooMany: msg('token.scopesTooMany', 'There are {max} scopes.', { max: SCOPES.length }),
  }).check(z.minLength(1, fieldMsg('token.scopesMissing', 'Please choose what the token may do'))),
  tripId: z.nullish(idField(msg('field.tripId', 'Trip id'))),
  days: z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(LIMITS.tokenDays, DAYS)),
});

const { scopes, tripId, days } = tokenFields.shape;
const REQUEST_MALFORMED = fieldMsg(
  'program.requestMalformed',
  'The request of a program has to be text, at most {max} characters.',
  { max: LIMITS.programRequest },
);

/** The query of the address at which a program asks. */
export const programSearch = z
  .string(REQUEST_MALFORMED)
  .check(z.maxLength(LIMITS.programRequest, REQUEST_MALFORMED));

/** What the person allows a program that asks. */
export const programFields = z.object({ search: programSearch, scopes, tripId, days });
