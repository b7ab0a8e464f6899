import { Entity, ForeignKey, Index } from 'typeorm';
import { Participant } from '../participant.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';

/** A recipe that its owner shares with the people of a trip. */
@Entity('shared_recipes')
@Index('shared_recipes_shared_by_idx', ['tripId', 'sharedById'])
@ForeignKey(() => Participant, ['tripId', 'sharedById'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'shared_recipes_shared_by_fkey',
})
export class SharedRecipe {
  @PrimaryColumn('uuid', ['goes with participant', 'not exported'])
  tripId: string;

  /** No foreign key: trips may be on other machines. */
  @PrimaryColumn('uuid', ['goes with participant', 'exported'])
  recipeId: string;

  @Column('uuid', ['goes with participant', 'not exported'])
  sharedById: string;

  @Column('timestamptz', ['goes with participant', 'exported'])
  sharedAt: Date;
}
