import type { Ref } from 'react';
import type { FieldLook } from '../controls/Field.tsx';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';

/** A date to type or to choose in the calendar. */
export interface DatePart extends FieldLook {
  /** In sentences: 'first day'. */
  readonly day: string;
  /** `yyyy-MM-dd`, '' for none, or typed text that is no date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}
