import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AuditAction } from '../../../domain/admin/auditAction.ts';
import { User } from './user.entity.ts';

/** Ids only: nothing of a deleted account stays. Kept for a year. */
@Entity('audit_entries')
@Index('audit_entries_action_idx', ['action', 'createdAt'])
@ForeignKey(() => User, ['actorId'], ['id'], { onDelete: 'SET NULL', name: 'audit_entries_actor_fkey' })
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Index('audit_entries_actor_idx')
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: AuditAction;

  /** Perhaps deleted; null for an admin's read. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  @Column('uuid', { nullable: true })
  tripId: string | null;

  @Index('audit_entries_created_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
