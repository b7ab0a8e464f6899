const CHANNEL = 'grub-club-account';

const listeners = new Set<() => void>();
let others: BroadcastChannel | null | undefined;

/** Opened on first use; null without support. */
function channel(): BroadcastChannel | null {
  others ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return others;
}

/** Calls back on sign-out in any tab. */
export function onAccountEnd(listener: () => void): void {
  listeners.add(listener);
}

export function endAccount(): void {
  for (const listener of listeners) listener();
  channel()?.postMessage('end');
}

/** Calls back on sign-out in another tab. */
export function watchOtherPages(onEnd: () => void): void {
  channel()?.addEventListener('message', () => {
    for (const listener of listeners) listener();
    onEnd();
  });
}
