import { dutiesText } from '../../../../domain/people/work/dutyText.ts';
import type { Duty, DutyKind } from '../../../../domain/plan/duty.ts';
import { textOrNull } from '../../../../domain/text/asText.ts';
import { mealTypeOf, apiMealType } from '../../gql/mealEnums.ts';
import type { DutyKind as ApiDutyKind } from '../../gql/schema.generated.ts';
import { firstName } from '../../labels/firstName.ts';
import type { AssignMealFragment } from '../AssignMeal.generated.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { TripDutiesFragment } from '../Duties.generated.ts';

type ApiDuty = TripDutiesFragment['duties'][number];

const KINDS: Readonly<Record<ApiDutyKind, DutyKind>> = { HELP: 'help', WASH_UP: 'wash_up' };
export const API_DUTY_KINDS = { help: 'HELP', wash_up: 'WASH_UP' } as const satisfies Record<
  DutyKind,
  ApiDutyKind
>;

export function dutyOf({ date, type, kind, participantId }: ApiDuty): Duty {
  return { date, type: mealTypeOf(type), kind: KINDS[kind], participantId };
}

export function isDutyAt(slot: MealTime, kind: DutyKind): (duty: ApiDuty) => boolean {
  return (duty) =>
    duty.date === slot.date && duty.type === apiMealType(slot.type) && duty.kind === API_DUTY_KINDS[kind];
}

/** "Leo and Ana help, Dan washes up"; '' for nobody. */
export function dutiesOfSlot({ participants, duties }: AssignMealFragment, slot: MealTime): string {
  const peopleOf = (kind: DutyKind) => {
    const ids = new Set(duties.filter(isDutyAt(slot, kind)).map(({ participantId }) => participantId));
    return participants
      .filter(({ id }) => ids.has(id))
      .map((one) => ({ isViewer: one.isViewer, name: firstName(one) }));
  };
  return textOrNull(dutiesText(peopleOf)) ?? '';
}
