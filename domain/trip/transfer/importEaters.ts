import { addDays } from '../../time/calendarDate.ts';
import { joinedAnswers, joinedNote, type FullAnswer } from '../../people/eater/eater.ts';
import type { MealTime } from '../../plan/mealTime.ts';
import type { DutyKind } from '../../plan/duty.ts';
import { readAnswer } from '../../people/eater/avoidReading.ts';
import type { ReadEater } from './tripImportFields.ts';

/** A person of the file who eats; the portion is in quarters. */
export interface ImportedEater extends FullAnswer {
  readonly name: string;
  /** Of a companion: who brings it. */
  readonly broughtBy: string | null;
  readonly portionQuarters: number | undefined;
  readonly group: string | null;
  readonly arrives: MealTime | null;
  readonly leaves: MealTime | null;
  readonly exceptions: readonly (MealTime & { readonly attends: boolean })[];
  readonly duties: readonly (MealTime & { readonly kind: DutyKind })[];
}

export function importedEater(eater: ReadEater, days: number): ImportedEater {
  const moved = (time: MealTime | null = null) => time && { ...time, date: addDays(time.date, days) };
  const { avoids, remarks } = readAnswer(eater.avoids ?? []);
  return {
    name: eater.name,
    broughtBy: eater.broughtBy ?? null,
    portionQuarters: eater.portion,
    group: eater.group ?? null,
    ...joinedAnswers({ ...eater, avoids }, { avoids: [], note: joinedNote(remarks) }),
    arrives: moved(eater.arrives),
    leaves: moved(eater.leaves),
    exceptions: (eater.exceptions ?? []).map((one) => ({ ...one, date: addDays(one.date, days) })),
    duties: (eater.duties ?? []).map((one) => ({ ...one, date: addDays(one.date, days) })),
  };
}
