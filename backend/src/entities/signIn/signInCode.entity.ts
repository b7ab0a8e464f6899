import type { Contact } from '../../../../domain/people/contact.ts';
import { Check, Entity, Index } from 'typeorm';
import { Column, PrimaryColumn } from '../column.ts';

/** At most one is live per contact; times are the database's clock. */
@Entity('sign_in_codes')
@Check('sign_in_codes_tries_check', 'tries between 0 and 5')
@Index('sign_in_codes_live_key', ['contact'], {
  unique: true,
  where: 'used_at is null and superseded_at is null',
})
@Index('sign_in_codes_sent_idx', ['contact', 'createdAt'])
export class SignInCode {
  @PrimaryColumn('uuid', ['goes by number', 'not exported'])
  id: string;

  @Column('text', ['goes by number', 'not exported'], { name: 'phone' })
  contact: Contact;

  /** HMAC-SHA256 of the code with the pepper. */
  @Column('bytea', ['goes by number', 'not exported'])
  codeHash: Buffer;

  @Column('timestamptz', ['goes by number', 'not exported'], { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', ['goes by number', 'not exported'])
  expiresAt: Date;

  @Column('smallint', ['goes by number', 'not exported'], { default: 0 })
  tries: number;

  @Column('timestamptz', ['goes by number', 'not exported'], { nullable: true })
  usedAt: Date | null;

  /** When a newer code replaced it. */
  @Column('timestamptz', ['goes by number', 'not exported'], { nullable: true })
  supersededAt: Date | null;
}
