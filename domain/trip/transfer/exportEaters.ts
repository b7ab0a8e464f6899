import type { AttendanceException } from '../../people/eater/attendance.ts';
import type { Eater } from '../../people/eater/eater.ts';
import type { Duty } from '../../plan/duty.ts';
import type { ExportedEater } from './tripExport.ts';
import { nameInFile, type NameOf } from './tripSchedule.ts';

interface SourceEater extends Omit<Eater, 'avoids'> {
  readonly avoids: readonly Pick<Eater['avoids'][number], 'kind' | 'value' | 'strictness'>[];
}

export interface SourceAttendance {
  readonly eaters: readonly SourceEater[];
  readonly exceptions: readonly AttendanceException[];
  /** Missing in copies of earlier versions. */
  readonly duties?: readonly Duty[] | undefined;
}

/** Who eats, what and when; companions name who brings them. */
export function exportedEaters(
  { eaters, exceptions, duties = [] }: SourceAttendance,
  nameOf: NameOf,
): ExportedEater[] {
  return eaters.map(
    ({
      id,
      name,
      participantId,
      isCompanion,
      portionQuarters,
      avoids,
      eatsEverything,
      note,
      group,
      arrives,
      leaves,
    }) => ({
      name: nameInFile(name),
      broughtBy: isCompanion ? nameOf(participantId) : null,
      portion: portionQuarters / 4,
      avoids: avoids.map(({ kind, value, strictness }) => ({ kind, value, strictness })),
      ...(eatsEverything && { eatsEverything }),
      ...(note !== null && { note }),
      ...(group !== null && { group }),
      arrives,
      leaves,
      exceptions: exceptions
        .filter(({ eaterId }) => eaterId === id)
        .map(({ date, type, attends }) => ({ date, type, attends })),
      ...(isCompanion ? {} : dutiesOf(participantId, duties)),
    }),
  );
}

function dutiesOf(id: string, duties: readonly Duty[]): Pick<ExportedEater, 'duties'> {
  const own = duties.filter(({ participantId }) => participantId === id);
  return own.length === 0 ? {} : { duties: own.map(({ date, type, kind }) => ({ date, type, kind })) };
}
