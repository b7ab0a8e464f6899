import { readFailure } from '../gql/errorMessage.ts';
import { CheckField } from '../ui/controls/choice/CheckField.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { showToast } from '../ui/feedback/toaster.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import styles from './Account.module.css';
import {
  useChangePresenceMutation,
  usePresenceSettingQuery,
  type PresenceSettingQuery,
} from './Account.generated.ts';

/** Whether other people see that the viewer looks at a trip. */
export function PresenceChoice() {
  const { data, error, refetch } = usePresenceSettingQuery();
  const [change] = useChangePresenceMutation();
  const save = async (setting: PresenceSettingQuery['presenceSetting'], isShown: boolean) => {
    try {
      await change({
        variables: { input: { isShown } },
        // The checkbox goes back after a failure.
        optimisticResponse: { changePresence: { presenceSetting: { ...setting, isShown } } },
      });
    } catch {
      const description = 'Your choice could not be saved. Please try again.';
      showToast({ kind: 'error', title: 'Error', description });
    }
  };
  return (
    <SideCard title="Who is here">
      <p className={styles['text']}>
        While you have a trip open, its other members see your initials at the top. Switched off, you see
        nobody’s either.
      </p>
      {data !== undefined && (
        <CheckField
          label="Show that I am here"
          isChecked={data.presenceSetting.isShown}
          onChange={(isShown) => void save(data.presenceSetting, isShown)}
        />
      )}
      {data === undefined && error === undefined && (
        <Loading label="Loading your choice">
          <Skeleton height={44} radius={10} />
        </Loading>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState
          title="Your choice could not be loaded"
          text={readFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
    </SideCard>
  );
}
