import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import { compiledQueries } from './compiledQueries.ts';

let calls: string[];
let schema: GraphQLSchema;
beforeEach(() => {
  calls = [];
  schema = buildSchema(`
    enum Size { SMALL LARGE }
    type Named { id: String name: String }
    type Query { echo(text: String!, size: Size): String fail: String! thrown: Named named: Named admin: String }
    type Mutation { fail: String! }
  `);
  const [query, mutation] = [schema.getQueryType()?.getFields(), schema.getMutationType()?.getFields()];
  if (
    query?.['echo'] === undefined ||
    query['fail'] === undefined ||
    mutation?.['fail'] === undefined ||
    query['thrown'] === undefined ||
    query['named'] === undefined ||
    query['admin'] === undefined
  )
    throw new Error('The schema above has these fields.');
  query['echo'].resolve = (_root, { text }: { text: string }) => text;
  query['fail'].resolve = () => {
    calls.push('query');
    throw new Reason('no such trip');
  };
  query['named'].resolve = () => ({ id: '1', name: 'Maya' });
  query['thrown'].resolve = () => ({
    get name(): string {
      throw new Reason('a row that breaks');
    },
  });
  query['admin'].resolve = () => {
    calls.push('admin');
    throw new Reason('looked up and written down');
  };
  mutation['fail'].resolve = () => {
    calls.push('mutation');
    throw new Reason('refused');
  };
});

class Reason extends Error {}

const TIMES = 3;

interface Settled {
  /** The last answer; equal to the first one. */
  readonly answer: unknown;
  /** The errors of the last answer before masking. */
  readonly errors: readonly GraphQLError[];
  /** How many of the runs graphql-js executed. */
  readonly interpreted: number;
}

/** Runs a query often enough to compile it. */
async function settled(
  query: string,
  variables: Record<string, unknown> = {},
  operationName?: string,
): Promise<Settled> {
  let errors: GraphQLError[] = [];
  let interpreted = 0;
  const counting: ApolloServerPlugin = {
    requestDidStart: async () => ({
      executionDidStart: async () => {
        interpreted++;
      },
    }),
  };
  const server = new ApolloServer({
    schema,
    plugins: [ApolloServerPluginCacheControlDisabled(), compiledQueries, counting],
    formatError: ({ message }, error) => {
      if (error instanceof GraphQLError) errors.push(error);
      return { message };
    },
  });
  const answers: unknown[] = [];
  for (let time = 0; time < TIMES; time++) {
    errors = [];
    const { body } = await server.executeOperation({
      query,
      variables,
      ...(operationName === undefined ? {} : { operationName }),
    });
    answers.push(body.kind === 'single' ? body.singleResult : null);
  }
  await server.stop();
  const [first, , last] = answers;
  expect(last).toEqual(first);
  return { answer: last, errors, interpreted };
}

describe('repeated queries', () => {
  test('have the same answer before and after compilation', async () => {
    const query = 'query ($text: String!) { echo(text: $text) again: echo(text: "x", size: LARGE) }';
    expect(await settled(query, { text: 'hello' })).toEqual({
      answer: { data: { echo: 'hello', again: 'x' } },
      errors: [],
      interpreted: 1,
    });
  });

  test('keep the original error for masking', async () => {
    const { answer, errors, interpreted } = await settled('{ fail }');
    expect(answer).toMatchObject({ data: null, errors: [{ message: 'no such trip' }] });
    expect(errors[0]?.originalError).toBeInstanceOf(Reason);
    expect(errors[0]?.path).toEqual(['fail']);
    expect(interpreted).toBe(TIMES);
  });

  test('report a variable of the wrong type like graphql-js', async () => {
    const { errors } = await settled('query ($size: Size) { echo(text: "x", size: $size) }', {
      size: 'HUGE',
    });
    expect(errors[0]?.message).toContain('Value "HUGE" does not exist in "Size" enum');
  });

  test('distinguish the operations of one document', async () => {
    const document = 'query A { echo(text: "a") } query B { echo(text: "b") }';
    expect(await settled(document, {}, 'A')).toMatchObject({ answer: { data: { echo: 'a' } } });
    expect(await settled(document, {}, 'B')).toMatchObject({ answer: { data: { echo: 'b' } } });
    expect((await settled(document)).errors[0]?.message).toContain('Must provide operation name');
  });

  test.each(['B', ''])('report the unknown operation "%s"', async (operationName) => {
    const { errors, interpreted } = await settled('query A { echo(text: "a") }', {}, operationName);
    expect(errors[0]?.message).toBe(`Unknown operation named "${operationName}".`);
    expect(interpreted).toBe(TIMES);
  });

  test('apply a directive only where it stands', async () => {
    const query = `query ($x: Boolean!) { named { ...F @include(if: $x) } again: named { ...F } }
      fragment F on Named { id name }`;
    const { answer, interpreted } = await settled(query, { x: false });
    expect(answer).toEqual({ data: { named: {}, again: { id: '1', name: 'Maya' } } });
    expect(interpreted).toBe(TIMES);
  });

  test('may use __proto__ as an alias', async () => {
    const { answer } = await settled('{ named { __proto__: id name } }');
    expect(JSON.stringify(answer)).toBe('{"data":{"named":{"__proto__":"1","name":"Maya"}}}');
  });

  test('report a throwing getter like graphql-js', async () => {
    const { answer, errors } = await settled('{ thrown { name } }');
    expect(answer).toMatchObject({ data: { thrown: { name: null } } });
    expect(errors[0]?.originalError).toBeInstanceOf(Reason);
  });

  test('of admins run once per call, since each read is audited', async () => {
    const { interpreted } = await settled('{ admin }');
    expect(calls).toEqual(['admin', 'admin', 'admin']);
    expect(interpreted).toBe(TIMES);
  });
});

test('a mutation runs once per call, and is never compiled', async () => {
  const { errors, interpreted } = await settled('mutation { fail }');
  expect(errors[0]?.originalError).toBeInstanceOf(Reason);
  expect(calls).toEqual(['mutation', 'mutation', 'mutation']);
  expect(interpreted).toBe(TIMES);
});
