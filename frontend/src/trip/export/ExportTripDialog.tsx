import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, FileBraces, FileText, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  EXPORT_PARTS,
  type ExportedTrip,
  type ExportPart,
} from '../../../../domain/trip/transfer/tripExport.ts';
import { exportFile, withParts } from '../../../../domain/trip/transfer/exportTrip.ts';
import { exportFileStem, exportJson } from '../../../../domain/trip/transfer/tripExportJson.ts';
import { exportInUnits } from './exportInUnits.ts';
import { exportText } from './tripExportText.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { Units } from '../../../../domain/number/units.ts';
import { readBy, reader } from '../../../../domain/text/reader.ts';
import { useUnits } from '../../browser/store/pageUnits.ts';
import { UNITS_CHOICES } from '../../labels/unitsChoices.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { ChoiceCards, type ChoiceCard } from '../../ui/controls/choice/ChoiceCards.tsx';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { isOnline } from '../../browser/connection.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { handOverFile } from '../../browser/saveFile.ts';
import styles from './ExportTripDialog.module.css';
import { PrintedTrip } from './PrintedTrip.tsx';
import { printPaper } from './printPaper.ts';

/** Specification, section 9; pdf is printed. */
type ExportFormat = 'json' | 'txt' | 'pdf';

const PARTS: readonly { readonly value: ExportPart; readonly label: string }[] = [
  { value: 'participants', label: t`Participants` },
  { value: 'schedule', label: t`Schedule` },
  { value: 'meals', label: t`Meals` },
  { value: 'shoppingList', label: t`Shopping list` },
  { value: 'costs', label: t`Costs` },
];

export interface ExportTripDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly what: ReactNode;
  /** Null for several trips. */
  readonly tripId: string | null;
  /** `isKept`: from this device. */
  readonly onLoad: (
    units: Units | null,
  ) => Promise<{ readonly trips: readonly ExportedTrip[]; readonly isKept: boolean }>;
}

/** Exports trips as a backup, text or print. */
export function ExportTripDialog(props: ExportTripDialogProps) {
  return <ExportTripForm key={useOpening(props.isOpen)} {...props} />;
}

function ExportTripForm({ isOpen, onClose, what, tripId, onLoad }: ExportTripDialogProps) {
  const formId = useId();
  const formatRef = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<ExportFormat>('json');
  const [units, setUnits] = useState(useUnits());
  const [isWorking, setWorking] = useState(false);
  const [include, setInclude] = useState<readonly ExportPart[]>(EXPORT_PARTS);
  const stem = exportFileStem(tripId);
  const isWanted = useRef(isOpen);
  useEffect(() => {
    isWanted.current = isOpen;
    return () => {
      isWanted.current = false;
    };
  }, [isOpen]);

  async function send(): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    try {
      const { trips, isKept } = await onLoad(units);
      // Canceled, or the account has left.
      if (!isWanted.current) return;
      if (trips.length === 0) throw new NothingToExport();
      const exported = trips.map((trip) => withParts(trip, new Set(include)));
      if (format === 'pdf') {
        await readBy({ ...reader(), units }, () => printTrips(exported.map(exportInUnits)));
        onClose();
      } else if (await handOverFile(...fileIn(units, format, stem, exported))) {
        const description = isKept ? t`As saved on this device.` : undefined;
        showToast({
          kind: 'success',
          title: tripId === null ? t`Trips exported` : t`Trip exported`,
          ...(description !== undefined && { description }),
        });
        onClose();
      }
    } catch (error) {
      showToast({ kind: 'error', ...failure(error) });
    }
    setWorking(false);
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Export Trip Data`}
      description={what}
      initialFocusRef={formatRef}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={formId}
          icon={<Download />}
          isWorking={isWorking}
          isOnlineOnly={false}
          disabled={include.length === 0}
        >
          <Trans>Export Trip Data</Trans>
        </DialogActions>
      }
    >
      <form id={formId} className="column gap24" onSubmit={submit}>
        <ChoiceCards
          legend={t`Format`}
          cards={formatsFor(stem)}
          value={format}
          onChoose={setFormat}
          chosenRef={formatRef}
        />
        <CheckChips label={t`Include`} choices={PARTS} value={include} onChange={setInclude} columns={2}>
          <p className={styles['note']} role="status">
            {includeNote(include)}
          </p>
        </CheckChips>
        {format !== 'json' && (
          <Segments label={t`Units`} choices={UNITS_CHOICES} value={units ?? 'US'} onChange={setUnits} />
        )}
      </form>
    </AppDialog>
  );
}

function formatsFor(stem: string): readonly ChoiceCard<ExportFormat>[] {
  return [
    { value: 'json', name: 'JSON', text: t`A full backup: ${stem}.json`, Icon: FileBraces },
    { value: 'txt', name: t`Text`, text: t`Easy to read, to send in a chat`, Icon: FileText },
    { value: 'pdf', name: 'PDF', text: t`Opens the print window`, Icon: Printer },
  ];
}

function includeNote(include: readonly ExportPart[]): string {
  if (include.length === 0) return t`Choose at least one.`;
  const has = (part: ExportPart) => include.includes(part);
  return [
    !has('participants') && t`Cooks and buyers are not named either.`,
    has('schedule') && !has('meals') && t`The schedule does not name the meals.`,
    has('meals') && !has('shoppingList') && t`Meals come without their ingredients.`,
  ]
    .filter((note) => note !== false)
    .join(' ');
}

function printTrips(trips: readonly ExportedTrip[]): Promise<void> {
  const [only, ...others] = trips;
  return printPaper(
    only !== undefined && others.length === 0 ? only.name : t`All trips`,
    trips.map((trip) => <PrintedTrip key={trip.id} trip={trip} />),
  );
}

function fileIn(units: Units | null, ...parts: Parameters<typeof fileOf>): ReturnType<typeof fileOf> {
  return readBy({ ...reader(), units }, () => fileOf(...parts));
}

function fileOf(
  format: 'json' | 'txt',
  stem: string,
  trips: readonly ExportedTrip[],
): [name: string, mediaType: string, text: string] {
  return format === 'json'
    ? [`${stem}.json`, 'application/json', exportJson(exportFile(trips, new Date()))]
    : [`${stem}.txt`, 'text/plain;charset=utf-8', exportText(trips.map(exportInUnits))];
}

class NothingToExport extends Error {}

function failure(error: unknown): { readonly title: string; readonly description: string } {
  if (error instanceof NothingToExport)
    return {
      title: t`No trip data to export`,
      description: isOnline()
        ? t`You can export the trips that you organize.`
        : t`Offline you can export only trips that you organize and have opened on this device.`,
    };
  return {
    title: t`Error`,
    description: errorMessage(error, t`The export failed. Check your connection and try again.`),
  };
}
