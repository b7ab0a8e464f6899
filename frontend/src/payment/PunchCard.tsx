import styles from './PunchCard.module.css';

const HOLES = 5;

interface PunchCardProps {
  readonly remaining: number;
}

/** Decorates the number beside it. */
export function PunchCard({ remaining }: PunchCardProps) {
  if (remaining > HOLES) return null;
  return (
    <span className={styles['card']} aria-hidden="true">
      {Array.from({ length: HOLES }, (_, index) => (
        <i key={index} data-left={index >= HOLES - remaining ? '' : undefined} />
      ))}
    </span>
  );
}
