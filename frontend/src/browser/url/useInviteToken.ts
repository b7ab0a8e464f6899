import { useLocation } from 'react-router';
import { inviteTokenIn } from './inviteToken.ts';

export function useInviteToken(): string | null {
  return inviteTokenIn(useLocation().hash);
}
