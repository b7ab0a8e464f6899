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
import { formatError, LIMITS, MAX_RECURSIVE_SELECTIONS, MAX_TOKENS, refusedByGraphql } from './apollo.ts';
import { maxSelections } from './maxSelections.ts';
import { overSocket } from './operationTypes.ts';

const SUGGESTION = / ?Did you mean [^?]*\?$/;

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Valid documents by their text: all our clients send the same one, and a parsed one takes 11 kB. */
const known = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const MAX_KNOWN = 100;
const MAX_KNOWN_LENGTH = 2_000;

/**
 * Reads a subscription with the limits that hold over HTTP.
 * @param hidesSchema without suggestions of other names
 * @returns errors for the caller, or what to execute
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  hidesSchema: boolean,
): readonly GraphQLError[] | Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> {
  const documents = known.get(schema) ?? new Map<string, DocumentNode>();
  known.set(schema, documents);
  const document = documents.get(query) ?? readDocument(schema, query, hidesSchema);
  if (!('kind' in document)) return document;
  if (query.length <= MAX_KNOWN_LENGTH) documents.set(query, document);
  const [oldest] = documents.keys();
  if (documents.size > MAX_KNOWN && oldest !== undefined) documents.delete(oldest);
  return { schema, document, operationName, variableValues: variables };
}

function readDocument(
  schema: GraphQLSchema,
  query: string,
  hidesSchema: boolean,
): readonly GraphQLError[] | DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return [badInput(error.message)];
    throw error;
  }
  // First alone, since other rules spread all fragments.
  const tooMany = validate(schema, document, [maxSelections(MAX_RECURSIVE_SELECTIONS), overSocket]);
  const errors = tooMany.length > 0 ? tooMany : validate(schema, document, [...specifiedRules, ...LIMITS]);
  if (errors.length === 0) return document;
  return errors.map(({ message }) => badInput(hidesSchema ? message.replace(SUGGESTION, '') : message));
}

/** Whether graphql-js found the caller's fault itself: an unknown operation, or wrong variables, whose scalars may throw. */
export function isGraphqls({ originalError, nodes }: GraphQLError): boolean {
  return originalError === undefined || nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;
}

/** Masks unknown errors. */
export function maskError(error: GraphQLError): GraphQLFormattedError {
  return isGraphqls(error)
    ? formatError({ message: error.message }, refusedByGraphql(error.message))
    : formatError(error.toJSON(), error);
}
