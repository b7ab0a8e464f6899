import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { showToastAfterReload } from '../ui/feedback/toaster.tsx';
import { clearAccountData } from './signIn/clearAccountData.ts';
import { rememberUnfinishedLogOut } from './signIn/unfinishedLogOut.ts';
import { useLogOutMutation } from './LogOut.generated.ts';

const RELOAD_MS = 100;
const RELOAD_AFTER_ERROR_MS = 1000;

/** Also offline; then reloads as a visitor. */
export function useLogOut(reload: () => void = () => window.location.reload()): {
  logOut: () => void;
  isLoggingOut: boolean;
} {
  const client = useApolloClient();
  const [sendLogOut, { loading }] = useLogOutMutation();
  const logOut = async () => {
    const isDone = await sendLogOut().then(
      () => true,
      () => false,
    );
    if (!isDone) rememberUnfinishedLogOut();
    await clearAccountData(client);
    if (isDone) {
      showToastAfterReload({ kind: 'success', title: t`Logged out` });
    } else {
      showToastAfterReload({
        kind: 'error',
        title: t`Logout error`,
        description: t`Server logout failed, but clearing local state. Please refresh if needed.`,
      });
    }
    setTimeout(reload, isDone ? RELOAD_MS : RELOAD_AFTER_ERROR_MS);
  };
  return { logOut: () => void logOut(), isLoggingOut: loading };
}
