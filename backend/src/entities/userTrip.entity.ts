import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { InviteStatus } from '../../../domain/people/inviteStatus.ts';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

/** A trip that an account is in, is invited to, or was in. */
@Entity('user_trips')
@Check('user_trips_status_check', "status in ('pending', 'accepted', 'declined', 'left')")
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'user_trips_user_fkey' })
export class UserTrip {
  @PrimaryColumn('uuid', ['goes with account', 'not exported'])
  userId: string;

  /** No foreign key: trips may be on other machines. */
  @Index('user_trips_trip_idx')
  @PrimaryColumn('uuid', ['goes with account', 'not exported'])
  tripId: string;

  /** Of the participant; 'left' once there is none. */
  @Column('text', ['goes with account', 'not exported'])
  status: InviteStatus | 'left';
}
