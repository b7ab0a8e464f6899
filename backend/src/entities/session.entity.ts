import { Entity, ForeignKey, Generated, Index, Unique } from 'typeorm';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

/** A signed-in browser or integrator; only the token's SHA-256 is stored. */
@Entity('sessions')
@Unique('sessions_id_key', ['id'])
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'sessions_user_fkey' })
export class Session {
  @PrimaryColumn('bytea', ['goes with account', 'not exported'])
  tokenHash: Buffer;

  @Generated('uuid')
  @Column('uuid', ['goes with account', 'not exported'])
  id: string;

  @Index('sessions_user_idx')
  @Column('uuid', ['goes with account', 'not exported'])
  userId: string;

  @Column('timestamptz', ['goes with account', 'exported'], { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', ['goes with account', 'exported'], { default: () => 'now()' })
  lastSeenAt: Date;

  @Index('sessions_expires_idx')
  @Column('timestamptz', ['goes with account', 'exported'])
  expiresAt: Date;

  /** "Safari on iPhone"; null if not a browser. */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  device: string | null;
}
