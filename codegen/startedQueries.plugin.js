import { Kind, print, visit } from 'graphql';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The texts of `config.queries` as Apollo sends them, for the script that asks before Apollo is loaded. */
export function plugin(_schema, documents, config) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const texts = config.queries.map((name) => {
    const query = definitions.find(
      (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
    );
    if (query === undefined) throw new Error(`There is no query ${name}.`);
    return [name, print(asSent({ kind: Kind.DOCUMENT, definitions: withFragments(query, fragments) }))];
  });
  return `/** By operation name. */\nexport const STARTED_QUERIES = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const;\n`;
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
