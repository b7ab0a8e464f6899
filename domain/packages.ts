/** What can be bought. */
export type Package = 'single' | 'bundle' | 'unlimited' | 'special';

/** How far a payment got. */
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';
