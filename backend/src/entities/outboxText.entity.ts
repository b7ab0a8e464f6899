import type { Contact } from '../../../domain/people/contact.ts';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Column, PrimaryColumn } from './column.ts';
import { User } from './user.entity.ts';

export const TEXT_KINDS = ['code', 'invitation', 'question'] as const;

/** A text to a phone or a mail: written in the transaction that causes it, sent by the outbox worker. */
@Entity('outbox_texts')
@Check('outbox_texts_kind_check', "kind in ('code', 'invitation', 'question')")
@Index('outbox_texts_question_idx', ['contact', 'createdAt'], { where: "kind = 'question'" })
@Index('outbox_texts_due_idx', ['nextAttemptAt'], { where: 'sent_at is null and dead_at is null' })
@ForeignKey(() => User, ['senderId'], ['id'], { onDelete: 'SET NULL', name: 'outbox_texts_sender_fkey' })
export class OutboxText {
  @PrimaryColumn('uuid', ['goes by number', 'not exported'])
  id: string;

  @Column('text', ['goes by number', 'not exported'])
  kind: (typeof TEXT_KINDS)[number];

  @Column('text', ['goes by number', 'not exported'], { name: 'phone' })
  contact: Contact;

  /** The account that caused it; null for a code, and once that account is deleted. */
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  senderId: string | null;

  /** Sealed with the pepper; null once sent or given up. */
  @Column('bytea', ['goes by number', 'not exported'], { nullable: true })
  sealedBody: Buffer | null;

  @Column('timestamptz', ['goes by number', 'not exported'], { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', ['goes by number', 'not exported'], { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('smallint', ['goes by number', 'not exported'], { default: 0 })
  attempts: number;

  @Column('timestamptz', ['goes by number', 'not exported'], { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', ['goes by number', 'not exported'], { nullable: true })
  deadAt: Date | null;

  /** The provider's last error code; its message could contain the number. */
  @Column('text', ['goes by number', 'not exported'], { nullable: true })
  lastError: string | null;
}
