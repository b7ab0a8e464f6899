import { conflictMark } from '../../../../domain/people/verdict/conflictMark.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { firstName } from '../../labels/firstName.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/** Open conflicts of planned meals by meal id: "Ana can’t eat couscous". */
export function conflictMarks({
  eaters,
  slots,
}: Pick<TripVerdicts, 'eaters' | 'slots'>): ReadonlyMap<string, string> {
  const called = eaters.map((eater) => ({ ...eater, name: firstName(eater) }));
  const marks = slots.flatMap(({ verdict }) => {
    const mark = verdict === null ? null : conflictMark(verdict.reasons, called);
    return verdict === null || mark === null ? [] : [[verdict.mealId, asText(mark)] as const];
  });
  return new Map(marks);
}
