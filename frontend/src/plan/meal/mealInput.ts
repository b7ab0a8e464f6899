import { t } from '@lingui/core/macro';
import { UNASSIGNED, type MealFormField } from '../../../../domain/plan/mealFields.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Words } from '../../forms/conflict.ts';
import type { Meal } from '../slot.ts';
import type { MealChange } from '../useSaveMeal.ts';

type MealText = Exclude<MealFormField, 'name' | 'assignedToId'>;

export interface MealInput extends Versioned, Readonly<Record<MealText, string>> {
  readonly name: string;
  /** Participant id or {@link UNASSIGNED}, which is chosen at first. */
  readonly assignedToId: string;
  /** A saved meal is planned. */
  readonly isNeeded: boolean;
}

/** The same as sent and shown. */
export interface MealValues extends Readonly<Record<MealText, string | null>> {
  readonly name: string;
  readonly assignedToId: string | null;
  readonly status: Meal['status'];
}

export function mealInput(meal: (MealValues & Pick<Meal, 'version'>) | null): MealInput {
  return {
    version: meal?.version ?? null,
    name: meal?.name ?? '',
    description: meal?.description ?? '',
    assignedToId: meal?.assignedToId ?? UNASSIGNED,
    isNeeded: meal?.status !== 'not_needed',
  };
}

/** The values of {@link mealInput}. */
export function mealValues({ name, description, assignedToId, isNeeded }: MealInput): MealValues {
  return {
    name,
    description: description === '' ? null : description,
    assignedToId: assignedToId === UNASSIGNED ? null : assignedToId,
    status: isNeeded ? 'planned' : 'not_needed',
  };
}

/** The change that writes these fields; a saved meal is planned. */
export function mealChange(values: MealValues, fields: readonly (keyof MealValues)[]): MealChange {
  const sent: Required<Pick<MealChange, keyof MealValues>> = { ...values, status: 'PLANNED' };
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
}

export interface MealPerson {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

export function mealWords(participants: readonly MealPerson[]): Words<MealValues> {
  const cookName = (cookId: string) => {
    const cook = participants.find(({ id }) => id === cookId);
    return cook?.isViewer === true ? t`You` : (cook?.name ?? t`Former member`);
  };
  return {
    name: { label: t`Meal name`, text: ({ name }) => name },
    description: { label: t`Description`, text: ({ description }) => description ?? '' },
    assignedToId: {
      label: t`Assigned to`,
      text: ({ assignedToId }) => (assignedToId === null ? t`Nobody yet` : cookName(assignedToId)),
    },
    status: {
      label: t`This slot`,
      text: ({ status }) => (status === 'planned' ? t`Planned` : t`Not needed`),
    },
  };
}
