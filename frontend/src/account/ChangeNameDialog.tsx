import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { userNameField } from '../../../domain/account/accountFields.ts';
import { errorMessage } from '../gql/errorMessage.ts';
import { freshnessOf } from '../gql/cache/freshness.ts';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { TextField } from '../ui/controls/Field.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useChangeNameMutation } from './Account.generated.ts';
import { submit } from './contact/stepForm.tsx';

interface ChangeNameDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly name: string;
}

export function ChangeNameDialog({ isOpen, onClose, name: before }: ChangeNameDialogProps) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string | undefined>();
  const [changeName, { loading, client }] = useChangeNameMutation();
  const save = async () => {
    if (loading) return;
    const { error: problem } = userNameField.safeParse(name);
    setError(problem?.issues[0]?.message);
    if (problem !== undefined) return;
    try {
      await changeName({ variables: { input: { name } } });
    } catch (reason) {
      setError(errorMessage(reason, t`Your name could not be changed. Please try again.`));
      return;
    }
    // Every trip carries the name.
    freshnessOf(client.cache).forgetAll();
    showToast({ kind: 'success', title: t`Name changed` });
    onClose();
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Change your name`}
      description={t`Other participants see it in all your trips.`}
      width="narrow"
      hasUnsavedInput={name !== before}
    >
      <form className="column" noValidate onSubmit={(event) => submit(event, save)}>
        <TextField
          label={t`Your name`}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error}
          autoComplete="name"
        />
        <Button type="submit" variant="primary" size="tall" isWide isWorking={loading} isOnlineOnly>
          <Trans>Save name</Trans>
        </Button>
      </form>
    </AppDialog>
  );
}
