import { t } from '@lingui/core/macro';
import { hasAllergy, type Eater } from '../../../../domain/people/eater/eater.ts';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { PlateEatersOf } from '../../labels/plates.ts';

/** After "for": "Ana and you". */
export function affectedNames(eaters: readonly NamedEater[]): string {
  return listed(
    eaters.map(({ name, isViewer = false }) => (isViewer ? t({ message: 'you', context: 'for you' }) : name)),
  );
}

/** Of these eaters, those who get a separate plate. */
export function plateEatersOf(eaters: readonly (NamedEater & Pick<Eater, 'avoids'>)[]): PlateEatersOf {
  return (eaterIds) => {
    const theirs = eaters.filter(({ id }) => eaterIds.includes(id));
    return { who: affectedNames(theirs), isForAllergy: theirs.some(hasAllergy) };
  };
}
