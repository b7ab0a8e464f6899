import {
  Arg,
  type ClassType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type {
  Finding,
  ReasonGroup,
  VerdictKind,
  VerdictReason,
} from '../../../../domain/people/verdict/verdict.ts';
import {
  apartFields,
  reasonsFields,
  settledAvoid,
  settleFields,
  unsettleFields,
} from '../../../../domain/people/verdict/verdictFields.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { SlotVerdict } from '../../../../domain/people/dish/slotVerdict.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { slotVerdictsOf } from './slotVerdict.service.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, limitsOf, tripRowId } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { EaterAvoidObject } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { IngredientPayload } from '../../shopping/ingredient/ingredient.objects.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { cookApart } from './cookApart.service.ts';
import { settleConflict, unsettleConflict } from './settleConflict.service.ts';
import {
  settledInForce,
  unansweredOnTrip,
  verdictOf,
  verdictsOf,
  worstReasons,
  type AnsweredVerdict,
} from './verdict.service.ts';

export const VerdictEnum = enumType<VerdictKind>(
  'Verdict',
  'Whether a meal can be eaten, by the names of its ingredients. Labels are not checked.',
  {
    safe: 'By the names nothing speaks against it.',
    unknown: 'The names do not tell. Never safe.',
    conflict: 'An ingredient is avoided.',
  },
);

@ObjectType('VerdictFinding', {
  description: 'What speaks against a meal for all who avoid something, of one ingredient.',
})
export class VerdictFindingObject implements Omit<Finding, 'sentence' | 'phrase'> {
  @Field(() => VerdictEnum, {
    description: 'What the names say; SAFE for a dislike alone, which is told and has no effect.',
  })
  verdict: VerdictKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'The ingredient; null for the name of a meal without ingredients, and for no one in particular.',
  })
  ingredientId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the ingredient as selected, or of the meal.' })
  ingredientName: string | null;
}

@ObjectType('VerdictReason', {
  description: 'What speaks against a meal for one eater, one avoid and one ingredient.',
})
export class VerdictReasonObject
  extends VerdictFindingObject
  implements Omit<VerdictReason, 'sentence' | 'phrase'>
{
  @Field(() => ID, { description: 'The eater.' })
  eaterId: string;

  @Field(() => EaterAvoidObject, { description: 'What the eater avoids.' })
  avoid: EaterAvoid;

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
})
export class RuleReasonObject extends VerdictFindingObject {
  @Field(() => EaterAvoidObject, { description: 'The rule, with how strictly it is probably meant.' })
  avoid: EaterAvoid;
}

@ObjectType('VerdictEater', { description: 'An eater whom findings concern.' })
class VerdictEaterObject implements Omit<VerdictReason, keyof Finding | 'avoid'> {
  @Field(() => ID, { description: 'The eater.' })
  eaterId: string;

  @Field({ description: 'Digest of what the verdict rests on, for `settleConflict`.' })
  basis: string;

  @Field(() => SettledConflict, {
    nullable: true,
    description: 'Who made sure that it is fine; the findings no longer count for this eater.',
  })
  settled: SettledConflict | null;
}

@ObjectType('VerdictGroup', {
  description: 'Eaters who avoid the same and get the same, and what speaks against it for each of them.',
})
class VerdictGroupObject implements ReasonGroup {
  @Field(() => EaterAvoidObject, { description: 'What they avoid.' })
  avoid: EaterAvoid;

  @Field(() => [VerdictEaterObject], { description: 'The eaters.' })
  eaters: readonly VerdictEaterObject[];

  @Field(() => [VerdictFindingObject], { description: 'Of each ingredient, worst first.' })
  findings: readonly Finding[];
}

@ObjectType('MealVerdict', { description: 'Whether everybody who is there can eat a meal.' })
class MealVerdictObject implements AnsweredVerdict {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => VerdictEnum, {
    description: 'The worst of its reasons that are not settled, also of the rules of the trip.',
  })
  verdict: VerdictKind;

  @Field(() => Int, {
    description: 'How many of those who are there have not answered: the verdict does not speak for them.',
  })
  unanswered: number;

  // Its field has an argument: see MealVerdictReasonsResolver.
  reasons: readonly VerdictReason[];

  @Field(() => [VerdictGroupObject], {
    description: 'All reasons of eaters, once for those who avoid the same and get the same.',
  })
  groups: readonly ReasonGroup[];

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

@InputType({ description: 'A separate plate: another ingredient for some eaters.' })
class CookApartInput extends inputOf(
  { ingredientId: tripRowId, ...apartFields.shape },
  {
    ingredientId: 'The ingredient that the others get.',
    eaterIds: 'The eaters who get the other one.',
    name: 'What they get, {limits}.',
  },
) {}

@ObjectType('SlotVerdict', { description: 'Whether everybody at a slot has something to eat.' })
class SlotVerdictObject implements SlotVerdict, MealTime {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;

  @Field(() => VerdictEnum, { description: 'That of the best dish of the eater who is worst off.' })
  verdict: VerdictKind;

  @Field(() => [ID], { description: 'The eaters there who get none of the dishes: a conflict.' })
  withoutDish: readonly string[];
}

@ObjectType({ description: 'Answer to a settled conflict.' })
class SettleConflictPayload {
  @Field(() => Meal, { description: 'The meal with its verdict.' })
  meal: Meal;
}

const PHRASE =
  'Within a sentence: the ingredient, or why no ingredient is to blame, "there are no ingredients to check".';

/** @param example of a sentence */
function textsOf(type: () => ClassType<VerdictFindingObject>, example: string) {
  @Resolver(type)
  class FindingTextsResolver {
    @FieldResolver(() => String, { description: `The reason: "${example}"` })
    sentence(@Root() { sentence }: Finding): string {
      return asText(sentence);
    }

    @FieldResolver(() => String, { description: PHRASE })
    phrase(@Root() { phrase }: Finding): string {
      return textOf(phrase);
    }
  }
  return FindingTextsResolver;
}

export const VerdictReasonResolver = textsOf(() => VerdictReasonObject, 'Couscous contains gluten.');
export const RuleReasonResolver = textsOf(() => RuleReasonObject, 'Peanut butter contains peanuts.');
export const VerdictFindingResolver = textsOf(() => VerdictFindingObject, 'Couscous contains gluten.');

@Resolver(() => MealVerdictObject)
export class MealVerdictReasonsResolver {
  @FieldResolver(() => [VerdictReasonObject], {
    description: 'Reasons of eaters, worst first: one for each eater, avoid and ingredient.',
  })
  reasons(
    @Root() verdict: AnsweredVerdict,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `The worst alone, ${limitsOf(reasonsFields.shape.limit)}; by default all. \`groups\` always has all.`,
    })
    limit: number | null | undefined,
  ): readonly VerdictReason[] {
    return worstReasons(verdict, limit);
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
    @Input(SettleConflictInput, 'The conflict, and why it is fine.') input: SettleConflictInput,
    @Context() ctx: Ctx,
  ): Promise<SettleConflictPayload> {
    return { meal: await settleConflict(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => SettleConflictPayload, { description: 'Takes a settled conflict back.' })
  async unsettleConflict(
    @Input(UnsettleConflictInput, 'The conflict.') input: UnsettleConflictInput,
    @Context() ctx: Ctx,
  ): Promise<SettleConflictPayload> {
    return { meal: await unsettleConflict(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => IngredientPayload, {
    description:
      'Adds an ingredient for some eaters in place of another one, which stays for the others. Answers the new ingredient.',
  })
  async cookApart(
    @Input(CookApartInput, 'The ingredient, the eaters and what they get.') input: CookApartInput,
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
  verdicts(
    @Root() trip: Readonly<Trip>,
    @Arg('date', () => CalendarDateScalar, { nullable: true, description: 'Of this day alone.' })
    date: CalendarDate | null | undefined,
    @Context() ctx: Ctx,
  ): Promise<readonly AnsweredVerdict[]> {
    return verdictsOf(ctx, trip, date);
  }

  @FieldResolver(() => [SlotVerdictObject], {
    description: 'Whether everybody at each slot with planned dishes has something to eat, by day and time.',
  })
  slotVerdicts(
    @Root() trip: Readonly<Trip>,
    @Arg('date', () => CalendarDateScalar, { nullable: true, description: 'Of this day alone.' })
    date: CalendarDate | null | undefined,
    @Context() ctx: Ctx,
  ): Promise<readonly SlotVerdictObject[]> {
    return slotVerdictsOf(ctx, trip, date);
  }

  @FieldResolver(() => [SettledConflict], {
    description:
      'Conflicts that somebody took care of, without those that are void since the ingredients or the avoids changed.',
  })
  settledConflicts(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<readonly SettledConflict[]> {
    return settledInForce(ctx, trip);
  }
}
