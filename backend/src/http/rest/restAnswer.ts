import {
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  type FieldNode,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { MICRO_DOLLARS_PER_CENT } from '../../../../domain/money/finance.ts';
import type { Cost } from '../../admin/figures/cost.ts';
import { decimalOf, type Money } from '../../base/money.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { dataOrThrow } from '../graphql/dataOrThrow.ts';
import { answeredPath, has, typedField } from './operationText.ts';

const CENTS_PER_DOLLAR = 100;
const MICRO_DOLLARS_PER_DOLLAR = MICRO_DOLLARS_PER_CENT * CENTS_PER_DOLLAR;

/**
 * Writes answers as a twin selects them and its directives say; `AnswerSchemas` describes them.
 * @returns takes the value of the twin's innermost field
 */
export function answerWriter(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): (ctx: Ctx, value: unknown) => unknown {
  const { field, type: listed } = answeredPath(operation, schema).at(-1) ?? {};
  if (field?.selectionSet === undefined || listed === undefined) return (_ctx, value) => value;
  const type = has(field, 'first') ? itemOf(listed) : listed;
  const query = new GraphQLObjectType({ name: 'Query', fields: { answer: { type } } });
  const compiled = compileQuery(
    new GraphQLSchema({ query }),
    parse(`{ answer ${print(field.selectionSet)} }`),
    undefined,
    // Enum values stay those of the database.
    { disableLeafSerialization: true },
  );
  if (!isCompiledQuery(compiled)) throw new Error(`${field.name.value} cannot be compiled.`);
  const write = writerOf(type, field);
  return async (ctx, value) => {
    // oxlint-disable-next-line house/queries -- graphql-jit's name for running a plan.
    const data = dataOrThrow(await compiled.query({ answer: value }, ctx, {}));
    return write(data?.['answer']);
  };
}

function itemOf(type: GraphQLOutputType): GraphQLOutputType {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : type;
}

/** Takes selected values; null stays null. */
type Write = (value: unknown) => unknown;

const asSelected: Write = (value) => value;

function writerOf(outer: GraphQLOutputType, field: FieldNode): Write {
  const type = getNullableType(outer);
  if (isListType(type)) {
    const write = writerOf(type.ofType, field);
    return write === asSelected ? asSelected : orNull((items: readonly unknown[]) => items.map(write));
  }
  if (!isObjectType(type)) return asSelected;
  if (type.name === 'Cost') return orNull((cost: Cost) => cost.microDollars / MICRO_DOLLARS_PER_DOLLAR);
  const parts = partsOf(type, field);
  if (type.name === 'Money')
    return orNull(
      parts.length === 1 ? ({ amountCents }: Money) => amountCents / CENTS_PER_DOLLAR : decimalOf,
    );
  return parts.every(isAsSelected) ? asSelected : pick(parts);
}

/** A selected field. */
interface Part {
  readonly name: string;
  readonly write: Write;
  readonly isLifted: boolean;
  readonly isOptional: boolean;
}

function partsOf(type: GraphQLObjectType, { selectionSet }: FieldNode): Part[] {
  return (selectionSet?.selections ?? []).map((field) => {
    if (field.kind !== Kind.FIELD) throw new Error('Answers have no fragments.');
    const name = (field.alias ?? field.name).value;
    if (has(field, 'true')) return { name, write: () => true, isLifted: false, isOptional: false };
    const { type: outer } = typedField(type, field);
    const inner = getNamedType(outer);
    const isLifted = has(field, 'lift') && isObjectType(inner);
    return {
      name,
      write: isLifted ? pick(partsOf(inner, field)) : writerOf(outer, field),
      isLifted,
      isOptional: has(field, 'optional'),
    };
  });
}

function isAsSelected({ write, isLifted, isOptional }: Part): boolean {
  return write === asSelected && !isLifted && !isOptional;
}

function pick(parts: readonly Part[]): Write {
  return orNull((selected: Readonly<Record<string, unknown>>) => {
    const written: Record<string, unknown> = {};
    for (const { name, write, isLifted, isOptional } of parts) {
      const value = write(selected[name]);
      if (isLifted) Object.assign(written, value);
      else if (value !== null || !isOptional) written[name] = value;
    }
    return written;
  });
}

/** @param write takes what the schema says of the type */
function orNull(write: (value: never) => unknown): Write {
  // The compiled query answers values of the field's type.
  return (value) => (value === null ? null : write(value as never));
}
