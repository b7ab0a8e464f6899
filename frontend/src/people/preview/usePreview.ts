import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { useBackCloses } from '../../browser/url/useBackCloses.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import type { PreviewTableInput } from '../../gql/schema.generated.ts';
import {
  PreviewTableDocument,
  PreviewTripDatesDocument,
  type PreviewTripDatesQueryVariables,
} from './Preview.generated.ts';
import { previewedChange, type AskedChange, type PreviewedChange } from './previewedChange.ts';

/** Saving would be refused by the same code. */
const REFUSALS: readonly ErrorCode[] = [
  ...(['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND'] as const),
  ...(['TRIP_COMPLETED', 'UNAUTHENTICATED'] as const),
];

/** Of the table, or of the trip's dates, meal types and rules. */
export type PreviewRequest =
  | { readonly table: PreviewTableInput }
  | { readonly plan: PreviewTripDatesQueryVariables };

/** Asks before a change that moves amounts or verdicts; see {@link PreviewDialog}. */
export function usePreview() {
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [change, setChange] = useState<PreviewedChange | null>(null);
  const answer = useRef<(isWanted: boolean | null) => void>(() => undefined);
  // Counts requests: an answer after closing the dialog is ignored.
  const latest = useRef(0);
  const isMounted = useRef(true);
  const isGone = () => !isMounted.current;
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Nobody can answer it any more.
      answer.current(null);
    };
  }, []);

  async function read(request: PreviewRequest) {
    const fetchPolicy = 'no-cache';
    if ('table' in request) {
      const variables = { input: request.table };
      return (await client.query({ query: PreviewTableDocument, variables, fetchPolicy })).data?.previewTable;
    }
    const variables = request.plan;
    return (await client.query({ query: PreviewTripDatesDocument, variables, fetchPolicy })).data
      ?.previewTripDates;
  }

  /**
   * Resolves to whether to save: at once without an effect, else by the answer in the sheet; to null after a failure, or
   * without the screen that asks.
   */
  async function confirm(request: PreviewRequest, asked: AskedChange): Promise<boolean | null> {
    if (isGone()) return null;
    latest.current += 1;
    const own = latest.current;
    setAsking(true);
    try {
      const preview = await read(request);
      if (own !== latest.current) return false;
      // The failure stays until then, and with it the focus on Try again.
      setFailed(false);
      if (preview === undefined) throw new Error('The server answered without a preview.');
      const effects = previewedChange(asked, preview);
      if (effects === null) return true;
      if (isGone()) return null;
      setChange(effects);
      return await new Promise<boolean | null>((resolve) => {
        answer.current = resolve;
      });
    } catch (error) {
      if (own !== latest.current) return false;
      const code = errorCode(error);
      // Saving says it at its field.
      const isRefusal = code !== null && REFUSALS.includes(code);
      setFailed(!isRefusal);
      return isRefusal ? true : null;
    } finally {
      if (own === latest.current) setAsking(false);
    }
  }

  const leave = () => {
    latest.current += 1;
    setFailed(false);
    setAsking(false);
    answer.current(false);
    setChange(null);
  };
  useBackCloses('preview', change !== null, leave);

  return {
    confirm,
    /** Until the preview arrives. */
    isAsking: isAsking && change === null,
    hasFailed,
    /** Null: no sheet is open. */
    change,
    /** The sheet stays open while saving. */
    accept: () => answer.current(true),
    /** Closes the sheet; the change is not saved. */
    leave,
    /** After saving, or its failure. */
    close: () => {
      setFailed(false);
      setChange(null);
    },
  };
}
