import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { TripVerdictsFragmentDoc } from '../../people/verdict/TripVerdicts.generated.ts';
import { TripIngredientsDocument } from '../rows/TripIngredients.generated.ts';

/** 'meals.ingredients.name', of a selection with its fragments. */
function pathsIn(document: DocumentNode, { selections }: SelectionSetNode, path = ''): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      const own = path + selection.name.value;
      const { selectionSet } = selection;
      return selectionSet === undefined ? own : pathsIn(document, selectionSet, `${own}.`);
    }
    if (selection.kind !== Kind.FRAGMENT_SPREAD) throw new Error('Not expected here.');
    return pathsIn(document, fragmentIn(document, selection.name.value), path);
  });
}

function fragmentIn({ definitions }: DocumentNode, name: string): SelectionSetNode {
  for (const one of definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name) return one.selectionSet;
  throw new Error(`No fragment ${name}.`);
}

function queryIn({ definitions }: DocumentNode): SelectionSetNode {
  for (const one of definitions) if (one.kind === Kind.OPERATION_DEFINITION) return one.selectionSet;
  throw new Error('No query.');
}

const asked = pathsIn(TripIngredientsDocument, queryIn(TripIngredientsDocument));

it('asks for all that verdicts are worked out from', () => {
  const needed = pathsIn(TripVerdictsFragmentDoc, fragmentIn(TripVerdictsFragmentDoc, 'TripVerdicts'));
  expect(needed.length).toBeGreaterThan(30);
  expect(new Set(asked)).toEqual(new Set([...asked, ...needed.map((path) => `trip.${path}`)]));
});

it('asks for no field of an ingredient twice, which the cache would read twice', () => {
  // Each fragment asks for its key.
  const fields = asked.filter((path) => /^trip\.meals\.ingredients\.(?!id$)/.test(path));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((path, index) => fields.indexOf(path) < index)).toEqual([]);
});
