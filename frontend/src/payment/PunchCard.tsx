import styles from './PunchCard.module.css';

const HOLES = 5;

interface PunchCardProps {
  /** Trips that remain. */
  readonly remaining: number;
}

/** The trips of a bundle as a card that is punched trip by trip; the figure beside it says the same in words. */
export function PunchCard({ remaining }: PunchCardProps) {
  // More than one card would hold: then the figure alone says it.
  if (remaining > HOLES) return null;
  return (
    <span className={styles['card']} aria-hidden="true">
      {Array.from({ length: HOLES }, (_, index) => (
        <i key={index} data-left={index >= HOLES - remaining ? '' : undefined} />
      ))}
    </span>
  );
}
