import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  attendanceChange,
  attendanceChangeFields,
  attendanceFields,
  chosenEatersFields,
  companionFields,
  companionListFields,
  eaterChangeFields,
  listedCompanion,
  renameGroupFields,
  sentAvoid,
} from '../../../../domain/people/eater/eaterFields.ts';
import { slotFields } from '../../../../domain/plan/mealFields.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, limitsOf, TRIP_OF_ROW, VERSION_TEXT, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { Eater, mealTimeOf, MealTimeObject } from '../../entities/eater.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { renameGroup } from './renameGroup.service.ts';
import { changeAttendance, setAttendance } from './attendance.service.ts';
import { addCompanion, addCompanions, removeCompanion, removeCompanions } from './companions.service.ts';
import { SlotAttendanceObject } from './attendance.resolver.ts';
import { eaterAbilities, eaterName, type EaterAbility } from './eater.service.ts';
import { updateEater } from './updateEater.service.ts';

const EaterAbilityEnum = enumType<EaterAbility>(
  'EaterAbility',
  'An action that the viewer may take on an eater.',
  { edit: 'Change portion, avoids, times and attendance.', remove: 'Remove the companion.' },
);

export const AVOID_TEXTS = {
  kind: 'What the value is.',
  value: 'The diet, the content or the word.',
  text: 'In own words, {limits}: "no mushrooms". Read as dietary restrictions are; what is not understood becomes a word.',
  strictness: 'How strictly it is avoided.',
} as const;

@InputType({ description: 'What an eater does not eat: a kind and a value, or a text.' })
export class EaterAvoidInput extends inputOf(sentAvoid.shape, AVOID_TEXTS) {}

@InputType({ description: 'A slot of the plan, as a point in time.' })
class MealTimeInput extends inputOf(slotFields, { date: 'The day.', type: 'The meal type.' }) {}

export const EATER_TEXTS = {
  portion: 'Portion, {limits}.',
  avoids: { text: 'Everything that the eater does not eat, {limits} things.', type: EaterAvoidInput },
  eatsEverything:
    'Whether the eater says "I eat everything": BAD_USER_INPUT beside avoids, which take it back.',
  note: 'A remark for those who cook, {limits}; null drops it. Remarks in texts of avoids are added to it.',
  group:
    'Group of the trip, {limits}; null for none. Names that differ only in case and spaces are one group, spelled as its first.',
  arrives: {
    text: "First meal; null for the trip's first, of a companion for that of who brings it.",
    type: MealTimeInput,
  },
  leaves: {
    text: "Last meal; null for the trip's last, of a companion for that of who brings it.",
    type: MealTimeInput,
  },
} as const;

@InputType({ description: 'Changes of an eater; absent fields stay.' })
class UpdateEaterInput extends inputOf(eaterChangeFields.shape, {
  ...EATER_TEXTS,
  name: 'Name of a companion or a pending participant; members choose their own.',
  sharePaidById:
    'Of a companion: id of the participant who bears the share of the costs; null for the one who brings the companion.',
  version: VERSION_TEXT,
}) {}

@InputType({
  description:
    'A person whom a participant brings; by default one portion, no avoids, and there when the participant is.',
})
class AddCompanionInput extends tripInputOf(companionFields.shape, {
  ...EATER_TEXTS,
  participantId: 'The participant who brings the companion; the viewer by default.',
  name: 'Name, {limits}.',
}) {}

@InputType({
  description: 'One of several people whom the viewer brings; absent fields are as in AddCompanionInput.',
})
class ListedCompanionInput extends inputOf(listedCompanion.shape, {
  ...EATER_TEXTS,
  name: 'Name, {limits}.',
}) {}

@InputType({ description: 'People whom the viewer brings.' })
class AddCompanionsInput extends tripInputOf(companionListFields.shape, {
  companions: { text: 'The people, {limits}.', type: ListedCompanionInput },
}) {}

@InputType({ description: 'Companions to remove.' })
class RemoveCompanionsInput extends tripInputOf(chosenEatersFields.shape, {
  eaterIds: 'Ids of companions of the viewer, {limits}; others are skipped.',
}) {}

export const ATTENDANCE_TEXTS = {
  date: 'A day of the trip.',
  type: 'The meal type.',
  eaterId: 'The eater.',
  attends:
    'Whether the eater eats at the slot; null leaves it to arrival and departure, of a companion to who brings it.',
} as const;

@InputType({ description: 'Whether an eater eats at a slot.' })
class SetAttendanceInput extends tripInputOf(attendanceFields.shape, ATTENDANCE_TEXTS) {}

@InputType({ description: 'Whether some people, or all of a group, eat at a slot.' })
class AttendanceChangeInput extends inputOf(attendanceChange.shape, {
  eaterIds: 'The people, {limits}; instead of a group.',
  group: 'The group; instead of people.',
  date: ATTENDANCE_TEXTS.date,
  type: ATTENDANCE_TEXTS.type,
  attends: ATTENDANCE_TEXTS.attends,
}) {}

@InputType({ description: 'Who eats at slots.' })
class ChangeAttendanceInput extends tripInputOf(attendanceChangeFields.shape, {
  changes: {
    text: 'The changes, {limits}. The last one of a person and a slot counts.',
    type: AttendanceChangeInput,
  },
}) {}

@InputType({ description: 'A new name of a group.' })
class RenameGroupInput extends tripInputOf(renameGroupFields.shape, {
  group: 'The group.',
  name: 'Its new name, {limits}.',
  join: 'Whether its people join another group of that name; else CONFLICT.',
}) {}

@ObjectType({ description: 'Answer to renameGroup.' })
class RenameGroupPayload {
  @Field(() => [Eater], {
    description: 'The people of the renamed group, without those whose group they joined.',
  })
  eaters: readonly Eater[];

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to a change of an eater.' })
class EaterPayload {
  @Field(() => Eater, { description: 'The eater.' })
  eater: Eater;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to addCompanions.' })
class AddCompanionsPayload {
  @Field(() => [Eater], { description: 'The companions, in order.' })
  eaters: readonly Eater[];

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeCompanion.' })
class RemoveCompanionPayload {
  @Field(() => ID, { description: 'Id of the removed companion.' })
  eaterId: string;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeCompanions.' })
class RemoveCompanionsPayload {
  @Field(() => [ID], { description: 'Ids of the removed companions.' })
  eaterIds: readonly string[];

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to setAttendance.' })
class AttendancePayload {
  @Field(() => SlotAttendanceObject, { description: 'The slot.' })
  slot: SlotAttendanceObject;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to changeAttendance.' })
class ChangeAttendancePayload {
  @Field(() => [SlotAttendanceObject], { description: 'The changed slots.' })
  slots: readonly SlotAttendanceObject[];

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@Resolver(() => Eater)
export class EaterResolver {
  @Mutation(() => EaterPayload, {
    description: `Adds a companion of the viewer; organizers add them to everybody. At most ${LIMITS.tripEaters} people eat. Takes an Idempotency-Key.`,
  })
  addCompanion(
    @Input(AddCompanionInput, 'The companion.') input: AddCompanionInput,
    @Context() ctx: Ctx,
  ): Promise<EaterPayload> {
    return addCompanion(ctx, input.tripId, input);
  }

  @Mutation(() => AddCompanionsPayload, {
    description:
      'Adds several companions of the viewer, all of them or none, as readPeople reads them from a list. The account does not remember them for other trips. Takes an Idempotency-Key.',
  })
  addCompanions(
    @Input(AddCompanionsInput, 'The companions.') input: AddCompanionsInput,
    @Context() ctx: Ctx,
  ): Promise<AddCompanionsPayload> {
    return addCompanions(ctx, input.tripId, input);
  }

  @Mutation(() => EaterPayload, {
    description:
      'Changes what people eat, and when: of themselves and their companions, organizers of everybody. CONFLICT for fields changed after the version of the input.',
  })
  updateEater(
    @Arg('id', () => ID, { description: 'Id of the eater.' }) id: string,
    @Input(UpdateEaterInput, 'The changes.') input: UpdateEaterInput,
    @Arg('tripId', () => ID, { nullable: true, description: TRIP_OF_ROW }) tripId: string | null,
    @Context() ctx: Ctx,
  ): Promise<EaterPayload> {
    return updateEater(ctx, inTrip(tripId, id), input);
  }

  @Mutation(() => RemoveCompanionPayload, { description: 'Removes a companion; CONFLICT for a participant.' })
  removeCompanion(
    @Arg('id', () => ID, { description: 'Id of the companion.' }) id: string,
    @Arg('tripId', () => ID, { nullable: true, description: TRIP_OF_ROW }) tripId: string | null,
    @Context() ctx: Ctx,
  ): Promise<RemoveCompanionPayload> {
    return removeCompanion(ctx, inTrip(tripId, id));
  }

  @Mutation(() => RemoveCompanionsPayload, {
    description: 'Removes several companions of the viewer, as one change: what addCompanions added.',
  })
  removeCompanions(
    @Input(RemoveCompanionsInput, 'The companions.') input: RemoveCompanionsInput,
    @Context() ctx: Ctx,
  ): Promise<RemoveCompanionsPayload> {
    return removeCompanions(ctx, input.tripId, input);
  }

  @Mutation(() => AttendancePayload, { description: 'Says whether an eater eats at a slot.' })
  setAttendance(
    @Input(SetAttendanceInput, 'Slot and eater.') input: SetAttendanceInput,
    @Context() ctx: Ctx,
  ): Promise<AttendancePayload> {
    return setAttendance(ctx, input.tripId, input);
  }

  @Mutation(() => ChangeAttendancePayload, {
    description:
      'Says who eats at slots, by person or by group: all of it or nothing, as one change. Needs the right to change each of the people.',
  })
  changeAttendance(
    @Input(ChangeAttendanceInput, 'The changes.') input: ChangeAttendanceInput,
    @Context() ctx: Ctx,
  ): Promise<ChangeAttendancePayload> {
    return changeAttendance(ctx, input.tripId, input);
  }

  @Mutation(() => RenameGroupPayload, {
    description:
      'Renames a group: for all of its people, and the dishes that are for it, as one change. Needs the right to change each of the people.',
  })
  renameGroup(
    @Input(RenameGroupInput, 'The group and its name.') input: RenameGroupInput,
    @Context() ctx: Ctx,
  ): Promise<RenameGroupPayload> {
    return renameGroup(ctx, input.tripId, input);
  }

  @FieldResolver(() => String, { description: 'Name; of a participant the name in the trip.' })
  name(@Root() eater: Readonly<Eater>, @Context() ctx: Ctx): MaybePromise<string> {
    return eaterName(ctx, eater);
  }

  @FieldResolver(() => Float, {
    description: `Size of a portion, ${limitsOf(eaterChangeFields.shape.portion)}: baby 0, child 0.5, adult 1, hungry 1.5.`,
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
