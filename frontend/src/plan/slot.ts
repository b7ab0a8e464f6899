import { t } from '@lingui/core/macro';
import { listed } from '../../../domain/text/listed.ts';
import { domainMeal } from '../gql/mealEnums.ts';
import type { PlannedMealFragment } from '../gql/fragments/PlannedMeal.generated.ts';

export function mealName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? t`Meal without a name` : name;
}

export type Meal = ReturnType<typeof mealOf>;

export function mealOf(fragment: PlannedMealFragment) {
  return domainMeal(fragment);
}

/** "Bean tacos and slaw": what a slot has besides its first dish; null without. */
export function otherDishes([, ...others]: readonly Meal[]): string | null {
  return others.length === 0 ? null : listed(others.map(mealName));
}

export function withText(others: string): string {
  return t`with ${others}`;
}

function assignedTo(name: string): string {
  return t`Assigned to ${name}`;
}

/** 'Assigned to You' or 'Assigned to Jonas Weber' (specification, section 4). */
export function assigneeLabel(assignee: { readonly name: string; readonly isViewer: boolean }): string {
  return assignee.isViewer ? t`Assigned to You` : assignedTo(assignee.name);
}
