import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFragment } from '@apollo/client/react';
import { CircleSlash, MessageCircle, Replace, Store } from 'lucide-react';
import { useMemo, useState } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { missingLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ignoreSecondClick } from '../../ui/controls/ignoreSecondClick.ts';
import { ChoiceCards } from '../../ui/controls/choice/ChoiceCards.tsx';
import { ChoiceRow, ChoiceRows } from '../../ui/controls/choice/ChoiceRows.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import { amountFor } from './amountFor.ts';
import { CooksOfTripFragmentDoc } from './CooksOfTrip.generated.ts';
import styles from './MissingDialog.module.css';
import { missingLine, type MissingLine, type OfferedAlternative } from './missingLine.ts';
import { useMissing } from './useMissing.ts';

type Action = 'instead' | 'left-out' | 'ask' | 'not-here';

interface MissingDialogProps {
  readonly tripId: string;
  readonly group: CartGroup;
  readonly isOpen: boolean;
  /** Before it closes. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NOTHING: MissingLine = {
  alternatives: [],
  offered: (name) => ({ name, verdict: '', isForbidden: false }),
  cooks: [],
  isCook: false,
  asked: '',
};

/** "No buckwheat flour?": something else, leave it out, ask the cook, or another shop. */
export function MissingDialog({ tripId, group, isOpen, onDone, onClose }: MissingDialogProps) {
  const line = useMissingLine(tripId, group);
  const { mark, take } = useMissing(tripId, group.rows);
  const [action, setAction] = useState<Action>('instead');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const [shop, setShop] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);

  const ofShelf =
    line.alternatives.find(({ name }) => name === chosen) ??
    line.alternatives.find(({ isForbidden }) => !isForbidden);
  const own = typed.trim() === '' ? undefined : line.offered(typed.trim());
  const taken = own ?? ofShelf;
  const other = taken?.name ?? '';
  const isOpenQuestion = action === 'instead' && taken?.isForbidden === true && !isAsking;

  async function save(): Promise<void> {
    if (isWorking) return;
    if (isOpenQuestion) {
      setAsking(true);
      return;
    }
    setWorking(true);
    const texts = { message: message.trim(), shop: shop.trim() };
    const isDone = action === 'instead' ? await take(other) : await mark({ ...texts, kind: KINDS[action] });
    setWorking(false);
    if (!isDone) return;
    onDone();
    onClose();
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="sheet"
      title={t`${{ missing: asText(missingLabel(group.name, { message: null })) }}?`}
      description={amountFor(group)}
      hasUnsavedInput={message !== '' || shop !== '' || typed !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep looking</Trans>
          </Button>
          <Button
            variant="primary"
            isWorking={isWorking}
            // "Take it anyway" comes where "Take" was.
            onClickCapture={ignoreSecondClick}
            onClick={() => void save()}
            isOnlineOnly
            disabled={action === 'instead' && other === ''}
          >
            {buttonText(action, line, { other, isAsking })}
          </Button>
        </>
      }
    >
      <ActionChoice
        line={line}
        action={action}
        onChoose={(next) => {
          setAction(next);
          setAsking(false);
        }}
      />
      {action === 'instead' && line.alternatives.length > 0 && (
        <Alternatives
          line={line}
          chosen={own === undefined ? (ofShelf ?? null) : null}
          isAsking={isAsking}
          onChoose={(name) => {
            setChosen(name);
            setTyped('');
            setAsking(false);
          }}
        />
      )}
      {action === 'instead' && (
        <TextField
          label={line.alternatives.length === 0 ? t`What do you take?` : t`Something different`}
          value={typed}
          maxLength={LIMITS.name}
          error={isAsking && own !== undefined ? questionOf(own) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setAsking(false);
          }}
        />
      )}
      {action === 'not-here' && (
        <TextField
          label={t`Shop`}
          isOptional
          value={shop}
          maxLength={LIMITS.name}
          placeholder={t`Safeway`}
          onChange={(event) => setShop(event.target.value)}
        />
      )}
      {action !== 'instead' && (
        <TextField
          label={t`Tell the cooks`}
          isOptional
          value={message}
          maxLength={LIMITS.freeText}
          placeholder={t`Only 500 g left on the shelf`}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </AppDialog>
  );
}

function useMissingLine(tripId: string, group: CartGroup): MissingLine {
  const { data, complete } = useFragment({
    fragment: CooksOfTripFragmentDoc,
    fragmentName: 'CooksOfTrip',
    from: { __typename: 'Trip', id: tripId },
  });
  const { verdicts } = useTripVerdicts(tripId);
  return useMemo(
    () => (complete && verdicts !== null ? missingLine(verdicts, data, group.rows) : NOTHING),
    [complete, data, verdicts, group],
  );
}

interface ActionChoiceProps {
  readonly line: MissingLine;
  readonly action: Action;
  readonly onChoose: (action: Action) => void;
}

function ActionChoice({ line, action, onChoose }: ActionChoiceProps) {
  const asked = `${capitalized(line.asked)}.`;
  return (
    <ChoiceCards<Action>
      legend={t`What now?`}
      isLegendHidden
      value={action}
      onChoose={onChoose}
      cards={[
        { value: 'instead', name: t`Take something else`, Icon: Replace, text: t`Pick what’s on the shelf.` },
        { value: 'left-out', name: t`Leave it out`, Icon: CircleSlash, text: leftOutText(line) },
        ...(line.cooks.length === 0
          ? []
          : [{ value: 'ask' as const, name: t`Ask the cook`, Icon: MessageCircle, text: asked }]),
        { value: 'not-here', name: t`Not in this shop`, Icon: Store, text: t`It stays on the list.` },
      ]}
    />
  );
}

function leftOutText({ cooks, isCook }: MissingLine): string {
  if (cooks.length === 0) return t`The meal shows that it’s left out.`;
  if (isCook && cooks.length === 1) return t`You can see it with the meal.`;
  const names = capitalized(listed(cooks));
  return plural(
    { count: cooks.length },
    { one: `${names} can see it with the meal.`, other: `${names} can see it with the meal.` },
  );
}

interface AlternativesProps {
  readonly line: MissingLine;
  readonly chosen: OfferedAlternative | null;
  /** Whether one that somebody cannot eat is asked about. */
  readonly isAsking: boolean;
  readonly onChoose: (name: string) => void;
}

function Alternatives({ line, chosen, isAsking, onChoose }: AlternativesProps) {
  return (
    <ChoiceRows
      legend={t`Something else`}
      isLegendHidden
      value={chosen?.name ?? null}
      error={isAsking && chosen !== null ? questionOf(chosen) : undefined}
      onChoose={onChoose}
    >
      {line.alternatives.map(({ name, verdict, isForbidden }) => (
        <ChoiceRow key={name} value={name} className={styles['row']}>
          <span className={styles['alternative']}>
            <span dir="auto">{capitalized(name)}</span>
            <small data-forbidden={isForbidden ? '' : undefined}>{verdict}</small>
          </span>
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}

function questionOf({ name, verdict }: OfferedAlternative): string {
  return t`${{ food: capitalized(name) }} is ${{ verdict }}. Take it anyway?`;
}

const KINDS = { 'left-out': 'LEFT_OUT', ask: 'ASKED', 'not-here': 'NOT_HERE' } as const;

function buttonText(
  action: Action,
  { cooks, isCook }: MissingLine,
  { other, isAsking }: { readonly other: string; readonly isAsking: boolean },
): string {
  switch (action) {
    case 'instead':
      if (isAsking) return t`Take it anyway`;
      return other === '' ? t`Take something else` : t`Take ${other}`;
    case 'left-out':
      return t`Leave it out`;
    case 'ask':
      return isCook && cooks.length === 1 ? t`Ask yourself` : t`Ask ${{ cooks: listed(cooks) }}`;
    case 'not-here':
      return t`Keep it on the list`;
  }
}
