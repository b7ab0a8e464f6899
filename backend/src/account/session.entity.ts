import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** A signed-in browser or integrator. The token itself is only in the cookie; here is its SHA-256. */
@Entity('sessions')
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'sessions_user_fkey' })
export class Session {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Index('sessions_user_idx')
  @Column('uuid')
  userId: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Index('sessions_expires_idx')
  @Column('timestamptz')
  expiresAt: Date;
}
