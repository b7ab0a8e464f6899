import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useTripNamesQuery } from '../TripNames.generated.ts';
import { copiedMeals, copyText } from './menuDays.ts';
import { MenuDayRows } from './MenuDayRows.tsx';
import { useCopyMenu } from './useCopyMenu.ts';

/** An earlier trip, and what of it is ticked at first. */
export interface CopiedTrip {
  readonly fromTripId: string;
  readonly menu: boolean;
  readonly items: boolean;
}

interface MealTicks {
  readonly atFirst: boolean;
  /** By meal id. */
  readonly changed: ReadonlyMap<string, boolean>;
}

export interface CopyMenuDialogProps {
  readonly tripId: string;
  /** Null: to be chosen. */
  readonly copied: CopiedTrip | null;
  /** Of the trip, in order. */
  readonly days: readonly CalendarDate[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Meals of an earlier trip for the people of this one: shown first, then copied together. */
export function CopyMenuDialog(props: CopyMenuDialogProps) {
  const opening = useOpening(props.isOpen);
  return <CopyMenu key={opening} {...props} />;
}

function CopyMenu({ tripId, copied, days, isOpen, onClose }: CopyMenuDialogProps) {
  const menu = useCopyMenu(tripId, onClose);
  const { preview, failure, isLoading, show, copy } = menu;
  const [fromTripId, setFromTripId] = useState(copied?.fromTripId ?? '');
  const [ticks, setTicks] = useState<MealTicks>({ atFirst: copied?.menu !== false, changed: new Map() });
  const [withItems, setWithItems] = useState(copied?.items === true);
  const isTicked = (mealId: string) => ticks.changed.get(mealId) ?? ticks.atFirst;
  const chosen = copiedMeals(preview?.meals ?? [], isTicked);

  function choose(id: string): void {
    setFromTripId(id);
    setTicks({ atFirst: true, changed: new Map() });
    setWithItems(false);
    show({ fromTripId: id, days: null });
  }

  // What comes along is shown before it is copied.
  useEffect(() => {
    if (copied !== null) show({ fromTripId: copied.fromTripId, days: null });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening, which mounts it
  }, []);

  function move(from: CalendarDate, to: CalendarDate | null): void {
    const days = menu.days.map((day) => ({ from: day.from, to: day.from === from ? to : day.to }));
    show({ fromTripId, days });
  }

  function tick(mealId: string, isOn: boolean): void {
    setTicks(({ atFirst, changed }) => ({ atFirst, changed: new Map(changed).set(mealId, isOn) }));
  }

  const itemCount = withItems ? (preview?.items.length ?? 0) : 0;
  // After a failure nothing is shown.
  const isNothing = failure !== null || chosen.length + itemCount === 0;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Copy a menu`}
      description={t`Meals of an earlier trip, for the people of this one.`}
      width="wide"
      footer={
        <DialogActions
          onCancel={onClose}
          isWorking={menu.isCopying || isLoading}
          onClick={() =>
            void copy({
              fromTripId,
              days: menu.days.map(({ from, to }) => ({ from, to })),
              meals: chosen,
              withItems,
            })
          }
          disabled={isNothing}
        >
          {isNothing ? t`Copy meals` : copyText(chosen.length, itemCount)}
        </DialogActions>
      }
    >
      <EarlierTrip tripId={tripId} value={fromTripId} onChoose={choose} />
      {isLoading && preview === null && failure === null && (
        <LoadingShape label={t`Loading the menu`} height={220} radius={14} />
      )}
      {failure !== null && (
        <ErrorState
          title={t`This did not load.`}
          text={failure}
          onRetry={menu.retry}
          isRetrying={isLoading}
        />
      )}
      {preview !== null && failure === null && (
        <div className="column fades" aria-busy={isLoading}>
          {menu.days.length === 0 && (
            <p className="soft">
              <Trans>Nothing was planned on that trip.</Trans>
            </p>
          )}
          {menu.days.length > 0 && (
            <div className="sheet ruled">
              {menu.days.map((day) => (
                <MenuDayRows
                  key={day.from}
                  day={day}
                  targets={days}
                  isTicked={isTicked}
                  onMove={move}
                  onTick={tick}
                />
              ))}
            </div>
          )}
          {preview.items.length > 0 && (
            <CheckField label={itemsToo(preview.items)} isChecked={withItems} onChange={setWithItems} />
          )}
          {menu.days.length > 0 && (
            <Notice
              tone="sky"
              text={t`Amounts follow the people here now, meal by meal. What is planned already stays.`}
            />
          )}
        </div>
      )}
    </AppDialog>
  );
}

function itemsToo(items: readonly string[]): string {
  const names = items.join(', ');
  return t`Other items too: ${names}`;
}

interface EarlierTripProps {
  readonly tripId: string;
  /** '' while none is chosen. */
  readonly value: string;
  readonly onChoose: (tripId: string) => void;
}

function EarlierTrip({ tripId, value, onChoose }: EarlierTripProps) {
  const answer = useTripNamesQuery();
  const { data } = answer;
  // The dialog opened without its first field.
  const [wasLoading] = useState(data === undefined);
  if (data === undefined)
    return (
      <UntilLoaded
        answer={answer}
        title={t`This did not load.`}
        skeleton={<LoadingShape label={t`Loading your trips`} height={48} radius={10} />}
      />
    );
  const others = data.trips.filter(({ id }) => id !== tripId);
  if (others.length === 0)
    return (
      <p className="soft">
        <Trans>You have no other trip yet, so there is no menu to copy.</Trans>
      </p>
    );
  return (
    <Field label={t`Earlier trip`}>
      <Select
        aria-label={t`Earlier trip`}
        ref={wasLoading ? takeFocus : null}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {value === '' && (
          <option value="">
            <Trans>Choose a trip</Trans>
          </option>
        )}
        {others.map(({ id, name, startDate, endDate }) => (
          <option key={id} value={id}>
            {name}, {dateRangeLabel(startDate, endDate)}, {startDate.slice(0, 4)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
