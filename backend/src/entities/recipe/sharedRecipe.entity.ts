import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Participant } from '../participant.entity.ts';

/** A recipe that its owner shares with the people of a trip. */
@Entity('shared_recipes')
@Index('shared_recipes_shared_by_idx', ['tripId', 'sharedById'])
@ForeignKey(() => Participant, ['tripId', 'sharedById'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'shared_recipes_shared_by_fkey',
})
export class SharedRecipe {
  @PrimaryColumn('uuid')
  tripId: string;

  /** No foreign key: trips may be on other machines. */
  @PrimaryColumn('uuid')
  recipeId: string;

  @Column('uuid')
  sharedById: string;

  @Column('timestamptz')
  sharedAt: Date;
}
