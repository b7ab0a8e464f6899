import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
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

interface Question {
  readonly change: PreviewedChange;
  readonly answer: (isWanted: boolean) => void;
}

/** Asks before a change that moves amounts or verdicts; see {@link PreviewDialog}. */
export function usePreview() {
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  // Counts requests: an answer after closing the dialog is ignored.
  const latest = useRef(0);

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

  /** Resolves to whether to save: at once without an effect, else by the answer in the sheet; null after a failure. */
  async function confirm(request: PreviewRequest, asked: AskedChange): Promise<boolean | null> {
    latest.current += 1;
    const own = latest.current;
    setFailed(false);
    setAsking(true);
    try {
      const answer = await read(request);
      if (own !== latest.current) return false;
      if (answer === undefined) throw new Error('The server answered without a preview.');
      const change = previewedChange(asked, answer);
      if (change === null) return true;
      return await new Promise<boolean>((resolve) => setQuestion({ change, answer: resolve }));
    } catch (error) {
      if (own !== latest.current) return false;
      const code = errorCode(error);
      // Saving says it at its field.
      if (code !== null && REFUSALS.includes(code)) return true;
      setFailed(true);
      return null;
    } finally {
      if (own === latest.current) setAsking(false);
    }
  }

  const leave = () => {
    latest.current += 1;
    setFailed(false);
    setAsking(false);
    question?.answer(false);
    setQuestion(null);
  };
  useBackCloses('preview', question !== null, leave);

  return {
    confirm,
    /** Until the preview arrives. */
    isAsking: isAsking && question === null,
    hasFailed,
    /** Null: no sheet is open. */
    change: question?.change ?? null,
    /** The sheet stays open while saving. */
    accept: () => question?.answer(true),
    /** Closes the sheet; the change is not saved. */
    leave,
    /** After saving, or its failure. */
    close: () => {
      setFailed(false);
      setQuestion(null);
    },
  };
}
