import { t } from '@lingui/core/macro';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import { listed } from '../../../../domain/text/listed.ts';

/** After "for": "Ana and you". */
export function affectedNames(eaters: readonly NamedEater[]): string {
  return listed(
    eaters.map(({ name, isViewer = false }) => (isViewer ? t({ message: 'you', context: 'for you' }) : name)),
  );
}
