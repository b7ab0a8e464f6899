import 'reflect-metadata';
import { printType } from 'graphql';
import { Arg, buildSchemaSync, InputType, Query, registerEnumType, Resolver } from 'type-graphql';
import * as z from 'zod/mini';
import { msg } from '../../../domain/text/message.ts';
import { startDateField } from '../../../domain/plan/dateFields.ts';
import { servings } from '../../../domain/plan/mealFields.ts';
import { flag, idField, optionalText, requiredText, shortList, textList } from '../../../domain/text/text.ts';
import { inputOf } from './graphqlInput.ts';

const Enum = { LEFT: 'left', RIGHT: 'right' } as const;
registerEnumType(Enum, { name: 'Direction' });

const MISSING = msg('test.missing', 'Missing.');
const list = { notAList: msg('test.noList', 'No list.'), tooMany: msg('test.tooMany', 'Too many.') };
const ids = shortList(idField(msg('field.id', 'Id')), 1000, list);
const usually = z.pipe(
  z.transform((value: unknown) => value ?? 'left'),
  z.enum(['right', 'left']),
);

/** How a zod field stands in the schema, with `{limits}` as its description. */
const FIELDS: readonly (readonly [string, z.ZodMiniType, string])[] = [
  ['id', idField(msg('field.id', 'Id')), 'ID!'],
  ['text', requiredText(msg('field.name', 'Name'), 120, MISSING), 'String! 1 to 120 characters'],
  ['textOrNull', optionalText(msg('field.notes', 'Notes'), 2000), 'String at most 2,000 characters'],
  [
    'absentText',
    z.optional(requiredText(msg('field.name', 'Name'), 120, MISSING)),
    'String 1 to 120 characters',
  ],
  ['flag', flag(msg('field.purchased', 'Purchased')), 'Boolean!'],
  ['nullableFlag', z.nullable(flag(msg('field.attends', 'Attends'))), 'Boolean'],
  ['day', startDateField, 'Date!'],
  ['int', z.int().check(z.gte(1), z.lte(5760)), 'Int! 1 to 5,760'],
  ['fraction', z.number().check(z.gte(0), z.lte(2), z.multipleOf(0.25)), 'Float! 0 to 2 in steps of 0.25'],
  ['servings', z.nullish(servings), 'Float above 0 in steps of 0.25, at most 600'],
  ['choice', z.enum(['left', 'right']), 'Direction!'],
  ['usualChoice', usually, 'Direction'],
  ['texts', textList(msg('field.step', 'Step'), 500, 60, MISSING), '[String!]! at most 60'],
  ['someIds', ids.check(z.minLength(1)), '[ID!]! 1 to 1,000'],
  ['absentIds', z.nullish(ids), '[ID!] at most 1,000'],
];

function printed(Input: new () => object): string[] {
  @Resolver()
  class AskResolver {
    @Query(() => Boolean)
    ask(@Arg('input', () => Input) input: object): boolean {
      return Boolean(input);
    }
  }
  const type = buildSchemaSync({ resolvers: [AskResolver], validate: false }).getType('SampleInput');
  return type ? printType(type).split('\n').slice(1, -1) : [];
}

test.each(FIELDS)('%s', (name, field, line) => {
  const [type, ...limits] = line.split(' ');

  @InputType()
  class SampleInput extends inputOf(
    { [name]: field },
    { [name]: limits.length > 0 ? 'It is {limits}.' : 'It.' },
  ) {}

  const description = limits.length > 0 ? `It is ${limits.join(' ')}.` : 'It.';
  expect(printed(SampleInput)).toEqual([`  """${description}"""`, `  ${name}: ${type}`]);
});

test('a description may give the type, or require what REST omits; null leaves a field out', () => {
  @InputType()
  class PartInput extends inputOf({ id: idField(msg('field.id', 'Id')) }, { id: 'It.' }) {}

  @InputType()
  class SampleInput extends inputOf(
    {
      parts: shortList(z.object({ id: idField(msg('field.id', 'Id')) }), 3, list),
      cents: z.optional(z.int()),
      ofRest: z.int(),
    },
    {
      parts: { text: 'All, {limits}.', type: PartInput },
      cents: { text: 'It.', required: true },
      ofRest: null,
    },
  ) {}

  expect(printed(SampleInput)).toEqual([
    '  """All, at most 3."""',
    '  parts: [PartInput!]!',
    '',
    '  """It."""',
    '  cents: Int!',
  ]);
});

test('a field that tells no type or limits is refused', () => {
  @InputType()
  class SampleInput extends inputOf({ file: z.unknown() }, { file: 'It.' }) {}

  expect(() => printed(SampleInput)).toThrow('does not tell its GraphQL type');
  expect(() => inputOf({ on: flag(msg('field.on', 'On')) }, { on: 'It is {limits}.' })).toThrow(
    'has no limits',
  );
});
