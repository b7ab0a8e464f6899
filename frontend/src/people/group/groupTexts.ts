import { plural, t } from '@lingui/core/macro';
import type { EaterGroup } from '../../../../domain/people/eater/group.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import type { TripEater } from '../tripAttendance.ts';

/** "Otters"; of those who are in none "No group". */
export function groupLabel({ name }: Pick<EaterGroup<unknown>, 'name'>): string {
  return name ?? t`No group`;
}

/** "12 people, 10½ portions" */
export function groupSize(eaters: readonly Pick<TripEater, 'portionQuarters'>[]): string {
  const portions = portionsLabel(eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0));
  const people = plural(eaters.length, { one: '# person', other: '# people' });
  return t`${people}, ${portions}`;
}
