import { t } from '@lingui/core/macro';
import { shownAmount, shownSize, type Amount } from '../amounts.ts';
import type { CostsPerson } from '../costsTrip.ts';

type Named = Pick<CostsPerson, 'isViewer' | 'shortName'>;

/** "You get back $60.50", "Ana owes $22.50", "Priya is even" */
export function balanceSentence(balance: Amount, person: Named): string {
  const { isViewer, shortName: name } = person;
  const amount = shownSize(balance);
  if (balance.amountCents === 0) return balanceTitle(balance, person);
  if (balance.amountCents > 0) return isViewer ? t`You get back ${amount}` : t`${name} gets back ${amount}`;
  return isViewer ? t`You owe ${amount}` : t`${name} owes ${amount}`;
}

/** "You get back", "Ana owes", "Priya is even": above the amount. */
export function balanceTitle({ amountCents }: Amount, { isViewer, shortName: name }: Named): string {
  if (amountCents === 0) return isViewer ? t`You are even` : t`${name} is even`;
  if (amountCents > 0) return isViewer ? t`You get back` : t`${name} gets back`;
  return isViewer ? t`You owe` : t`${name} owes`;
}

/** "Ana’s share", "Your share" */
export function shareOf({ isViewer, shortName: name }: Named): string {
  return isViewer ? t`Your share` : t`${name}’s share`;
}

/** "Ana’s share: $22.50" */
export function shareSentence({ isViewer, shortName: name }: Named, share: Amount): string {
  const amount = shownAmount(share);
  return isViewer ? t`Your share: ${amount}` : t`${name}’s share: ${amount}`;
}
