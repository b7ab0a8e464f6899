import { Check, Entity, Index, Unique } from 'typeorm';
import type { Units } from '../../../domain/number/units.ts';
import type { Language } from '../../../domain/text/reader.ts';
import { Column, PrimaryColumn } from './column.ts';

@Entity('users')
@Unique('users_phone_key', ['phone'])
@Unique('users_email_key', ['email'])
@Index('users_locked_idx', ['id'], { where: 'locked_at is not null' })
@Check('users_language_check', `language ~ '^[a-z]{2,3}$'`)
@Check('users_units_check', `units in ('US', 'METRIC')`)
export class User {
  @PrimaryColumn('uuid', ['goes with account', 'exported'])
  id: string;

  /** E.164; null for an account of an address alone. */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  phone: string | null;

  /** In small letters, confirmed by a code; null for an account of a number alone. */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  email: string | null;

  @Column('text', ['goes with account', 'exported'])
  name: string;

  /** Whether others see that the person looks at a trip. */
  @Column('boolean', ['goes with account', 'exported'], { default: true })
  showsPresence: boolean;

  /** Whether shoppers who cannot find an ingredient of the person's meal may text them. */
  @Column('boolean', ['goes with account', 'exported'], { default: false })
  wantsShopTexts: boolean;

  /** null: by browser */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  language: Language | null;

  /** null: by region */
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  units: Units | null;

  /** When an admin locked the account; null: it can be used. */
  @Column('timestamptz', ['goes with account', 'exported'], { nullable: true })
  lockedAt: Date | null;

  @Column('timestamptz', ['goes with account', 'exported'])
  createdAt: Date;
}
