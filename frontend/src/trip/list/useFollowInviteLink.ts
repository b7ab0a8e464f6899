import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useInviteToken } from '../../browser/url/useInviteToken.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useFollowInviteLinkMutation } from './FollowInviteLink.generated.ts';

/**
 * Follows the invitation link in the address, once: to the invitation, or to the trip of a member.
 * @param readInvitations again, before the new one is shown
 * @returns why it does not work, else null
 */
export function useFollowInviteLink(readInvitations: () => Promise<unknown>): {
  readonly problem: string | null;
  readonly forgetProblem: () => void;
} {
  const token = useInviteToken();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [follow] = useFollowInviteLinkMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const followed = useRef<string | null>(null);

  const open = async (input: { readonly token: string }) => {
    try {
      const { data } = await follow({ variables: { input } });
      const { tripId, invitation } = data?.followInviteLink ?? {};
      if (invitation) await readInvitations();
      const target = invitation ? `/?invitation=${invitation.participant.id}` : `/trips/${tripId ?? ''}`;
      await navigate(target, { replace: true });
    } catch (error) {
      setProblem(errorMessage(error, 'The invitation link could not be opened. Please open it again.'));
      await navigate('/', { replace: true });
    }
  };

  useEffect(() => {
    if (token === null || !isOnline || followed.current === token) return;
    followed.current = token;
    setProblem(null);
    void open({ token });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each link
  }, [token, isOnline]);

  return { problem, forgetProblem: () => setProblem(null) };
}
