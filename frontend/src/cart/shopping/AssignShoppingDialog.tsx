import { ChefHat, Hand, Shuffle, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShoppingSplit } from '../../../../domain/shopping/assignment.ts';
import type { ShoppingSplit as ApiSplit } from '../../gql/schema.generated.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ChoiceCards, type ChoiceCard } from '../../ui/controls/choice/ChoiceCards.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useAssignShoppingMutation } from './AssignShopping.generated.ts';
import styles from './AssignShoppingDialog.module.css';
import { acceptedOf, itemsLabel, type CartPerson } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import { ManualShopping, useManualShopping } from './ManualShopping.tsx';
import { shoppingAfter, unassignedLineCount } from './shoppingAfter.ts';

interface AssignShoppingDialogProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  readonly people: readonly CartPerson[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Specification, section 9. */
type Mode = 'manual' | ShoppingSplit;

const MODES: readonly ChoiceCard<Mode>[] = [
  { value: 'manual', name: 'Manual', text: 'Pick a person for each item', Icon: Hand },
  { value: 'random', name: 'Random', text: 'Dealt evenly, at random', Icon: Shuffle },
  { value: 'by-meal', name: 'By meal', text: "Each meal's ingredients go to one person", Icon: ChefHat },
  { value: 'by-store', name: 'By store', text: 'Each store section goes to one person', Icon: Store },
];

const API_MODES: Readonly<Record<ShoppingSplit, ApiSplit>> = {
  random: 'RANDOM',
  'by-meal': 'BY_MEAL',
  'by-store': 'BY_STORE',
};

/** Assigns chosen lines to a person, or splits the unassigned ones. */
export function AssignShoppingDialog({ tripId, rows, people, isOpen, onClose }: AssignShoppingDialogProps) {
  const [mode, setMode] = useState<Mode>('by-store');
  const chosenRef = useRef<HTMLInputElement>(null);
  const manual = useManualShopping(tripId, rows, people);
  const [assignShopping, { loading: isSplitting }] = useAssignShoppingMutation();
  const onlineOnly = useOnlineOnly();
  const accepted = acceptedOf(people);
  const freeCount = unassignedLineCount(rows);
  const isManual = mode === 'manual';

  async function split(): Promise<void> {
    if (mode === 'manual' || isSplitting) return;
    try {
      const { data } = await assignShopping({ variables: { input: { tripId, mode: API_MODES[mode] } } });
      const assigned = data?.assignShopping.ingredients ?? [];
      const buyerCount = new Set(assigned.map(({ assignedToId }) => assignedToId)).size;
      const description = `${itemsLabel(freeCount)} to ${buyerCount} ${buyerCount === 1 ? 'participant' : 'participants'}`;
      showToast({ kind: 'success', title: 'Shopping assigned', description });
    } catch {
      showToast({ kind: 'error', title: 'Error', description: 'Failed to update ingredient.' });
      return;
    }
    onClose();
  }

  const action = isManual ? manual.action : `Assign ${itemsLabel(freeCount)}`;
  const canAssign = accepted.length > 0 && (isManual || freeCount > 0);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Assign Shopping"
      initialFocusRef={chosenRef}
      description={isManual ? 'Choose a person, then what they buy.' : splitSentence(freeCount)}
      footer={
        <>
          <Button onClick={onClose}>{isManual || !canAssign ? 'Close' : 'Cancel'}</Button>
          {canAssign && (
            <Button
              variant="primary"
              isWorking={isManual ? manual.isWorking : isSplitting}
              onClick={() => void (isManual ? manual.assign() : split())}
              {...onlineOnly}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <ChoiceCards
        legend="How"
        isLegendHidden
        cards={MODES}
        value={mode}
        onChoose={setMode}
        isPaired
        chosenRef={chosenRef}
      />
      {accepted.length === 0 ? (
        <p className={styles['note']}>
          No one has accepted the invitation yet, so there is no one to assign items to.
        </p>
      ) : isManual ? (
        <ManualShopping manual={manual} accepted={accepted} />
      ) : (
        <Preview split={mode} rows={rows} people={people} />
      )}
    </AppDialog>
  );
}

function splitSentence(freeCount: number): string {
  if (freeCount === 0) return 'Every item has a shopper. To change one, choose Manual.';
  return freeCount === 1
    ? '1 item has no shopper yet. Only this item is assigned.'
    : `${freeCount} items have no shopper yet. Only these are assigned.`;
}

interface PreviewProps {
  readonly split: ShoppingSplit;
  readonly rows: readonly CartRow[];
  readonly people: readonly CartPerson[];
}

/** Lines each person would buy. */
function Preview({ split, rows, people }: PreviewProps) {
  const loads = shoppingAfter(split, rows, people);
  const most = Math.max(...loads.map(({ lineCount }) => lineCount), 1);
  const pending = people.filter(({ inviteStatus }) => inviteStatus === 'PENDING').map(({ name }) => name);
  return (
    <>
      <h2 className={styles['after']}>
        After this <span>items each{split === 'random' && '; assigned at random'}</span>
      </h2>
      <ul className={styles['loads']}>
        {loads.map(({ person: { id, name, isViewer }, lineCount }) => (
          <li key={id} className={styles['load']}>
            <Avatar id={id} name={name} size="sm" isViewer={isViewer} />
            <span className={styles['name']} dir="auto" title={name}>
              {isViewer ? 'You' : name}
            </span>
            <ProgressBar value={lineCount} max={most} label={`Items of ${isViewer ? 'yours' : name}`} />
            <b>
              {split === 'random' && 'about '}
              {itemsLabel(lineCount)}
            </b>
          </li>
        ))}
      </ul>
      {pending.length > 0 && <p className={styles['pending']}>{pendingSentence(pending)}</p>}
    </>
  );
}

const NAMED = 3;

function pendingSentence(names: readonly string[]): string {
  if (names.length > NAMED)
    return `${names.length} people have not answered the invitation and get no items.`;
  const who = names.join(' and ');
  return names.length === 1
    ? `${who} has not answered the invitation and gets no items.`
    : `${who} have not answered the invitation and get no items.`;
}
