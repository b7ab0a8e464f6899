import { Observable, Subscription } from 'rxjs';
import { checkConnection, isOnline, noteReachable, noteSilence, watchConnection } from '../browser/connection.ts';

/** Then the saved copy is shown. */
const SILENT_AFTER_MS = 4000;
const LAST_WAIT_MS = 60_000;

/**
 * Sends a read that is not answered again, with back-off and when the connection is back. Earlier attempts go on until
 * a probe fails, too: on a slow line theirs is the first answer.
 * @param isLost whether an error says nothing about the read: then the other attempts go on
 */
export function untilAnswered<Answer>(
  send: () => Observable<Answer>,
  isLost: (error: unknown) => boolean,
): Observable<Answer> {
  return new Observable((subscriber) => {
    let attempts = new Subscription();
    let running = 0;
    let endSilence: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let waitMs = SILENT_AFTER_MS;
    let wasOnline = isOnline();
    // Calls on a dead line would use up the browser's connections.
    const drop = () => {
      attempts.unsubscribe();
      attempts = new Subscription();
      running = 0;
    };
    const probe = async () => {
      const isUp = await checkConnection();
      if (!isUp) drop();
      return isUp;
    };
    const attempt = () => {
      if (subscriber.closed) return;
      running += 1;
      attempts.add(
        send().subscribe({
          next: (answer) => {
            noteReachable();
            subscriber.next(answer);
          },
          error: (error: unknown) => {
            running -= 1;
            if (running === 0 || !isLost(error)) subscriber.error(error);
            else void probe();
          },
          complete: () => subscriber.complete(),
        }),
      );
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        endSilence ??= noteSilence();
        if (isOnline()) void probe().then((isUp) => isUp && attempt());
        waitMs = Math.min(waitMs * 2, LAST_WAIT_MS);
        wait(waitMs * (0.5 + Math.random()));
      }, ms);
    };
    subscriber.add(
      watchConnection(() => {
        if (endSilence !== null && isOnline() && !wasOnline) attempt();
        wasOnline = isOnline();
      }),
    );
    subscriber.add(() => {
      clearTimeout(timer);
      drop();
      endSilence?.();
    });
    attempt();
    wait(waitMs);
  });
}
