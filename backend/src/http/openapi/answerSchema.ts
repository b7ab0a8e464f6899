import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { answeredPath, has, typedField } from '../rest/operationText.ts';
import { orNull, type Components, type JsonSchema } from './components.ts';
import { scalarSchema } from './scalarSchema.ts';

/**
 * How answers write enum values and money: rows as GraphQL does, hand-written routes by the values of the database and
 * as decimal numbers.
 */
export type Writing = 'graphql' | 'rest';

/** What an operation answers over REST: the innermost object or list that holds all selected fields. */
export class AnswerSchemas {
  private readonly schema: GraphQLSchema;
  private readonly components: Components;

  constructor(schema: GraphQLSchema, components: Components) {
    this.schema = schema;
    this.components = components;
  }

  /** @throws Error for a field that the schema does not have */
  of(operation: OperationDefinitionNode, writing: Writing): JsonSchema {
    const path = answeredPath(operation, this.schema);
    const answer = path.at(-1);
    if (answer === undefined) throw new Error('An operation has to answer one field.');
    const { field, type } = answer;
    const isNullable = path.some((one) => !isNonNullType(one.type) && !has(one.field, 'always'));
    const value = this.value(getNullableType(type), field, writing);
    return isNullable ? orNull(value) : value;
  }

  /** Never null itself. */
  private value(type: GraphQLOutputType, field: FieldNode, writing: Writing): JsonSchema {
    if (isNonNullType(type)) return this.value(type.ofType, field, writing);
    if (isListType(type)) {
      const items = this.nullable(type.ofType, field, writing);
      return has(field, 'first') ? items : { type: 'array', items };
    }
    if (isEnumType(type)) return { type: 'string', enum: valuesOf(type, writing) };
    if (isScalarType(type)) return scalarSchema(type);
    const { selectionSet } = field;
    if (!isObjectType(type) || selectionSet === undefined) throw new Error(`${type.name} has no fields.`);
    return (writing === 'rest' ? moneySchema(type, selectionSet) : null) ?? this.object(type, field, writing);
  }

  private nullable(type: GraphQLOutputType, field: FieldNode, writing: Writing): JsonSchema {
    const value = this.value(type, field, writing);
    return isNonNullType(type) || has(field, 'always') || has(field, 'optional') ? value : orNull(value);
  }

  private object(type: GraphQLObjectType, field: FieldNode, writing: Writing): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    this.collect(type, field, writing, { properties, required });
    const { description } = type;
    return this.components.share(type.name, {
      type: 'object',
      ...(description == null ? {} : { description }),
      properties,
      required,
    });
  }

  private collect(
    type: GraphQLObjectType,
    { selectionSet }: FieldNode,
    writing: Writing,
    found: { readonly properties: Record<string, JsonSchema>; readonly required: string[] },
  ): void {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind !== Kind.FIELD) throw new Error('Answers have no fragments.');
      const name = (selection.alias ?? selection.name).value;
      if (has(selection, 'true')) {
        found.properties[name] = { type: 'boolean', const: true };
        found.required.push(name);
        continue;
      }
      const { type: outer, description } = typedField(type, selection);
      const inner = innerObject(outer);
      if (has(selection, 'lift') && inner !== null) {
        this.collect(inner, selection, writing, found);
        continue;
      }
      found.properties[name] = {
        ...this.nullable(outer, selection, writing),
        ...(description == null ? {} : { description }),
      };
      if (!has(selection, 'optional')) found.required.push(name);
    }
  }
}

function innerObject(type: GraphQLOutputType): GraphQLObjectType | null {
  if (isNonNullType(type) || isListType(type)) return innerObject(type.ofType as GraphQLOutputType);
  return isObjectType(type) ? type : null;
}

function valuesOf(type: GraphQLEnumType, writing: Writing): string[] {
  return type.getValues().map(({ name, value }) => (writing === 'rest' ? String(value) : name));
}

/** A decimal text where the currency is selected, else a number of dollars; null for other types. */
function moneySchema({ name }: GraphQLObjectType, { selections }: SelectionSetNode): JsonSchema | null {
  if (name === 'Cost' || (name === 'Money' && selections.length === 1)) return { type: 'number' };
  return name === 'Money' ? { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` } : null;
}
