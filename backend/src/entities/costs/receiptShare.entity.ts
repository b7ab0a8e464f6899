import { Entity, ForeignKey, Index } from 'typeorm';
import { Participant } from '../participant.entity.ts';
import { Receipt } from './receipt.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';

/** A person among whom a receipt is split: equally, as typed, or as frozen. */
@Entity('receipt_shares')
@Index('receipt_shares_participant_idx', ['tripId', 'participantId'])
@ForeignKey(() => Receipt, ['tripId', 'receiptId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'receipt_shares_receipt_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'participantId'], ['tripId', 'id'], {
  name: 'receipt_shares_participant_fkey',
})
export class ReceiptShare {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  receiptId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  participantId: string;

  /** With the sign of the receipt. Typed ones in its currency, frozen ones in the trip's; null: equal parts. */
  @Column('bigint', ['kept', 'exported'], { nullable: true })
  amountCents: number | null;

  /** Of a frozen share: what was eaten. */
  @Column('integer', ['kept', 'not exported'], { nullable: true })
  portionQuarters: number | null;
}
