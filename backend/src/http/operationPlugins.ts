import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Ctx } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { tooLarge } from './answerError.ts';
import { BODY_LIMIT_BYTES } from './jsonBody.ts';
import { rootFieldNames } from './soleRootField.ts';

/** The ctx of an operation that came over HTTP. */
export interface OperationCtx extends Ctx {
  /** Takes the operation's name once it is known. */
  readonly nameOperation: (name: string) => void;
  /** Whether its body is larger than that of most operations may be. */
  readonly hasLargeBody: boolean;
}

/**
 * Names an operation by its field of the schema, `Query.trip`: what callers call it is their own affair and without
 * bound. An operation with several is `Query.several`.
 */
export const nameOfOperation: ApolloServerPlugin<OperationCtx> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, document, schema, contextValue }) => {
        if (operation !== undefined) contextValue.nameOperation(nameOf(operation, document, schema));
        return Promise.resolve();
      },
    }),
};

/** Operations that a file is sent with. */
const LARGE_OPERATIONS: ReadonlySet<string> = new Set(['Mutation.importTrip']);

/** Refuses a large body, which is read before one knows what it is for, of any other operation. */
export const sizeOfOperation: ApolloServerPlugin<OperationCtx> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, document, schema, contextValue }) => {
        const name = operation === undefined ? '' : nameOf(operation, document, schema);
        if (contextValue.hasLargeBody && !LARGE_OPERATIONS.has(name))
          throw new AppError('PAYLOAD_TOO_LARGE', tooLarge(BODY_LIMIT_BYTES));
        return Promise.resolve();
      },
    }),
};

function nameOf(
  { operation, selectionSet }: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): string {
  const fragmentOf = (name: string) =>
    document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    ) ?? null;
  const [field = 'none', ...others] = new Set(rootFieldNames(selectionSet, fragmentOf));
  return `${schema.getRootType(operation)?.name ?? 'none'}.${others.length > 0 ? 'several' : field}`;
}
