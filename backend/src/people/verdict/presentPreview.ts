import type { Preview } from '../../../../domain/people/preview/preview.ts';
import { isOfRules } from '../../../../domain/people/verdict/tripRules.ts';
import { moneyIn } from '../../base/money.ts';
import type { PreviewedShare } from '../../costs/previewShares.service.ts';

/** In portions, and with the number of purchased amounts. */
export function presentPreview({
  meals,
  amounts,
  verdicts,
  shares,
  leaving,
  returning,
}: Preview & { readonly shares: readonly PreviewedShare[] }) {
  return {
    meals: meals.map(({ mealId, before, after }) => ({ mealId, before: before / 4, after: after / 4 })),
    amounts,
    purchased: amounts.filter(({ purchased }) => purchased).length,
    verdicts: verdicts.filter((one) => !isOfRules(one)),
    rules: verdicts.filter(isOfRules),
    leaving,
    returning,
    shares: shares.map(({ participantId, participant, currency, beforeCents, afterCents }) => ({
      participantId,
      participant,
      before: moneyIn(beforeCents, currency),
      after: moneyIn(afterCents, currency),
    })),
  };
}
