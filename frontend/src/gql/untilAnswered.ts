import { Observable, Subscription } from 'rxjs';
import { checkConnection, isOnline, noteReachable, noteSilence, watchConnection } from '../browser/connection.ts';

/** Then the saved copy is shown. */
const SILENT_AFTER_MS = 4000;
const LAST_WAIT_MS = 60_000;

/**
 * Sends a read that is not answered again, with back-off and when the connection is back. Earlier attempts go on until
 * a probe fails, too: on a slow line theirs is the first answer.
 */
export function untilAnswered<Answer>(send: () => Observable<Answer>): Observable<Answer> {
  return new Observable((subscriber) => {
    let attempts = new Subscription();
    let endSilence: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let waitMs = SILENT_AFTER_MS;
    let wasOnline = isOnline();
    // Calls on a dead line would use up the browser's connections.
    const drop = () => {
      attempts.unsubscribe();
      attempts = new Subscription();
    };
    const attempt = () => {
      if (subscriber.closed) return;
      attempts.add(
        send().subscribe({
          next: (answer) => {
            noteReachable();
            subscriber.next(answer);
          },
          error: (error: unknown) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
      );
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        endSilence ??= noteSilence();
        if (isOnline()) void checkConnection().then((isUp) => (isUp ? attempt() : drop()));
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
