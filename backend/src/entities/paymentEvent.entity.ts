import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that the payment provider has reported: what comes twice is known by its id. */
@Entity('payment_events')
export class PaymentEvent {
  /** The provider's id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** The payment it is about, by the provider's id; null where it is about none. */
  @Column('text', { nullable: true })
  providerIntentId: string | null;

  @Index('payment_events_received_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;
}
