import {
  execute,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import type { Scope } from '../../../../domain/account/tokenFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import { needsOf, needsOfField } from '../../access/token/needsOf.ts';
import { readAs } from '../../base/readers.ts';
import { fieldOf } from '../../base/input.ts';
import { remembered } from '../../../../domain/text/remembered.ts';
import { newCtx, NO_CALLER } from '../../ctx/ctx.ts';
import type { ReadData } from '../../account/webhooks/deliver.service.ts';
import { ownerOfWebhook } from '../../account/webhooks/delivery.sql.ts';
import { dataOrThrow } from '../graphql/dataOrThrow.ts';
import { theSchema } from '../graphql/schema.ts';
import type { AppDeps } from '../request/requestCtx.ts';
import { readerOfCall } from '../request/requestReader.ts';

/** What a kind's ids name: the type, and where a trip has them. */
interface Entities {
  /** In the payload. */
  readonly name: string;
  readonly type: string;
  readonly paths: readonly (readonly string[])[];
}

const MEALS: Entities = { name: 'meals', type: 'Meal', paths: [['meals']] };
const INGREDIENTS: Entities = {
  name: 'ingredients',
  type: 'Ingredient',
  paths: [['meals', 'ingredients'], ['items']],
};
const ENTITIES: Partial<Readonly<Record<TripChangeKind, Entities>>> = {
  PARTICIPANTS: { name: 'participants', type: 'Participant', paths: [['participants']] },
  TABLE: { name: 'eaters', type: 'Eater', paths: [['eaters']] },
  MEALS,
  VOTES: MEALS,
  INGREDIENTS,
  PURCHASES: INGREDIENTS,
  COSTS: { name: 'receipts', type: 'Receipt', paths: [['costs', 'receipts']] },
};

/** Combinations of kinds and scopes are few. */
const MOST_DOCUMENTS = 100;

/**
 * Reads what the ids of a delivery name, as the owner would with a token of the webhook's scopes.
 * @returns by the name of the entities; empty without ids, scopes or rows
 * @throws what the operation throws
 */
export function webhookDataReader(deps: AppDeps): ReadData {
  return async ({ userId, scopes, tripId, kind, ids }) => {
    const entities = kind === null ? undefined : ENTITIES[kind];
    if (entities === undefined || scopes === null || tripId === null || ids.length === 0) return {};
    const document = documentOf(`${entities.name} ${scopes.join(' ')}`);
    const isGranted = needsOf(theSchema(), document)?.every((scope) => scopes.includes(scope)) ?? false;
    const owner = isGranted ? await ownerOfWebhook.first(deps.dataSource.manager, [userId]) : null;
    if (owner === null) return {};
    const viewer = { ...owner, isAdmin: false };
    const grant = { scopes: new Set(scopes), tripId };
    const ctx = newCtx(deps, deps.dataSource.manager, { viewer, grant, caller: NO_CALLER });
    return readAs(readerOfCall(viewer, ctx.caller), async () => {
      const variableValues = { id: tripId };
      const data = dataOrThrow(
        await execute({ schema: theSchema(), document, contextValue: ctx, variableValues }),
      );
      const rows = entities.paths.flatMap((path) => rowsAt(fieldOf(data, 'trip'), path));
      return { [entities.name]: rows.filter((row) => ids.includes(String(fieldOf(row, 'id')))) };
    });
  };
}

/** By the name of the entities and the scopes. */
const documentOf = remembered((key): DocumentNode => {
  const [name = '', ...scopes] = key.split(' ');
  const entities = Object.values(ENTITIES).find((one) => one.name === name);
  if (entities === undefined) throw new Error(`Webhooks send no ${name}.`);
  const { type, paths } = entities;
  const fields = fieldsOf(type, scopes);
  const nested = paths.map((path) => path.reduceRight((inner, field) => `${field} { ${inner} }`, fields));
  return parse(`query ($id: ID!) { trip(id: $id) { ${nested.join(' ')} } }`);
}, MOST_DOCUMENTS);

/** A type's own values and those without an id, within the scopes. */
function fieldsOf(name: string, scopes: readonly string[]): string {
  const own = allowedFields(name, scopes);
  const parts = own.flatMap((field) => {
    const type = getNamedType(field.type);
    if (isLeafType(type)) return [field.name];
    if (!isObjectType(type) || 'id' in type.getFields()) return [];
    const values = allowedFields(type.name, scopes).filter((one) => isLeafType(getNamedType(one.type)));
    return values.length === 0 ? [] : [`${field.name} { ${values.map((one) => one.name).join(' ')} }`];
  });
  return parts.join(' ');
}

function allowedFields(name: string, scopes: readonly string[]): GraphQLField<unknown, unknown>[] {
  const type: GraphQLObjectType | null = objectType(name);
  return Object.values(type?.getFields() ?? {}).filter(
    (field) =>
      type !== null &&
      !field.args.some(isRequiredArgument) &&
      (needsOfField(type, field)?.every((scope: Scope) => scopes.includes(scope)) ?? false),
  );
}

function objectType(name: string): GraphQLObjectType | null {
  const type = theSchema().getType(name);
  return isObjectType(type) ? type : null;
}

function rowsAt(value: unknown, [field, ...rest]: readonly string[]): unknown[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (field === undefined) return values;
  return values.flatMap((one) => rowsAt(fieldOf(one, field), rest));
}
