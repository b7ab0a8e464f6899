import { t } from '@lingui/core/macro';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useChangeParticipantRoleMutation } from './ChangeParticipantRole.generated.ts';
import type { MemberAction } from './memberAction.ts';
import { useRemoveParticipantMutation } from './RemoveParticipant.generated.ts';

interface Member {
  readonly id: string;
  readonly name: string;
}

const ROLE_FAILED = t`Failed to update participant role. Please try again.`;

const FAILURES: Readonly<Record<MemberAction, string>> = {
  promote: ROLE_FAILED,
  demote: ROLE_FAILED,
  remove: t`Failed to remove participant. Please try again.`,
  leave: t`You could not leave the trip. Please try again.`,
};

const SUCCESSES: Readonly<Record<MemberAction, string>> = {
  promote: t`Participant Promoted`,
  demote: t`Organizer Status Removed`,
  remove: t`Participant Removed`,
  leave: t`You left the trip`,
};

/** Runs a confirmed action and shows the result. */
export function useMemberAction(tripId: string) {
  const [changeRole] = useChangeParticipantRoleMutation();
  const [remove] = useRemoveParticipantMutation();

  function send(action: MemberAction, participantId: string): Promise<unknown> {
    switch (action) {
      case 'promote':
      case 'demote':
        return changeRole({
          variables: { input: { tripId, participantId, isOrganizer: action === 'promote' } },
        });
      case 'remove':
      case 'leave':
        return remove({ variables: { input: { tripId, participantId } } });
    }
  }

  return async (action: MemberAction, { id, name }: Member): Promise<boolean> => {
    try {
      await send(action, id);
    } catch {
      showError(FAILURES[action]);
      return false;
    }
    showToast({
      kind: 'success',
      title: SUCCESSES[action],
      ...(action !== 'leave' && { description: name }),
    });
    return true;
  };
}
