import type { ReactNode } from 'react';
import { countLabel, shareLabel } from './figures.ts';
import styles from './Bars.module.css';

interface Part {
  readonly label: string;
  readonly count: number;
  readonly tone: 'pine' | 'sky' | 'ember';
}

/** Each part's count and share; the bar is decorative. */
export function PartsBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={styles['split']} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label, count, tone }) => (
            <i key={label} data-tone={tone} style={{ flexGrow: count }} />
          ))}
      </div>
      <ul className={styles['parts']}>
        {parts.map(({ label, count, tone }) => (
          <li key={label} className="small row">
            <i className={styles['mark']} data-tone={tone} aria-hidden="true" />
            <span className="pushes">{label}</span>
            <span>
              <b>{countLabel(count)}</b> <span className={styles['share']}>{shareLabel(count, whole)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Bar {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count: number;
}

/** Relative to the largest; a meal type's id sets the hue. */
export function BarList({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles['bars']} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id} className="small gridRow" data-meal-type={bar.id}>
          {bar.icon}
          <span>{bar.label}</span>
          <span className={styles['track']} aria-hidden="true">
            <i style={{ width: `${(100 * bar.count) / most}%` }} />
          </span>
          <b>{countLabel(bar.count)}</b>
        </li>
      ))}
    </ul>
  );
}
