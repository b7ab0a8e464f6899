import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import { Field, ID, ObjectType } from 'type-graphql';
import type { EaterAvoid } from '../../../domain/people/eater/eater.ts';
import { DEFAULT_QUARTERS } from '../../../domain/people/eater/portion.ts';
import { EaterAvoidObject } from './eater.entity.ts';
import { User } from './user.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

/** For an account's next trips. */
@ObjectType({ description: 'What an account remembers of its user or a companion, for the next trips.' })
@Entity('remembered_eaters')
@Unique('remembered_eaters_name_key', ['userId', 'name'])
@Check('remembered_eaters_portion_check', 'portion_quarters between 0 and 8')
@ForeignKey(() => User, ['userId'], ['id'], { onDelete: 'CASCADE', name: 'remembered_eaters_user_fkey' })
export class RememberedEater {
  @Field(() => ID, { description: 'Id, a UUID.' })
  @PrimaryColumn('uuid', ['goes with account', 'not exported'])
  id: string;

  @Column('uuid', ['goes with account', 'not exported'])
  userId: string;

  @Field(() => String, { nullable: true, description: 'Name of a companion; null for the user.' })
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  name: string | null;

  @Column('smallint', ['goes with account', 'exported'], { default: DEFAULT_QUARTERS })
  portionQuarters: number;

  @Field(() => [EaterAvoidObject], { description: 'What the person does not eat.' })
  @Column('jsonb', ['goes with account', 'exported'], { default: [] })
  avoids: readonly EaterAvoid[];

  @Field({ description: 'Whether the person said "I eat everything".' })
  @Column('boolean', ['goes with account', 'exported'], { default: false })
  eatsEverything: boolean;

  @Field(() => String, { nullable: true, description: 'A remark for those who cook.' })
  @Column('text', ['goes with account', 'exported'], { nullable: true })
  note: string | null;
}
