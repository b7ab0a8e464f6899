import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { showError } from '../../ui/feedback/toaster.tsx';

/** Says why a provider could not be connected to the viewer's account; visitors read it in the dialog. */
export function useConnectFailure(isSignedIn: boolean): void {
  const { value: code, set } = useUrlValue('signInError');
  useEffect(() => {
    if (!isSignedIn || code === null) return;
    set(null);
    void import('./failureText.ts').then(({ failureText }) => {
      showError(failureText(code), t`Not connected`);
    });
  }, [isSignedIn, code, set]);
}
