import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { errorMessage } from '../../gql/errorMessage.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useShareRecipeMutation, useUnshareRecipeMutation } from './KeepRecipe.generated.ts';
import styles from './ShareRecipeDialog.module.css';
import { useTripNamesQuery } from '../TripNames.generated.ts';

interface ShareRecipeDialogProps {
  readonly recipe: { readonly id: string; readonly name: string; readonly sharedWith: readonly string[] };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Trips whose people may use the recipe; a tick takes effect at once. */
export function ShareRecipeDialog({ recipe, isOpen, onClose }: ShareRecipeDialogProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Share with a trip`}
      description={t`Its people can read the recipe and put it into the plan. Only you change it.`}
      width="sheet"
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Trips recipe={recipe} />
    </AppDialog>
  );
}

function Trips({ recipe }: Pick<ShareRecipeDialogProps, 'recipe'>) {
  const answer = useTripNamesQuery();
  const [share] = useShareRecipeMutation();
  const [unshare] = useUnshareRecipeMutation();
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function change(tripId: string, isShared: boolean): Promise<void> {
    const input = { recipeId: recipe.id, tripId };
    setPending((before) => new Map(before).set(tripId, isShared));
    try {
      await (isShared ? share({ variables: { input } }) : unshare({ variables: { input } }));
    } catch (failure) {
      showError(errorMessage(failure, t`Check your connection and try again.`), t`Not saved`);
    }
    setPending((before) => new Map([...before].filter(([id]) => id !== tripId)));
  }

  if (answer.data === undefined)
    return (
      <UntilLoaded
        answer={answer}
        title={t`This did not load.`}
        skeleton={<LoadingShape label={t`Loading your trips`} height={56} radius={10} />}
      />
    );
  const open = answer.data.trips.filter(
    ({ id, isCompleted }) => !isCompleted || recipe.sharedWith.includes(id),
  );
  if (open.length === 0)
    return (
      <p className="soft">
        <Trans>You have no trip ahead to share it with.</Trans>
      </p>
    );
  return (
    <ul className={styles['trips']} aria-label={t`Your trips`}>
      {open.map(({ id, name, startDate, endDate }) => (
        <li key={id}>
          <CheckRow
            isChecked={pending.get(id) ?? recipe.sharedWith.includes(id)}
            onChange={(isShared) => void change(id, isShared)}
            label={
              <span>
                <bdi>{name}</bdi>
                <small className={styles['dates']}>{dateRangeLabel(startDate, endDate)}</small>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
