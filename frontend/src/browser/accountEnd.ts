const CHANNEL = 'grub-club-account';

const listeners = new Set<() => void>();
let others: BroadcastChannel | null | undefined;

/** Other pages of this browser; opened late, and null where browsers cannot. */
function channel(): BroadcastChannel | null {
  others ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return others;
}

/** Calls back when the account leaves this browser, on this page or another: what is kept of it has to go. */
export function onAccountEnd(listener: () => void): void {
  listeners.add(listener);
}

/** The account leaves this browser: tells whoever keeps something of it, on this page and on all others. */
export function endAccount(): void {
  for (const listener of listeners) listener();
  channel()?.postMessage('end');
}

/** Calls back when the account left this browser on another page. */
export function watchOtherPages(onEnd: () => void): void {
  channel()?.addEventListener('message', () => {
    for (const listener of listeners) listener();
    onEnd();
  });
}
