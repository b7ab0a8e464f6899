import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EQUIPMENTS, type Equipment } from '../../../../domain/shopping/days/shelfLife.ts';
import { addDays, datesFrom, type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { usePlanShoppingMutation } from './PlanShopping.generated.ts';
import { equipmentOf } from './rowsByDay.ts';

const LABELS: Readonly<Record<Equipment, string>> = {
  fridge: t`A fridge`,
  cooler: t`A cooler with ice`,
  none: t`Nothing`,
};
const NAMES = { fridge: 'FRIDGE', cooler: 'COOLER', none: 'NONE' } as const;
/** Days before departure that are offered. */
const LEAD_DAYS = 2;

interface ShoppingDaysDialogProps {
  readonly trip: TripIngredientsQuery['trip'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On which days somebody can shop, and what keeps food cold. */
export function ShoppingDaysDialog({ trip, isOpen, onClose }: ShoppingDaysDialogProps) {
  const [planShopping, { loading: isWorking }] = usePlanShoppingMutation();
  const [equipment, setEquipment] = useState(equipmentOf(trip.shoppingPlan));
  const [days, setDays] = useState<readonly CalendarDate[]>(trip.shoppingPlan?.days ?? []);

  async function save(): Promise<void> {
    const input = { tripId: trip.id, equipment: NAMES[equipment], days: [...days] };
    try {
      await planShopping({ variables: { input } });
      onClose();
    } catch (error) {
      showError(errorMessage(error, t`Failed to save the shopping days.`));
    }
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="sheet"
      title={t`Shopping days`}
      description={t`Each thing is bought on the last day before its meal on which it keeps.`}
      footer={
        <DialogActions onCancel={onClose} isWorking={isWorking} onClick={() => void save()}>
          <Trans>Save</Trans>
        </DialogActions>
      }
    >
      <Field label={t`What keeps food cold`}>
        <Select
          aria-label={t`What keeps food cold`}
          value={equipment}
          onChange={({ target }) => setEquipment(EQUIPMENTS.find((one) => one === target.value) ?? equipment)}
        >
          {EQUIPMENTS.map((one) => (
            <option key={one} value={one}>
              {LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
      <CheckChips
        label={t`Days on which somebody can shop`}
        choices={datesFrom(addDays(trip.startDate, -LEAD_DAYS), trip.endDate).map((day) => ({
          value: day,
          label: `${shortWeekdayLabel(day)}, ${monthDayLabel(day)}`,
        }))}
        value={days}
        onChange={setDays}
      />
    </AppDialog>
  );
}
