import styles from './Pegs.module.css';

interface PegsProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}

/** Above it pegs get too thin, and one bar is drawn. */
const MOST_PEGS = 24;

/** One peg per item. Chakra's Progress would add 10 KB to the first screen. */
export function Pegs({ value, max, label }: PegsProps) {
  return (
    <div
      className={styles['pegs']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value} of ${max}`}
    >
      {max > MOST_PEGS ? (
        <span className={styles['bar']}>
          <span className={styles['fill']} style={{ width: `${(100 * value) / max}%` }} />
        </span>
      ) : (
        Array.from({ length: max }, (_, index) => (
          <span key={index} className={styles['peg']} data-filled={index < value ? '' : undefined} />
        ))
      )}
    </div>
  );
}
