import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, Lock, LockOpen, LogOut } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import {
  useLockAccountMutation,
  useSignOutAccountMutation,
  useUnlockAccountMutation,
} from './AccountLock.generated.ts';
import { AdminUserCreditsDocument } from './AdminUserCredits.generated.ts';

interface AccountMenuProps {
  readonly userId: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isLocked: boolean;
}

const AGAIN = { refetchQueries: [AdminUserCreditsDocument], awaitRefetchQueries: true };

/** What an admin can do to an account. */
export function AccountMenu({ userId, name, isAdmin, isLocked }: AccountMenuProps) {
  const [isLocking, setLocking] = useState(false);
  const [lock] = useLockAccountMutation();
  const [unlock] = useUnlockAccountMutation();
  const [signOut] = useSignOutAccountMutation();
  const tell = async (change: Promise<unknown>, title: string, failure: string) => {
    try {
      await change;
      showToast({ kind: 'success', title });
    } catch (error) {
      showError(errorMessage(error, t`Please try again.`), failure);
    }
  };
  const variables = { userId };
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton
            label={t`More about ${name}`}
            icon={<Ellipsis size={20} />}
            hasTooltip={false}
            {...props}
          />
        )}
        entries={[
          {
            id: 'sign-out',
            label: t`Sign out everywhere`,
            icon: <LogOut />,
            onSelect: () =>
              void tell(
                signOut({ variables }),
                t`${name} is signed out everywhere`,
                t`${name} could not be signed out`,
              ),
          },
          ...(isAdmin
            ? []
            : [
                isLocked
                  ? {
                      id: 'unlock',
                      label: t`Unlock account`,
                      icon: <LockOpen />,
                      onSelect: () =>
                        void tell(
                          unlock({ variables, ...AGAIN }),
                          t`${name} can sign in again`,
                          t`The account of ${name} could not be unlocked`,
                        ),
                    }
                  : {
                      id: 'lock',
                      label: t`Lock account`,
                      icon: <Lock />,
                      isDanger: true,
                      onSelect: () => setLocking(true),
                    },
              ]),
        ]}
      />
      <ConfirmDialog
        isOpen={isLocking}
        title={
          <Trans>
            Lock the account of <bdi>{name}</bdi>?
          </Trans>
        }
        text={t`It is signed out everywhere and cannot sign in until it is unlocked. Its trips stay as they are.`}
        action={t`Lock account`}
        isDanger
        onConfirm={async () => {
          await tell(
            lock({ variables, ...AGAIN }),
            t`The account of ${name} is locked`,
            t`The account of ${name} could not be locked`,
          );
          setLocking(false);
        }}
        onClose={() => setLocking(false)}
      />
    </>
  );
}
