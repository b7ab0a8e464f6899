import { nameInText } from '../providers/nameInText.ts';

interface Wording {
  readonly inviterName: string;
  readonly tripName: string;
  readonly productName: string;
  readonly publicUrl: URL;
  readonly participantId: string;
}

/** Fixed wording, names without links, and one link to the invitation. */
export function invitationText({
  inviterName,
  tripName,
  productName,
  publicUrl,
  participantId,
}: Wording): string {
  const inviter = nameInText(inviterName) || 'Someone';
  const trip = nameInText(tripName) || 'a trip';
  const product = nameInText(productName);
  const where = product === '' ? '' : ` on ${product}`;
  return `${inviter} invited you to plan the food for ${trip}${where}: ${invitationLink(publicUrl, participantId)}`;
}

const LINK_END = /[?&]invitation=([0-9a-f-]{36})$/;

/** The participant id in the link, else null. */
export function participantIn(text: string): string | null {
  return LINK_END.exec(text)?.[1] ?? null;
}

function invitationLink(publicUrl: URL, participantId: string): string {
  const link = new URL('/', publicUrl);
  link.searchParams.set('invitation', participantId);
  return link.href;
}
