/** A payment that we ask the provider for. Asked again under the same `paymentId`, it is the same intent. */
export interface CardOrder {
  readonly paymentId: string;
  readonly userId: string;
  readonly packageType: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** How far a payment has come at the provider. */
export type CardStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** A payment as the provider knows it: the truth about money. */
export interface CardIntent {
  readonly id: string;
  readonly status: CardStatus;
  readonly amountCents: number;
  /** What has arrived: 0 until it succeeds. */
  readonly receivedCents: number;
  /** In small letters. */
  readonly currency: string;
  /** What the browser pays it with; belongs to whoever pays, and to no log. */
  readonly clientSecret: string | null;
  /** Our payment, as we said when we asked for it; null for what somebody else made at the same account. */
  readonly paymentId: string | null;
  readonly refundedCents: number;
}

/** What became of a cardholder's objection. Only one that is lost costs the money. */
export interface CardDispute {
  readonly id: string;
  readonly intentId: string | null;
  readonly outcome: 'open' | 'won' | 'lost';
}

/** The price of a package at the provider. */
export interface CardPrice {
  readonly amountCents: number;
  readonly currency: string;
}

/** What an operator has set up at the provider. */
export interface CardProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly priceId: string | null;
  /** Cents; null without a price, or where the price is not one amount. */
  readonly amount: number | null;
  readonly currency: string | null;
}

/** What an event is about. What it says happened is not believed: the provider is asked. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
  readonly disputeId: string | null;
}

/**
 * Takes payments by card. What is not there is null.
 * @throws PROVIDER_FAILED when the provider could not be asked or answered nonsense, SERVICE_UNAVAILABLE with the
 *   time to wait while it is left alone since it failed too often
 */
export interface CardProvider {
  createIntent(order: CardOrder): Promise<CardIntent>;
  readIntent(id: string): Promise<CardIntent | null>;
  /** @returns the intent as it then is: one that was paid meanwhile stays paid */
  cancelIntent(id: string): Promise<CardIntent | null>;
  readDispute(id: string): Promise<CardDispute | null>;
  /** null also for a price that is no single amount. */
  readPrice(id: string): Promise<CardPrice | null>;
  /** Everything in the provider's catalogue, newest first. */
  listProducts(): Promise<readonly CardProduct[]>;
  /**
   * An event, when it was signed with our secret within the last five minutes.
   * @param rawBody every byte as it came
   * @returns null for everything else
   */
  readEvent(rawBody: Buffer, signature: string, now: Date): CardEvent | null;
  /** Whether nothing is asked of it right now, since it failed too often. */
  isBreakerOpen(): boolean;
}
