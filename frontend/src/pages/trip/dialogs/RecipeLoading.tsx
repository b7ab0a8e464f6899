import { t } from '@lingui/core/macro';
import { readFailure } from '../../../gql/errorMessage.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../../ui/layout/AppDialog.tsx';

interface RecipeLoadingProps {
  readonly title: string;
  readonly width?: 'sheet' | 'form';
  /** Null while the recipe is on its way. */
  readonly failure: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
}

/** A dialog whose recipe is not there yet, or could not be loaded. */
export function RecipeLoading({ failure, isRetrying, onRetry, ...dialog }: RecipeLoadingProps) {
  return (
    <AppDialog isOpen {...dialog}>
      {failure === null ? (
        <Loading label={t`Loading the recipe`}>
          <Skeleton height={220} radius={10} />
        </Loading>
      ) : (
        <ErrorState
          title={t`The recipe could not be loaded`}
          text={readFailure(failure)}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
    </AppDialog>
  );
}
