import { useEffect } from 'react';

/** What browsers with WebOTP answer; the DOM types lack it. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Takes the code from the text message as soon as it arrives, where the browser can (WebOTP; elsewhere the keyboard
 * suggests it by `autocomplete="one-time-code"`).
 */
export function useTextedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    // `otp` is not among the DOM's types yet.
    const request = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        // The request above can only be answered by this kind.
        if (credential !== null && !abort.signal.aborted) onCode((credential as OtpCredential).code);
      },
      () => undefined, // Declined, timed out or aborted: the code is typed then.
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once: a second request would abort the first
  }, []);
}
