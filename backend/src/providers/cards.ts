/** The same `paymentId` gives the same intent. */
export interface CardOrder {
  readonly paymentId: string;
  readonly userId: string;
  readonly packageType: string;
  readonly amountCents: number;
  readonly currency: string;
}

export type CardStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

export interface CardIntent {
  readonly id: string;
  readonly status: CardStatus;
  /** Whether a card was ever tried. */
  readonly isAttempted: boolean;
  readonly amountCents: number;
  readonly receivedCents: number;
  /** Lower case. */
  readonly currency: string;
  /** Lets its owner pay; never log it. */
  readonly clientSecret: string | null;
  /** Ours; null for payments made elsewhere. */
  readonly paymentId: string | null;
  readonly refundedCents: number;
}

export interface CardDispute {
  readonly id: string;
  readonly intentId: string | null;
  readonly outcome: 'open' | 'won' | 'lost';
}

export interface CardPrice {
  readonly amountCents: number;
  readonly currency: string;
}

export interface CardProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly priceId: string | null;
  /** Cents. */
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Untrusted: the provider is asked. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
  readonly disputeId: string | null;
}

/**
 * Missing objects are null.
 * @throws PROVIDER_FAILED, SERVICE_UNAVAILABLE with the waiting time
 */
export interface CardProvider {
  createIntent(order: CardOrder): Promise<CardIntent>;
  readIntent(id: string): Promise<CardIntent | null>;
  /** @returns the intent afterwards; a paid one stays paid */
  cancelIntent(id: string): Promise<CardIntent | null>;
  readDispute(id: string): Promise<CardDispute | null>;
  /** Null without a single amount. */
  readPrice(id: string): Promise<CardPrice | null>;
  listProducts(): Promise<readonly CardProduct[]>;
  /**
   * Null unless signed with our secret within five minutes.
   * @param rawBody the bytes as received
   */
  readEvent(rawBody: Buffer, signature: string, now: Date): CardEvent | null;
  isBreakerOpen(): boolean;
}
