import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
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

/** Whether the fields of a variable stand beside the other variables. */
export function isSpread({ type }: Pick<Variable, 'type'>, method: Route['method']): boolean {
  return isInputObjectType(getNullableType(type)) && (isNonNullType(type) || method === 'GET');
}
