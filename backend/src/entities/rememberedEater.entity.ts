import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { EaterAvoid } from '../../../domain/table/eater.ts';
import { DEFAULT_QUARTERS } from '../../../domain/table/portion.ts';
import { User } from './user.entity.ts';

/** What an account last said about itself and its companions, for its next trips. */
@Entity('remembered_eaters')
@Unique('remembered_eaters_name_key', ['userId', 'name'])
@Check('remembered_eaters_portion_check', 'portion_quarters between 0 and 8')
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'remembered_eaters_user_fkey' })
export class RememberedEater {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Null: the account itself. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('smallint', { default: DEFAULT_QUARTERS })
  portionQuarters: number;

  @Column('jsonb', { default: [] })
  avoids: readonly EaterAvoid[];
}
