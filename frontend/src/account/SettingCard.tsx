import { t } from '@lingui/core/macro';
import { readFailure } from '../gql/errorMessage.ts';
import { CheckField } from '../ui/controls/choice/CheckField.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import styles from './Account.module.css';
import { saveChoice } from './saveChoice.ts';

interface SettingCardProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Undefined until it is known. */
  readonly isOn: boolean | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  /** Saves; the checkbox goes back after a failure. */
  readonly onChange: (isOn: boolean) => Promise<unknown>;
}

/** A choice of the account that takes effect at once. */
export function SettingCard({ title, text, label, isOn, error, onRetry, onChange }: SettingCardProps) {
  return (
    <SideCard title={title}>
      <p className={styles['text']}>{text}</p>
      {isOn !== undefined && (
        <CheckField
          label={label}
          isChecked={isOn}
          onChange={(next) => void saveChoice(() => onChange(next))}
        />
      )}
      {isOn === undefined && error === undefined && (
        <Loading label={t`Loading your choice`}>
          <Skeleton height={44} radius={10} />
        </Loading>
      )}
      {isOn === undefined && error !== undefined && (
        <ErrorState title={t`Your choice could not be loaded`} text={readFailure(error)} onRetry={onRetry} />
      )}
    </SideCard>
  );
}
