import { hasAllergy, type Eater } from '../../../../domain/people/eater/eater.ts';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import type { PlateEatersOf } from '../../labels/plates.ts';
import { affectedNames } from './affectedNames.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/**
 * Of these eaters, those who get a separate plate.
 * @param verdicts null while they load: until then every allergy counts
 */
export function plateEatersOf(
  eaters: readonly (NamedEater & Pick<Eater, 'avoids'>)[],
  verdicts: TripVerdicts | null,
): PlateEatersOf {
  return (row, rows) => {
    const theirs = eaters.filter(({ id }) => row.apartEaterIds.includes(id));
    const isForAllergy = verdicts?.isForAllergy(row, rows, theirs) ?? theirs.some(hasAllergy);
    return { who: affectedNames(theirs), isForAllergy };
  };
}
