import { t } from '@lingui/core/macro';
import { isThere, type Stay } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import { mealOfDay } from '../../labels/slotLabel.ts';
import { labelled } from '../../labels/labelled.ts';

/** A slot before an eater's first or after the last meal. */
export interface AwayCell {
  readonly eater: TripEater;
  readonly slot: MealTime;
  readonly stay: Stay;
}

/** `eats`, `not` this meal, or `away`: before the first or after the last meal. */
export type CellState = 'eats' | 'not' | 'away';

/** Of a group also `some`: of those who are there by their times, not all eat. */
export type GroupState = CellState | 'some';

/** A group at a slot. */
export interface GroupCell {
  readonly state: GroupState;
  readonly eating: number;
  readonly quarters: number;
  /** Whom a press changes, and to what: all who are there eat, or nobody does. */
  readonly press: { readonly eaters: readonly TripEater[]; readonly attends: boolean };
}

const LETTERS: Readonly<Record<CellState, string>> = { eats: 'e', not: 'n', away: 'a' };
const STATES: Readonly<Record<string, CellState>> = { e: 'eats', n: 'not', a: 'away' };

/** A row's states, one letter each: rows whose letters stay are not rendered again. */
export function rowStates(
  attendance: TripAttendance,
  slots: readonly MealTime[],
): ReadonlyMap<string, string> {
  const present = slots.map((slot) => new Set(attendance.at(slot).eaters.map(({ id }) => id)));
  return new Map(
    attendance.eaters.map((eater) => [
      eater.id,
      slots
        .map((slot, index) => {
          if (present[index]?.has(eater.id) === true) return LETTERS.eats;
          return isThere(attendance.stays.get(eater.id) ?? eater, slot) ? LETTERS.not : LETTERS.away;
        })
        .join(''),
    ]),
  );
}

export function stateAt(states: string, index: number): CellState {
  return STATES[states[index] ?? ''] ?? 'away';
}

/** @param states from {@link rowStates} */
export function groupCell(
  eaters: readonly TripEater[],
  states: ReadonlyMap<string, string>,
  column: number,
): GroupCell {
  const inState = (state: CellState) =>
    eaters.filter(({ id }) => stateAt(states.get(id) ?? '', column) === state);
  const [eating, out] = [inState('eats'), inState('not')];
  const state =
    out.length === 0 ? (eating.length === 0 ? 'away' : 'eats') : eating.length === 0 ? 'not' : 'some';
  return {
    state,
    eating: eating.length,
    quarters: eating.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0),
    press: state === 'eats' ? { eaters: eating, attends: false } : { eaters: out, attends: true },
  };
}

/** "Otters, Saturday breakfast: 3 of 8 eat" */
export function groupCellLabel(group: string, slot: MealTime, eating: number, all: number): string {
  const meal = slotText(slot);
  return t`${group}, ${meal}: ${eating} of ${all} eat`;
}

const SPOKEN: Readonly<Record<CellState, string>> = { eats: t`eats`, not: t`does not eat`, away: t`away` };

/** "Ana, Saturday breakfast: does not eat" */
export function cellLabel(name: string, slot: MealTime, state: CellState): string {
  return labelled(`${name}, ${slotText(slot)}`, SPOKEN[state]);
}

/** "Saturday breakfast" */
export function slotText({ date, type }: MealTime): string {
  return mealOfDay(weekdayLabel(date), type);
}

/** Participants in their order, each with the companions. */
export function inSeatOrder(eaters: readonly TripEater[]): TripEater[] {
  const selves = eaters.filter(({ isCompanion }) => !isCompanion);
  return selves.flatMap((self) => [
    self,
    ...eaters.filter((eater) => eater.isCompanion && eater.participantId === self.participantId),
  ]);
}
