import { tooLong } from '../../../../domain/text/text.ts';
import { msg } from '../../../../domain/text/message.ts';
import { joinedNote } from '../../../../domain/people/eater/eater.ts';
import { readAnswer, type ReadAnswer } from '../../../../domain/people/eater/avoidReading.ts';
import {
  EATS_ALL_BUT,
  eaterChangeFields,
  isInOrder,
  LEAVES_BEFORE_ARRIVING,
  TOO_MANY_AVOIDS,
  type EaterChangeFields,
} from '../../../../domain/people/eater/eaterFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { notOfTrip, requireViewer } from '../../access/require.ts';
import { requireEater } from '../../access/requireEater.ts';
import { NOT_PENDING } from '../../access/requireLocked.ts';
import { AppError, badInput, notFound, type VersionConflict } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeVersioned } from '../../db/changeVersioned.ts';
import { updateRow } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater, mealTimeOf } from '../../entities/eater.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { spelledGroup } from './group.sql.ts';
import { rememberEater } from './rememberedEaters.sql.ts';

export interface ChangedEater {
  readonly eater: Eater;
  readonly trip: Trip;
}

/**
 * Changes an eater: absent fields stay, null times are the trip's ends. What the viewer says about themselves and their
 * companions is remembered.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED, CONFLICT for the name of a member, and
 * with `conflict` for fields that changed after the input's version
 */
export async function updateEater(ctx: Ctx, rawEaterId: unknown, rawInput: unknown): Promise<ChangedEater> {
  const viewer = requireViewer(ctx);
  const { name, version, sharePaidById, ...fields } = readInput(eaterChangeFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, eater, target } = await requireEater(tx, rawEaterId);
    const columns = eaterColumns(fields, eater.note);
    requireSound(Object.assign({}, eater, columns));
    const isRenamed = !eater.isCompanion && (await renamePending(tx, target, name));
    const changes = {
      ...columns,
      group: columns.group === undefined ? undefined : await spelledGroup(tx, eater, columns.group),
      name: eater.isCompanion ? name : undefined,
      sharePaidById: await requirePayer(tx, eater, sharePaidById),
    };
    const basis = { version, stamp: stampOf(own, tx.now()), inApi: inApiNames };
    const updated = await changeVersioned(tx.db, Eater, { tripId: trip.id, id: eater.id }, changes, basis);
    if (updated === null) throw notFound('eater');
    if (target.id === own.id) await rememberEater(tx, viewer, updated.row, eater.name);
    return changed(
      { eater: updated.row, trip },
      ...(updated.isChanged ? [changeBy(own, 'TABLE', [eater.id])] : []),
      ...(isRenamed ? [changeBy(own, 'PARTICIPANTS', [target.id])] : []),
    );
  });
}

/**
 * Columns of the given fields. Typed avoids are read, and their remarks added to the note; who has avoids no longer eats
 * everything.
 * @throws BAD_USER_INPUT for too many avoids, and a note that gets too long
 */
export function eaterColumns(
  {
    portion,
    avoids: given,
    eatsEverything,
    note: givenNote,
    group,
    arrives,
    leaves,
  }: Omit<EaterChangeFields, 'name' | 'version'>,
  noteBefore: string | null,
) {
  const { avoids, remarks } = given === undefined ? NO_ANSWER : readAnswer(given);
  const keptNote = givenNote === undefined ? noteBefore : givenNote;
  const note = remarks.length === 0 ? givenNote : joinedNote([keptNote ?? '', ...remarks]);
  if (note !== undefined && note !== null && note.length > LIMITS.text)
    throw badInput('note', tooLong(msg('field.note', 'Note'), LIMITS.text));
  if (avoids !== undefined && avoids.length > LIMITS.eaterAvoids) throw badInput('avoids', TOO_MANY_AVOIDS);
  return {
    ...(portion === undefined ? {} : { portionQuarters: portion }),
    ...(avoids === undefined ? {} : { avoids }),
    ...(avoids === undefined || avoids.length === 0 ? {} : { eatsEverything: false }),
    ...(eatsEverything === undefined ? {} : { eatsEverything }),
    ...(note === undefined ? {} : { note }),
    ...(group === undefined ? {} : { group }),
    ...(arrives === undefined
      ? {}
      : { arrivesDate: arrives?.date ?? null, arrivesType: arrives?.type ?? null }),
    ...(leaves === undefined ? {} : { leavesDate: leaves?.date ?? null, leavesType: leaves?.type ?? null }),
  };
}

const NO_ANSWER: Partial<Pick<ReadAnswer, 'avoids'>> & Pick<ReadAnswer, 'remarks'> = { remarks: [] };

type Told = Pick<
  Eater,
  'arrivesDate' | 'arrivesType' | 'leavesDate' | 'leavesType' | 'avoids' | 'eatsEverything'
>;

/** @throws BAD_USER_INPUT if the last meal is before the first, and as {@link requireOneAnswer} */
export function requireSound({ arrivesDate, arrivesType, leavesDate, leavesType, ...answer }: Told): void {
  requireOneAnswer(answer);
  const arrives = mealTimeOf(arrivesDate, arrivesType);
  const leaves = mealTimeOf(leavesDate, leavesType);
  if (!isInOrder({ arrives, leaves })) throw badInput('leaves', LEAVES_BEFORE_ARRIVING);
}

/** @throws BAD_USER_INPUT for avoids beside "I eat everything" */
export function requireOneAnswer({ avoids, eatsEverything }: Pick<Eater, 'avoids' | 'eatsEverything'>): void {
  if (eatsEverything && avoids.length > 0) throw badInput('eatsEverything', EATS_ALL_BUT);
}

/**
 * Who bears a companion's share; null for who brings it.
 * @throws BAD_USER_INPUT for participants themselves, and for others than participants of the trip
 */
async function requirePayer(
  tx: Ctx,
  { tripId, participantId, isCompanion }: Eater,
  payerId: string | null | undefined,
): Promise<string | null | undefined> {
  if (payerId === undefined || payerId === null) return payerId;
  const field = 'sharePaidById';
  if (!isCompanion)
    throw badInput(
      field,
      msg('eater.payerOfNoCompanion', 'Only the share of a companion can be borne by another person.'),
    );
  const participants = await tx.loaders.participantsOfTrip.get(tripId);
  if (!participants.some(({ id, inviteStatus }) => id === payerId && inviteStatus !== 'declined'))
    throw notOfTrip(field);
  return payerId === participantId ? null : payerId;
}

/**
 * Names a pending participant.
 * @returns whether the name is another one
 * @throws CONFLICT for another name of a member
 */
async function renamePending(
  tx: Ctx,
  { tripId, id, name: before, inviteStatus }: Participant,
  name: string | undefined,
): Promise<boolean> {
  if (name === undefined || name === before) return false;
  if (inviteStatus !== 'pending') throw new AppError('CONFLICT', NOT_PENDING, { field: 'name' });
  return (await updateRow(tx.db, Participant, { tripId, id }, { name })) !== null;
}

function inApiNames(conflict: VersionConflict): VersionConflict {
  // The values are the row's.
  const row = conflict.current as unknown as Eater;
  return {
    ...conflict,
    fields: [...new Set(conflict.fields.map((field) => API_NAMES[field] ?? field))],
    current: {
      ...(row.name === null ? {} : { name: row.name }),
      portion: row.portionQuarters / 4,
      avoids: row.avoids,
      eatsEverything: row.eatsEverything,
      note: row.note,
      group: row.group,
      arrives: mealTimeOf(row.arrivesDate, row.arrivesType),
      leaves: mealTimeOf(row.leavesDate, row.leavesType),
      ...(row.isCompanion ? { sharePaidById: row.sharePaidById } : {}),
    },
  };
}

const API_NAMES: Readonly<Record<string, string>> = {
  portionQuarters: 'portion',
  arrivesDate: 'arrives',
  arrivesType: 'arrives',
  leavesDate: 'leaves',
  leavesType: 'leaves',
};
