import { DUTY_KINDS, type Duty, type DutyKind } from '../../plan/duty.ts';
import { mealTimeKey, type MealTime } from '../../plan/mealTime.ts';
import { grouped } from '../../text/grouped.ts';
import type { SlotEaters } from '../eater/attendance.ts';
import { equalShares, type Job } from './equalShares.ts';

/** A needed slot with those who cook there. */
export interface DutySlot extends MealTime {
  readonly cookIds: readonly string[];
}

/** People at each slot, by kind. */
export type DutyCounts = Readonly<Record<DutyKind, number>>;

/** Needed slots at which a participant helps, and washes up. */
export interface DutyBalance {
  readonly helpCount: number;
  readonly washUpCount: number;
}

/** By participant. */
export function dutyBalance(
  slots: readonly MealTime[],
  duties: readonly Duty[],
): (participantId: string) => DutyBalance {
  const needed = new Set(slots.map(mealTimeKey));
  const byPerson = grouped(
    duties.filter((duty) => needed.has(mealTimeKey(duty))),
    ({ participantId }) => participantId,
  );
  return (id) => {
    const own = byPerson.get(id) ?? [];
    const helpCount = own.filter(({ kind }) => kind === 'help').length;
    return { helpCount, washUpCount: own.length - helpCount };
  };
}

interface Work {
  readonly slots: readonly DutySlot[];
  /** Those there are; they stay. */
  readonly duties: readonly Duty[];
  /** Accepted participants. */
  readonly participantIds: readonly string[];
  readonly eatersAt: (slot: MealTime) => SlotEaters;
}

/**
 * Gives each slot as many people as wanted who eat there, so that each duty is as equal as {@link equalShares} finds, ties at
 * random. A person has one job at a slot, cooking included, where enough people are there; never the same one twice.
 * @param random as Math.random()
 * @returns the new duties
 */
export function fairDuties(work: Work, wanted: DutyCounts, random: () => number): readonly Duty[] {
  let { duties } = work;
  for (const kind of DUTY_KINDS)
    if (wanted[kind] > 0) duties = [...duties, ...ofKind({ ...work, duties }, kind, wanted[kind], random)];
  return duties.slice(work.duties.length);
}

function ofKind(work: Work, kind: DutyKind, wanted: number, random: () => number): readonly Duty[] {
  const { slots, participantIds, eatersAt } = work;
  const indexes = new Map(participantIds.map((id, index) => [id, index]));
  const bySlot = grouped(work.duties, mealTimeKey);
  const before = participantIds.map(() => ({ weight: 0, count: 0 }));
  const jobs: (Job & { readonly slot: DutySlot })[] = [];
  for (const slot of slots) {
    const { eaters, portionQuarters: weight } = eatersAt(slot);
    const had = bySlot.get(mealTimeKey(slot)) ?? [];
    const same = had.filter((duty) => duty.kind === kind).map(({ participantId }) => participantId);
    for (const id of same) {
      const load = before[indexes.get(id) ?? -1];
      if (load !== undefined) Object.assign(load, { weight: load.weight + weight, count: load.count + 1 });
    }
    const busy = new Set([...slot.cookIds, ...had.map(({ participantId }) => participantId)]);
    const able = eaters
      .filter(({ isCompanion, participantId }) => !isCompanion && !same.includes(participantId))
      .filter(({ participantId }) => indexes.has(participantId));
    const indexesOf = (isBusy: boolean) =>
      able.flatMap(({ participantId: id }) => (busy.has(id) === isBusy ? (indexes.get(id) ?? []) : []));
    let missing = Math.max(0, wanted - same.length);
    // Who has a job already comes after those without.
    for (const people of [indexesOf(false), indexesOf(true)]) {
      const count = Math.min(missing, people.length);
      const apart = jobs.length;
      for (let given = 0; given < count; given++) jobs.push({ slot, weight, people, apart });
      missing -= count;
    }
  }
  const takers = equalShares(jobs, before, random);
  return jobs.flatMap(({ slot: { date, type } }, at) => {
    const participantId = participantIds[takers[at] ?? -1];
    return participantId === undefined ? [] : [{ date, type, kind, participantId }];
  });
}
