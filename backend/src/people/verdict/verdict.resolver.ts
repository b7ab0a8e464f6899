import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { TableVerdict, VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import {
  apartFields,
  settledAvoid,
  settleFields,
  unsettleFields,
} from '../../../../domain/people/verdict/settledFields.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inputOf, tripRowId } from '../../base/graphqlInput.ts';
import { EaterAvoidObject } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { IngredientPayload } from '../../shopping/ingredient/ingredient.payload.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { cookApart } from './cookApart.service.ts';
import { settleConflict, unsettleConflict } from './settleConflict.service.ts';
import {
  settledInForce,
  unansweredOnTrip,
  verdictOf,
  verdictsOf,
  type AnsweredVerdict,
} from './verdict.service.ts';

export const VerdictEnum = {
  SAFE: 'safe',
  UNKNOWN: 'unknown',
  CONFLICT: 'conflict',
} as const satisfies Record<Uppercase<TableVerdict>, TableVerdict>;

registerEnumType(VerdictEnum, {
  name: 'Verdict',
  description: 'Whether a meal can be eaten, by the names of its ingredients. Labels are not checked.',
  valuesConfig: {
    SAFE: { description: 'By the names nothing speaks against it.' },
    UNKNOWN: { description: 'The names do not tell. Never safe.' },
    CONFLICT: { description: 'An ingredient is avoided.' },
  },
});

@ObjectType('VerdictReason', {
  description: 'What speaks against a meal for one eater, one avoid and one ingredient.',
  simpleResolvers: true,
})
export class VerdictReasonObject implements Omit<VerdictReason, 'sentence' | 'phrase'> {
  @Field(() => ID, { description: 'The eater.' })
  eaterId: string;

  @Field(() => EaterAvoidObject, { description: 'What the eater avoids.' })
  avoid: EaterAvoid;

  @Field(() => VerdictEnum, { description: 'SAFE for a dislike alone: it is told, and has no effect.' })
  verdict: TableVerdict;

  @Field(() => ID, {
    nullable: true,
    description:
      'The ingredient; null for the name of a meal without ingredients, and for no one in particular.',
  })
  ingredientId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the ingredient as selected, or of the meal.' })
  ingredientName: string | null;

  @Field({ description: 'Digest of what it rests on, for `settleConflict`.' })
  basis: string;

  @Field(() => SettledConflict, {
    nullable: true,
    description: 'Who made sure that it is fine; such a reason no longer counts.',
  })
  settled: SettledConflict | null;
}

@ObjectType('RuleReason', {
  description: 'What speaks against a meal by a rule of the trip, for everybody at the table.',
  simpleResolvers: true,
})
export class RuleReasonObject implements Omit<
  VerdictReason,
  'eaterId' | 'basis' | 'settled' | 'sentence' | 'phrase'
> {
  @Field(() => EaterAvoidObject, { description: 'The rule, with how strictly it is probably meant.' })
  avoid: EaterAvoid;

  @Field(() => VerdictEnum, { description: 'CONFLICT or UNKNOWN.' })
  verdict: TableVerdict;

  @Field(() => ID, { nullable: true, description: 'The ingredient; null as in VerdictReason.' })
  ingredientId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the ingredient as selected, or of the meal.' })
  ingredientName: string | null;
}

@ObjectType('MealVerdict', {
  description: 'Whether everybody who is there can eat a meal.',
  simpleResolvers: true,
})
class MealVerdictObject implements AnsweredVerdict {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => VerdictEnum, {
    description: 'The worst of its reasons that are not settled, also of the rules of the trip.',
  })
  verdict: TableVerdict;

  @Field(() => Int, {
    description: 'How many of those who are there have not answered: the verdict does not speak for them.',
  })
  unanswered: number;

  @Field(() => [VerdictReasonObject], { description: 'Reasons of eaters, worst first.' })
  reasons: readonly VerdictReason[];

  @Field(() => [RuleReasonObject], {
    description:
      'Reasons of the rules of the trip (its dietaryRestrictions), which hold for everybody; worst first.',
  })
  rules: readonly VerdictReason[];
}

@InputType({ description: 'Something that an eater avoids.' })
class SettledAvoidInput extends inputOf(settledAvoid.shape, {
  kind: 'What the value is.',
  value: 'The diet, the content or the word.',
}) {}

const UNSETTLE_TEXTS = {
  mealId: 'The meal.',
  eaterId: 'The eater.',
  avoid: { text: 'What the eater avoids.', type: SettledAvoidInput },
} as const;

@InputType({ description: 'A settled conflict to take back.' })
class UnsettleConflictInput extends inputOf({ mealId: tripRowId, ...unsettleFields.shape }, UNSETTLE_TEXTS) {}

@InputType({ description: 'A conflict that a participant took care of.' })
class SettleConflictInput extends inputOf(
  { mealId: tripRowId, ...settleFields.shape },
  {
    ...UNSETTLE_TEXTS,
    basis:
      'The `basis` of the reason that the signer saw: CONFLICT once the ingredients or the avoids are others.',
    note: 'Why it is fine, {limits}.',
  },
) {}

@InputType({ description: 'A plate apart: another ingredient for some eaters.' })
class CookApartInput extends inputOf(
  { ingredientId: tripRowId, ...apartFields.shape },
  {
    ingredientId: 'The ingredient that the others get.',
    eaterIds: 'The eaters who get the other one.',
    name: 'What they get, {limits}.',
  },
) {}

@ObjectType({ description: 'Answer to a settled conflict.', simpleResolvers: true })
class SettleConflictPayload {
  @Field(() => Meal, { description: 'The meal with its verdict.' })
  meal: Meal;
}

const PHRASE =
  'Within a sentence: the ingredient, or why no ingredient is to blame, "there are no ingredients to check".';

@Resolver(() => VerdictReasonObject)
export class VerdictReasonResolver {
  @FieldResolver(() => String, { description: 'The reason: "Couscous contains gluten."' })
  sentence(@Root() { sentence }: VerdictReason): string {
    return asText(sentence);
  }

  @FieldResolver(() => String, { description: PHRASE })
  phrase(@Root() { phrase }: VerdictReason): string {
    return textOf(phrase);
  }
}

@Resolver(() => RuleReasonObject)
export class RuleReasonResolver {
  @FieldResolver(() => String, { description: 'The reason: "Peanut butter contains peanuts."' })
  sentence(@Root() { sentence }: VerdictReason): string {
    return asText(sentence);
  }

  @FieldResolver(() => String, { description: PHRASE })
  phrase(@Root() { phrase }: VerdictReason): string {
    return textOf(phrase);
  }
}

@Resolver(() => Meal)
export class MealVerdictResolver {
  @FieldResolver(() => MealVerdictObject, {
    nullable: true,
    description: 'Whether everybody who is there can eat it; null while nothing is planned.',
  })
  verdict(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<AnsweredVerdict | null> {
    return verdictOf(ctx, meal);
  }

  @Mutation(() => SettleConflictPayload, {
    description:
      'Signs that an eater can eat a meal in spite of a conflict or an unknown, until its ingredients or what the eater avoids change.',
  })
  async settleConflict(
    @Arg('input', () => SettleConflictInput, { description: 'The conflict, and why it is fine.' })
    input: SettleConflictInput,
    @Context() ctx: Ctx,
  ): Promise<SettleConflictPayload> {
    return { meal: await settleConflict(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => SettleConflictPayload, { description: 'Takes a settled conflict back.' })
  async unsettleConflict(
    @Arg('input', () => UnsettleConflictInput, { description: 'The conflict.' })
    input: UnsettleConflictInput,
    @Context() ctx: Ctx,
  ): Promise<SettleConflictPayload> {
    return { meal: await unsettleConflict(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => IngredientPayload, {
    description:
      'Adds an ingredient for some eaters in place of another one, which stays for the others. Answers the new ingredient.',
  })
  async cookApart(
    @Arg('input', () => CookApartInput, { description: 'The ingredient, the eaters and what they get.' })
    input: CookApartInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await cookApart(ctx, inTrip(input.tripId, input.ingredientId), input) };
  }
}

@Resolver(() => Trip)
export class TripVerdictResolver {
  @FieldResolver(() => Int, {
    description: 'How many of the people who eat have not answered: no verdict speaks for them.',
  })
  unanswered(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<number> {
    return unansweredOnTrip(ctx, trip);
  }

  @FieldResolver(() => [MealVerdictObject], {
    description: 'Whether everybody who is there can eat each planned meal of the plan, by day and time.',
  })
  verdicts(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<readonly AnsweredVerdict[]> {
    return verdictsOf(ctx, trip);
  }

  @FieldResolver(() => [SettledConflict], {
    description:
      'Conflicts that somebody took care of, without those that are void since the ingredients or the avoids changed.',
  })
  settledConflicts(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<readonly SettledConflict[]> {
    return settledInForce(ctx, trip);
  }
}
