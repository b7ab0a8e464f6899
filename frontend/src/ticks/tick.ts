/** An ingredient as the screen shows it. */
export interface Tickable {
  readonly id: string;
  readonly mealId: string;
  readonly name: string;
  readonly purchased: boolean;
  /** ISO 8601; null while it is open or only optimistically purchased. */
  readonly purchasedAt: string | null;
}

/** An ingredient as the server answered. */
export interface TickedRow {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  /** ISO 8601; null while it is open. */
  readonly purchasedAt: string | null;
  /** Null while it is open, and when the buyer has left the trip. */
  readonly purchasedBy: { readonly name: string; readonly isViewer: boolean } | null;
}

/** A message for the shopper: another buyer was first, the ingredient is gone, or the server refused. */
export type TickNews =
  | { readonly kind: 'already-bought'; readonly name: string; readonly by: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'refused'; readonly error: unknown };
