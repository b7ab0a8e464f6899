import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { dayLabelOf } from './tripExportText.ts';
import { datesFrom } from '../../../../domain/time/calendarDate.ts';
import { useUnits } from '../../browser/store/pageUnits.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Legend } from '../../ui/controls/Legend.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../people/eater/WhoEats.generated.ts';
import { HandbookDocument } from './Handbook.generated.ts';
import { PrintedHandbook } from './PrintedHandbook.tsx';
import { printPaper } from './printPaper.ts';

interface HandbookDialogProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Prints what the kitchen does on a day, or on all. */
export function HandbookDialog({ trip: ref, isOpen, onClose }: HandbookDialogProps) {
  const { id: tripId, startDate, endDate, eaters } = useWhoEatsFragment(ref);
  const client = useApolloClient();
  const units = useUnits();
  const legendId = useId();
  const [day, setDay] = useState('');
  const [groupAmounts, setGroupAmounts] = useState(false);
  const [isWorking, setWorking] = useState(false);

  async function print(): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    try {
      const { data } = await client.query({
        query: HandbookDocument,
        variables: {
          tripId,
          units,
          from: day === '' ? null : day,
          to: day === '' ? null : day,
          groupAmounts,
        },
        // Only for the paper.
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new Error('No answer.');
      const { trip } = data;
      await printPaper(t`Kitchen handbook, ${trip.name}`, <PrintedHandbook trip={trip} />);
      onClose();
    } catch (error) {
      showError(
        errorMessage(error, t`Check your connection and try again.`),
        t`The handbook could not be made`,
      );
    }
    setWorking(false);
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Kitchen handbook`}
      description={t`What to cook when, for whom, and what to do the day before.`}
      footer={
        <DialogActions
          onCancel={onClose}
          icon={<Printer />}
          isWorking={isWorking}
          onClick={() => void print()}
        >
          <Trans>Print</Trans>
        </DialogActions>
      }
    >
      <Legend id={legendId}>
        <Trans>Which days?</Trans>
      </Legend>
      <Select aria-labelledby={legendId} value={day} onChange={({ target }) => setDay(target.value)}>
        <option value="">{t`The whole trip`}</option>
        {datesFrom(startDate, endDate).map((date) => (
          <option key={date} value={date}>
            {dayLabelOf(date)}
          </option>
        ))}
      </Select>
      {eaters.some(({ group }) => group !== null) && (
        <CheckField label={t`Amounts for each group`} isChecked={groupAmounts} onChange={setGroupAmounts} />
      )}
    </AppDialog>
  );
}
