import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
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
  return isInputObjectType(getNamedType(type)) && (isNonNullType(type) || method === 'GET');
}
