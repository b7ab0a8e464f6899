/** A payment to create; the same `paymentId` gives the same intent. */
export interface CardOrder {
  readonly paymentId: string;
  readonly userId: string;
  readonly packageType: string;
  readonly amountCents: number;
  readonly currency: string;
}

export type CardStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** A payment as the provider reports it, which is authoritative. */
export interface CardIntent {
  readonly id: string;
  readonly status: CardStatus;
  readonly amountCents: number;
  /** 0 until it succeeds. */
  readonly receivedCents: number;
  /** In lower case. */
  readonly currency: string;
  /** Lets its owner pay; must not be logged. */
  readonly clientSecret: string | null;
  /** Our payment's id; null for payments made elsewhere at the same account. */
  readonly paymentId: string | null;
  readonly refundedCents: number;
}

/** A dispute; only a lost one costs the money. */
export interface CardDispute {
  readonly id: string;
  readonly intentId: string | null;
  readonly outcome: 'open' | 'won' | 'lost';
}

export interface CardPrice {
  readonly amountCents: number;
  readonly currency: string;
}

/** A product in the provider's catalogue. */
export interface CardProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly priceId: string | null;
  /** Cents; null without a single price. */
  readonly amount: number | null;
  readonly currency: string | null;
}

/** The subject of an event; its content is not trusted, the provider is asked. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
  readonly disputeId: string | null;
}

/**
 * Card payments. Missing objects are null.
 * @throws PROVIDER_FAILED for no or an invalid answer, SERVICE_UNAVAILABLE with the waiting time while the circuit
 * breaker is open
 */
export interface CardProvider {
  createIntent(order: CardOrder): Promise<CardIntent>;
  readIntent(id: string): Promise<CardIntent | null>;
  /** @returns the intent afterwards; a paid one stays paid */
  cancelIntent(id: string): Promise<CardIntent | null>;
  readDispute(id: string): Promise<CardDispute | null>;
  /** Null for a price without a single amount. */
  readPrice(id: string): Promise<CardPrice | null>;
  /** Newest first. */
  listProducts(): Promise<readonly CardProduct[]>;
  /**
   * An event signed with our secret within five minutes.
   * @param rawBody the bytes as received
   * @returns null for anything else
   */
  readEvent(rawBody: Buffer, signature: string, now: Date): CardEvent | null;
  /** Whether the circuit breaker is open. */
  isBreakerOpen(): boolean;
}
