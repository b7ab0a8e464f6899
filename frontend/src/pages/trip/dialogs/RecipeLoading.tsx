import { t } from '@lingui/core/macro';
import { UntilLoaded, type Answer } from '../../../gql/UntilLoaded.tsx';
import { LoadingShape } from '../../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../../ui/layout/AppDialog.tsx';

interface RecipeLoadingProps {
  readonly title: string;
  readonly width?: 'sheet' | 'form';
  readonly answer: Answer;
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
}

/** A dialog whose recipe is not there yet, or could not be loaded. */
export function RecipeLoading({ answer, ...dialog }: RecipeLoadingProps) {
  return (
    <AppDialog isOpen {...dialog}>
      <UntilLoaded
        answer={answer}
        title={t`The recipe could not be loaded`}
        skeleton={<LoadingShape label={t`Loading the recipe`} height={220} radius={10} />}
      />
    </AppDialog>
  );
}
