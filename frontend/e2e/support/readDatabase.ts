import type { Page } from '@playwright/test';

/** The keys or the values of what the app keeps in the browser's database. */
export function readDatabase(page: Page, what: 'getAll' | 'getAllKeys') {
  return page.evaluate(
    (read) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('grub-club');
        request.onerror = () => reject(new Error('The database cannot be opened.'));
        request.onsuccess = () => {
          const all = request.result.transaction('offline').objectStore('offline')[read]();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    what,
  );
}
