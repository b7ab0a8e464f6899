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

/** Seen once, compiled, or null for graphql-js. */
type Plan = 'seen' | CompiledQuery | null;

/** Audited fields: never executed twice. */
const WRITTEN_DOWN: ReadonlySet<string> = new Set(['admin']);

/** Entries live as long as Apollo's document cache. */
const plans = new WeakMap<OperationDefinitionNode, Plan>();

/**
 * Compiles queries by graphql-jit at their second execution; graphql-js runs the rest, and queries with errors again,
 * since graphql-jit reports less. In `responseForOperation`: a gateway would keep answers in memory.
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
  // Undefined if the document lacks the requested operation, despite its type.
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

/** False where graphql-jit differs: @skip and @include affect other uses of a fragment, and `__proto__` is lost. */
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

/** The data of an answer without errors, else null. */
async function dataOf(
  plan: CompiledQuery,
  context: unknown,
  variables: Record<string, unknown>,
): Promise<Data | null> {
  try {
    // oxlint-disable-next-line house/queries -- graphql-jit's name for running a plan.
    const { data, errors } = await plan.query(undefined, context, variables);
    return errors === undefined ? (data ?? null) : null;
  } catch {
    // graphql-js will report the error.
    return null;
  }
}
