import { asText } from '../../text/asText.ts';
import { msg } from '../../text/message.ts';
import { MEAL_TIMES } from '../../plan/meal.ts';
import { isPhone } from '../../people/phone/spelling.ts';
import { mealPlan, type PlannedTrip, type SlottedMeal } from '../../plan/plan.ts';
import type { ExportedDay } from './tripExport.ts';

export type NameOf = (participantId: string | null) => string | null;

/** Without phone numbers: files and paper are shared. */
export function nameInFile(name: string): string {
  return isPhone(name) ? asText(msg('person.noNameYet', 'No name yet')) : name;
}

export function schedule(trip: PlannedTrip, meals: readonly SlottedMeal[], nameOf: NameOf): ExportedDay[] {
  return mealPlan(trip, meals).map(({ date, slots }) => ({
    date,
    slots: slots.map(({ type, meals: [meal, ...others] }) => ({
      type,
      time: MEAL_TIMES[type],
      status: meal?.status ?? 'pending',
      meal: meal === undefined ? '' : [meal, ...others].map(({ name }) => name).join(', '),
      assignedTo: nameOf(meal?.assignedToId ?? null),
    })),
  }));
}
