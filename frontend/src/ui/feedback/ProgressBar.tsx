import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** What progresses: "Meals planned". */
  readonly label: string;
}

/** How far something is, as one bar. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <div className={styles['bar']} {...progress(value, max, label)}>
      <div className={styles['fill']} style={{ width: `${percent(value, max)}%` }} />
    </div>
  );
}

interface SegmentBarProps {
  readonly segments: readonly { readonly done: number; readonly total: number }[];
  readonly label: string;
}

/** How far each of several parts is, as one bar: each part as wide as what it holds. */
export function SegmentBar({ segments, label }: SegmentBarProps) {
  const done = segments.reduce((sum, segment) => sum + segment.done, 0);
  const total = segments.reduce((sum, segment) => sum + segment.total, 0);
  return (
    <div className={styles['segments']} {...progress(done, total, label)}>
      {segments.map((segment, index) => (
        // A part has no identity of its own: it is its place in the bar.
        <div key={index} className={styles['segment']} style={{ flexGrow: segment.total }}>
          <div className={styles['fill']} style={{ width: `${percent(segment.done, segment.total)}%` }} />
        </div>
      ))}
    </div>
  );
}

/** Above this number pegs would be too thin to count, and a plain bar says it better. */
const MOST_PEGS = 24;

/** One peg for each of a countable few. */
export function Pegs({ value, max, label }: ProgressBarProps) {
  if (max > MOST_PEGS) return <ProgressBar value={value} max={max} label={label} />;
  return (
    <div className={styles['pegs']} {...progress(value, max, label)}>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} className={styles['peg']} data-filled={index < value ? '' : undefined} />
      ))}
    </div>
  );
}

function progress(value: number, max: number, label: string) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': `${value} of ${max}`,
  } as const;
}

function percent(value: number, max: number): number {
  return max === 0 ? 0 : (100 * value) / max;
}
