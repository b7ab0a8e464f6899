import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** One operation to run; the document is parsed and validated. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly context: unknown;
}

type Executor = (operation: Operation) => Promise<ExecutionResult>;

/** What is known of one document: seen once, compiled for each operation in it, or not worth compiling again. */
type Plans = Map<string, CompiledQuery | null>;

/**
 * Runs operations: queries as compiled functions, everything else as graphql-js does it.
 *
 * A document is compiled when it comes a second time, since compiling costs more than running once; the plans live as
 * long as Apollo's own cache of documents holds the document. graphql-jit tells less about what went wrong than
 * graphql-js, which therefore runs a query again that had an error; mutations never meet graphql-jit, so that nothing is
 * written twice.
 */
export function createExecutor(schema: GraphQLSchema): Executor {
  const plansOf = new WeakMap<DocumentNode, Plans>();

  function planFor({ document, operationName }: Operation): CompiledQuery | null {
    const plans = plansOf.get(document);
    if (plans === undefined) {
      plansOf.set(document, new Map());
      return null;
    }
    const name = operationName ?? '';
    const known = plans.get(name);
    if (known !== undefined) return known;
    const compiled = compile(schema, document, operationName);
    plans.set(name, compiled);
    return compiled;
  }

  async function interpret({
    document,
    operationName,
    variables,
    context,
  }: Operation): Promise<ExecutionResult> {
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  }

  return async (operation) => {
    const plan = planFor(operation);
    if (plan === null) return interpret(operation);
    const result = await plan.query(undefined, operation.context, operation.variables ?? {});
    return result.errors === undefined ? result : interpret(operation);
  };
}

/**
 * The schema with its executor in the form in which Apollo Server takes an executor of one's own:
 * `new ApolloServer({ gateway: createGateway(schema), … })` in place of `schema`.
 */
export function createGateway(schema: GraphQLSchema): ApolloServerOptionsWithGateway<object>['gateway'] {
  const executor = createExecutor(schema);
  return {
    onSchemaLoadOrUpdate: (take) => {
      take({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        // The name as the caller sent it: Apollo's own is null for one that the document does not have, and then the
        // document's only operation would run.
        executor: ({ document, request: { operationName, variables }, context }) =>
          executor({ document, operationName, variables, context }),
      }),
    stop: () => Promise.resolve(),
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledQuery | null {
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return null;
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}
