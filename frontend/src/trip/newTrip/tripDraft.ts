import * as z from 'zod/mini';
import { MEAL_TYPES } from '../../../../domain/trip/meal.ts';
import type { NewTripInput } from './newTripFields.ts';

/** Session storage key; cleared at sign-out. */
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

/** The stored form of this account, or null. */
export function tripDraft(userId: string): NewTripInput | null {
  try {
    const stored = storedDraft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.draft : null;
  } catch {
    // Corrupt, or no storage.
    return null;
  }
}

/** Stores the form while credits are bought, also across a bank's own page. */
export function keepTripDraft(userId: string, draft: NewTripInput): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, draft }));
  } catch {
    // No storage: it must be typed again.
  }
}

export function forgetTripDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // No storage.
  }
}
