import { isNonNullType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { JsonSchema } from '../openapi/components.ts';
import { InputSchemas, objectSchema, textOf } from '../openapi/inputSchema.ts';
import { describedVariables, variablesOf } from '../rest/operationText.ts';

/** Models read a schema at its place better than behind a reference. */
const inputs = new InputSchemas({ share: (_name, schema) => schema });

/** JSON Schema of a tool's arguments: the variables of its operation, as the schema describes what they are passed to. */
export function toolInput(schema: GraphQLSchema, operation: OperationDefinitionNode): JsonSchema {
  const described = describedVariables(operation, schema);
  const properties = variablesOf(operation, schema).map(({ name, type }) => ({
    name,
    isRequired: isNonNullType(type),
    schema: { ...inputs.of(type), ...textOf(described.get(name) ?? {}) },
  }));
  return objectSchema(properties);
}
