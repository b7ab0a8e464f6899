import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.entity.ts';

/** A signed-in browser or integrator; only the token's SHA-256 is stored. */
@Entity('sessions')
@Unique('sessions_id_key', ['id'])
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'sessions_user_fkey' })
export class Session {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Generated('uuid')
  @Column('uuid')
  id: string;

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

  /** "Safari on iPhone"; null if not a browser. */
  @Column('text', { nullable: true })
  device: string | null;
}
