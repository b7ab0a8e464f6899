import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { Avoid } from '../../../domain/food/avoid.ts';
import type { SettledConflict as SettledFacts } from '../../../domain/people/verdict/settled.ts';
import { AvoidKindEnum } from './avoidKindEnum.ts';
import { Eater } from './eater.entity.ts';
import { Meal } from './meal.entity.ts';
import { Participant } from './participant.entity.ts';
import { Column, PrimaryColumn } from './column.ts';

@ObjectType({
  description:
    '"We made sure": a conflict or an unknown of a meal that a participant took care of. It is void once the ingredients of the meal or the avoids of the eater change.',
})
@Entity('settled_conflicts')
@Check('settled_conflicts_kind_check', "kind in ('diet', 'content', 'word')")
@Index('settled_conflicts_eater_idx', ['tripId', 'eaterId'])
@Index('settled_conflicts_settled_by_idx', ['tripId', 'settledById'], { where: 'settled_by_id is not null' })
@ForeignKey(() => Meal, ['tripId', 'mealId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'settled_conflicts_meal_fkey',
})
@ForeignKey(() => Eater, ['tripId', 'eaterId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'settled_conflicts_eater_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'settledById'], ['tripId', 'id'], {
  name: 'settled_conflicts_settled_by_fkey',
})
export class SettledConflict implements SettledFacts {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @Field(() => ID, { description: 'The meal.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  mealId: string;

  @Field(() => ID, { description: 'The eater.' })
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  eaterId: string;

  @Field(() => AvoidKindEnum, { description: 'What the value is.' })
  @PrimaryColumn('text', ['kept', 'exported'])
  kind: Avoid['kind'];

  @Field({ description: 'The diet, the content or the word that the eater avoids.' })
  @PrimaryColumn('text', ['kept', 'exported'])
  value: string;

  @Field({ description: 'Why it is fine, in the words of the participant.' })
  @Column('text', ['kept', 'exported'])
  note: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the participant who made sure; null for a former participant.',
  })
  @Column('uuid', ['unlinked', 'not exported'], { nullable: true })
  settledById: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  @Column('timestamptz', ['kept', 'exported'])
  settledAt: Date;

  @Field({
    description:
      'Digest of the ingredients of the meal and the avoids of the eater at that time; another digest makes it void.',
  })
  @Column('text', ['kept', 'not exported'])
  basis: string;
}
