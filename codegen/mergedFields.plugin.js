import { Kind, print } from 'graphql';

/**
 * Documents that ask for each list once, also where several fragments of one place do: Apollo's cache reads and writes
 * every selection for itself.
 */
export function transform({ documents, config }) {
  const external = config.externalFragments.map(({ node }) => node);
  const fragments = fragmentsIn([...external, ...documents.flatMap(({ document }) => document.definitions)]);
  return documents.map((file) => ({
    ...file,
    document: {
      ...file.document,
      definitions: file.document.definitions.map((one) => merged(one, fragments)),
    },
  }));
}

/** By name. */
export function fragmentsIn(definitions) {
  return new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
}

/** A definition or field whose selections, and theirs in turn, do not repeat each other. */
export function merged(node, fragments) {
  if (node.selectionSet === undefined) return node;
  const byText = new Map();
  for (const one of inlined(node.selectionSet.selections, fragments)) {
    const text = textOf(one);
    byText.set(text, joined(byText.get(text), one));
  }
  const selections = [...byText.values()].map((one) => merged(one, fragments));
  return { ...node, selectionSet: { ...node.selectionSet, selections } };
}

/** Without the fragments that ask for an object that is asked for beside them. */
function inlined(selections, fragments) {
  const objects = selections.map((one) => objectsOf(one, fragments));
  const isAgain = selections.map(
    (one, index) =>
      one.kind === Kind.FRAGMENT_SPREAD &&
      objects[index].some((text) => objects.some((other, at) => at !== index && other.includes(text))),
  );
  if (!isAgain.includes(true)) return selections;
  const next = selections.flatMap((one, index) => (isAgain[index] ? selectionsOf(one, fragments) : [one]));
  return inlined(next, fragments);
}

/** Fields with fields of their own. A fragment that is masked has to stay. */
function objectsOf(selection, fragments) {
  if (selection.kind === Kind.FIELD) return selection.selectionSet === undefined ? [] : [textOf(selection)];
  const isUnmasked = selection.directives.some(({ name }) => name.value === 'unmask');
  return isUnmasked ? selectionsOf(selection, fragments).flatMap((one) => objectsOf(one, fragments)) : [];
}

/** The schema has neither unions nor interfaces: a fragment is of the type that it stands in. */
function selectionsOf({ name }, fragments) {
  return fragments.get(name.value).selectionSet.selections;
}

/** Its name, arguments and directives. */
function textOf(selection) {
  return print({ ...selection, selectionSet: undefined });
}

function joined(before, one) {
  if (before?.selectionSet === undefined) return one;
  const selections = [...before.selectionSet.selections, ...one.selectionSet.selections];
  return { ...one, selectionSet: { ...one.selectionSet, selections } };
}
