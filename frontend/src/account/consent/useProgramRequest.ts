import { useEffect, useState } from 'react';
import { errorCode } from '../../gql/errorMessage.ts';
import { useProgramRequestQuery } from './Consent.generated.ts';

/**
 * What the program asks for. A session that has just ended empties the cache and so cancels the query: it is read once
 * more by itself.
 * @param search query of the address, with which it asks
 */
export function useProgramRequest(search: string) {
  const { data, error, loading, refetch } = useProgramRequestQuery({ variables: { search } });
  const [hasRetried, setRetried] = useState(false);
  const isCancelled = error !== undefined && errorCode(error) === null && !hasRetried;
  useEffect(() => {
    if (!isCancelled) return;
    const done = () => setRetried(true);
    void refetch().then(done, done);
  }, [isCancelled, refetch]);
  return {
    request: data?.programRequest,
    error: isCancelled ? undefined : error,
    isLoading: loading,
    refetch: () => void refetch(),
  };
}
