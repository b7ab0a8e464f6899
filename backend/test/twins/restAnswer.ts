import {
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { decimalAmount } from '../../../domain/costs/split/amountText.ts';
import { MICRO_DOLLARS_PER_CENT } from '../../../domain/money/finance.ts';
import { fieldOf } from '../../src/base/input.ts';
import { answeredFields } from '../../src/http/rest/operationText.ts';

/**
 * What REST answers where GraphQL answers that data, as `AnswerSchemas` describes it.
 * @param data by the names of the fields, without aliases
 */
export function restAnswer(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  data: unknown,
): unknown {
  const answered = answeredFields(operation);
  const [root] = operation.selectionSet.selections;
  const fields = answered.length === 0 && root?.kind === Kind.FIELD ? [root] : answered;
  let type = schema.getRootType(operation.operation) ?? null;
  let parent = type;
  let value = data;
  for (const { name } of fields) {
    parent = type;
    value = fieldOf(value, name.value);
    type = objectOf(parent, name.value);
  }
  const answer = fields.at(-1);
  return answer === undefined ? value : inRest(parent, answer, value);
}

function objectOf(parent: GraphQLObjectType | null, field: string): GraphQLObjectType | null {
  const type = getNamedType(parent?.getFields()[field]?.type);
  return isObjectType(type) ? type : null;
}

function inRest(parent: GraphQLObjectType | null, field: FieldNode, value: unknown): unknown {
  if (Array.isArray(value))
    return has(field, 'first')
      ? inRest(parent, field, value[0])
      : value.map((one) => inRest(parent, field, one));
  if (value == null) return value;
  const type = getNamedType(parent?.getFields()[field.name.value]?.type);
  if (isEnumType(type)) return typeof value === 'string' ? type.getValue(value)?.value : value;
  if (!isObjectType(type)) return value;
  const { amountCents, currency, microDollars } = Object(value) as Record<string, unknown>;
  if (type.name === 'Cost') return Number(microDollars) / (100 * MICRO_DOLLARS_PER_CENT);
  if (type.name === 'Money')
    return typeof currency === 'string'
      ? decimalAmount(Number(amountCents), currency)
      : Number(amountCents) / 100;
  return objectInRest(type, field, value);
}

function objectInRest(type: GraphQLObjectType | null, { selectionSet }: FieldNode, value: unknown): object {
  const parts = (selectionSet?.selections ?? []).map((one) =>
    one.kind === Kind.FIELD ? partOf(type, one, value) : {},
  );
  return Object.assign({}, ...parts) as object;
}

/** A selected field by its name in REST; the fields of an object that is lifted. */
function partOf(type: GraphQLObjectType | null, field: FieldNode, value: unknown): object {
  const name = (field.alias ?? field.name).value;
  if (has(field, 'true')) return { [name]: true };
  const own = fieldOf(value, field.name.value);
  if (has(field, 'lift')) return objectInRest(objectOf(type, field.name.value), field, own);
  const part = inRest(type, field, own);
  return part === null && has(field, 'optional') ? {} : { [name]: part };
}

function has({ directives = [] }: FieldNode, name: string): boolean {
  return directives.some((directive) => directive.name.value === name);
}
