/** What ticking has to know of an ingredient. */
export interface Tickable {
  readonly id: string;
  readonly mealId: string;
  readonly name: string;
  readonly purchased: boolean;
}

/** One wish of a shopper on its way to the server: plain values, so that it outlives the page. */
export interface Tick {
  readonly id: string;
  readonly tripId: string;
  /** What the ingredient was called; nothing any more where the tick has outlived the shopper's session. */
  readonly name: string;
  /** What the shopper wants by now. */
  readonly wanted: boolean;
  /** When the shopper wanted it, in milliseconds since 1970. */
  readonly wantedAt: number;
  /** What the server holds for certain; null once a call went out that was not answered. */
  readonly confirmed: boolean | null;
  /** Another one for each wish, on all pages of this browser. */
  readonly stamp: string;
}

/** An ingredient as the server has it. */
export interface TickedRow {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  /** Milliseconds since 1970; null while it is open. */
  readonly purchasedAt: number | null;
  /** Null while it is open, and when whoever bought it has left the trip. */
  readonly purchasedBy: { readonly name: string; readonly isViewer: boolean } | null;
}

/** What a shopper has to be told: somebody else was faster, or the wish came to nothing. */
export type TickNews =
  | { readonly kind: 'already-bought'; readonly name: string; readonly by: string }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'refused'; readonly error: unknown };

/** What the queue of ticks needs of the world. */
export interface TickPorts {
  /**
   * Ticks ingredients of a trip, or takes the ticks back.
   * @returns those that there are, as they now are; rejects when the server refuses, or the call was lost
   */
  readonly send: (
    tripId: string,
    ids: readonly string[],
    purchased: boolean,
  ) => Promise<readonly TickedRow[]>;
  /** The ingredients of a trip as the server has them. Rejects as `send` does. */
  readonly read: (tripId: string) => Promise<readonly TickedRow[]>;
  /** Whether the server heard the call and will not do it. Otherwise nobody knows what became of it. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly isOnline: () => boolean;
  readonly watchConnection: (listener: () => void) => () => void;
  readonly store: TickStore;
  /** Runs the work while no other page of this browser runs any. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other pages that the store is another, and what the server has confirmed. */
  readonly announce: (ids: readonly string[], purchased: boolean) => void;
  readonly tell: (news: readonly TickNews[]) => void;
  readonly tripOf: (mealId: string) => string | undefined;
  readonly now: () => number;
  readonly newStamp: () => string;
  readonly later: (work: () => void, delayMs: number) => void;
}

/** Where ticks outlive the page. Nothing of it rejects. */
export interface TickStore {
  /** All of them; null when they cannot be read. */
  readonly load: () => Promise<readonly Tick[] | null>;
  /** Resolves with whether they are kept now. */
  readonly put: (ticks: readonly Tick[]) => Promise<boolean>;
  /** Takes those out that are still the same wish. */
  readonly drop: (ticks: readonly Pick<Tick, 'id' | 'stamp'>[]) => Promise<void>;
  /**
   * Takes those out that are still the same wish and have not been sent.
   * @returns the ids of those that may have been sent, which stay
   */
  readonly retract: (ticks: readonly Pick<Tick, 'id' | 'stamp'>[]) => Promise<readonly string[]>;
}
