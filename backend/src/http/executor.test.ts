import { buildSchema, GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createExecutor } from './executor.ts';

let calls: string[];
let schema: GraphQLSchema;
beforeEach(() => {
  calls = [];
  schema = buildSchema(`
    enum Size { SMALL LARGE }
    type Query { echo(text: String!, size: Size): String fail: String! }
    type Mutation { fail: String! }
  `);
  const [query, mutation] = [schema.getQueryType()?.getFields(), schema.getMutationType()?.getFields()];
  if (query?.['echo'] === undefined || query['fail'] === undefined || mutation?.['fail'] === undefined)
    throw new Error('The schema above has these fields.');
  query['echo'].resolve = (_root, { text }: { text: string }) => text;
  query['fail'].resolve = () => {
    calls.push('query');
    throw new Reason('no such trip');
  };
  mutation['fail'].resolve = () => {
    calls.push('mutation');
    throw new Reason('refused');
  };
});

class Reason extends Error {}

/** Runs the document so often that a query is compiled by then. @returns the last result */
async function settled(
  document: DocumentNode,
  variables: Record<string, unknown> = {},
  operationName?: string,
) {
  const run = createExecutor(schema);
  const results = [];
  for (let time = 0; time < 3; time++)
    results.push(await run({ document, variables, operationName, context: {} }));
  expect(results[2]).toEqual(results[0]);
  return results[2];
}

describe('the executor', () => {
  test('answers a query the same before and after it is compiled', async () => {
    const document = parse(
      'query ($text: String!) { echo(text: $text) again: echo(text: "x", size: LARGE) }',
    );
    expect(await settled(document, { text: 'hello' })).toEqual({ data: { echo: 'hello', again: 'x' } });
  });

  test('keeps the reason of a failure, for the masking of errors', async () => {
    const result = await settled(parse('{ fail }'));
    expect(result?.data).toBeNull();
    expect(result?.errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(result?.errors?.[0]?.originalError).toBeInstanceOf(Reason);
    expect(result?.errors?.[0]?.path).toEqual(['fail']);
  });

  test('tells of a variable of the wrong type as graphql-js does', async () => {
    const result = await settled(parse('query ($size: Size) { echo(text: "x", size: $size) }'), {
      size: 'HUGE',
    });
    expect(result?.errors?.[0]?.message).toContain('Value "HUGE" does not exist in "Size" enum');
  });

  test('runs a mutation that fails once a call', async () => {
    const result = await settled(parse('mutation { fail }'));
    expect(result?.errors?.[0]?.originalError).toBeInstanceOf(Reason);
    expect(calls).toEqual(['mutation', 'mutation', 'mutation']);
  });

  test('tells the operations of one document apart', async () => {
    const document = parse('query A { echo(text: "a") } query B { echo(text: "b") }');
    expect(await settled(document, {}, 'A')).toEqual({ data: { echo: 'a' } });
    expect(await settled(document, {}, 'B')).toEqual({ data: { echo: 'b' } });
    expect((await settled(document))?.errors?.[0]?.message).toContain('Must provide operation name');
  });
});
