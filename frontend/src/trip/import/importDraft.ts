import * as z from 'zod/mini';
import type { ChosenTrip } from './backupFile.ts';

/** In the storage of this tab: gone with it, and with signing out. */
const STORAGE_KEY = 'import-draft';

const storedDraft = z.object({
  userId: z.string(),
  rawTrip: z.record(z.string(), z.unknown()),
  startDate: z.string(),
});

/** The trip of a backup that somebody had chosen before credits had to be bought. */
interface ImportDraft {
  readonly rawTrip: unknown;
  readonly startDate: ChosenTrip['startDate'];
}

/** What of it there is; null for nothing of this account's. */
export function importDraft(userId: string): ImportDraft | null {
  try {
    const stored = storedDraft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data : null;
  } catch {
    // Not ours, or no storage: then the file has to be chosen again.
    return null;
  }
}

/** Keeps what was chosen until the trip is imported, also while the bank shows a page of its own. */
export function keepImportDraft(userId: string, { file, startDate }: ChosenTrip): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, rawTrip: file.trips[0], startDate }));
  } catch {
    // More than the browser keeps for a tab: the file has to be chosen again.
    forgetImportDraft();
  }
}

/** The trip is imported, or another one is created instead. */
export function forgetImportDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser without storage has kept nothing.
  }
}
