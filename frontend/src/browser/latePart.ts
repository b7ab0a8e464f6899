import { checkConnection, isOnline, watchConnection } from './connection.ts';
import { loadNewVersion } from './newVersion.ts';

/**
 * Loads a part of the app whose code comes when it is wanted. Without a connection it waits for one. A part that the
 * server does not have any more, because a new version was installed, has the page loaded anew by itself.
 * @throws what the import failed with, where the page is not to be loaded anew: the reader has to be told
 */
export async function latePart<T>(load: () => Promise<T>): Promise<T> {
  for (let isSecondTry = false; ;) {
    try {
      return await load();
    } catch (error) {
      if (!(await checkConnection())) await connection();
      else if (!isSecondTry) isSecondTry = true;
      else if (loadNewVersion()) return new Promise<never>(() => undefined);
      else throw error;
    }
  }
}

/** Fetches a part before it is asked for. What does not come now is asked for again once it is wanted. */
export function fetchAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined);
}

function connection(): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) {
      resolve();
      return;
    }
    const leave = watchConnection(() => {
      if (!isOnline()) return;
      leave();
      resolve();
    });
  });
}
