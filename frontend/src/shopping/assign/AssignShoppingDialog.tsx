import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Footprints, Hand, Shuffle, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShoppingSplit } from '../../../../domain/shopping/list/assignment.ts';
import type { ShoppingSplit as ApiSplit } from '../../gql/schema.generated.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ChoiceCards, type ChoiceCard } from '../../ui/controls/choice/ChoiceCards.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { oneLine } from '../../labels/plainText.ts';
import { useAssignShoppingMutation } from './AssignShopping.generated.ts';
import styles from './AssignShoppingDialog.module.css';
import { acceptedOf, itemsLabel, type CartPerson } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import { ManualShopping, useManualShopping } from './ManualShopping.tsx';
import { shoppingAfter, unassignedLineCount } from './shoppingAfter.ts';
import { listed } from '../../../../domain/text/listed.ts';

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
  { value: 'manual', name: t`Manual`, text: t`Pick a person for each item`, Icon: Hand },
  { value: 'random', name: t`Random`, text: t`Dealt evenly, at random`, Icon: Shuffle },
  { value: 'by-meal', name: t`By meal`, text: t`Each meal's ingredients go to one person`, Icon: ChefHat },
  {
    value: 'by-store',
    name: t`By store`,
    text: t`Each store section goes to one person, a long one to several`,
    Icon: Store,
  },
  {
    value: 'walking-order',
    name: t`Walking order`,
    text: t`Neighboring sections for each person, as many items each`,
    Icon: Footprints,
  },
];

const API_MODES: Readonly<Record<ShoppingSplit, ApiSplit>> = {
  random: 'RANDOM',
  'by-meal': 'BY_MEAL',
  'by-store': 'BY_STORE',
  'walking-order': 'WALKING_ORDER',
};

/** Assigns chosen lines to a person, or splits the unassigned ones. */
export function AssignShoppingDialog({ tripId, rows, people, isOpen, onClose }: AssignShoppingDialogProps) {
  const [mode, setMode] = useState<Mode>('by-store');
  const chosenRef = useRef<HTMLInputElement>(null);
  const manual = useManualShopping(tripId, rows, people);
  const [assignShopping, { loading: isSplitting }] = useAssignShoppingMutation();
  const accepted = acceptedOf(people);
  const freeCount = unassignedLineCount(rows);
  const isManual = mode === 'manual';

  async function split(): Promise<void> {
    if (mode === 'manual' || isSplitting) return;
    try {
      const { data } = await assignShopping({ variables: { input: { tripId, mode: API_MODES[mode] } } });
      const assigned = data?.assignShopping.ingredients ?? [];
      showToast({ kind: 'success', title: t`Shopping assigned`, description: splitResult(assigned) });
    } catch {
      showError(t`Failed to update ingredient.`);
      return;
    }
    onClose();
  }

  function splitResult(assigned: readonly { readonly assignedToId: string | null }[]): string {
    const buyers = new Set(assigned.map(({ assignedToId }) => assignedToId));
    const busy = new Set([...buyers, ...rows.map(({ assignedToId }) => assignedToId)]);
    const free = accepted.filter(({ id }) => !busy.has(id));
    const result = t`${plural(freeCount, { one: '# item', other: '# items' })} to ${plural({ buyers: buyers.size }, { one: '# participant', other: '# participants' })}`;
    return free.length === 0 ? result : `${result}. ${noItemsSentence(free)}`;
  }

  const action = isManual
    ? manual.action
    : plural(freeCount, { one: 'Assign # item', other: 'Assign # items' });
  const canAssign = accepted.length > 0 && (isManual || freeCount > 0);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Assign Shopping`}
      initialFocusRef={chosenRef}
      description={isManual ? t`Choose a person, then what they buy.` : splitSentence(freeCount)}
      footer={
        <>
          <Button variant={canAssign ? 'quiet' : 'plain'} onClick={onClose}>
            {isManual || !canAssign ? t`Close` : t`Cancel`}
          </Button>
          {canAssign && (
            <Button
              variant="primary"
              isWorking={isManual ? manual.isWorking : isSplitting}
              onClick={() => void (isManual ? manual.assign() : split())}
              isOnlineOnly
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <ChoiceCards
        legend={t`How`}
        isLegendHidden
        cards={MODES}
        value={mode}
        onChoose={setMode}
        isPaired
        chosenRef={chosenRef}
      />
      {accepted.length === 0 ? (
        <p className="secondary panel">
          <Trans>No one has accepted the invitation yet, so there is no one to assign items to.</Trans>
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
  if (freeCount === 0) return t`Every item has a shopper. To change one, choose Manual.`;
  return plural(freeCount, {
    one: '# item has no shopper yet. Only this item is assigned.',
    other: '# items have no shopper yet. Only these are assigned.',
  });
}

interface PreviewProps {
  readonly split: ShoppingSplit;
  readonly rows: readonly CartRow[];
  readonly people: readonly CartPerson[];
}

function Preview({ split, rows, people }: PreviewProps) {
  const loads = shoppingAfter(split, rows, people);
  const most = Math.max(...loads.map(({ lineCount }) => lineCount), 1);
  const free = loads.filter(({ lineCount }) => lineCount === 0).map(({ person }) => person);
  const pending = people.filter(({ inviteStatus }) => inviteStatus === 'PENDING').map(({ name }) => name);
  return (
    <>
      <h2 className={styles['after']}>
        {split === 'random' ? (
          <Trans>
            After this <span>items each; assigned at random</span>
          </Trans>
        ) : (
          <Trans>
            After this <span>items each</span>
          </Trans>
        )}
      </h2>
      <ul className={styles['loads']}>
        {loads.map(({ person: { id, name, isViewer }, lineCount, given }) => (
          <li key={id} className={styles['load']}>
            <Avatar id={id} name={name} size="sm" isViewer={isViewer} />
            <span className="ellipsis" dir="auto" title={name}>
              {isViewer ? t`You` : name}
            </span>
            <ProgressBar
              value={lineCount}
              max={most}
              label={isViewer ? t`Items of yours` : t`Items of ${name}`}
            />
            <b>
              {split === 'random'
                ? plural(lineCount, { one: 'about # item', other: 'about # items' })
                : itemsLabel(lineCount)}
            </b>
            {given.length > 0 && (
              <small className={styles['given']} dir="auto">
                {given.map(oneLine).join(', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
      {/* At random it is open who has none. */}
      {free.length > 0 && split !== 'random' && <p className="secondary">{noItemsSentence(free)}</p>}
      {pending.length > 0 && <p className="secondary">{pendingSentence(pending)}</p>}
    </>
  );
}

const NAMED = 3;

function noItemsSentence(people: readonly CartPerson[]): string {
  const count = people.length;
  if (count > NAMED)
    return plural(count, { one: '# participant has no items.', other: '# participants have no items.' });
  const names = listed(people.map(({ name, isViewer }) => (isViewer ? t`You` : oneLine(name))));
  if (count === 1 && people[0]?.isViewer === true) return t`You have no items.`;
  return plural(count, { one: `${names} has no items.`, other: `${names} have no items.` });
}

function pendingSentence(names: readonly string[]): string {
  const count = names.length;
  if (count > NAMED)
    return plural(count, {
      one: '# person has not answered the invitation and gets no items.',
      other: '# people have not answered the invitation and get no items.',
    });
  const who = listed(names);
  return plural(count, {
    one: `${who} has not answered the invitation and gets no items.`,
    other: `${who} have not answered the invitation and get no items.`,
  });
}
