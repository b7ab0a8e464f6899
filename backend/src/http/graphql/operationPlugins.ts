import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { requireGrant } from '../../access/token/grant.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { rootFieldNames } from './soleRootField.ts';

export interface OperationCtx extends Ctx {
  readonly nameOperation: (name: string) => void;
}

/** For metrics: `Query.trip`, or `Query.several`; callers' names are unbounded. */
export const nameOfOperation: ApolloServerPlugin<OperationCtx> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, document, schema, contextValue }) => {
        if (operation !== undefined) contextValue.nameOperation(nameOf(operation, document, schema));
        return Promise.resolve();
      },
    }),
};

/** What a personal token may not do is not executed. */
export const grantOfToken: ApolloServerPlugin<Ctx> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, schema, contextValue }) => {
        if (contextValue.grant === null) return Promise.resolve();
        try {
          requireGrant(contextValue, needsOf(schema, document));
        } catch (error) {
          throw new GraphQLError('', { originalError: error instanceof Error ? error : null });
        }
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
