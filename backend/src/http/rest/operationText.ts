import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Route } from '../../ctx/route.ts';

export interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** @throws Error for a document without an operation */
export function operationIn({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error('A row needs an operation.');
  return operation;
}

export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): Variable[] {
  return variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    // Variables of validated operations have input types.
    type: typeFromAST(schema, type) as GraphQLInputType,
  }));
}

interface Described {
  readonly description?: string | null | undefined;
}

/** Arguments of the schema by the variable that they get. */
export function describedVariables(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): ReadonlyMap<string, Described> {
  const found = new Map<string, Described>();
  const types = new TypeInfo(schema);
  visit(
    operation,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const argument = types.getArgument();
        if (value.kind === Kind.VARIABLE && argument) found.set(value.name.value, argument);
      },
      ObjectField: ({ name, value }) => {
        const input = getNamedType(types.getParentInputType());
        if (value.kind === Kind.VARIABLE && isInputObjectType(input))
          found.set(value.name.value, input.getFields()[name.value] ?? {});
      },
    }),
  );
  return found;
}

/** From the root while one field holds all others. */
export function answeredFields({ selectionSet }: OperationDefinitionNode): FieldNode[] {
  const fields: FieldNode[] = [];
  for (let { selections } = selectionSet; selections.length === 1;) {
    const [field] = selections;
    if (field?.kind !== Kind.FIELD || field.selectionSet === undefined) break;
    fields.push(field);
    ({ selections } = field.selectionSet);
  }
  return fields;
}

/**
 * The fields of {@link answeredFields}, or the only one of an operation for a value. The last one holds the answer.
 * @throws Error for a field that the schema does not have
 */
export function answeredPath(operation: OperationDefinitionNode, schema: GraphQLSchema): TypedField[] {
  const fields = answeredFields(operation);
  const [root] = operation.selectionSet.selections;
  let parent: unknown = schema.getRootType(operation.operation);
  return (fields.length === 0 && root?.kind === Kind.FIELD ? [root] : fields).map((field) => {
    const typed = typedField(parent, field);
    parent = getNamedType(typed.type);
    return typed;
  });
}

/** A selected field, as the schema has it. */
export interface TypedField extends Described {
  readonly field: FieldNode;
  readonly type: GraphQLOutputType;
}

/** @throws Error for a field that the type does not have */
export function typedField(parent: unknown, field: FieldNode): TypedField {
  const { type, description } = (isObjectType(parent) ? parent.getFields()[field.name.value] : null) ?? {};
  if (type === undefined) throw new Error(`The schema has no ${String(parent)}.${field.name.value}.`);
  return { field, type, description };
}

/**
 * Directives of `Route.twin`, for what REST writes otherwise:
 * - `@always`: never null, since REST answers an error then
 * - `@optional`: absent in place of null
 * - `@first`: the only item of the list
 * - `@lift`: the fields stand in place of the object
 * - `@true`: true in every answer
 */
type Directive = 'always' | 'optional' | 'first' | 'lift' | 'true';

export function has({ directives = [] }: FieldNode, name: Directive): boolean {
  return directives.some((directive) => directive.name.value === name);
}

/** Whether the fields of a variable stand beside the other variables. */
export function isSpread({ type }: Pick<Variable, 'type'>, method: Route['method']): boolean {
  return isInputObjectType(getNullableType(type)) && (isNonNullType(type) || method === 'GET');
}
