import { plural } from '@lingui/core/macro';
import type { InviteStatus } from '../gql/schema.generated.ts';

/** "7 participants": without those who declined. */
export function participantCount(participants: readonly { readonly inviteStatus: InviteStatus }[]): string {
  const count = participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED').length;
  return plural(count, { one: '# participant', other: '# participants' });
}
