import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { useInviteToken } from '../../browser/url/useInviteToken.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useFollowInviteLinkMutation } from './FollowInviteLink.generated.ts';

/** The link never works for this account; other failures may pass. */
const FINAL: readonly (ErrorCode | null)[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN'];
const OPENING = t`Opening the invitation…`;
const OFFLINE = t`You are offline. The invitation opens when you are back online.`;
const TRY_AGAIN = t`Check your connection and try again.`;
const NOT_OPENED = t`The invitation could not be opened. ${TRY_AGAIN}`;
const NOT_LOADED = t`You are invited, but the invitation could not be loaded. ${TRY_AGAIN}`;

interface Problem {
  readonly text: string;
  readonly isFinal: boolean;
}

/** What became of the invitation link in the address. */
export interface LinkNote {
  readonly text: string;
  readonly isOpening: boolean;
  readonly retry: (() => void) | null;
  /** Gives the link up; null while it is still opened. */
  readonly close: (() => void) | null;
}

/**
 * Follows the invitation link in the address: to the invitation, or to the trip of a member. The link leaves the
 * address when it worked or cannot work.
 * @param readInvitations again, before the new one is shown
 */
export function useFollowInviteLink(readInvitations: () => Promise<unknown>): LinkNote | null {
  const token = useInviteToken();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [follow] = useFollowInviteLinkMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const followed = useRef<string | null>(null);

  const open = async (input: { readonly token: string }) => {
    followed.current = input.token;
    setOpening(true);
    let fallback = NOT_OPENED;
    try {
      const { data } = await follow({ variables: { input } });
      const { tripId, invitation } = data?.followInviteLink ?? {};
      fallback = NOT_LOADED;
      if (invitation) await readInvitations();
      setProblem(null);
      const target = invitation ? `/?invitation=${invitation.participant.id}` : `/trips/${tripId ?? ''}`;
      await navigate(target, { replace: true });
    } catch (error) {
      const isFinal = FINAL.includes(errorCode(error));
      setProblem({ text: errorMessage(error, fallback), isFinal });
      if (isFinal) await navigate('/', { replace: true });
      // Followed again when the connection is back.
      else followed.current = null;
    }
    setOpening(false);
  };

  useEffect(() => {
    if (token === null || !isOnline || followed.current === token) return;
    setProblem(null);
    void open({ token });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each link and connection
  }, [token, isOnline]);

  const close = () => {
    setProblem(null);
    void navigate('/', { replace: true });
  };
  if (token !== null && !isOnline) return { text: OFFLINE, isOpening: false, retry: null, close };
  if (problem !== null) {
    const retry = problem.isFinal || token === null ? null : () => void open({ token });
    return { text: problem.text, isOpening, retry, close };
  }
  return token === null ? null : { text: OPENING, isOpening: true, retry: null, close: null };
}
