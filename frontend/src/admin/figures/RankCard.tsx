import { SideCard } from '../../ui/layout/SideCard.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { PanelEmpty } from './PanelEmpty.tsx';
import styles from './RankCard.module.css';

export interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly beside?: readonly [figure: string, unit: string];
  readonly value: string;
  /** For screen readers; money needs none. */
  readonly unit?: string;
}

interface RankCardProps {
  readonly title: string;
  readonly figure: string;
  readonly items: readonly Ranked[];
  /** In place of no items. */
  readonly empty: string;
}

export function RankCard({ title, figure, items, empty }: RankCardProps) {
  return (
    <SideCard title={title} figure={figure}>
      {items.length === 0 ? <PanelEmpty>{empty}</PanelEmpty> : <RankList label={title} items={items} />}
    </SideCard>
  );
}

function RankList({ label, items }: { readonly label: string; readonly items: readonly Ranked[] }) {
  return (
    <ol className={styles['list']} aria-label={label}>
      {items.map(({ id, name, beside, value, unit }, index) => (
        <li key={id} className="small row">
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
