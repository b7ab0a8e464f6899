import * as z from 'zod/mini';
import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { keepTabText, readTabText } from '../../browser/store/browserText.ts';
import type { NewTripInput } from './newTripFields.ts';

/** Cleared at sign-out. */
const STORAGE_KEY = 'trip-draft';

const storedDraft = z.object({
  userId: z.string(),
  draft: z.object({
    name: z.string(),
    location: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    mealTypes: z.array(z.enum(MEAL_TYPES)),
    invitePhones: z.string(),
  }),
});

/** Null if it is another account's. */
export function tripDraft(userId: string): NewTripInput | null {
  try {
    const stored = storedDraft.safeParse(JSON.parse(readTabText(STORAGE_KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.draft : null;
  } catch {
    // Corrupt.
    return null;
  }
}

/** Survives buying credits and a bank's own page. */
export function keepTripDraft(userId: string, draft: NewTripInput): void {
  keepTabText(STORAGE_KEY, JSON.stringify({ userId, draft }));
}

export function forgetTripDraft(): void {
  keepTabText(STORAGE_KEY, null);
}
