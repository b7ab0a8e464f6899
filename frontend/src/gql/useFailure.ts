import { useState } from 'react';

/**
 * Failure of a query that has no data, else null. It stays while the query is read again, so that "Try again" keeps
 * the focus.
 * @param key of what is read; a failure does not outlast it
 */
export function useFailure<Failure>(
  error: Failure | null | undefined,
  isLoaded: boolean,
  key = '',
): Failure | null {
  const [last, setLast] = useState({ key, failure: error ?? null });
  const known = last.key === key ? last.failure : null;
  const failure = isLoaded ? null : (error ?? known);
  if (last.key !== key || last.failure !== failure) setLast({ key, failure });
  return failure;
}
