import { useLocation } from 'react-router';
import { inviteTokenIn } from './inviteToken.ts';

/** Of the invitation link that opened the page, else null. */
export function useInviteToken(): string | null {
  return inviteTokenIn(useLocation().hash);
}
