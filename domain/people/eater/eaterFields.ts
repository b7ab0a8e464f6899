import * as z from 'zod/mini';
import { fieldText, fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { CONTENTS } from '../../food/content.ts';
import { DIETS } from '../../food/diets.ts';
import type { Avoid } from '../../food/avoid.ts';
import { LIMITS } from '../../limits.ts';
import {
  flag,
  idField,
  optionalText,
  requiredText,
  shortList,
  versionField,
  oneOf,
} from '../../text/text.ts';
import { dietaryRestrictionsOrSame } from '../../food/restriction/dietaryRestrictions.ts';
import { endDateField, startDateField } from '../../plan/dateFields.ts';
import { MEAL_TYPES } from '../../plan/meal.ts';
import { slotFields } from '../../plan/mealFields.ts';
import type { TypedAvoid } from './avoidReading.ts';
import { AVOID_KINDS, STRICTNESSES, type EaterAvoid } from './eater.ts';
import { groupName } from './group.ts';
import { compareMealTimes, type MealTime } from '../../plan/mealTime.ts';
import { MAX_QUARTERS } from './portion.ts';

const eaterName = requiredText(
  msg('field.name', 'Name'),
  LIMITS.name,
  msg('eater.nameMissing', 'Please enter a name.'),
);

const PORTION = fieldMsg(
  'eater.portionMalformed',
  'Portion has to be a number from 0 to {max} in steps of 0.25.',
  { max: MAX_QUARTERS / 4 },
);
const portionQuarters = z.pipe(
  z
    .number({ error: PORTION })
    .check(z.gte(0, PORTION), z.lte(MAX_QUARTERS / 4, PORTION), z.multipleOf(0.25, PORTION)),
  z.transform((portion) => portion * 4),
);

const VALUES: Readonly<Record<Avoid['kind'], readonly string[] | null>> = {
  diet: DIETS,
  content: CONTENTS,
  word: null,
};

const NO_AVOID = msg('eater.avoidMissing', 'Please say what is not eaten: a kind and a value, or a text.');
const strictness = oneOf(msg('field.strictness', 'Strictness'), STRICTNESSES);
const avoidText = z.nullish(
  requiredText(msg('field.whatIsNotEaten', 'What is not eaten'), LIMITS.name, NO_AVOID),
);
export const sentAvoid = z
  .object({
    kind: z.nullish(oneOf(msg('field.kind', 'Kind'), AVOID_KINDS)),
    value: avoidText,
    text: avoidText,
    strictness,
  })
  .check(
    z.refine(({ kind, value, text }) => [kind, value].every((one) => (one == null) === (text != null)), {
      error: fieldText(NO_AVOID),
      path: ['value'],
      abort: true,
    }),
    z.refine(({ kind, value }) => kind == null || (VALUES[kind]?.includes(value ?? '') ?? true), {
      error: fieldMsg('eater.avoidUnknown', 'This diet or food content is not known.'),
      path: ['value'],
    }),
  );
const givenAvoid = z.pipe(
  sentAvoid,
  z.transform(({ kind, value, text, strictness }): EaterAvoid | TypedAvoid =>
    // The checks above: a value of its kind, or a text.
    text == null ? ({ kind, value, strictness } as EaterAvoid) : { text, strictness },
  ),
);

/** Neither is guessed to be the true one. */
export const EATS_ALL_BUT = msg(
  'eater.eatsAllBut',
  'A person who eats everything does not avoid anything. Please say one or the other.',
);
export const TOO_MANY_AVOIDS = msg(
  'eater.tooManyAvoids',
  'There can be at most {max} things that a person does not eat.',
  { max: LIMITS.eaterAvoids },
);
const avoids = shortList(givenAvoid, LIMITS.eaterAvoids, {
  notAList: msg('eater.avoidsMalformed', 'What is not eaten has to be a list.'),
  tooMany: TOO_MANY_AVOIDS,
});

const mealTime = z.nullable(
  z.object(slotFields, {
    error: fieldMsg('eater.timeMalformed', 'First and last meal have to be a date and a meal type.'),
  }),
);

const eaterNote = optionalText(msg('field.note', 'Note'), LIMITS.text);

const eaterGroup = z.pipe(
  optionalText(msg('field.group', 'Group'), LIMITS.groupName),
  z.transform((name) => name && groupName(name)),
);

/** Absent ones stay, or have their default; null times are the trip's first and last meal. */
const optionalFields = {
  portion: z.optional(portionQuarters),
  avoids: z.optional(avoids),
  /** Of who has no avoids. Giving avoids takes it back. */
  eatsEverything: z.optional(flag(msg('field.eatsEverything', 'Eats everything'))),
  note: z.optional(eaterNote),
  group: z.optional(eaterGroup),
  arrives: z.optional(mealTime),
  leaves: z.optional(mealTime),
};

/** One of a list. */
export const listedCompanion = z.object({ name: eaterName, ...optionalFields });

/** Of the viewer unless a participant is named. */
export const companionFields = z.object({
  participantId: z.nullish(idField(msg('field.participantId', 'Participant id'))),
  ...listedCompanion.shape,
});

export const eaterChangeFields = z.object({
  name: z.optional(eaterName),
  ...optionalFields,
  /** Of a companion; null: who brings it. */
  sharePaidById: z.nullish(idField(msg('field.participantId', 'Participant id'))),
  version: versionField,
});

/** Of the account. Without an id: the user, or with a name a companion. */
export const rememberedFields = z.object({
  id: z.nullish(idField(msg('field.eaterId', 'Eater id'))),
  name: z.nullish(eaterName),
  portion: optionalFields.portion,
  avoids: optionalFields.avoids,
  eatsEverything: optionalFields.eatsEverything,
  note: optionalFields.note,
});

const eaterIds = shortList(idField(msg('field.eaterId', 'Eater id')), LIMITS.tripEaters, {
  notAList: msg('eater.idsMalformed', 'Eaters have to be a list of ids.'),
  tooMany: msg('restriction.tooManyEaters', 'There can be at most {max} eaters.', { max: LIMITS.tripEaters }),
});

const NO_MOVES = msg('restriction.moveMissing', 'Please say which restriction belongs to whom.');
const partText = z.nullish(requiredText(msg('field.restriction', 'Restriction'), LIMITS.freeText, NO_MOVES));

const chosenEaterIds = eaterIds.check(
  z.minLength(1, fieldMsg('eater.nobodyChosen', 'Please choose at least one person.')),
);

/** Several people of a trip. */
export const chosenEatersFields = z.object({ eaterIds: chosenEaterIds });

/** A part of the trip's restrictions, as the trip presents it, and whom it belongs to. */
export const restrictionMove = z.object(
  {
    kind: z.nullish(z.enum(AVOID_KINDS, { error: fieldText(NO_MOVES) })),
    value: partText,
    text: partText,
    strictness,
    eaterIds: chosenEaterIds,
  },
  { error: fieldText(NO_MOVES) },
);

export const restrictionMoveFields = z.object({
  moves: shortList(restrictionMove, LIMITS.restrictions, {
    notAList: NO_MOVES,
    tooMany: msg('restriction.tooManyMoves', 'At most {max} restrictions can be moved at once.', {
      max: LIMITS.restrictions,
    }),
  }).check(z.minLength(1, fieldText(NO_MOVES))),
});

export const LEAVES_BEFORE_ARRIVING = msg(
  'eater.leavesBeforeArriving',
  'The last meal cannot be before the first.',
);

interface Times {
  readonly arrives?: MealTime | null | undefined;
  readonly leaves?: MealTime | null | undefined;
}

export function isInOrder({ arrives, leaves }: Times): boolean {
  return arrives == null || leaves == null || compareMealTimes(arrives, leaves) <= 0;
}

export const timesInOrder = z.refine<Times>(isInOrder, {
  error: fieldText(LEAVES_BEFORE_ARRIVING),
  path: ['leaves'],
});

const NO_COMPANIONS = msg('eater.listEmpty', 'Please send at least one person.');

/** All of them, or none. */
export const companionListFields = z.object({
  companions: shortList(listedCompanion.check(timesInOrder), LIMITS.tripEaters, {
    notAList: msg('eater.listMalformed', 'People have to be a list.'),
    tooMany: msg('eater.listTooLong', 'At most {max} people can be added at once.', {
      max: LIMITS.tripEaters,
    }),
  }).check(z.minLength(1, fieldText(NO_COMPANIONS))),
});

export const PEOPLE_LIST_TOO_LARGE = msg(
  'peopleList.tooLarge',
  'A list of people can have at most {max} MB.',
  { max: LIMITS.peopleListBytes / 2 ** 20 },
);

/** A list of people to read. */
export const peopleTextFields = z.object({
  text: z
    .string({ error: fieldMsg('peopleList.malformed', 'The list has to be a text.') })
    .check(z.maxLength(LIMITS.peopleListBytes, fieldText(PEOPLE_LIST_TOO_LARGE))),
});

/** null drops the exception. */
export const attendanceFields = z.object({
  ...slotFields,
  eaterId: idField(msg('field.eaterId', 'Eater id')),
  attends: z.nullable(flag(msg('field.attends', 'Attends'))),
});

const EATERS_MISSING = fieldMsg(
  'attendance.whoMissing',
  'Please say whose attendance changes: some people, or a group.',
);

/** People, or all of a group, at a slot; null drops their exceptions. */
export const attendanceChange = z
  .object(
    {
      eaterIds: z.nullish(eaterIds),
      group: z.optional(eaterGroup),
      ...slotFields,
      attends: attendanceFields.shape.attends,
    },
    { error: EATERS_MISSING },
  )
  .check(
    z.refine(({ eaterIds: ids, group }) => (ids == null) !== (group == null), {
      error: EATERS_MISSING,
      path: ['eaterIds'],
    }),
  );

const namedGroup = z.pipe(
  requiredText(
    msg('field.group', 'Group'),
    LIMITS.groupName,
    msg('group.nameMissing', 'Please enter a name for the group.'),
  ),
  z.transform(groupName),
);

export const renameGroupFields = z.object({
  group: namedGroup,
  name: namedGroup,
  /** Absent: no other group has the name. */
  join: z.nullish(flag(msg('field.join', 'Join'))),
});

const NO_CHANGES = msg('attendance.changesMissing', 'Please say who eats, and when.');
export const attendanceChangeFields = z.object({
  changes: shortList(attendanceChange, LIMITS.attendanceChanges, {
    notAList: NO_CHANGES,
    tooMany: msg('attendance.tooManyChanges', 'At most {max} changes can be made at once.', {
      max: LIMITS.attendanceChanges,
    }),
  }),
});

export const previewedEater = z.object({
  id: z.nullish(idField(msg('field.eaterId', 'Eater id'))),
  removed: z.nullish(flag(msg('field.removed', 'Removed'))),
  ...optionalFields,
});

/** A change to preview: of an eater, a new companion without an id; of attendance; of the dates, meal types or rules. */
export const previewFields = z.object(
  {
    eater: z.nullish(previewedEater),
    attendance: z.nullish(attendanceFields),
    startDate: z.nullish(startDateField),
    endDate: z.nullish(endDateField),
    moveMeals: z.nullish(flag(msg('field.movingMeals', 'Moving meals'))),
    mealTypes: z.nullish(z.array(z.enum(MEAL_TYPES))),
    dietaryRestrictions: dietaryRestrictionsOrSame,
  },
  { error: fieldMsg('verdict.previewMalformed', 'A change to preview has to be an object with its fields.') },
);

export type PreviewFields = z.output<typeof previewFields>;
export type EaterChangeFields = z.output<typeof eaterChangeFields>;
