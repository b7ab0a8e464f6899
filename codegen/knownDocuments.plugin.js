import { Kind, print, visit } from 'graphql';
import { hashOf } from './documentsHash.plugin.js';
import { fragmentsIn, merged } from './mergedFields.plugin.js';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The texts of the client's queries and mutations as Apollo sends them, by id: a server of this build knows them. */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = fragmentsIn(definitions);
  const hash = hashOf(documents);
  const texts = definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation !== 'subscription')
    .map((one) => [
      `${hash}/${one.name.value}`,
      print(asSent({ kind: Kind.DOCUMENT, definitions: withFragments(merged(one, fragments), fragments) })),
    ]);
  return JSON.stringify(Object.fromEntries(texts), null, 1);
}

/** With the fragments that it uses, directly or not. */
function withFragments(query, fragments) {
  const used = new Set();
  const collect = (definition) =>
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  collect(query);
  return [query, ...used];
}

/** With type names for the cache, without what only the client understands. */
function asSent(document) {
  return visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: {
      leave: (set, _key, parent) => {
        const hasTypename = set.selections.some(
          (one) => one.kind === Kind.FIELD && one.name.value === '__typename',
        );
        if (hasTypename || parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        return { ...set, selections: [...set.selections, TYPENAME] };
      },
    },
  });
}
