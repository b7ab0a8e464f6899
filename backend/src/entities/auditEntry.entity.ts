import { Entity, ForeignKey, Index } from 'typeorm';
import type { AuditAction } from '../../../domain/admin/auditAction.ts';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

/** Ids only: nothing of a deleted account stays. Kept for a year. */
@Entity('audit_entries')
@Index('audit_entries_action_idx', ['action', 'createdAt'])
@ForeignKey(() => User, ['actorId'], ['id'], { onDelete: 'SET NULL', name: 'audit_entries_actor_fkey' })
export class AuditEntry {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Index('audit_entries_actor_idx')
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  actorId: string | null;

  @Column('text', ['kept', 'exported'])
  action: AuditAction;

  /** Perhaps deleted; null for an admin's read. */
  @Column('uuid', ['kept', 'not exported'], { nullable: true })
  subjectId: string | null;

  @Column('uuid', ['kept', 'exported'], { nullable: true })
  tripId: string | null;

  @Index('audit_entries_created_at_idx')
  @Column('timestamptz', ['kept', 'exported'], { default: () => 'now()' })
  createdAt: Date;
}
