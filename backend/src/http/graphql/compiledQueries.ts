import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  BREAK,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

type Data = Record<string, unknown>;

/** What is known of an operation: that it came once; how it runs; null where graphql-js always runs it. */
type Plan = 'seen' | CompiledQuery | null;

/** Fields whose every reading is written down, so that they are never read again for want of a better answer. */
const WRITTEN_DOWN: ReadonlySet<string> = new Set(['admin']);

/** As long as Apollo's own cache of documents holds the operation's document. */
const plans = new WeakMap<OperationDefinitionNode, Plan>();

/**
 * Answers queries by compiled functions. An operation is compiled when it comes a second time, since compiling costs
 * more than running once. What is not answered here is Apollo's own to run, by graphql-js: all that comes first;
 * mutations; what {@link isCompilable} leaves out; and again, each query that had an error, since graphql-jit tells less
 * about what went wrong.
 *
 * It goes by `responseForOperation`: a gateway with an executor, the other way past Apollo's own, gets a context of each
 * request whose accessors keep the whole answer until the next full collection of garbage.
 */
export const compiledQueries: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      responseForOperation: async ({ document, operation, schema, request, contextValue }) => {
        const plan = planFor(operation, document, schema);
        if (plan === null || plan === 'seen') return null;
        const data = await dataOf(plan, contextValue, request.variables ?? {});
        if (data === null) return null;
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
      },
    }),
};

function planFor(
  operation: OperationDefinitionNode | undefined,
  document: DocumentNode,
  schema: GraphQLSchema,
): Plan {
  // Apollo's types know nothing of it, but there is none where the document has none of the name that was sent.
  if (operation === undefined) return null;
  const known = plans.get(operation);
  if (known !== undefined && known !== 'seen') return known;
  const plan = known === undefined ? 'seen' : compile(operation, document, schema);
  plans.set(operation, plan);
  return plan;
}

function compile(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): CompiledQuery | null {
  if (operation.operation !== OperationTypeNode.QUERY || !isCompilable(document)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * Whether graphql-jit answers it as graphql-js does, and may be asked in vain. Its @skip and @include reach into other
 * places where the same fragment is, and it loses what is called `__proto__`.
 */
function isCompilable(document: DocumentNode): boolean {
  let isSo = true;
  const no = () => {
    isSo = false;
    return BREAK;
  };
  visit(document, {
    Directive: no,
    Field: ({ name, alias }) =>
      WRITTEN_DOWN.has(name.value) || alias?.value === '__proto__' ? no() : undefined,
  });
  return isSo;
}

/** The data of an answer without errors; null with any. */
async function dataOf(
  plan: CompiledQuery,
  context: unknown,
  variables: Record<string, unknown>,
): Promise<Data | null> {
  try {
    const { data, errors } = await plan.query(undefined, context, variables);
    return errors === undefined ? (data ?? null) : null;
  } catch {
    // Whatever broke outside a resolver breaks again in graphql-js, which says where.
    return null;
  }
}
