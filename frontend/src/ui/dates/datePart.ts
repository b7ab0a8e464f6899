import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import type { FieldLook } from '../controls/Field.tsx';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';

type Day = 'first day' | 'last day' | 'day of the receipt' | 'day of the payment';

interface DayTexts {
  readonly name: string;
  /** Of the calendar. */
  readonly title: string;
  readonly inCalendar: string;
}

export const DAY_TEXTS: Readonly<Record<Day, DayTexts>> = {
  'first day': {
    name: t`first day`,
    title: t`Choose the first day`,
    inCalendar: t`Choose the first day in a calendar`,
  },
  'last day': {
    name: t`last day`,
    title: t`Choose the last day`,
    inCalendar: t`Choose the last day in a calendar`,
  },
  'day of the receipt': {
    name: t`day of the receipt`,
    title: t`Choose the day of the receipt`,
    inCalendar: t`Choose the day of the receipt in a calendar`,
  },
  'day of the payment': {
    name: t`day of the payment`,
    title: t`Choose the day of the payment`,
    inCalendar: t`Choose the day of the payment in a calendar`,
  },
};

/** A date to type or to choose in the calendar. */
export interface DatePart extends FieldLook {
  readonly day: Day;
  /** `yyyy-MM-dd`, '' for none, or typed text that is no date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}
