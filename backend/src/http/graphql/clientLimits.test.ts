import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  validate,
  visit,
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LIMITS, MAX_RECURSIVE_SELECTIONS, MAX_TOKENS } from './apollo.ts';
import { maxSelections } from './maxSelections.ts';
import { createSchema } from './schema.ts';

const SOURCES = 'frontend/src';
/** Room for the next fields. */
const ROOM = 0.9;

const definitions = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(SOURCES, file), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((one) =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
  ),
);
const operations = definitions.flatMap((one) =>
  one.kind === Kind.OPERATION_DEFINITION ? [[one.name?.value ?? '', one] as const] : [],
);
const schema = createSchema();

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** As the client sends it: with its fragments and the names of types, without the directives that only it reads. */
function documentOf(operation: OperationDefinitionNode): string {
  const found = new Set<Definition>([operation]);
  for (const one of found)
    visit(one, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment !== undefined) found.add(fragment);
      },
    });
  return [...found].map((one) => print(visit(one, { Directive: unmasked, SelectionSet: named }))).join('\n');
}

function unmasked({ name }: DirectiveNode): null | undefined {
  return name.value === 'unmask' ? null : undefined;
}

function named(
  node: SelectionSetNode,
  _key: unknown,
  parent: ASTNode | readonly ASTNode[] | undefined,
): SelectionSetNode | undefined {
  const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
  return isRoot ? undefined : { ...node, selections: [...node.selections, TYPE_NAME] };
}

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

test.each(operations)('%s of the client is within the limits, with room', (_name, operation) => {
  const document = parse(documentOf(operation), { maxLexicalTokens: MAX_TOKENS * ROOM });
  const rules = [...LIMITS, maxSelections(MAX_RECURSIVE_SELECTIONS * ROOM)];
  expect(validate(schema, document, rules).map(({ message }) => message)).toEqual([]);
});
