import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { registerEnumType } from 'type-graphql';
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

export const DifficultyEnum = { EASY: 'easy', MEDIUM: 'medium', HARD: 'hard' } as const satisfies Record<
  Uppercase<Difficulty>,
  Difficulty
>;

registerEnumType(DifficultyEnum, {
  name: 'Difficulty',
  description: 'How hard a recipe is.',
  valuesConfig: {
    EASY: { description: 'Few and simple steps.' },
    MEDIUM: { description: 'Several steps at the same time.' },
    HARD: { description: 'Techniques that need practice.' },
  },
});

export const RecipeSourceEnum = {
  OWN: 'own',
  SHARED: 'shared',
  MEAL: 'meal',
  COOKBOOK: 'cookbook',
} as const satisfies Record<Uppercase<RecipeSource>, RecipeSource>;

registerEnumType(RecipeSourceEnum, {
  name: 'RecipeSource',
  description: 'Where a recipe comes from.',
  valuesConfig: {
    OWN: { description: "The viewer's own." },
    SHARED: { description: 'Shared with a trip of the viewer by a participant.' },
    MEAL: { description: 'A meal of one of the trips of the viewer.' },
    COOKBOOK: { description: 'Built in.' },
  },
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
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** Portions that the amounts are written for; null: amounts are fixed. */
  @Column('smallint', { nullable: true })
  servingsQuarters: number | null;

  @Column('smallint', { nullable: true })
  minutes: number | null;

  @Column('text', { nullable: true })
  difficulty: Difficulty | null;

  @Column('jsonb', { default: [] })
  ingredients: readonly RecipeIngredient[];

  @Column('text', { array: true, default: '{}' })
  instructions: string[];

  @Column('text', { array: true, default: '{}' })
  mealTypes: MealType[];

  /** Any one is enough; empty: no matter. */
  @Column('text', { array: true, default: '{}' })
  equipment: CookingEquipment[];

  @Column('text', { nullable: true })
  sourceUrl: string | null;

  @Column('text', { nullable: true })
  sourceName: string | null;

  /** Lower-case letters and digits. */
  @Column('text', { nullable: true, select: false })
  plainName?: string | null;

  @Column('tsvector', { nullable: true, select: false })
  words?: string | null;

  @Column('integer', { default: 1 })
  version: number;

  /** Read only where an update is checked. */
  @Column('jsonb', { default: {}, select: false })
  fieldVersions?: FieldVersions;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
