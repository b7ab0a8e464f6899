import { InMemoryCache, type Cache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { dataRule } from './dataRules.ts';

/**
 * Apollo's cache, which reads an answer without the layer of optimistic ones where its rule says so. In that layer
 * each field is noted three times, and reading takes twice as long.
 */
export class RuledCache extends InMemoryCache {
  // The cast keeps Apollo's overloads.
  override readonly diff = ((options: Cache.DiffOptions) =>
    super.diff({ ...options, optimistic: isOptimistic(options) })) as InMemoryCache['diff'];

  override readonly watch: InMemoryCache['watch'] = (options) => {
    // The caller's own object, in which it finds its last answer.
    options.optimistic = isOptimistic(options);
    return super.watch(options);
  };
}

function isOptimistic({ query, optimistic }: Cache.DiffOptions): boolean {
  return optimistic && dataRule(getMainDefinition(query).name?.value).isOptimistic;
}
