import { t } from '@lingui/core/macro';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip } from '../costsTrip.ts';
import { ownersName } from './balanceText.ts';

/** More are counted. */
const NAMED = 3;

/** Shares that changed since the last payment, as who eats when changed. */
export function ChangedShares({ trip }: { readonly trip: CostsTrip }) {
  const { changedShares } = trip.costs;
  if (changedShares.length === 0) return null;
  const lines = changedShares.slice(0, NAMED).map(({ participantId, difference }) => {
    const sign = difference.amountCents > 0 ? '+' : '';
    return t`${ownersName(trip.personOf(participantId))} share changed by ${sign}${shownAmount(difference)}`;
  });
  const more = changedShares.length - NAMED;
  const text = [...lines, ...(more > 0 ? [t`and ${more} more`] : [])].join(', ');
  return <Notice tone="sky" role="status" text={t`${text} since the last payment.`} />;
}
