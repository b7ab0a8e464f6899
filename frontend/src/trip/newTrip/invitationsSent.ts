import { plural } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';

/** What a toast about a new trip says of its invitations. */
export function invitationsSent(
  invited: readonly { readonly textDueAt: string | null }[],
  today: CalendarDate,
): { readonly description?: string } {
  const sent = invited.filter(({ textDueAt }) => textDueAt === null).length;
  const texts = [
    ...(sent === 0
      ? []
      : [plural(sent, { one: '# invitation is on its way.', other: '# invitations are on their way.' })]),
    ...(sent === invited.length ? [] : [waitingLabel(invited, today)]),
  ];
  return texts.length === 0 ? {} : { description: texts.join(' ') };
}
