import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** At most one is live per phone; times are the database's clock. */
@Entity('sign_in_codes')
@Check('sign_in_codes_tries_check', 'tries between 0 and 5')
@Index('sign_in_codes_live_key', ['phone'], {
  unique: true,
  where: 'used_at is null and superseded_at is null',
})
@Index('sign_in_codes_sent_idx', ['phone', 'createdAt'])
export class SignInCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  phone: string;

  /** HMAC-SHA256 of the code with the pepper. */
  @Column('bytea')
  codeHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('smallint', { default: 0 })
  tries: number;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** When a newer code replaced it. */
  @Column('timestamptz', { nullable: true })
  supersededAt: Date | null;
}
