import styles from './Pegs.module.css';
import { ProgressBar, spokenProgress, type ProgressProps } from './ProgressBar.tsx';

/** Above it pegs get too thin, and one bar is drawn. */
const MOST_PEGS = 24;

/** One peg per item. */
export function Pegs(props: ProgressProps) {
  if (props.max > MOST_PEGS) return <ProgressBar {...props} />;
  return (
    <div className={styles['pegs']} {...spokenProgress(props)}>
      {Array.from({ length: props.max }, (_, index) => (
        <span key={index} className={styles['peg']} data-filled={index < props.value ? '' : undefined} />
      ))}
    </div>
  );
}
