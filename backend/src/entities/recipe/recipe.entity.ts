import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type {
  Difficulty,
  RecipeContent,
  RecipeIngredient,
  RecipeSource,
} from '../../../../domain/recipes/recipe.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { FieldVersions } from '../fieldVersions.ts';
import { User } from '../user.entity.ts';
import { Column, PrimaryColumn } from '../column.ts';
import { enumType } from '../../base/enumType.ts';

export const DifficultyEnum = enumType<Difficulty>('Difficulty', 'How hard a recipe is.', {
  easy: 'Few and simple steps.',
  medium: 'Several steps at the same time.',
  hard: 'Techniques that need practice.',
});

export const RecipeSourceEnum = enumType<RecipeSource>('RecipeSource', 'Where a recipe comes from.', {
  own: "The viewer's own.",
  shared: 'Shared with a trip of the viewer by a participant.',
  meal: 'A meal of one of the trips of the viewer.',
  cookbook: 'Built in.',
});

/** Its owner's own; `plainName` and `words`, for the search, are kept by a trigger. */
@Entity('recipes')
@Index('recipes_owner_idx', ['ownerId'])
@Index('recipes_words_idx', { synchronize: false })
@Check('recipes_servings_check', 'servings_quarters > 0')
@Check('recipes_minutes_check', 'minutes between 1 and 5760')
@Check('recipes_difficulty_check', "difficulty in ('easy', 'medium', 'hard')")
@ForeignKey(() => User, ['ownerId'], ['id'], { onDelete: 'CASCADE', name: 'recipes_owner_fkey' })
export class Recipe implements RecipeContent {
  @PrimaryColumn('uuid', ['goes with account', 'exported'])
  id: string;

  @Column('uuid', ['goes with account', 'not exported'])
  ownerId: string;

  @Column('text', ['goes with account', 'exported', 'written'])
  name: string;

  @Column('text', ['goes with account', 'exported', 'written'], { nullable: true })
  description: string | null;

  /** Portions that the amounts are written for; null: amounts are fixed. */
  @Column('smallint', ['goes with account', 'exported', 'written'], { nullable: true })
  servingsQuarters: number | null;

  @Column('smallint', ['goes with account', 'exported', 'written'], { nullable: true })
  minutes: number | null;

  @Column('text', ['goes with account', 'exported', 'written'], { nullable: true })
  difficulty: Difficulty | null;

  @Column('jsonb', ['goes with account', 'exported', 'written'], { default: [] })
  ingredients: readonly RecipeIngredient[];

  @Column('text', ['goes with account', 'exported', 'written'], { array: true, default: '{}' })
  instructions: string[];

  @Column('text', ['goes with account', 'exported', 'written'], { array: true, default: '{}' })
  mealTypes: MealType[];

  /** Any one is enough; empty: no matter. */
  @Column('text', ['goes with account', 'exported', 'written'], { array: true, default: '{}' })
  equipment: CookingEquipment[];

  @Column('text', ['goes with account', 'exported', 'written'], { nullable: true })
  sourceUrl: string | null;

  @Column('text', ['goes with account', 'exported', 'written'], { nullable: true })
  sourceName: string | null;

  /** Lower-case letters and digits. */
  @Column('text', ['goes with account', 'not exported'], { nullable: true, select: false })
  plainName?: string | null;

  @Column('tsvector', ['goes with account', 'not exported'], { nullable: true, select: false })
  words?: string | null;

  @Column('integer', ['goes with account', 'not exported'], { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', ['goes with account', 'not exported'], { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Column('timestamptz', ['goes with account', 'exported'])
  createdAt: Date;

  @Column('timestamptz', ['goes with account', 'exported'])
  updatedAt: Date;
}
