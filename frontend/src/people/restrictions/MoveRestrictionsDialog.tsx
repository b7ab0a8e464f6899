import { capitalized } from '../../../../domain/text/capitalized.ts';
import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useId } from 'react';
import { avoidLabel } from '../../../../domain/people/verdict/avoidLabels.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage, readFailure } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { useDraft } from '../../ui/controls/drafts.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { domainAvoid } from '../tripTable.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from '../eater/WhoEats.generated.ts';
import { useTripTable } from '../useTripTable.ts';
import {
  useMoveRestrictionsMutation,
  useTripRestrictionsQuery,
  type RestrictionPartsFragment,
} from './MoveRestrictions.generated.ts';
import styles from './MoveRestrictionsDialog.module.css';

type Part = RestrictionPartsFragment['restrictionParts'][number];
/** Eaters by part; none: it stays a rule for everybody. */
type Chosen = Readonly<Record<string, readonly string[]>>;

const NOBODY: Chosen = {};
const EVERYBODY = 'everybody';

interface MoveRestrictionsDialogProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whose are the trip's restrictions? What is given to people no longer holds for everybody. */
export function MoveRestrictionsDialog({ trip: ref, isOpen, onClose }: MoveRestrictionsDialogProps) {
  const trip = useWhoEatsFragment(ref);
  const { table } = useTripTable(trip);
  const { data, error, refetch } = useTripRestrictionsQuery(
    isOpen ? { variables: { id: trip.id } } : skipToken,
  );
  const [chosen, setChosen] = useDraft<Chosen>('restrictions', NOBODY);
  const [move, { loading, error: refusal, reset }] = useMoveRestrictionsMutation();
  const onlineOnly = useOnlineOnly();
  const formId = useId();
  const parts = data?.trip.restrictionParts ?? [];
  const isThere = new Set(table.eaters.map(({ id }) => id));
  const eaterIdsOf = (part: Part) => (chosen[keyOf(part)] ?? []).filter((id) => isThere.has(id));

  const close = () => {
    reset();
    onClose();
  };
  const save = async () => {
    const moves = parts.flatMap((part) => {
      const eaterIds = eaterIdsOf(part);
      const { kind, value, text, strictness } = part;
      return eaterIds.length === 0 ? [] : [{ kind, value, text, strictness, eaterIds }];
    });
    if (moves.length > 0) {
      try {
        await move({ variables: { input: { tripId: trip.id, moves } } });
      } catch {
        // The dialog says it.
        return;
      }
      showToast({
        kind: 'success',
        title: 'Saved',
        description: 'Each meal is checked for these people now.',
      });
    }
    setChosen(() => NOBODY);
    close();
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      title="Who is that?"
      description="The trip’s restrictions hold for everybody. Give each to the people who have it; they keep what they said themselves."
      hasUnsavedInput={chosen !== NOBODY}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isWorking={loading} {...onlineOnly}>
            Save
          </Button>
        </>
      }
    >
      {refusal !== undefined && (
        <Notice
          tone="berry"
          role="alert"
          title="Not saved"
          text={errorMessage(refusal, 'Please try again.')}
        />
      )}
      {data === undefined && error === undefined && (
        <Loading label="Loading the restrictions">
          <Skeleton height={180} radius={14} />
        </Loading>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState title="This did not load." text={readFailure(error)} onRetry={() => void refetch()} />
      )}
      {data !== undefined && parts.length === 0 && (
        <p className={styles['none']}>
          Nothing is left to give to people. Edit the trip to change its rules.
        </p>
      )}
      <form
        id={formId}
        className={styles['parts']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) void save();
        }}
      >
        {parts.map((part) => {
          const key = keyOf(part);
          const eaterIds = eaterIdsOf(part);
          return (
            <CheckChips
              key={key}
              label={labelOf(part)}
              {...(part.strictness === 'ALLERGY' && { note: 'as an allergy' })}
              choices={[
                { value: EVERYBODY, label: 'Everybody, keep as a rule' },
                ...table.eaters.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={eaterIds.length === 0 ? [EVERYBODY] : eaterIds}
              onChange={(next) => {
                const isEverybody = eaterIds.length > 0 && next.includes(EVERYBODY);
                const ids = isEverybody ? [] : next.filter((id) => id !== EVERYBODY);
                setChosen((before) => ({ ...before, [key]: ids }));
              }}
            />
          );
        })}
      </form>
    </AppDialog>
  );
}

function keyOf({ kind, value, text }: Part): string {
  return text === null ? `${kind ?? ''} ${value ?? ''}` : `text ${text}`;
}

function labelOf({ kind, value, text, strictness }: Part): string {
  if (kind === null || value === null) return `“${text ?? ''}”`;
  const label = avoidLabel(domainAvoid({ kind, value, strictness }));
  return capitalized(label);
}
