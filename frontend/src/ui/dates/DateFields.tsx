import { Suspense, useId, useRef, useState } from 'react';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { preload } from '../../browser/preload.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { Field } from '../controls/Field.tsx';
import { lazyComponent } from '../layout/lazyComponent.tsx';
import { DateInput } from './DateInput.tsx';
import type { DatePart } from './datePart.ts';

// Loaded when a button of it has the pointer or the focus.
const DateCalendar = lazyComponent(() => import('./DateCalendar.tsx').then((module) => module.DateCalendar));

interface DateFieldsProps {
  /** One date, or the first and the last of a range. */
  readonly parts: readonly [DatePart] | readonly [DatePart, DatePart];
  /** A typed 'Dec 5' means the last one, not the next one. */
  readonly isPast?: boolean;
}

/** One date or both ends of a range, typed or chosen in one calendar. The place arranges the fields. */
export function DateFields({ parts, isPast = false }: DateFieldsProps) {
  const id = useId();
  const today = useToday();
  const [part, setPart] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The calendar stays at the field where it was opened.
  const [anchor, setAnchor] = useState(0);
  const openerRef = useRef<HTMLElement>(null);
  const idsOf = (index: number) => ({ control: `${id}-${index}`, button: `${id}-${index}-button` });
  const first = parts[0].value;
  return (
    <>
      {parts.map((each, index) => {
        const { label, isOptional, note, hint, error } = each;
        const isPartOpen = isOpen && part === index;
        return (
          <Field
            key={idsOf(index).control}
            label={label}
            isOptional={isOptional}
            note={note}
            hint={hint}
            error={error}
          >
            <DateInput
              part={each}
              near={{ day: !isPast && index === 1 && isCalendarDate(first) ? first : today, isPast }}
              ids={{ ...idsOf(index), group: id }}
              isOpen={isPartOpen}
              onCalendar={(opener) => {
                openerRef.current = opener;
                setPart(index);
                if (!isOpen) setAnchor(index);
                setOpen(!isPartOpen);
              }}
              onExpected={() => preload(DateCalendar.load)}
            />
          </Field>
        );
      })}
      {part !== null && (
        <Suspense fallback={null}>
          <DateCalendar
            parts={parts}
            part={part}
            ids={{ ...idsOf(anchor), group: id }}
            today={today}
            isOpen={isOpen}
            onPick={(date) => {
              parts[part]?.onChange(date);
              const next = part + 1;
              if (next < parts.length) setPart(next);
              else setOpen(false);
            }}
            onClose={() => setOpen(false)}
            finalFocus={() => openerRef.current}
          />
        </Suspense>
      )}
    </>
  );
}
