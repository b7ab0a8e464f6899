import { msg, type Message } from '../../../../domain/text/message.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { invitationKey } from '../../access/inviteLinkToken.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Words } from '../../outbox/textBody.ts';
import { nameInText, personInText, tripInText } from '../../providers/nameInText.ts';

interface Wording {
  readonly inviterName: string;
  readonly trip: Pick<Trip, 'name' | 'startDate' | 'endDate'>;
  readonly productName: string;
  readonly publicUrl: URL;
  readonly participantId: string;
  /** For {@link invitationKey}. */
  readonly pepper: string;
}

/** Of an invitation, also by mail. */
export function invitationWords(wording: Wording): Words {
  const inviter = personInText(wording.inviterName);
  const trip = tripInText(wording.trip.name);
  return {
    text: () => invitationText(wording),
    subject: () => msg('mail.invitationSubject', '{inviter} invited you to {trip}', { inviter, trip }),
  };
}

/** Fixed wording, names without links, the trip's dates, and one link to the invitation. */
export function invitationText({
  inviterName,
  trip: { name, startDate, endDate },
  productName,
  publicUrl,
  participantId,
  pepper,
}: Wording): Message {
  const product = nameInText(productName);
  const inviter = personInText(inviterName);
  const trip = tripInText(name);
  const link = invitationLink(publicUrl, participantId, pepper);
  const when = dateRangeLabel(startDate, endDate);
  return product === ''
    ? msg('text.invitation', '{inviter} invited you to plan the food for {trip} ({when}): {link}', {
        inviter,
        trip,
        when,
        link,
      })
    : msg(
        'text.invitationOn',
        '{inviter} invited you to plan the food for {trip} ({when}) on {product}: {link}',
        { inviter, trip, when, product, link },
      );
}

/** Names in texts have no links. */
const LINK = /[?&]invitation=([0-9a-f-]{36})(?![\w-])/;

/** The participant id in the link, else null. */
export function participantIn(text: string): string | null {
  return LINK.exec(text)?.[1] ?? null;
}

/** The key stands in the fragment: out of logs, and out of Referer. */
function invitationLink(publicUrl: URL, participantId: string, pepper: string): string {
  const link = new URL('/', publicUrl);
  link.searchParams.set('invitation', participantId);
  link.hash = `for=${invitationKey(participantId, pepper)}`;
  return link.href;
}
