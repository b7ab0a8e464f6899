import { t } from '@lingui/core/macro';
import { textOf } from '../../../../domain/text/asText.ts';
import { firstParts, listed } from '../../../../domain/text/listed.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip } from '../costsTrip.ts';

/** More are counted. */
const NAMED = 4;

/** Shares that changed since the last payment, as who eats when changed; the largest first. */
export function ChangedShares({ trip }: { readonly trip: CostsTrip }) {
  const changed = trip.costs.changedShares.toSorted(
    (one, other) => Math.abs(other.difference.amountCents) - Math.abs(one.difference.amountCents),
  );
  if (changed.length === 0) return null;
  const lines = changed.map(({ participantId, difference }) => {
    const { isViewer, shortName: name } = trip.personOf(participantId);
    const amount = `${difference.amountCents > 0 ? '+' : ''}${shownAmount(difference)}`;
    return isViewer ? t`your share ${amount}` : t`${name}’s share ${amount}`;
  });
  const changes = listed(firstParts(lines, NAMED).map(textOf));
  return (
    <Notice
      tone="sky"
      role="status"
      text={t`Who eats when has changed since the last payment: ${changes}.`}
    />
  );
}
