import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { tokenFields } from '../../../../domain/account/tokenFields.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { submit } from '../contact/stepForm.tsx';
import type { Viewer } from '../signIn/useViewer.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { scopesOf, tokenChoice, TokenChoices } from './TokenChoices.tsx';
import { OwnTokensDocument, useCreateTokenMutation } from './Tokens.generated.ts';

interface NewTokenDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly viewer: Pick<Viewer, 'isAdmin'>;
}

/** Makes a token, then shows its secret once. */
export function NewTokenDialog({ isOpen, onClose, viewer }: NewTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={secret === null ? t`New token` : t`Copy your token`}
      description={
        secret === null
          ? t`It calls the API as you, until you revoke it.`
          : t`Keep it like a password. It is shown only now.`
      }
      width="narrow"
      hasUnsavedInput
    >
      {secret === null ? (
        <TokenForm viewer={viewer} onMade={setSecret} />
      ) : (
        <ShownOnce
          label={t`Token`}
          secret={secret}
          action={t`Copy token`}
          copied={t`Token copied`}
          notCopied={t`The token could not be copied`}
          onDone={onClose}
        />
      )}
    </AppDialog>
  );
}

interface TokenFormProps {
  readonly viewer: Pick<Viewer, 'isAdmin'>;
  readonly onMade: (secret: string) => void;
}

function TokenForm({ viewer, onMade }: TokenFormProps) {
  const [name, setName] = useState('');
  const [choice, setChoice] = useState(() => tokenChoice(['trips:read']));
  const [problem, setProblem] = useState<{ readonly field: string | null; readonly text: string } | null>(
    null,
  );
  const [createToken, { loading }] = useCreateTokenMutation();
  const { tripId, days } = choice;
  const scopes = scopesOf(choice, viewer);
  const make = async () => {
    if (loading) return;
    const { error, data: input } = tokenFields.safeParse({ name, scopes, tripId, days });
    const issue = error?.issues[0];
    setProblem(issue === undefined ? null : { field: String(issue.path[0]), text: issue.message });
    if (input === undefined) return;
    try {
      const { data: made } = await createToken({
        variables: { input: { name, scopes, tripId, days } },
        refetchQueries: [OwnTokensDocument],
      });
      if (made) onMade(made.createToken.secret);
    } catch (reason) {
      setProblem({
        field: null,
        text: errorMessage(reason, t`The token could not be made. Please try again.`),
      });
    }
  };
  const isNameWrong = problem?.field === 'name';
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, make)}>
      <TextField
        label={t`What it is for`}
        placeholder={t`Kitchen display`}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isNameWrong ? problem.text : undefined}
      />
      <TokenChoices
        viewer={viewer}
        choice={choice}
        onChange={setChoice}
        error={isNameWrong ? undefined : problem?.text}
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={loading} isOnlineOnly>
        <Trans>Make token</Trans>
      </Button>
    </form>
  );
}
