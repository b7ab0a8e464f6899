const CHANNEL = 'grub-club-account';

const listeners = new Set<() => void>();
let others: BroadcastChannel | null | undefined;

/** The other tabs; null without support. Opened on first use. */
function channel(): BroadcastChannel | null {
  others ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return others;
}

/** Calls back when the account signs out, in this tab or another. */
export function onAccountEnd(listener: () => void): void {
  listeners.add(listener);
}

/** Announces the sign-out to all tabs. */
export function endAccount(): void {
  for (const listener of listeners) listener();
  channel()?.postMessage('end');
}

/** Calls back when the account signed out in another tab. */
export function watchOtherPages(onEnd: () => void): void {
  channel()?.addEventListener('message', () => {
    for (const listener of listeners) listener();
    onEnd();
  });
}
