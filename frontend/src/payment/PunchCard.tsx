import styles from './PunchCard.module.css';

const HOLES = 5;
const MOST_HOLES = 10;

interface PunchCardProps {
  /** Trips that remain. */
  readonly remaining: number;
}

/** The trips of a bundle as a card that is punched trip by trip; the figure beside it says the same in words. */
export function PunchCard({ remaining }: PunchCardProps) {
  if (remaining > MOST_HOLES) return null;
  const holes = Math.max(HOLES, remaining);
  return (
    <span className={styles['card']} aria-hidden="true">
      {Array.from({ length: holes }, (_, index) => (
        <i key={index} data-left={index >= holes - remaining ? '' : undefined} />
      ))}
    </span>
  );
}
