import { t } from '@lingui/core/macro';
import { DatePicker, parseDate, useDatePickerContext } from '@chakra-ui/react/date-picker';
import { Popover } from '@chakra-ui/react/popover';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { localTimeZone } from '../../../../domain/text/dates/dates.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { isCalendarDate, type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { calendarRecipe, popoverRecipe } from '../theme/calendar.recipe.ts';
import { ignoreSecondClick } from '../controls/ignoreSecondClick.ts';
import styles from './DateCalendar.module.css';
import { DAY_TEXTS, type DatePart } from './datePart.ts';

interface DateCalendarProps {
  readonly parts: readonly DatePart[];
  /** The one to choose. */
  readonly part: number;
  /** Of its control and button, and of all that moves it to another date. */
  readonly ids: { readonly control: string; readonly button: string; readonly group: string };
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
  const day = parts[part]?.day;
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      ids={{ trigger: ids.button, anchor: ids.control }}
      // A press on the other date moves it over.
      onInteractOutside={(event) => {
        const { target } = event.detail;
        if (target instanceof Element && target.closest(`[data-calendar="${ids.group}"]`) !== null)
          event.preventDefault();
      }}
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
          <Popover.Title aria-live="polite">{day && DAY_TEXTS[day].title}</Popover.Title>
          <Months key={months} {...props} months={months} />
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
  const { opening, focusable } = openingDays(props);
  const [first = '', last = ''] = parts.map((each, index) =>
    index === part ? (preview ?? each.value) : each.value,
  );
  const pick = (date: CalendarDate) => {
    setPreview(null);
    onPick(date);
  };
  const dayOf = (date: CalendarDate) => {
    const day = parts.find((each) => each.value === date)?.day;
    return day && DAY_TEXTS[day].name;
  };
  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      inline
      locale={reader().locale}
      timeZone={localTimeZone()}
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
        if (date !== undefined) pick(date.toString());
      }}
      translations={{
        dayCell: ({ value: date, valueText, unavailable, today: isToday }) =>
          [valueText, isToday && t`today`, dayOf(date.toString()), unavailable && t`not available`]
            .filter(Boolean)
            .join(', '),
      }}
    >
      {/* A group, as screen readers keep their own keys in it. */}
      <DatePicker.Content role="group" aria-roledescription="" aria-label={t`Days`}>
        {Array.from({ length: months }, (_, offset) => (
          <Month
            key={offset}
            offset={offset}
            isLast={offset === months - 1}
            ends={parts.map((each) => each.value)}
            range={{ first, last }}
            onPreview={setPreview}
            // The library reports changes alone.
            chosen={value}
            onChosen={() => pick(value)}
          />
        ))}
        <FocusDay key={part} days={focusable} />
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
  readonly chosen: string;
  /** It is pressed again. */
  readonly onChosen: () => void;
}

function Month({ offset, isLast, ends, range, onPreview, chosen, onChosen }: MonthProps) {
  const calendar = useDatePickerContext();
  const captionId = useId();
  const { weeks, visibleRange, visibleRangeText } = calendar.getOffset({ months: offset });
  return (
    <div>
      <DatePicker.ViewControl>
        {offset === 0 && (
          <DatePicker.PrevTrigger aria-label={t`Earlier months`}>
            <ChevronLeft size={20} />
          </DatePicker.PrevTrigger>
        )}
        <span id={captionId} className={styles['caption']} aria-live="polite">
          {visibleRangeText.start}
        </span>
        {isLast && (
          <DatePicker.NextTrigger aria-label={t`Later months`}>
            <ChevronRight size={20} />
          </DatePicker.NextTrigger>
        )}
      </DatePicker.ViewControl>
      <DatePicker.Table
        id={`${captionId}-table`}
        aria-labelledby={captionId}
        // Chakra's words are English.
        aria-roledescription=""
        onPointerLeave={() => onPreview(null)}
        // The second click of a double click would choose the last day, too.
        onClickCapture={ignoreSecondClick}
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
                    <DatePicker.TableCellTrigger {...(date.toString() === chosen && pressed(onChosen))}>
                      {date.day}
                    </DatePicker.TableCellTrigger>
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

function pressed(onPress: () => void) {
  return {
    onClick: onPress,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') onPress();
    },
  };
}

/** `opening` decides the month: of a range's end, that of its start. The first of `focusable` in sight has the focus. */
function openingDays({ parts, part, today }: MonthsProps) {
  const { value = '', min } = parts[part] ?? {};
  const start = parts[part - 1]?.value ?? '';
  const chosen = isCalendarDate(value) ? value : null;
  if (!isCalendarDate(start)) {
    const opening = chosen ?? min ?? today;
    return { opening, focusable: [opening] };
  }
  const earliest = min ?? start;
  const isAllowed = chosen !== null && chosen >= earliest;
  return { opening: start, focusable: isAllowed ? [chosen, earliest] : [earliest] };
}

/** On mounting: also when the last day follows the first, where the months stay under the pointer. */
function FocusDay({ days }: { readonly days: readonly CalendarDate[] }) {
  const { setFocusedValue, visibleRange } = useDatePickerContext();
  const markRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [from, to] = [visibleRange.start.toString(), visibleRange.end.toString()];
    const day = days.find((each) => each >= from && each <= to) ?? days[0];
    if (day !== undefined) setFocusedValue(parseDate(day));
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
