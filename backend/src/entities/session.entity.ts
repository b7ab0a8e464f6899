import { Check, Entity, ForeignKey, Generated, Index, Unique } from 'typeorm';
import type { Scope } from '../../../domain/account/tokenFields.ts';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

/** A signed-in browser, or a personal token of an integrator; only the token's SHA-256 is stored. */
@Entity('sessions')
@Unique('sessions_id_key', ['id'])
@Check(
  'sessions_token_check',
  '(name is null) = (scopes is null) and (trip_id is null or scopes is not null)',
)
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

  /** Of a personal token; null: signed in by a person. */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  name: string | null;

  /** What a personal token may do; null: everything. */
  @Column('text', ['goes with account', 'exported'], { array: true, nullable: true })
  scopes: Scope[] | null;

  /** The one trip of a personal token. */
  @Column('uuid', ['goes with account', 'exported'], { nullable: true })
  tripId: string | null;

  /** "club/kitchen": provider and group that made its person an admin at sign-in. */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  adminGroup: string | null;
}
