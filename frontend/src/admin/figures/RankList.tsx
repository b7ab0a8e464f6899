import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './RankList.module.css';

export interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly beside?: readonly [figure: string, unit: string];
  readonly value: string;
  /** For screen readers; money needs none. */
  readonly unit?: string;
}

export function RankList({ label, items }: { readonly label: string; readonly items: readonly Ranked[] }) {
  return (
    <ol className={styles['list']} aria-label={label}>
      {items.map(({ id, name, beside, value, unit }, index) => (
        <li key={id}>
          <span className={styles['rank']} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles['name']} dir="auto" title={name}>
            {name}
          </span>
          {beside !== undefined && (
            <span className="secondary noShrink">
              {beside[0]}
              <VisuallyHidden> {beside[1]} </VisuallyHidden>
            </span>
          )}
          <span className={styles['value']}>
            {value}
            {unit !== undefined && <VisuallyHidden> {unit}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
