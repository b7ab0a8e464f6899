import { plural, t } from '@lingui/core/macro';
import { Info } from 'lucide-react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TryAgain } from '../../ui/feedback/TryAgain.tsx';
import type { EditedPlan } from './useEditedPlan.ts';
import styles from './MealsLeftOutside.module.css';

export function MealsLeftOutside({ plan }: { readonly plan: EditedPlan }) {
  const { outsideCount: count, failure, isRetrying, retry } = plan;
  if (failure !== null)
    return (
      <Notice
        tone="ember"
        role="alert"
        title={t`The planned meals could not be loaded`}
        text={failure}
        action={<TryAgain onRetry={retry} isRetrying={isRetrying} />}
      />
    );
  return (
    <div className={styles['outside']} role="status">
      {count > 0 && (
        <Notice
          tone="ember"
          icon={<Info size={20} />}
          text={plural(count, {
            one: '# meal leaves the plan and is kept below it.',
            other: '# meals leave the plan and are kept below it.',
          })}
        />
      )}
    </div>
  );
}
