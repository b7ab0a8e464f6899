import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { formatError, LIMITS, MAX_RECURSIVE_SELECTIONS, MAX_TOKENS } from './apollo.ts';
import { maxSelections } from './maxSelections.ts';
import { overSocket } from './operationTypes.ts';

const SUGGESTION = / ?Did you mean [^?]*\?$/;

/** A caller's fault. */
const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

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
  if (errors.length > 0)
    return errors.map(({ message }) => badInput(hidesSchema ? message.replace(SUGGESTION, '') : message));
  return { schema, document, operationName, variableValues: variables };
}

/** Masks unknown errors. graphql-js' own are the caller's: wrong variables, an unknown operation. */
export function maskError(error: GraphQLError): GraphQLFormattedError {
  return formatError(
    error.originalError === undefined ? badInput(error.message).toJSON() : error.toJSON(),
    error,
  );
}
