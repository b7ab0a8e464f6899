import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, print, visit, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

const SOURCES = 'frontend/src';
const GENERATED = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.generated.ts'),
);

/** As codegen writes them: JSON on a line. */
function documentsIn(file: string): DocumentNode[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return [...text.matchAll(/^export const \w+Document = (\{.*\}) as unknown as /gm)].map(
    ([, json]) => JSON.parse(json ?? '') as DocumentNode,
  );
}

/** Fields with fields of their own that are asked for twice in one place. */
function repeatedIn(document: DocumentNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const objectsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) {
        const { selectionSet, ...field } = one;
        return selectionSet === undefined ? [] : [print(field)];
      }
      const isUnmasked = one.directives?.some(({ name }) => name.value === 'unmask') === true;
      const fragment = isUnmasked && one.kind === Kind.FRAGMENT_SPREAD && fragments.get(one.name.value);
      return fragment ? objectsOf(fragment.selectionSet) : [];
    });
  const found: string[] = [];
  for (const operation of document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    visit(operation, {
      SelectionSet: (set) => {
        const objects = objectsOf(set);
        found.push(...objects.filter((text, index) => objects.indexOf(text) !== index));
      },
    });
  return found;
}

test('no operation asks for an object twice in one place', () => {
  const documents = GENERATED.flatMap(documentsIn);
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(repeatedIn)).toEqual([]);
});
