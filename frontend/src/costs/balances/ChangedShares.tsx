import { t } from '@lingui/core/macro';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip } from '../costsTrip.ts';

/** More are counted. */
const NAMED = 3;

/** Shares that changed since the last payment, as who eats when changed. */
export function ChangedShares({ trip }: { readonly trip: CostsTrip }) {
  const { changedShares } = trip.costs;
  if (changedShares.length === 0) return null;
  const lines = changedShares.slice(0, NAMED).map(({ participantId, difference }) => {
    const { isViewer, shortName: name } = trip.personOf(participantId);
    const amount = `${difference.amountCents > 0 ? '+' : ''}${shownAmount(difference)}`;
    return isViewer ? t`Your share changed by ${amount}` : t`${name}’s share changed by ${amount}`;
  });
  const more = changedShares.length - NAMED;
  const changes = [...lines, ...(more > 0 ? [t`and ${more} more`] : [])].join(', ');
  return <Notice tone="sky" role="status" text={t`${changes} since the last payment.`} />;
}
