import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook event; its id detects duplicates. */
@Entity('payment_events')
export class PaymentEvent {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** The payment's id at the provider, if any. */
  @Column('text', { nullable: true })
  providerIntentId: string | null;

  @Index('payment_events_received_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;
}
