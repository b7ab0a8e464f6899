import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { FORMER_MEMBER } from '../../../domain/people/formerMember.ts';
import type { InviteStatus } from '../../../domain/people/inviteStatus.ts';
import type { Language } from '../../../domain/text/reader.ts';
import { User } from './user.entity.ts';
import { Trip } from './trip.entity.ts';
import { Column, PrimaryColumn } from './column.ts';
import { enumType } from '../base/enumType.ts';

/** "Former member 2": after the highest number of the trip, which is $1. */
const NEXT_FORMER_MEMBER = `(select '${FORMER_MEMBER} ' || 1 + coalesce(max(substring(name from '^${FORMER_MEMBER} (\\d{1,4})$')::int), 0)
  from participants where trip_id = $1 and user_id is null and phone is null and email is null)`;

const InviteStatusEnum = enumType<InviteStatus>('InviteStatus', 'Invitation status.', {
  pending: 'Invited, not answered yet.',
  accepted: 'Accepted.',
  declined: 'Declined.',
});

@ObjectType({ description: 'A member of a trip or a person invited to it.' })
@Entity('participants')
@Index('participants_id_idx', ['id'])
@Unique('participants_phone_key', ['tripId', 'phone'])
@Unique('participants_email_key', ['tripId', 'email'])
@Unique('participants_user_key', ['tripId', 'userId'])
@Index('participants_text_due_idx', ['textDueAt'], { where: 'text_due_at is not null' })
@Check('participants_text_due_check', "text_due_at is null or invite_status = 'pending'")
@Check('participants_invite_language_check', "invite_language ~ '^[a-z]{2,3}$'")
@Check('participants_left_check', "left_at is null or invite_status = 'declined'")
@Check('participants_invite_status_check', "invite_status in ('pending', 'accepted', 'declined')")
@ForeignKey(() => Trip, ['tripId'], ['id'], { onDelete: 'CASCADE', name: 'participants_trip_fkey' })
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'SET NULL', name: 'participants_user_fkey' })
@ForeignKey(() => User, ['invitedBy'], ['id'], { onDelete: 'SET NULL', name: 'participants_invited_by_fkey' })
export class Participant {
  @Field(() => ID, { description: 'Id of the participant in this trip, a UUID.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  id: string;

  @Field(() => ID, { description: 'The trip.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account with this phone number; null without one.',
  })
  @Index('participants_user_idx')
  @Column('uuid', [{ becomes: 'null' }, 'not exported'], { nullable: true })
  userId: string | null;

  // The account's name before acceptance would tell the inviter whose number it is.
  @Field({ description: "Name from the invitation; the account's name once accepted." })
  @Column('text', [{ becomes: NEXT_FORMER_MEMBER }, 'exported'])
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 form; null for a former member, and for who was invited by email.',
  })
  @Index('participants_phone_idx')
  @Column('text', [{ becomes: 'null' }, 'exported'], { nullable: true })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, for who was invited by one and has no number in the trip.',
  })
  @Index('participants_email_idx')
  @Column('text', [{ becomes: 'null' }, 'exported'], { nullable: true })
  email: string | null;

  @Field({ description: 'Whether the participant is an organizer.' })
  @Column('boolean', [{ becomes: 'false' }, 'exported'], { default: false })
  isOrganizer: boolean;

  @Field(() => InviteStatusEnum, { description: 'Invitation status of the participant.' })
  @Column('text', [{ becomes: "'declined'" }, 'exported'])
  inviteStatus: InviteStatus;

  /** Null for the trip's creator and after the account's deletion. */
  @Index('participants_invited_by_idx')
  @Column('uuid', [{ becomes: 'null' }, 'not exported'], { nullable: true })
  invitedBy: string | null;

  /** Invited by following a link: the inviter has typed neither name nor number. */
  @Column('boolean', ['kept', 'not exported'], { default: false })
  invitedByLink: boolean;

  /** Of texts to the person until their account has one; null for invitations of earlier versions. */
  @Column('text', [{ becomes: 'null' }, 'not exported'], { nullable: true })
  inviteLanguage: Language | null;

  /** When the invitation was made or last texted; null for the trip's creator. */
  @Column('timestamptz', ['kept', 'exported'], { nullable: true })
  invitedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the text of a waiting invitation goes out, by the inviter's daily limit; null if none waits.",
  })
  @Column('timestamptz', [{ becomes: 'null' }, 'not exported'], { nullable: true })
  textDueAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When a participant with costs left or was removed; name and balance stay, and an invitation takes them up again. Null for all others.',
  })
  @Column('timestamptz', [{ becomes: 'null' }, 'exported'], { nullable: true })
  leftAt: Date | null;

  @Column('timestamptz', ['kept', 'exported'])
  createdAt: Date;
}
