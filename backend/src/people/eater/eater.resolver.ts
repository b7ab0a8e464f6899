import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Avoid } from '../../../../domain/food/restriction/restrictionReading.ts';
import type { Strictness } from '../../../../domain/people/eater/eater.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AvoidKindEnum } from '../../entities/avoidKindEnum.ts';
import { Eater, mealTimeOf, MealTimeObject, StrictnessEnum } from '../../entities/eater.entity.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { setAttendance } from './attendance.service.ts';
import { addCompanion, removeCompanion } from './companions.service.ts';
import { SlotAttendanceObject } from './table.resolver.ts';
import { eaterAbilities, eaterName, type EaterAbility } from './table.service.ts';
import { updateEater } from './updateEater.service.ts';

const EaterAbilityEnum = { EDIT: 'edit', REMOVE: 'remove' } as const satisfies Record<
  Uppercase<EaterAbility>,
  EaterAbility
>;

registerEnumType(EaterAbilityEnum, {
  name: 'EaterAbility',
  description: 'An action that the viewer may take on an eater.',
  valuesConfig: {
    EDIT: { description: 'Change portion, avoids, times and attendance.' },
    REMOVE: { description: 'Remove the companion.' },
  },
});

@InputType({ description: 'What an eater does not eat: a kind and a value, or a text.' })
export class EaterAvoidInput {
  @Field(() => AvoidKindEnum, { nullable: true, description: 'What the value is.' })
  kind?: Avoid['kind'] | null;

  @Field(() => String, { nullable: true, description: 'The diet, the content or the word.' })
  value?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'In own words, at most 120 characters: "no mushrooms". Read as dietary restrictions are; what is not understood becomes a word.',
  })
  text?: string | null;

  @Field(() => StrictnessEnum, { description: 'How strictly it is avoided.' })
  strictness: Strictness;
}

@InputType({ description: 'A slot of the plan, as a point in time.' })
export class MealTimeInput {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;
}

@InputType()
export abstract class EaterFieldsInput {
  @Field(() => Float, { nullable: true, description: 'Portion, 0 to 2 in steps of 0.25.' })
  portion?: number;

  @Field(() => [EaterAvoidInput], {
    nullable: true,
    description: 'Everything that the eater does not eat, at most 20 things.',
  })
  avoids?: EaterAvoidInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the eater says "I eat everything": BAD_USER_INPUT beside avoids, which take it back.',
  })
  eatsEverything?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'A remark for those who cook, at most 2,000 characters; null drops it. Remarks in texts of avoids are added to it.',
  })
  note?: string | null;

  @Field(() => MealTimeInput, {
    nullable: true,
    description: "First meal; null for the trip's first, of a companion for that of who brings it.",
  })
  arrives?: MealTimeInput | null;

  @Field(() => MealTimeInput, {
    nullable: true,
    description: "Last meal; null for the trip's last, of a companion for that of who brings it.",
  })
  leaves?: MealTimeInput | null;
}

@InputType({ description: 'Changes of an eater; absent fields stay.' })
class UpdateEaterInput extends EaterFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name of a companion or a pending participant; members choose their own.',
  })
  name?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of a companion: id of the participant who bears the share of the costs; null for the one who brings the companion.',
  })
  sharePaidById?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version that the changes are based on: CONFLICT, with `conflict` in the extensions, if one of these fields was changed later to another value. Without it the last write wins.',
  })
  version?: number;
}

@InputType({
  description:
    'A person whom a participant brings; by default one portion, no avoids, and there when the participant is.',
})
class AddCompanionInput extends EaterFieldsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The participant who brings the companion; the viewer by default.',
  })
  participantId?: string | null;

  @Field({ description: 'Name, 1 to 120 characters.' })
  name: string;
}

@InputType()
export abstract class AttendanceFieldsInput {
  @Field(() => CalendarDateScalar, { description: 'A day of the trip.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;

  @Field(() => ID, { description: 'The eater.' })
  eaterId: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the eater eats at the slot; null leaves it to arrival and departure, of a companion to who brings it.',
  })
  attends: boolean | null;
}

@InputType({ description: 'Whether an eater eats at a slot.' })
class SetAttendanceInput extends AttendanceFieldsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@ObjectType({ description: 'Answer to a change of an eater.', simpleResolvers: true })
class EaterPayload {
  @Field(() => Eater, { description: 'The eater.' })
  eater: Eater;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeCompanion.', simpleResolvers: true })
class RemoveCompanionPayload {
  @Field(() => ID, { description: 'Id of the removed companion.' })
  eaterId: string;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to setAttendance.', simpleResolvers: true })
class AttendancePayload {
  @Field(() => SlotAttendanceObject, { description: 'The slot.' })
  slot: SlotAttendanceObject;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@Resolver(() => Eater)
export class EaterResolver {
  @Mutation(() => EaterPayload, {
    description: 'Adds a companion of the viewer; organizers add them to everybody. At most 100 people eat.',
  })
  addCompanion(
    @Arg('input', () => AddCompanionInput, { description: 'The companion.' }) input: AddCompanionInput,
    @Context() ctx: Ctx,
  ): Promise<EaterPayload> {
    return addCompanion(ctx, input.tripId, input);
  }

  @Mutation(() => EaterPayload, {
    description:
      'Changes what people eat, and when: of themselves and their companions, organizers of everybody. CONFLICT for fields changed after the version of the input.',
  })
  updateEater(
    @Arg('id', () => ID, { description: 'Id of the eater.' }) id: string,
    @Arg('input', () => UpdateEaterInput, { description: 'The changes.' }) input: UpdateEaterInput,
    @Context() ctx: Ctx,
  ): Promise<EaterPayload> {
    return updateEater(ctx, id, input);
  }

  @Mutation(() => RemoveCompanionPayload, {
    description: 'Removes a companion; CONFLICT for a participant.',
  })
  removeCompanion(
    @Arg('id', () => ID, { description: 'Id of the companion.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RemoveCompanionPayload> {
    return removeCompanion(ctx, id);
  }

  @Mutation(() => AttendancePayload, { description: 'Says whether an eater eats at a slot.' })
  setAttendance(
    @Arg('input', () => SetAttendanceInput, { description: 'Slot and eater.' }) input: SetAttendanceInput,
    @Context() ctx: Ctx,
  ): Promise<AttendancePayload> {
    return setAttendance(ctx, input.tripId, input);
  }

  @FieldResolver(() => String, { description: 'Name; of a participant the name in the trip.' })
  name(@Root() eater: Readonly<Eater>, @Context() ctx: Ctx): MaybePromise<string> {
    return eaterName(ctx, eater);
  }

  @FieldResolver(() => Float, {
    description: 'Size of a portion, 0 to 2 in steps of 0.25: baby 0, child 0.5, adult 1, hungry 1.5.',
  })
  portion(@Root() { portionQuarters }: Readonly<Eater>): number {
    return portionQuarters / 4;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the eater has avoids, or said "I eat everything". Verdicts do not speak for the others.',
  })
  answered(@Root() eater: Readonly<Eater>): boolean {
    return hasAnswered(eater);
  }

  @FieldResolver(() => MealTimeObject, {
    nullable: true,
    description: 'First meal; null for the first of the trip, of a companion for that of who brings it.',
  })
  arrives(@Root() { arrivesDate, arrivesType }: Readonly<Eater>): MealTimeObject | null {
    return mealTimeOf(arrivesDate, arrivesType);
  }

  @FieldResolver(() => MealTimeObject, {
    nullable: true,
    description: 'Last meal; null for the last of the trip, of a companion for that of who brings it.',
  })
  leaves(@Root() { leavesDate, leavesType }: Readonly<Eater>): MealTimeObject | null {
    return mealTimeOf(leavesDate, leavesType);
  }

  @FieldResolver(() => [EaterAbilityEnum], {
    description: 'Actions that the viewer may take on this eater now.',
  })
  viewerCan(@Root() eater: Readonly<Eater>, @Context() ctx: Ctx): MaybePromise<readonly EaterAbility[]> {
    return eaterAbilities(ctx, eater);
  }
}
