import type { MockLink } from '@apollo/client/testing';
import { answerTo } from './answerTo.ts';
import {
  PreviewTableDocument,
  PreviewTripDatesDocument,
  type PreviewChangesFragment,
} from '../../src/people/preview/Preview.generated.ts';

type Preview = Omit<PreviewChangesFragment, ' $fragmentName'>;

const NOTHING: Preview = { meals: [], amounts: [], leaving: [], shares: [], verdicts: [], rules: [] };

/** What a change would do, as the server sends it; nothing by default. */
export function previewAnswer(change: Partial<Preview> = {}) {
  const { meals, amounts, leaving, shares, verdicts, rules } = { ...NOTHING, ...change };
  const amount = (one: { readonly text: string } | null) =>
    one && { __typename: 'Amount' as const, text: one.text };
  return {
    __typename: 'TablePreview' as const,
    meals: meals.map((one) => ({ __typename: 'PreviewedPortions' as const, ...one })),
    amounts: amounts.map(({ before, after, bought, missing, ...one }) => ({
      __typename: 'PreviewedAmount' as const,
      ...one,
      before: amount(before),
      after: amount(after),
      bought: amount(bought),
      missing: amount(missing),
    })),
    leaving: leaving.map((one) => ({ __typename: 'PreviewedMeal' as const, ...one })),
    shares: shares.map(({ participant, before, after }) => ({
      __typename: 'PreviewedShare' as const,
      participant: { __typename: 'Participant' as const, ...participant },
      before: { __typename: 'Money' as const, ...before },
      after: { __typename: 'Money' as const, ...after },
    })),
    rules: rules.map(({ reasons, ...one }) => ({
      __typename: 'PreviewedRules' as const,
      ...one,
      reasons: reasons.map((reason) => ({ __typename: 'RuleReason' as const, ...reason })),
    })),
    verdicts: verdicts.map(({ reasons, ...one }) => ({
      __typename: 'PreviewedVerdict' as const,
      ...one,
      reasons: reasons.map((reason) => ({ __typename: 'VerdictReason' as const, ...reason })),
    })),
  };
}

/** A change that has no effect, whatever it is. */
export const NO_EFFECT: readonly MockLink.MockedResponse[] = [
  answerTo(PreviewTableDocument, () => true, { previewTable: previewAnswer() }, { maxUsageCount: Infinity }),
  answerTo(
    PreviewTripDatesDocument,
    () => true,
    { previewTripDates: previewAnswer() },
    { maxUsageCount: Infinity },
  ),
];
