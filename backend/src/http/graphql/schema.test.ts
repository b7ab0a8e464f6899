import { readFileSync } from 'node:fs';
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
});
