import styles from './FigureStrip.module.css';

/** Longer ones get a smaller font. */
const LONG = 10;

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles['strip']} data-count={figures.length}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="label soft">{label}</dt>
          <dd className={styles['value']} data-long={value.length > LONG ? '' : undefined}>
            {value}
          </dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
