import { InMemoryCache, type Cache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { dataRule } from './dataRules.ts';

/**
 * Apollo's cache, which reads an answer without the optimistic layer where its rule says so: through that layer each
 * field is tracked three times, and reading takes twice as long.
 */
export class AppCache extends InMemoryCache {
  // The cast keeps Apollo's overloads.
  override readonly diff = ((options: Cache.DiffOptions) =>
    super.diff({ ...options, optimistic: isOptimistic(options) })) as InMemoryCache['diff'];
}

function isOptimistic({ query, optimistic }: Cache.DiffOptions): boolean {
  return optimistic && dataRule(getMainDefinition(query).name?.value).isOptimistic;
}
