import { t } from '@lingui/core/macro';
import { conflictMark } from '../../../../domain/people/verdict/conflictMark.ts';
import { asText } from '../../../../domain/text/asText.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/** What is wrong at slots, by the id of the meal that it is told of: "Ana can’t eat couscous", "Dan has no dish". */
export function conflictMarks({
  eaters,
  standings,
}: Pick<TripVerdicts, 'eaters' | 'standings'>): ReadonlyMap<string, string> {
  const nameOf = (id: string) => eaters.find((eater) => eater.id === id)?.name ?? '';
  const marks = standings.flatMap(({ verdict, verdicts, withoutDish }): (readonly [string, string])[] => {
    const [first] = verdicts;
    const [hungry, ...others] = withoutDish;
    if (verdict === 'safe' || first === undefined) return [];
    if (hungry !== undefined) return [[first.mealId, withoutDishText(nameOf(hungry), others.length)]];
    return verdicts.flatMap(({ mealId, reasons }) => {
      const mark = conflictMark(reasons, eaters);
      return mark === null ? [] : [[mealId, asText(mark)] as const];
    });
  });
  return new Map(marks);
}

/** "Dan has no dish" */
function withoutDishText(name: string, more: number): string {
  return more === 0 ? t`${name} has no dish` : t`${name} and ${more} more have no dish`;
}
