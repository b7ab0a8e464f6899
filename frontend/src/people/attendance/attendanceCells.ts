import { t } from '@lingui/core/macro';
import { isThere, type Stay } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { TripEater, TripTable } from '../tripTable.ts';
import { mealOfDay } from '../../labels/slotLabel.ts';

/** A slot before an eater's first or after the last meal. */
export interface AwayCell {
  readonly eater: TripEater;
  readonly slot: MealTime;
  readonly stay: Stay;
}

/** `eats`, `not` this meal, or `away`: before the first or after the last meal. */
export type CellState = 'eats' | 'not' | 'away';

const LETTERS: Readonly<Record<CellState, string>> = { eats: 'e', not: 'n', away: 'a' };
const STATES: Readonly<Record<string, CellState>> = { e: 'eats', n: 'not', a: 'away' };

/** A row's states, one letter each: rows whose letters stay are not rendered again. */
export function rowStates(table: TripTable, slots: readonly MealTime[]): ReadonlyMap<string, string> {
  const present = slots.map((slot) => new Set(table.at(slot).eaters.map(({ id }) => id)));
  return new Map(
    table.eaters.map((eater) => [
      eater.id,
      slots
        .map((slot, index) => {
          if (present[index]?.has(eater.id) === true) return LETTERS.eats;
          return isThere(table.stays.get(eater.id) ?? eater, slot) ? LETTERS.not : LETTERS.away;
        })
        .join(''),
    ]),
  );
}

export function stateAt(states: string, index: number): CellState {
  return STATES[states[index] ?? ''] ?? 'away';
}

const SPOKEN: Readonly<Record<CellState, string>> = { eats: t`eats`, not: t`does not eat`, away: t`away` };

/** "Ana, Saturday breakfast: does not eat" */
export function cellLabel(name: string, slot: MealTime, state: CellState): string {
  return `${name}, ${slotText(slot)}: ${SPOKEN[state]}`;
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
