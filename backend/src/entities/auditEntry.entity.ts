import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AuditAction } from '../../../domain/admin/auditAction.ts';
import { User } from './user.entity.ts';

/** Who did what and when: ids alone, so that nothing of a deleted account stays here. Kept for a year. */
@Entity('audit_entries')
@Index('audit_entries_action_idx', ['action', 'createdAt'])
@ForeignKey(() => User, ['actorId'], ['id'], { onDelete: 'SET NULL', name: 'audit_entries_actor_fkey' })
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  /** Who it was; null once that account is deleted. */
  @Index('audit_entries_actor_idx')
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: AuditAction;

  /** The participant, ingredient, meal or trip that it was done to; null for what an admin looked at. It may be gone. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** The trip that it happened in; it may be gone. */
  @Column('uuid', { nullable: true })
  tripId: string | null;

  @Index('audit_entries_created_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
