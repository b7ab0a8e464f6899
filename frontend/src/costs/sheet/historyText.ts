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
  const added = eventText(t`Added`, trip, addedById, createdAt);
  return lastChange === null
    ? added
    : `${added} ${eventText('Changed', trip, lastChange.byId, lastChange.at)}`;
}

/** @param byId null for a former participant */
function eventText(what: string, { personOf }: People, byId: string | null, at: string): string {
  const person = byId === null ? null : personOf(byId);
  const by = person === null ? '' : t` by ${person.isViewer ? 'you' : person.shortName}`;
  return `${what}${by}, ${monthDayLabel(localDate(new Date(at)))}.`;
}
