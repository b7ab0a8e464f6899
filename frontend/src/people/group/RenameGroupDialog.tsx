import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { groupKey } from '../../../../domain/people/eater/group.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { MEMBER_LIST_ID } from '../members/memberFocus.ts';
import { useRenameGroupMutation } from './RenameGroup.generated.ts';

interface RenameGroupDialogProps {
  readonly tripId: string;
  readonly group: string;
  /** Of the trip. */
  readonly groups: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renames a group, or joins it to another one, which is said first. */
export function RenameGroupDialog({ tripId, group, groups, isOpen, onClose }: RenameGroupDialogProps) {
  const formId = useId();
  const [renameGroup, { loading }] = useRenameGroupMutation();
  const [name, setName] = useState(group);
  const [failure, setFailure] = useState<string | null>(null);
  const key = groupKey(name);
  const joined = groups.find((other) => other !== group && groupKey(other) === key) ?? null;

  async function rename(from: string, to: string, join: boolean): Promise<void> {
    await renameGroup({ variables: { input: { tripId, group: from, name: to, ...(join && { join }) } } });
  }

  async function undo(to: string): Promise<void> {
    await rename(to, group, false);
    showToast({ kind: 'info', title: t`Undone` });
  }

  async function save(): Promise<void> {
    const to = name.trim();
    if (to === group) {
      onClose();
      return;
    }
    setFailure(null);
    try {
      await rename(group, to, joined !== null);
    } catch (error) {
      setFailure(errorMessage(error, t`Check your connection and try again.`));
      return;
    }
    const action = undoAction(() => undo(to));
    showToast({ kind: 'success', title: t`Group renamed`, ...(joined === null && { action }) });
    onClose();
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Rename ${group}`}
      width="narrow"
      // The heading of the group is another one then.
      finalFocus={() => document.getElementById(MEMBER_LIST_ID)}
      hasUnsavedInput={name !== group}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={formId}
          isWorking={loading}
          disabled={key === ''}
        >
          {joined === null ? t`Rename` : t`Join ${joined}`}
        </DialogActions>
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
          label={t`Group`}
          maxLength={LIMITS.groupName}
          dir="auto"
          value={name}
          onChange={({ target }) => setName(target.value)}
          hint={joined === null ? undefined : t`There is a group ${joined} already. The two become one.`}
        />
        {failure !== null && <Notice tone="berry" role="alert" text={failure} />}
      </form>
    </AppDialog>
  );
}
