import { useEffect, useRef } from 'react';
import { errorCode } from '../../gql/errorMessage.ts';
import { useProgramRequestQuery } from './Consent.generated.ts';

/**
 * What the program asks for. A session that has just ended empties the cache and so cancels the query: it is read once
 * more by itself.
 * @param search query of the address, with which it asks
 */
export function useProgramRequest(search: string) {
  const { data, error, loading, refetch } = useProgramRequestQuery({ variables: { search } });
  const hasRetried = useRef(false);
  const isUnanswered = error !== undefined && errorCode(error) === null;
  useEffect(() => {
    if (!isUnanswered || hasRetried.current) return;
    hasRetried.current = true;
    // The screen shows what fails.
    void refetch().catch(() => undefined);
  }, [isUnanswered, refetch]);
  return { request: data?.programRequest, error, isLoading: loading, refetch: () => void refetch() };
}
