import { useId, useState } from 'react';
import { pendingNameFields } from '../../../../domain/people/inviteFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { isPhone } from '../../../../domain/people/phone.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { memberFocus } from './memberFocus.ts';
import { useRenameParticipantMutation } from './RenameParticipant.generated.ts';

interface NameParticipantDialogProps {
  readonly tripId: string;
  readonly member: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Names a pending participant, who may be a number so far. */
export function NameParticipantDialog({ tripId, member, isOpen, onClose }: NameParticipantDialogProps) {
  const formId = useId();
  const before = isPhone(member.name) ? '' : member.name;
  const [name, setName] = useState(before);
  const [error, setError] = useState<string | undefined>();
  const [rename, { loading }] = useRenameParticipantMutation();
  const onlineOnly = useOnlineOnly();

  const save = async () => {
    if (loading) return;
    const { error: problem } = pendingNameFields.safeParse({ name });
    setError(problem?.issues[0]?.message);
    if (problem !== undefined) return;
    try {
      await rename({ variables: { input: { tripId, participantId: member.id, name } } });
    } catch (reason) {
      setError(errorMessage(reason, 'The name could not be saved. Please try again.'));
      return;
    }
    showToast({ kind: 'success', title: 'Name saved', description: name.trim() });
    onClose();
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={before === '' ? 'Add a name' : 'Change name'}
      description={
        <>
          For <bdi>{member.name}</bdi>, until the invitation is accepted.
        </>
      }
      width="narrow"
      hasUnsavedInput={name !== before}
      finalFocus={() => memberFocus(member.id)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isWorking={loading} {...onlineOnly}>
            Save name
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          maxLength={LIMITS.name}
          dir="auto"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error}
        />
      </form>
    </AppDialog>
  );
}
