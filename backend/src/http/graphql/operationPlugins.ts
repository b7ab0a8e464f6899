import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import { rootFieldNames } from './soleRootField.ts';

/** The ctx of an operation that came over HTTP. */
export interface OperationCtx extends Ctx {
  /** Takes the operation's name once it is known. */
  readonly nameOperation: (name: string) => void;
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
