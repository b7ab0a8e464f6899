import {
  execute,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  parse,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { requireViewer } from '../../access/require.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import {
  answeredFields,
  answeredPath,
  isSpread,
  operationIn,
  variablesOf,
  type Variable,
} from './operationText.ts';
import { valuesOf } from './operationValues.ts';
import type { ErrorAnswer } from '../../base/errors.ts';
import { fieldOf } from '../../base/input.ts';
import type { Route } from '../../ctx/route.ts';
import { inSchemaNames } from '../graphql/apollo.ts';
import { dataOrThrow } from '../graphql/dataOrThrow.ts';

/** A path that runs a GraphQL operation. */
export interface Row extends Pick<Route, 'method' | 'path' | 'who' | 'status' | 'isVersioned' | 'jsonLd'> {
  /** By default what the schema says of the operation's field. */
  readonly summary?: string;
  /**
   * Variables get values by name: from the path, and from the query of a GET or else the body. Of a required variable of
   * an input type, and of any in a GET, its fields do. The answer is the innermost object or list with all that is selected.
   */
  readonly operation: string;
  /** Of a body that is a file. */
  readonly file?: {
    /** For docs/rest.md. */
    readonly payload: string;
    /** Values by name, instead of those of a JSON body. */
    readonly read: (bytes: Buffer) => object;
  };
}

/** @throws Error for an operation that does not parse */
export function routeOf({ operation: text, file, ...row }: Row, schema: GraphQLSchema): Route {
  const document = parse(text);
  const operation = operationIn(document);
  const variables = variablesOf(operation, schema);
  const answered = answeredFields(operation);
  const payload = file?.payload ?? payloadOf(row, variables);
  return {
    ...row,
    ...(payload === null ? {} : { payload }),
    // Read at its first call: all together take a twentieth of a second at the start.
    get needs() {
      return needsOf(schema, document);
    },
    runs: answered.map(({ name }) => name.value).join('.'),
    summary: row.summary ?? summaryOf(operation, schema),
    handle: async (ctx, call) => {
      if (row.who !== 'anyone') requireViewer(ctx);
      const body = file === undefined ? call.body : file.read(bytesOf(call.body));
      const variableValues = valuesOf(variables, row.method, { ...call, body });
      const data = dataOrThrow(await execute({ schema, document, contextValue: ctx, variableValues }));
      return answered.reduce<unknown>((found, { name, alias }) => {
        const value = fieldOf(found, (alias ?? name).value);
        return value === undefined ? null : value;
      }, data);
    },
    presentError: presentConflict,
  };
}

/** An empty body is read as none. */
function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Fields at the root that only hold others. */
const HOLDERS: ReadonlySet<string | undefined> = new Set(['trip', 'admin']);

/** What the schema says of the field at the root; of a trip and of what admins see, of what is asked of it. */
function summaryOf(operation: OperationDefinitionNode, schema: GraphQLSchema): string {
  const path = answeredPath(operation, schema);
  const [root] = path;
  return (HOLDERS.has(root?.field.name.value) ? path.at(-1) : root)?.description ?? '';
}

function payloadOf(
  { method, path }: Pick<Row, 'method' | 'path'>,
  variables: readonly Variable[],
): string | null {
  const names = variables
    .flatMap((variable) => {
      const named = getNamedType(variable.type);
      return isSpread(variable, method) && isInputObjectType(named)
        ? Object.values(named.getFields())
        : [variable];
    })
    .filter(({ name }) => !path.split('/').includes(`:${name}`));
  if (names.length === 0) return null;
  if (method === 'GET') return `?${names.map(({ name }) => `${name}=`).join('&')}`;
  return `{ ${names.map(({ name, type }) => `${name}${isNonNullType(type) ? '' : '?'}`).join(', ')} }`;
}

/** As GraphQL names values. */
function presentConflict({ conflict, ...error }: ErrorAnswer): object {
  if (conflict === undefined) return error;
  return { ...error, conflict: { ...conflict, current: inSchemaNames(conflict.current) } };
}
