import styles from './FigureStrip.module.css';

/** A longer figure is set smaller, so that it stays on one line of its quarter. */
const LONG = 10;

interface Figure {
  readonly label: string;
  readonly value: string;
  /** What the figure counts, in a few words. */
  readonly note?: string;
}

/** Three or four figures side by side in one ruled strip. */
export function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles['strip']} data-count={figures.length}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']} data-long={value.length > LONG ? '' : undefined}>
            {value}
          </dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
