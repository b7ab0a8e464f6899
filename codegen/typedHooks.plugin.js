import { dirname, relative } from 'node:path';
import { Kind } from 'graphql';

const FACTORY_OF = { query: 'createQueryHook', mutation: 'createMutationHook' };

/**
 * Typed hooks over `config.hooksFrom`: `query Trip` becomes `useTripQuery`, `fragment TripCard` `useTripCardFragment`
 * and `useTripCardFragments`, for lists.
 */
export function plugin(_schema, documents, config, info) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const factories = new Set();
  const lines = definitions.flatMap((definition) => {
    const name = definition.name?.value;
    if (name === undefined) throw new Error('Every operation needs a name.');
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      factories.add('createFragmentHook').add('createFragmentsHook');
      const argument = `(${name}FragmentDoc, '${name}')`;
      return [
        `export const use${name}Fragment = /*#__PURE__*/ createFragmentHook${argument};`,
        `export const use${name}Fragments = /*#__PURE__*/ createFragmentsHook${argument};`,
      ];
    }
    const factory = FACTORY_OF[definition.operation];
    if (factory === undefined) return [];
    factories.add(factory);
    const kind = definition.operation === 'query' ? 'Query' : 'Mutation';
    return [`export const use${name}${kind} = /*#__PURE__*/ ${factory}(${name}Document);`];
  });
  const path = relative(dirname(info.outputFile), config.hooksFrom).replaceAll('\\', '/');
  const from = path.startsWith('.') ? path : `./${path}`;
  const imports = factories.size > 0 ? [`import { ${[...factories].join(', ')} } from '${from}';`] : [];
  return { prepend: imports, content: lines.join('\n') };
}
