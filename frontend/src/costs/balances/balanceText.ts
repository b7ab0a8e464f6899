import { t } from '@lingui/core/macro';
import { shownSize, type Amount } from '../amounts.ts';
import type { CostsPerson } from '../costsTrip.ts';

/** "gets", "get", "owes", "owe" or "even" */
export function balanceVerb({ amountCents }: Amount, { isViewer }: Pick<CostsPerson, 'isViewer'>): string {
  if (amountCents === 0) return 'even';
  if (amountCents > 0) return isViewer ? 'get' : 'gets';
  return isViewer ? 'owe' : 'owes';
}

/** "You get back $60.50", "Ana owes $22.50", "Priya is even" */
export function balanceSentence(balance: Amount, person: CostsPerson): string {
  const verb = balanceVerb(balance, person);
  if (verb === 'even') return `${person.shortName} ${person.isViewer ? 'are' : 'is'} even`;
  const back = balance.amountCents > 0 ? ' back' : '';
  return `${person.shortName} ${verb}${back} ${shownSize(balance)}`;
}

/** "Ana’s", "Your" */
export function ownersName({ isViewer, shortName }: CostsPerson): string {
  return isViewer ? t`Your` : `${shortName}’s`;
}
