import {
  Kind,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type ObjectValueNode,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { operationIn } from '../../src/http/rest/operationText.ts';
import type { Row } from '../../src/http/rest/row.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call over REST. */
export interface RestCall {
  readonly method: string;
  readonly path: string;
  readonly body?: Values;
}

/** The field at the root: `Mutation.addCompanion`. */
export function rootNameOf(document: string): string {
  const operation = operationIn(parse(document));
  const type = operation.operation.replace(/^\w/, (letter) => letter.toUpperCase());
  return `${type}.${rootOf(operation).name.value}`;
}

function rootOf({ selectionSet }: OperationDefinitionNode): FieldNode {
  const [field] = selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error('An operation begins with a field.');
  return field;
}

/**
 * The call of a row with the values that another operation of the same field gets.
 * @param fixture has what only the path names
 */
export function rowCall(row: Row, document: string, variables: Values, fixture: Values): RestCall {
  const given = new Map(
    (rootOf(operationIn(parse(document))).arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
  const found: Record<string, unknown> = {};
  for (const { name, value } of rootOf(operationIn(parse(row.operation))).arguments ?? [])
    collect(value, given.get(name.value), found);
  const { input, slot, ...others } = found;
  const values = { ...others, ...fields(input), ...fields(slot) };
  const inPath = new Set<string>();
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(values[name] ?? fixture[name]));
  });
  const sent = Object.entries(values).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  if (sent.length === 0) return { method: row.method, path };
  if (row.method !== 'GET') return { method: row.method, path, body: Object.fromEntries(sent) };
  const search = new URLSearchParams(Object.fromEntries(sent.map(([name, value]) => [name, String(value)])));
  return { method: row.method, path: `${path}?${search.toString()}` };
}

function fields(value: unknown): Values {
  return Object(value) as Values;
}

/** Values of the variables in an argument. */
function collect(node: ValueNode, value: unknown, found: Record<string, unknown>): void {
  if (node.kind === Kind.VARIABLE) found[node.name.value] = value;
  if (node.kind === Kind.OBJECT) collectFields(node, value, found);
}

function collectFields({ fields }: ObjectValueNode, value: unknown, found: Record<string, unknown>): void {
  for (const field of fields) collect(field.value, Reflect.get(Object(value), field.name.value), found);
}
