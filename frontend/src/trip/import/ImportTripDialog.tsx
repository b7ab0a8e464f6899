import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { asText } from '../../../../domain/text/asText.ts';
import { startDateField } from '../../../../domain/plan/dateFields.ts';
import { errorCode, errorField, errorMessage } from '../../gql/errorMessage.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { BackupField } from './BackupField.tsx';
import { fileOf, readTripOfBackup } from './backupFile.ts';
import { forgetImportDraft, importDraft, keepImportDraft } from './importDraft.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { TripsOfBackup } from './TripsOfBackup.tsx';
import { OutOfTrips } from '../OutOfTrips.tsx';
import { useImportTrip } from './useImportTrip.ts';

interface ImportTripDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly viewerId: string;
  readonly isOutOfTrips: boolean;
  /** The choice is kept. */
  readonly onBuyTrips: () => void;
}

/** Imports a trip and opens it. */
export function ImportTripDialog(props: ImportTripDialogProps) {
  return <ImportTripForm key={useOpening(props.isOpen)} {...props} />;
}

interface Chosen {
  readonly trips: readonly unknown[];
  /** Null until chosen. */
  readonly index: number | null;
}

/** The chosen backup, its trip and first day; sending opens the new trip. */
function useImportForm({ viewerId, onClose, onBuyTrips }: ImportTripDialogProps) {
  const navigate = useNavigate();
  const { importTrip, isImporting } = useImportTrip();
  const [draft] = useState(() => importDraft(viewerId));
  const [chosen, setChosen] = useState<Chosen | null>(draft && { trips: [draft.rawTrip], index: 0 });
  const [newStart, setNewStart] = useState(draft?.startDate ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [startRefusal, setStartRefusal] = useState<string | null>(null);
  const index = chosen?.index ?? null;
  const rawTrip = index === null ? null : chosen?.trips[index];
  const read = useMemo(() => (index === null ? null : readTripOfBackup(rawTrip)), [index, rawTrip]);
  const plan = read?.isRead === true ? read.value : null;
  const startDate = newStart ?? plan?.fields.startDate ?? '';

  const chooseTrip = (trips: readonly unknown[], place: number | null) => {
    setChosen({ trips, index: place });
    setNewStart(null);
    setRefusal(null);
    setStartRefusal(null);
  };
  const chooseAnother = () => {
    setChosen(null);
    setRefusal(null);
  };
  const buyTrips = () => {
    if (plan !== null) keepImportDraft(viewerId, { file: fileOf(rawTrip), startDate });
    onBuyTrips();
  };

  const submit = async (_event: SyntheticEvent) => {
    if (plan === null) return;
    const readStart = startDateField.safeParse(startDate);
    if (!readStart.success) {
      const description = readStart.error.issues[0]?.message ?? '';
      setStartRefusal(description);
      showError(description, t`Validation Error`);
      return;
    }
    try {
      const tripId = await importTrip({ file: fileOf(rawTrip), startDate });
      forgetImportDraft();
      showToast({ kind: 'success', title: t`Trip created` });
      // Closing changes the address: navigate afterwards.
      onClose();
      await navigate(`/trips/${tripId}`);
    } catch (error) {
      if (errorCode(error) === 'PAYMENT_REQUIRED') {
        buyTrips();
        return;
      }
      const failed = t`Failed to import trip. Please try again.`;
      const reason = errorMessage(error, failed);
      if (errorField(error) === 'startDate') setStartRefusal(reason);
      else setRefusal(reason);
      showError(failed);
    }
  };
  return {
    chosen,
    index,
    plan,
    startDate,
    startRefusal,
    isImporting,
    problem: refusal ?? (read?.isRead === false ? asText(read.message) : null),
    chooseTrip,
    chooseAnother,
    forgetRefusal: () => setRefusal(null),
    changeStart: (date: string) => {
      setNewStart(date);
      setStartRefusal(null);
    },
    buyTrips,
    send: useSubmitOnce(submit),
  };
}

function ImportTripForm(props: ImportTripDialogProps) {
  const { isOpen, onClose, isOutOfTrips } = props;
  const formId = useId();
  const form = useImportForm(props);
  const { chosen, index, plan, problem, isImporting, buyTrips } = form;
  const close = () => {
    forgetImportDraft();
    onClose();
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      title={t`Import a Trip`}
      description={t`Creates a new trip from a JSON export.`}
      hasUnsavedInput={chosen !== null}
      footer={
        <DialogActions
          onCancel={close}
          type="submit"
          form={formId}
          isWorking={isImporting}
          disabled={isOutOfTrips || plan === null}
          title={isOutOfTrips ? t`No trips remaining` : undefined}
        >
          <Trans>Import trip</Trans>
        </DialogActions>
      }
    >
      <form id={formId} className="column" noValidate onSubmit={form.send}>
        {isOutOfTrips && (
          <OutOfTrips
            text={t`Purchase more trips to import this one. Your choices are kept.`}
            onBuy={buyTrips}
          />
        )}
        {chosen === null && (
          <BackupField
            onTrips={(trips) => form.chooseTrip(trips, trips.length === 1 ? 0 : null)}
            onChoice={form.forgetRefusal}
          />
        )}
        {chosen !== null && chosen.trips.length > 1 && (
          <TripsOfBackup
            trips={chosen.trips}
            chosenIndex={index}
            onChoose={(place) => form.chooseTrip(chosen.trips, place)}
          />
        )}
        {problem !== null && <Notice tone="berry" role="alert" text={problem} />}
        {plan !== null && (
          <ImportPreview
            plan={plan}
            startDate={form.startDate}
            hasFocus={chosen?.trips.length === 1}
            onStartDate={form.changeStart}
            error={form.startRefusal ?? undefined}
          />
        )}
        {chosen !== null && (
          <div>
            <Button variant="line" onClick={form.chooseAnother} disabled={isImporting}>
              <Trans>Choose another file</Trans>
            </Button>
          </div>
        )}
      </form>
    </AppDialog>
  );
}
