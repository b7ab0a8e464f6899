import { checkConnection, isOnline, watchConnection } from './connection.ts';
import { loadNewVersion } from './newVersion.ts';

/**
 * Waits for the connection; reloads the page if a deploy removed the chunk.
 * @throws the import's error if the page may not reload
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
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
