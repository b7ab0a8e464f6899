import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import type { RefCallBack } from 'react-hook-form';
import { portionsLabel } from '../../../domain/shopping/amount/portion.ts';
import { UNASSIGNED } from '../../../domain/plan/mealFields.ts';
import { ChoiceRow, ChoiceRows } from '../ui/controls/choice/ChoiceRows.tsx';
import { Avatar } from '../ui/marks/Avatar.tsx';
import type { AssignMealFragment } from './AssignMeal.generated.ts';
import styles from './CookPicker.module.css';
import type { Meal } from './slot.ts';

interface CookPickerProps {
  readonly participants: AssignMealFragment['participants'];
  /** For what each cooks. */
  readonly meals: readonly Meal[];
  /** Scrolls a long list, as more follows below it. */
  readonly isShort: boolean;
  readonly error?: string | undefined;
  /** Participant id or {@link UNASSIGNED}. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Focused on a validation error. */
  readonly ref: RefCallBack;
}

/** Radio buttons with what each cooks: the viewer first, who has not joined disabled, "Nobody yet" last. */
export function CookPicker({ participants, meals, isShort, error, value, onChange, ref }: CookPickerProps) {
  const having = (status: (typeof participants)[number]['inviteStatus']) =>
    participants.filter(({ inviteStatus }) => inviteStatus === status);
  const cooks = having('ACCEPTED').sort((a, b) => Number(b.isViewer) - Number(a.isViewer));
  return (
    <ChoiceRows
      legend={t`Assigned to`}
      className={isShort ? styles['short'] : undefined}
      value={value}
      onChoose={onChange}
      error={error}
    >
      {cooks.map((cook, index) => (
        <ChoiceRow key={cook.id} value={cook.id} inputRef={index === 0 ? ref : undefined}>
          <Avatar id={cook.id} name={cook.name} size="sm" isViewer={cook.isViewer} />
          <span className="ellipsis" dir="auto">
            {cook.isViewer ? t`You` : cook.name}
          </span>
          <span className={styles['load']}>{load(cook.id, meals)}</span>
        </ChoiceRow>
      ))}
      {having('PENDING').map((invited) => (
        <ChoiceRow key={invited.id} value={invited.id} isDisabled>
          <Avatar id={invited.id} name={invited.name} size="sm" />
          <span className={styles['invited']}>
            <span className="ellipsis" dir="auto">
              {invited.name}
            </span>
            <span className={styles['load']}>
              <Trans>has not joined yet</Trans>
            </span>
          </span>
        </ChoiceRow>
      ))}
      <ChoiceRow value={UNASSIGNED} inputRef={cooks.length === 0 ? ref : undefined}>
        <CircleDashed className="soft noShrink" size={28} strokeWidth={1.5} />
        <span className="ellipsis">
          <Trans>Nobody yet</Trans>
        </span>
      </ChoiceRow>
    </ChoiceRows>
  );
}

/** "2 meals, 6½ portions" */
function load(cookId: string, meals: readonly Meal[]): string {
  const own = meals.filter((meal) => meal.status === 'planned' && meal.assignedToId === cookId);
  const quarters = own.reduce((sum, { portions }) => sum + portions * 4, 0);
  const count = plural(own.length, { one: '# meal', other: '# meals' });
  return quarters === 0 ? count : `${count}, ${portionsLabel(quarters)}`;
}
