import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const TEXT_KINDS = ['code', 'invitation', 'question'] as const;

/** Written in the transaction that causes it, sent by the outbox worker. */
@Entity('outbox_texts')
@Check('outbox_texts_kind_check', "kind in ('code', 'invitation', 'question')")
@Index('outbox_texts_question_idx', ['phone', 'createdAt'], { where: "kind = 'question'" })
@Index('outbox_texts_due_idx', ['nextAttemptAt'], { where: 'sent_at is null and dead_at is null' })
export class OutboxText {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: (typeof TEXT_KINDS)[number];

  @Column('text')
  phone: string;

  /** Sealed with the pepper; null once sent or given up. */
  @Column('bytea', { nullable: true })
  sealedBody: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('smallint', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deadAt: Date | null;

  /** The provider's last error code; its message could contain the number. */
  @Column('text', { nullable: true })
  lastError: string | null;
}
