import type { JSONObject, Tool } from '@modelcontextprotocol/server';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** JSON Schema of the arguments. */
export type ToolInput = Tool['inputSchema'] & { readonly properties: Record<string, JSONObject> };

/** The variables of a document, described as the schema describes what they are passed to. */
export function toolInput(schema: GraphQLSchema, document: DocumentNode): ToolInput {
  const properties: Record<string, JSONObject> = {};
  const required: string[] = [];
  const descriptions = variableDescriptions(schema, document);
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      const name = variable.name.value;
      // Variables of validated documents have input types.
      const inputType = typeFromAST(schema, type) as GraphQLInputType;
      properties[name] = { ...jsonSchema(inputType), description: descriptions.get(name) ?? '' };
      if (isNonNullType(inputType)) required.push(name);
    },
  });
  return { type: 'object', properties, required, additionalProperties: false };
}

function variableDescriptions(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const types = new TypeInfo(schema);
  const describe = (variable: string, description: string | null | undefined) => {
    if (!found.has(variable)) found.set(variable, description ?? '');
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        if (value.kind === Kind.VARIABLE) describe(value.name.value, types.getArgument()?.description);
      },
      ObjectField: ({ name, value }) => {
        const parent = getNullableType(types.getParentInputType());
        if (value.kind === Kind.VARIABLE && isInputObjectType(parent))
          describe(value.name.value, parent.getFields()[name.value]?.description);
      },
    }),
  );
  return found;
}

const SCALARS: Readonly<Record<string, JSONObject>> = {
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Cents: { type: 'integer' },
  Date: { type: 'string', format: 'date' },
  ID: { type: 'string' },
  String: { type: 'string' },
};

/** @throws Error for a scalar without an entry */
function jsonSchema(type: GraphQLInputType): JSONObject {
  if (isNonNullType(type)) return jsonSchema(type.ofType);
  if (isListType(type)) return { type: 'array', items: jsonSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isScalarType(type)) {
    const scalar = SCALARS[type.name];
    if (scalar === undefined) throw new Error(`No tool takes a ${type.name} yet.`);
    return scalar;
  }
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...jsonSchema(field.type), description: field.description ?? '' },
      ]),
    ),
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
    additionalProperties: false,
  };
}
