import { useEffect } from 'react';

/** Missing in the DOM types. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** WebOTP; elsewhere the keyboard suggests the code by `autocomplete="one-time-code"`. */
export function useTextedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    // Missing in the DOM types.
    const request = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        // The only type of this request.
        if (credential !== null && !abort.signal.aborted) onCode((credential as OtpCredential).code);
      },
      () => undefined, // Declined, timed out or aborted: the user types it.
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once: a second request would abort the first
  }, []);
}
