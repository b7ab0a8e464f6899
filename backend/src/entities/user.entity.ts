import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A person with an account: signed up with a phone number. */
@Entity('users')
@Unique('users_phone_key', ['phone'])
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** E.164. */
  @Column('text')
  phone: string;

  /** Name that the other participants see. */
  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;
}
