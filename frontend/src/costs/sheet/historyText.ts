import { t } from '@lingui/core/macro';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import type { CostsTrip } from '../costsTrip.ts';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';

type People = Pick<CostsTrip, 'personOf'>;

/** "Added by Sam, Jun 6. Changed by you, Jun 8." */
export function historyText(
  trip: People,
  { addedById, createdAt, lastChange }: ReceiptSharesOfFragment,
): string {
  const added = addedText(trip, addedById, dayOf(createdAt));
  return lastChange === null ? added : `${added} ${changedText(trip, lastChange.byId, dayOf(lastChange.at))}`;
}

/** @param byId null for a former participant */
function addedText({ personOf }: People, byId: string | null, day: string): string {
  if (byId === null) return t`Added, ${day}.`;
  const { isViewer, shortName: name } = personOf(byId);
  return isViewer ? t`Added by you, ${day}.` : t`Added by ${name}, ${day}.`;
}

function changedText({ personOf }: People, byId: string | null, day: string): string {
  if (byId === null) return t`Changed, ${day}.`;
  const { isViewer, shortName: name } = personOf(byId);
  return isViewer ? t`Changed by you, ${day}.` : t`Changed by ${name}, ${day}.`;
}

function dayOf(time: string): string {
  return monthDayLabel(localDate(new Date(time)));
}
