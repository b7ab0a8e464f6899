import { useEffect } from 'react';

/** WebOTP's answer, which the DOM types lack. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Reads the code from the text message (WebOTP; elsewhere the keyboard suggests it by
 * `autocomplete="one-time-code"`).
 */
export function useTextedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    // The DOM types lack `otp`.
    const request = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        // The request can only yield this type.
        if (credential !== null && !abort.signal.aborted) onCode((credential as OtpCredential).code);
      },
      () => undefined, // Declined, timed out or aborted: the user types the code.
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once: a second request would abort the first
  }, []);
}
