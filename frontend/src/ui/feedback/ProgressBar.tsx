import { t } from '@lingui/core/macro';
import styles from './ProgressBar.module.css';

export interface ProgressProps {
  readonly value: number;
  readonly max: number;
  /** Such as "Meals planned". */
  readonly label: string;
}

/** Chakra's Progress would add a state machine to the first screens. */
export function ProgressBar(props: ProgressProps) {
  return (
    <div className={styles['bar']} {...spokenProgress(props)}>
      <div className={styles['done']} style={{ width: share(props.value, props.max) }} />
    </div>
  );
}

/** Attributes of a progress bar for screen readers. */
export function spokenProgress({ value, max, label }: ProgressProps) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(value, max),
    'aria-valuetext': t`${value} of ${max}`,
  };
}

function share(value: number, max: number): string {
  return `${max === 0 ? 0 : Math.min(100, (100 * value) / max)}%`;
}
