import { DatePicker, parseDate, useDatePickerContext } from '@chakra-ui/react/date-picker';
import { Popover } from '@chakra-ui/react/popover';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { addDays, isCalendarDate, type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/useMediaQuery.ts';
import { calendarRecipe, popoverRecipe } from '../theme/calendar.recipe.ts';
import styles from './DateCalendar.module.css';
import type { DatePart } from './datePart.ts';
import { lastOfMonth } from './readDate.ts';

export interface DateCalendarProps {
  readonly parts: readonly DatePart[];
  /** The one to choose. */
  readonly part: number;
  /** Of its control and button. */
  readonly ids: { readonly control: string; readonly button: string };
  readonly today: CalendarDate;
  readonly isOpen: boolean;
  readonly onPick: (date: CalendarDate) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** One calendar for both ends of a range: choosing the first goes on to the last. */
export function DateCalendar(props: DateCalendarProps) {
  const { parts, part, ids, isOpen, onClose, finalFocus } = props;
  const months = useMediaQuery(PHONE_QUERY) ? 1 : 2;
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      ids={{ trigger: ids.button, anchor: ids.control }}
      // Not portalled, to stay in a dialog's focus trap; fixed, so that its scrolling does not clip it.
      portalled={false}
      positioning={{
        placement: 'bottom-start',
        gutter: 6,
        strategy: 'fixed',
        fitViewport: true,
        // It may cover its field where a phone has no other room.
        overlap: true,
        overflowPadding: 8,
      }}
      // The calendar focuses its day itself.
      autoFocus={false}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Popover.Positioner>
        <Popover.Content>
          <Popover.Title aria-live="polite">Choose the {parts[part]?.day}</Popover.Title>
          <Months key={`${part} ${months}`} {...props} months={months} />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

interface MonthsProps extends DateCalendarProps {
  readonly months: number;
}

function Months(props: MonthsProps) {
  const { parts, part, months, onPick } = props;
  const [preview, setPreview] = useState<CalendarDate | null>(null);
  const { min, max, value = '' } = parts[part] ?? {};
  const { opening, focused } = openingDays(props);
  const [first = '', last = ''] = parts.map((each, index) =>
    index === part ? (preview ?? each.value) : each.value,
  );
  const dayOf = (date: CalendarDate) => parts.find((each) => each.value === date)?.day;
  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      inline
      locale="en-US"
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      maxView="day"
      fixedWeeks
      numOfMonths={months}
      value={isCalendarDate(value) ? [parseDate(value)] : []}
      defaultFocusedValue={parseDate(opening)}
      isDateUnavailable={(date) => {
        const day = date.toString();
        return day < (min ?? day) || day > (max ?? day);
      }}
      onFocusChange={({ focusedValue }) => setPreview(focusedValue.toString())}
      onValueChange={({ value: [date] }) => {
        if (date !== undefined) onPick(date.toString());
      }}
      translations={{
        dayCell: ({ value: date, valueText, unavailable, today: isToday }) =>
          [valueText, isToday && 'today', dayOf(date.toString()), unavailable && 'not available']
            .filter(Boolean)
            .join(', '),
      }}
    >
      {/* A group, as screen readers keep their own keys in it. */}
      <DatePicker.Content role="group" aria-roledescription="calendar" aria-label="Days">
        {Array.from({ length: months }, (_, offset) => (
          <Month
            key={offset}
            offset={offset}
            isLast={offset === months - 1}
            ends={parts.map((each) => each.value)}
            range={{ first, last }}
            onPreview={setPreview}
          />
        ))}
        <FocusDay day={focused} />
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

interface MonthProps {
  readonly offset: number;
  readonly isLast: boolean;
  readonly ends: readonly string[];
  /** With the day under the pointer or the focus in place of the one to choose. */
  readonly range: { readonly first: string; readonly last: string };
  readonly onPreview: (date: CalendarDate | null) => void;
}

function Month({ offset, isLast, ends, range, onPreview }: MonthProps) {
  const calendar = useDatePickerContext();
  const captionId = useId();
  const { weeks, visibleRange, visibleRangeText } = calendar.getOffset({ months: offset });
  return (
    <div>
      <DatePicker.ViewControl>
        {offset === 0 && (
          <DatePicker.PrevTrigger aria-label="Earlier months">
            <ChevronLeft size={20} />
          </DatePicker.PrevTrigger>
        )}
        <span id={captionId} className={styles['caption']} aria-live="polite">
          {visibleRangeText.start}
        </span>
        {isLast && (
          <DatePicker.NextTrigger aria-label="Later months">
            <ChevronRight size={20} />
          </DatePicker.NextTrigger>
        )}
      </DatePicker.ViewControl>
      <DatePicker.Table
        id={`${captionId}-table`}
        aria-labelledby={captionId}
        onPointerLeave={() => onPreview(null)}
      >
        <DatePicker.TableHead>
          <DatePicker.TableRow>
            {calendar.weekDays.map(({ short }) => (
              <DatePicker.TableHeader key={short}>{short.slice(0, 2)}</DatePicker.TableHeader>
            ))}
          </DatePicker.TableRow>
        </DatePicker.TableHead>
        <DatePicker.TableBody>
          {weeks.map((week) => (
            <DatePicker.TableRow key={String(week[0])}>
              {week.map((date) =>
                date.month === visibleRange.start.month ? (
                  <DatePicker.TableCell
                    key={date.toString()}
                    value={date}
                    visibleRange={visibleRange}
                    data-range={placeIn(range, date.toString())}
                    data-end={ends.includes(date.toString()) ? '' : undefined}
                    onPointerEnter={({ pointerType }) => {
                      if (pointerType === 'mouse') onPreview(date.toString());
                    }}
                  >
                    <DatePicker.TableCellTrigger>{date.day}</DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ) : (
                  <td key={date.toString()} />
                ),
              )}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    </div>
  );
}

function placeIn({ first, last }: MonthProps['range'], date: CalendarDate) {
  if (!isCalendarDate(first) || !isCalendarDate(last) || date < first || date > last) return undefined;
  if (first === last) return 'only';
  if (date === first) return 'first';
  return date === last ? 'last' : 'between';
}

/** `opening` decides the month. A range's end opens in the month of its start. */
function openingDays({ parts, part, today, months }: MonthsProps) {
  const { value = '', min } = parts[part] ?? {};
  const start = parts[part - 1]?.value ?? '';
  const chosen = isCalendarDate(value) ? value : null;
  if (!isCalendarDate(start)) return { opening: chosen ?? min ?? today, focused: chosen ?? min ?? today };
  const earliest = min ?? start;
  const lastShown = months === 1 ? lastOfMonth(start) : lastOfMonth(addDays(lastOfMonth(start), 1));
  const focused = chosen !== null && chosen >= earliest && chosen <= lastShown ? chosen : earliest;
  return { opening: start, focused };
}

/** On mounting: also when the last day follows the first. */
function FocusDay({ day }: { readonly day: CalendarDate }) {
  const { setFocusedValue } = useDatePickerContext();
  const markRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    setFocusedValue(parseDate(day));
    const frame = requestAnimationFrame(() =>
      markRef.current?.parentElement
        ?.querySelector<HTMLElement>('[data-part=table-cell-trigger][data-focus]')
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mounting
  }, []);
  return <span ref={markRef} hidden />;
}
