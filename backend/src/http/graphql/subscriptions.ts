import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { DocumentCode } from '../../../../domain/errorCode.ts';
import {
  formatErrorFor,
  LIMITS,
  logUnknown,
  MAX_RECURSIVE_SELECTIONS,
  MAX_TOKENS,
  type SchemaConfig,
} from './apollo.ts';
import type { ServingDeps } from '../request/requestCtx.ts';
import { maxSelections } from './maxSelections.ts';
import { overSocket } from './operationTypes.ts';

const refused = (message: string, code: DocumentCode) => new GraphQLError(message, { extensions: { code } });

/** Valid documents by their text: all our clients send the same one, and a parsed one takes 11 kB. */
const known = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const MAX_KNOWN = 100;
const MAX_KNOWN_LENGTH = 2_000;

/**
 * Reads a subscription with the limits that hold over HTTP.
 * @returns errors for the caller, or what to execute
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): readonly GraphQLError[] | Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> {
  const documents = known.get(schema) ?? new Map<string, DocumentNode>();
  known.set(schema, documents);
  const document = documents.get(query) ?? readDocument(schema, query);
  if (!('kind' in document)) return document;
  if (query.length <= MAX_KNOWN_LENGTH) documents.set(query, document);
  const [oldest] = documents.keys();
  if (documents.size > MAX_KNOWN && oldest !== undefined) documents.delete(oldest);
  return { schema, document, operationName, variableValues: variables };
}

function readDocument(schema: GraphQLSchema, query: string): readonly GraphQLError[] | DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return [refused(error.message, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
  // First alone, since other rules spread all fragments.
  const tooMany = validate(schema, document, [maxSelections(MAX_RECURSIVE_SELECTIONS), overSocket]);
  const errors = tooMany.length > 0 ? tooMany : validate(schema, document, [...specifiedRules, ...LIMITS]);
  if (errors.length === 0) return document;
  return errors.map(({ message }) => refused(message, 'GRAPHQL_VALIDATION_FAILED'));
}

/** Whether graphql-js found the caller's fault itself: an unknown operation, or wrong variables, whose scalars may throw. */
function isGraphqls({ originalError, nodes }: GraphQLError): boolean {
  return originalError === undefined || nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;
}

/** Logs and masks unknown errors. */
export function maskErrors(
  { log, config }: Pick<ServingDeps, 'log' | 'config'>,
  errors: readonly GraphQLError[],
): GraphQLFormattedError[] {
  for (const error of errors) if (!isGraphqls(error)) logUnknown(error, log);
  return errors.map((error) => maskError(error, config));
}

function maskError(error: GraphQLError, config: SchemaConfig): GraphQLFormattedError {
  const format = formatErrorFor(config);
  if (!isGraphqls(error)) return format(error.toJSON(), error);
  const { message, extensions } = error;
  return format({ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }, null);
}
