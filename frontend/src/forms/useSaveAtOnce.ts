import { useEffect, useState } from 'react';
import { useOnline } from '../browser/useOnline.ts';
import { useDrafts } from '../ui/controls/drafts.ts';
import type { Saving, SavingState } from './useSaving.ts';

const AFTER_LAST_KEY_MS = 600;
const RETRY_AFTER_MS = 5000;

/** How an attempt to save ended; null: nothing was to be saved. */
export type Outcome = Exclude<SavingState, 'saving'> | null;

interface OpenForm {
  /** Saved after the last key; null: when it says so. */
  readonly form: {
    readonly subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
  } | null;
  /** Null: the form has a button instead, or is not shown. */
  readonly saving: Saving | null;
}

interface SaveOptions<Open> {
  /** Of its draft. */
  readonly key: string | null;
  /** @param latest the form as it is open by now @param onSend is called before anything is sent */
  readonly attempt: (latest: () => Open, onSend: () => void) => Promise<Outcome>;
}

/** Sends one form, also when it is closed and opened again meanwhile: two would refuse each other’s changes. */
interface Sender<Open> extends SaveOptions<Open> {
  latest: Open;
  timer?: ReturnType<typeof setTimeout>;
  inFlight: Promise<boolean> | null;
  /** Of its last report. */
  state: SavingState | null;
}

/**
 * Saves a form, one attempt at a time, and again when the connection is back.
 * @returns `flush` saves what is typed now, and resolves to success
 */
export function useSaveAtOnce<Open extends OpenForm>(
  open: Open,
  options: SaveOptions<Open>,
): { readonly flush: () => Promise<boolean>; readonly isWaiting: () => boolean } {
  const sender = useSender(open, options);
  const isOnline = useOnline();
  const { form } = open;
  const isOn = open.saving !== null;

  useEffect(() => {
    if (!isOn) return undefined;
    const now = () => flush(sender);
    const leave = sender.latest.saving?.join(now);
    const unsubscribe = form?.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(sender.timer);
        sender.timer = setTimeout(() => void now(), AFTER_LAST_KEY_MS);
      },
    });
    return () => {
      unsubscribe?.();
      leave?.();
      void now();
    };
  }, [form, isOn, sender]);

  useEffect(() => {
    if (isOn && isOnline) void flush(sender);
  }, [isOn, isOnline, sender]);

  return { flush: () => flush(sender), isWaiting: () => sender.state === 'waiting' };
}

function useSender<Open extends OpenForm>(open: Open, { key, attempt }: SaveOptions<Open>): Sender<Open> {
  const create = (): Sender<Open> => ({ key, attempt, latest: open, inFlight: null, state: null });
  const drafts = useDrafts();
  const [unshared] = useState(create);
  const sender = key === null ? unshared : drafts.shared(key, create);
  useEffect(() => {
    sender.latest = open;
  });
  return sender;
}

async function flush<Open extends OpenForm>(sender: Sender<Open>): Promise<boolean> {
  clearTimeout(sender.timer);
  // Then what was typed meanwhile.
  await sender.inFlight;
  sender.inFlight ??= send(sender).finally(() => {
    sender.inFlight = null;
  });
  return sender.inFlight;
}

async function send<Open extends OpenForm>(sender: Sender<Open>): Promise<boolean> {
  const report = (state: SavingState | null) => {
    sender.state = state;
    sender.latest.saving?.report(sender.key ?? '', state);
  };
  const outcome = await sender.attempt(
    () => sender.latest,
    () => report('saving'),
  );
  // Nothing to save is nothing to say, unless what was not saved has been taken back.
  const wasUnsaved = sender.state !== null && sender.state !== 'saved';
  if (outcome !== null || wasUnsaved) report(outcome);
  if (outcome === 'waiting') sender.timer = setTimeout(() => void flush(sender), RETRY_AFTER_MS);
  return outcome === null || outcome === 'saved';
}
