import { LIMITS } from '../../../../domain/limits.ts';
import { joinedAnswers } from '../../../../domain/people/eater/eater.ts';
import { groupSpelling } from '../../../../domain/people/eater/group.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import type { ImportedEater } from '../../../../domain/trip/transfer/importEaters.ts';
import { newIdIn } from '../../base/ids.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows, insertSql, rowsAsJson } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const insertOnce = statement<never>(
  'insert_imported_exceptions',
  `${insertSql(AttendanceException)} on conflict on constraint attendance_exceptions_pkey do nothing`,
);

const insertDutiesOnce = statement<never>(
  'insert_imported_duties',
  `${insertSql(Duty)} on conflict on constraint duties_pkey do nothing`,
);

/**
 * Seats the importer of a new trip as in the file, and the companions they bring; others are left out.
 * @param name the importer's, by which the file knows them
 */
export async function importEaters(
  tx: Ctx,
  { id: participantId, tripId }: Pick<Participant, 'id' | 'tripId'>,
  name: string,
  eaters: readonly ImportedEater[],
): Promise<void> {
  const own = eaters.find((eater) => eater.broughtBy === null && eater.name === name);
  const companions = eaters.filter(({ broughtBy }) => broughtBy === name);
  const spell = groupSpelling([own?.group ?? null]);
  const before = await tx.db.findOneByOrFail(Eater, { tripId, participantId });
  if (own !== undefined) {
    const columns = { ...columnsOf(own), ...joinedAnswers(own, before) };
    await tx.db.update(Eater, { tripId, id: before.id }, columns);
  }
  const brought = companions
    .slice(0, LIMITS.tripEaters - 1)
    .map((companion) => ({ id: newIdIn(tripId), companion }));
  const isNew = { tripId, participantId, isCompanion: true, createdAt: tx.now() };
  const rows = brought.map(({ id, companion }) => ({
    ...isNew,
    ...columnsOf(companion),
    group: spell(companion.group),
    id,
    name: companion.name,
  }));
  await insertRows(tx.db, Eater, rows);
  const exceptions = [
    ...(own?.exceptions ?? []).map((one) => ({ ...one, tripId, eaterId: before.id })),
    ...brought.flatMap(({ id, companion }) =>
      companion.exceptions.map((one) => ({ ...one, tripId, eaterId: id })),
    ),
  ];
  await insertOnce.all(tx.db, [rowsAsJson(AttendanceException, exceptions)]);
  const duties = (own?.duties ?? []).map((one) => ({ ...one, tripId, participantId }));
  await insertDutiesOnce.all(tx.db, [rowsAsJson(Duty, duties)]);
}

function columnsOf({
  name: _name,
  broughtBy: _host,
  exceptions: _exceptions,
  duties: _duties,
  portionQuarters = DEFAULT_QUARTERS,
  arrives,
  leaves,
  ...columns
}: ImportedEater) {
  return {
    ...columns,
    portionQuarters,
    arrivesDate: arrives?.date ?? null,
    arrivesType: arrives?.type ?? null,
    leavesDate: leaves?.date ?? null,
    leavesType: leaves?.type ?? null,
  };
}
