import { readdirSync, readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { createSchema, schemaText } from './schema.ts';

const types = Object.values(createSchema().getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

function membersOf(type: GraphQLNamedType): { name: string; description: string | null | undefined }[] {
  if (isEnumType(type))
    return type.getValues().map((value) => ({ ...value, name: `${type.name}.${value.name}` }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    }));
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [
      { name: `${type.name}.${field.name}`, description: field.description },
      ...field.args.map((arg) => ({
        name: `${type.name}.${field.name}(${arg.name})`,
        description: arg.description,
      })),
    ]);
  return [];
}

/** Except digits of a decimal and seconds of presence, which no rule counts. */
const TYPED_LIMIT = /(?:at most|up to|\b[01] to) [1-9][\d,.]*(?! digits| seconds)\b[^`'"]{0,20}/gi;

describe('the schema', () => {
  it('matches schema.graphql: run "npm run schema" to update it', () => {
    expect(readFileSync('schema.graphql', 'utf8')).toBe(schemaText());
  });

  it('describes every type, field, argument and enum value', () => {
    const bare = types
      .flatMap((type) => [{ name: type.name, description: type.description }, ...membersOf(type)])
      .filter(({ description }) => !description?.trim())
      .map(({ name }) => name);
    expect(bare).toEqual([]);
  });

  it('takes limits in descriptions from the rules, also of arguments and answers', () => {
    const doors = readdirSync('backend/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(resolver|inputs)\.ts$/.test(file),
    );
    expect(doors.length).toBeGreaterThan(30);
    const typed = doors.flatMap((file) =>
      [...readFileSync(`backend/src/${file}`, 'utf8').matchAll(TYPED_LIMIT)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
    expect(typed).toEqual([]);
  });
});
