import * as z from 'zod/mini';
import { MEAL_TYPES } from '../../../../domain/trip/meal.ts';
import type { NewTripInput } from './newTripFields.ts';

/** In the storage of this tab: gone with it, and with signing out. */
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

/** What somebody typed into the form of a new trip before credits had to be bought; null for nothing of theirs. */
export function tripDraft(userId: string): NewTripInput | null {
  try {
    const stored = storedDraft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.draft : null;
  } catch {
    // Not ours, or no storage: then there is nothing to go on with.
    return null;
  }
}

/** Keeps what was typed until the trip is created, also while the bank shows a page of its own. */
export function keepTripDraft(userId: string, draft: NewTripInput): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, draft }));
  } catch {
    // A browser without storage: it has to be typed again.
  }
}

/** The trip is created: its form begins empty the next time. */
export function forgetTripDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}
