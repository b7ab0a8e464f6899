import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_phone_key', ['phone'])
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text')
  name: string;

  /** Whether others see that the person looks at a trip. */
  @Column('boolean', { default: true })
  showsPresence: boolean;

  /** Whether shoppers who cannot find an ingredient of the person's meal may text them. */
  @Column('boolean', { default: false })
  wantsShopTexts: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
