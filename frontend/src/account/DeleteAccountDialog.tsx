import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { UntilLoaded } from '../gql/UntilLoaded.tsx';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { DialogActions } from '../ui/controls/DialogActions.tsx';
import { TextField } from '../ui/controls/Field.tsx';
import { LoadingShape } from '../ui/feedback/Skeleton.tsx';
import { showToastAfterReload } from '../ui/feedback/toaster.tsx';
import styles from './Account.module.css';
import {
  useAccountDeletionQuery,
  useDeleteAccountMutation,
  type AccountDeletionQuery,
} from './Account.generated.ts';
import { clearAccountData } from './signIn/clearAccountData.ts';
import { rememberContact } from './contact/rememberedContact.ts';
import { submit } from './contact/stepForm.tsx';
import { useFeatures } from './useFeatures.ts';

/** Typed before deletion. */
const CONFIRMATION = 'DELETE';
/** Also for a retry after a lost answer. */
const SIGNED_OUT = t`You are signed out. If you have just tried this before, your account is already deleted.`;
const RELOAD_MS = 1000;
const FORM_ID = 'delete-account';

interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** To the start page, as a visitor. */
  readonly leave?: () => void;
}

export function DeleteAccountDialog({
  isOpen,
  onClose,
  leave = () => window.location.assign('/'),
}: DeleteAccountDialogProps) {
  const answer = useAccountDeletionQuery();
  const { data } = answer;
  const client = useApolloClient();
  const [deleteAccount, { loading }] = useDeleteAccountMutation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isGone, setGone] = useState(false);
  const isWorking = loading || isGone;

  const send = async () => {
    if (isWorking) return;
    if (typed.trim().toUpperCase() !== CONFIRMATION) {
      setError(t`Please type ${CONFIRMATION} to confirm`);
      return;
    }
    setError(undefined);
    try {
      await deleteAccount();
    } catch (reason) {
      setError(
        errorCode(reason) === 'UNAUTHENTICATED'
          ? SIGNED_OUT
          : errorMessage(reason, t`Your account could not be deleted. Please try again.`),
      );
      return;
    }
    setGone(true);
    rememberContact(null);
    await clearAccountData(client);
    showToastAfterReload({ kind: 'success', title: t`Account deleted` });
    setTimeout(leave, RELOAD_MS);
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Delete your account?`}
      description={t`This cannot be undone.`}
      role="alertdialog"
      hasUnsavedInput={typed !== ''}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={FORM_ID}
          variant="dangerSolid"
          isWorking={isWorking}
          disabled={data === undefined}
        >
          <Trans>Delete account</Trans>
        </DialogActions>
      }
    >
      {data === undefined ? (
        <UntilLoaded
          answer={answer}
          title={t`The effects of the deletion could not be loaded`}
          skeleton={<LoadingShape label={t`Loading the effects of the deletion`} height={120} radius={10} />}
        />
      ) : (
        <Consequences deletion={data.accountDeletion} />
      )}
      <form id={FORM_ID} className="column" noValidate onSubmit={(event) => submit(event, send)}>
        <TextField
          label={t`Type ${CONFIRMATION} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </AppDialog>
  );
}

interface ConsequencesProps {
  readonly deletion: AccountDeletionQuery['accountDeletion'];
}

function Consequences({ deletion: { passedOn, deleted, tripsRemaining } }: ConsequencesProps) {
  const { monetizationEnabled } = useFeatures();
  return (
    <div className={styles['consequences']}>
      <p>
        <Trans>
          Your name, number and email are erased everywhere; only keyed hashes of number and email are kept
          for a year, so that their free trip is granted once. Other people’s trips keep their meals and show
          “Former member”.
        </Trans>
      </p>
      <Names
        title={t`Deleted with your account, because they have no other members`}
        shown={deleted.length > 0}
      >
        {deleted.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Names>
      <Names title={t`Continue without you`} shown={passedOn.length > 0}>
        {passedOn.map(({ id, name, to }) => (
          <li key={id}>
            <Trans>
              <bdi>{name}</bdi>, organized by <bdi>{to}</bdi>
            </Trans>
          </li>
        ))}
      </Names>
      {monetizationEnabled && tripsRemaining !== 0 && (
        <p>
          {tripsRemaining < 0
            ? t`You lose your unlimited trips.`
            : t`You lose ${plural(tripsRemaining, { one: '# unused trip', other: '# unused trips' })}.`}
        </p>
      )}
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly shown: boolean;
  readonly children: ReactNode;
}

function Names({ title, shown, children }: NamesProps) {
  if (!shown) return null;
  return (
    <div>
      <p>
        <Trans>{title}:</Trans>
      </p>
      <ul>{children}</ul>
    </div>
  );
}
