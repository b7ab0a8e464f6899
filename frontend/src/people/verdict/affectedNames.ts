import { t } from '@lingui/core/macro';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { PlateNames } from '../../labels/plates.ts';

/** After "for": "Ana and you". */
export function affectedNames(eaters: readonly NamedEater[]): string {
  return listed(
    eaters.map(({ name, isViewer = false }) => (isViewer ? t({ message: 'you', context: 'for you' }) : name)),
  );
}

/** Of these eaters, those who get a separate plate: "Mia and you". */
export function plateNames(eaters: readonly (NamedEater & { readonly id: string })[]): PlateNames {
  return (eaterIds) => affectedNames(eaters.filter(({ id }) => eaterIds.includes(id)));
}
