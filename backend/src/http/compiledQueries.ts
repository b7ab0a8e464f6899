import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** One operation to run; the document is parsed and validated. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly context: unknown;
}

type Data = Record<string, unknown>;

/** What is known of one document: seen once, compiled for each operation in it, or not worth compiling again. */
type Plans = Map<string, CompiledQuery | null>;

/**
 * Answers queries by compiled functions. What it does not answer is Apollo's own to run, by graphql-js.
 *
 * It goes by `responseForOperation`: a gateway with an executor, the other way past Apollo's own, gets a context of each
 * request whose accessors keep the whole answer until the next full collection of garbage.
 */
export function compiledQueries(schema: GraphQLSchema): ApolloServerPlugin {
  const answer = createCompiledQueries(schema);
  return {
    requestDidStart: () =>
      Promise.resolve({
        // The name as the caller sent it: Apollo's own is null for one that the document does not have, and then the
        // document's only operation would run.
        responseForOperation: async ({
          document,
          request: { operationName, variables },
          contextValue: context,
        }) => {
          const data = await answer({ document, operationName, variables, context });
          if (data === null) return null;
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
        },
      }),
  };
}

/**
 * A document is compiled when it comes a second time, since compiling costs more than running once; the plans live as
 * long as Apollo's own cache of documents holds the document. graphql-jit tells less about what went wrong than
 * graphql-js, which therefore runs a query again that had an error; mutations never meet graphql-jit, so that nothing is
 * written twice.
 * @returns the data of an operation; null for one that is graphql-js's
 */
function createCompiledQueries(schema: GraphQLSchema): (operation: Operation) => Promise<Data | null> {
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

  return async (operation) => {
    const plan = planFor(operation);
    if (plan === null) return null;
    const { data, errors } = await plan.query(undefined, operation.context, operation.variables ?? {});
    return errors === undefined ? (data ?? null) : null;
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
