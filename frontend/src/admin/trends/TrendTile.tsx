import { useId } from 'react';
import { TREND_HEIGHT, TREND_WIDTH, trendPath } from './trendPath.ts';
import styles from './TrendTile.module.css';

interface TrendTileProps {
  readonly label: string;
  /** Formatted sum. */
  readonly total: string;
  /** By day, oldest first. */
  readonly values: readonly number[];
  readonly description: string;
}

export function TrendTile({ label, total, values, description }: TrendTileProps) {
  const titleId = useId();
  const { line, area } = trendPath(values);
  return (
    <div className={styles['tile']}>
      <h3 className={styles['label']}>{label}</h3>
      <p className={styles['total']}>{total}</p>
      <svg
        className={styles['plot']}
        viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{description}</title>
        <path className={styles['area']} d={area} />
        <path className={styles['line']} d={line} />
      </svg>
    </div>
  );
}
