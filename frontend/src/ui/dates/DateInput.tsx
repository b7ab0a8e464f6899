import { t } from '@lingui/core/macro';
import { useFieldContext } from '@chakra-ui/react/field';
import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { TOUCH_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { fullDateLabel, weekdayLabel, writesDayFirst } from '../../../../domain/text/dates/dates.ts';
import { FieldInput } from '../controls/Field.tsx';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';
import { DAY_TEXTS, type DatePart } from './datePart.ts';
import styles from './DateFields.module.css';
import { readDate, type NearDay } from '../../../../domain/text/dates/readDate.ts';

interface DateInputProps {
  readonly part: DatePart;
  readonly near: NearDay;
  /** Of the calendar's anchor and button, and of what the calendar is for. */
  readonly ids: { readonly control: string; readonly button: string; readonly group: string };
  readonly isOpen: boolean;
  /** Gets what the focus returns to. */
  readonly onCalendar: (opener: HTMLElement) => void;
  readonly onExpected: () => void;
}

/** Within a {@link Field}. At rest it shows 'Dec 5, 2026'; its value is `2026-12-05`. */
export function DateInput({ part, near, ids, isOpen, onCalendar, onExpected }: DateInputProps) {
  const { value, onChange, onBlur, name, ref, day } = part;
  const [typed, setTyped] = useState<string | null>(null);
  const isTouched = useMediaQuery(TOUCH_QUERY);
  const isFocusedByPress = useRef(false);
  const readId = useId();
  const described = useFieldContext().getInputProps()['aria-describedby'];
  const label = isCalendarDate(value) ? fullDateLabel(value) : null;
  return (
    <div id={ids.control} className={styles['control']}>
      <FieldInput
        ref={ref}
        name={name}
        className={styles['input']}
        aria-describedby={
          [described, label === null ? undefined : readId].filter(Boolean).join(' ') || undefined
        }
        value={typed ?? value}
        placeholder={t`Choose a day`}
        spellCheck={false}
        // A finger chooses in the calendar, which a keyboard on the screen would hide.
        inputMode={isTouched ? 'none' : undefined}
        data-calendar={isTouched ? ids.group : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readDate(currentTarget.value, near, writesDayFirst()) ?? currentTarget.value);
        }}
        onMouseDown={({ currentTarget }) => {
          isFocusedByPress.current = document.activeElement !== currentTarget;
        }}
        // A first press, like the tab key, selects all: typing replaces the date.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => {
          if (isTouched) onCalendar(currentTarget);
          else if (isFocusedByPress.current) currentTarget.select();
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          onCalendar(event.currentTarget);
        }}
      />
      {label !== null && (
        <>
          <span className={styles['shown']} aria-hidden="true">
            {label}
          </span>
          <span id={readId}>
            <VisuallyHidden>
              {weekdayLabel(value)}, {label}
            </VisuallyHidden>
          </span>
        </>
      )}
      <button
        type="button"
        id={ids.button}
        className={styles['button']}
        data-calendar={ids.group}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => onCalendar(currentTarget)}
        onPointerEnter={onExpected}
        onFocus={onExpected}
      >
        <CalendarDays size={18} />
        <VisuallyHidden>{DAY_TEXTS[day].inCalendar}</VisuallyHidden>
      </button>
    </div>
  );
}
