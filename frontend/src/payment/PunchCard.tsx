import styles from './PunchCard.module.css';

const HOLES = 5;

interface PunchCardProps {
  readonly remaining: number;
}

/** The trips of a bundle as a punch card; the number beside it says the same. */
export function PunchCard({ remaining }: PunchCardProps) {
  // A card has no room for more.
  if (remaining > HOLES) return null;
  return (
    <span className={styles['card']} aria-hidden="true">
      {Array.from({ length: HOLES }, (_, index) => (
        <i key={index} data-left={index >= HOLES - remaining ? '' : undefined} />
      ))}
    </span>
  );
}
