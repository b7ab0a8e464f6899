import * as z from 'zod/mini';
import { keepTabText, readTabText } from '../../browser/store/browserText.ts';
import type { ChosenTrip } from './backupFile.ts';

/** Cleared at sign-out. */
const STORAGE_KEY = 'import-draft';

const storedDraft = z.object({
  userId: z.string(),
  rawTrip: z.record(z.string(), z.unknown()),
  startDate: z.string(),
});

/** Kept while credits are bought. */
interface ImportDraft {
  readonly rawTrip: unknown;
  readonly startDate: ChosenTrip['startDate'];
}

/** Null if it is another account's. */
export function importDraft(userId: string): ImportDraft | null {
  try {
    const stored = storedDraft.safeParse(JSON.parse(readTabText(STORAGE_KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data : null;
  } catch {
    // Corrupt.
    return null;
  }
}

/** Survives a bank's own page. */
export function keepImportDraft(userId: string, { file, startDate }: ChosenTrip): void {
  const isKept = keepTabText(STORAGE_KEY, JSON.stringify({ userId, rawTrip: file.trips[0], startDate }));
  // Too large: an earlier one would be taken for it.
  if (!isKept) forgetImportDraft();
}

export function forgetImportDraft(): void {
  keepTabText(STORAGE_KEY, null);
}
