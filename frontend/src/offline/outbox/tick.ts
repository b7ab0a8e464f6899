/** As shown. */
export interface Tickable {
  readonly id: string;
  /** Null for an item of the trip. */
  readonly mealId: string | null;
  readonly name: string;
  /** What is needed in all, of a purchase that is short too. */
  readonly amount: ShownAmount & { readonly exact?: ShownAmount | null | undefined };
  readonly purchased: boolean;
  /** ISO 8601; null while open or pending, but that of a purchase that is short. */
  readonly purchasedAt: string | null;
}

export interface ShownAmount {
  readonly quantity: string | null;
  readonly unit: string | null;
}

export interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

/** As the server answered. */
export interface TickedRow {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  readonly purchasedAt: string | null;
  /** Null while open, and after the buyer left the trip. */
  readonly purchasedBy: Buyer | null;
}

export type TickNews =
  | { readonly kind: 'already-bought'; readonly name: string; readonly by: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The server answered with a passing error. */
  | { readonly kind: 'delayed' };
