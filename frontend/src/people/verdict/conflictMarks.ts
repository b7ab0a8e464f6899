import { t } from '@lingui/core/macro';
import { conflictMark } from '../../../../domain/people/verdict/conflictMark.ts';
import { slotVerdict } from '../../../../domain/people/verdict/slotVerdict.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { firstName } from '../../labels/firstName.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/** What is wrong at slots, by the id of the meal that it is told of: "Ana can’t eat couscous", "Dan has no dish". */
export function conflictMarks({
  eaters,
  slots,
  at,
}: Pick<TripVerdicts, 'eaters' | 'slots' | 'at'>): ReadonlyMap<string, string> {
  const called = eaters.map((eater) => ({ ...eater, name: firstName(eater) }));
  const nameOf = (id: string) => called.find((eater) => eater.id === id)?.name ?? '';
  const marks = [...grouped(slots, mealTimeKey).values()].flatMap((dishes) => {
    const planned = dishes.flatMap(({ verdict, table }) =>
      verdict === null ? [] : [{ verdict, eaterIds: table.eaters.map(({ id }) => id) }],
    );
    const [first] = planned;
    const [slot] = dishes;
    if (first === undefined || slot === undefined) return [];
    const there = at(slot).eaters.map(({ id }) => id);
    const { verdict, withoutDish } = slotVerdict(there, planned);
    if (verdict === 'safe') return [];
    const [hungry, ...others] = withoutDish;
    if (hungry !== undefined)
      return [[first.verdict.mealId, withoutDishText(nameOf(hungry), others.length)] as const];
    return planned.flatMap((dish) => marksOf(dish.verdict, called));
  });
  return new Map(marks);
}

function marksOf(
  verdict: NonNullable<JudgedSlot['verdict']>,
  called: Parameters<typeof conflictMark>[1],
): (readonly [mealId: string, mark: string])[] {
  const mark = conflictMark(verdict.reasons, called);
  return mark === null ? [] : [[verdict.mealId, asText(mark)]];
}

/** "Dan has no dish" */
export function withoutDishText(name: string, more: number): string {
  return more === 0 ? t`${name} has no dish` : t`${name} and ${more} more have no dish`;
}
