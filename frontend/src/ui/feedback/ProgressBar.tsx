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

interface SegmentBarProps {
  readonly segments: readonly { readonly done: number; readonly total: number }[];
  readonly label: string;
}

/** Progress of several parts in one bar, each as wide as its total. */
export function SegmentBar({ segments, label }: SegmentBarProps) {
  const value = segments.reduce((sum, { done }) => sum + done, 0);
  const max = segments.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className={styles['segments']} {...spokenProgress({ value, max, label })}>
      {segments.map(({ done, total }, index) => (
        // Segments have no id.
        <div key={index} className={styles['segment']} style={{ flexGrow: total }}>
          <div className={styles['done']} style={{ width: share(done, total) }} />
        </div>
      ))}
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
    'aria-valuetext': `${value} of ${max}`,
  };
}

function share(value: number, max: number): string {
  return `${max === 0 ? 0 : Math.min(100, (100 * value) / max)}%`;
}
