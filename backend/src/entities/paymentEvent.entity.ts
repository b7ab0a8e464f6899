import { Entity, Index } from 'typeorm';
import { Column, PrimaryColumn } from './column.ts';

/** A webhook event; its id detects duplicates. */
@Entity('payment_events')
export class PaymentEvent {
  @PrimaryColumn('text', ['kept', 'not exported'])
  id: string;

  @Column('text', ['kept', 'not exported'])
  type: string;

  /** The payment's id at the provider, if any. */
  @Column('text', ['kept', 'not exported'], { nullable: true })
  providerIntentId: string | null;

  @Index('payment_events_received_at_idx')
  @Column('timestamptz', ['kept', 'not exported'], { default: () => 'now()' })
  receivedAt: Date;
}
