import { Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../user.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';

/** A person of a provider, who signs in to an account; an account has one of an issuer. */
@Entity('identities')
@Unique('identities_id_key', ['id'])
@Unique('identities_user_key', ['userId', 'issuer'])
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'identities_user_fkey' })
export class Identity {
  @PrimaryColumn('text', ['goes with account', 'exported'])
  issuer: string;

  /** The provider's id of the person; another issuer's equal one is somebody else. */
  @PrimaryColumn('text', ['goes with account', 'exported'])
  subject: string;

  @Column('uuid', ['goes with account', 'not exported'])
  id: string;

  @Column('uuid', ['goes with account', 'not exported'])
  userId: string;

  @Column('timestamptz', ['goes with account', 'exported'])
  createdAt: Date;
}
