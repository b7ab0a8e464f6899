import type { CartTotals } from '../../../../domain/shopping/list/shopping.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import type { Grouping } from '../rows/cartParts.ts';
import styles from './CartFigures.module.css';

export function CartStats({ totals: { total, purchased, remaining } }: { readonly totals: CartTotals }) {
  return (
    <dl className={styles['stats']}>
      <div>
        <dt>Total Items</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>Purchased</dt>
        <dd>{purchased}</dd>
      </div>
      <div>
        <dt>Remaining</dt>
        <dd>{remaining}</dd>
      </div>
    </dl>
  );
}

interface WhoseItemsProps {
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
}

const WHOSE = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
] as const;

export function WhoseItems({ isMine, onMine }: WhoseItemsProps) {
  return (
    <div className={styles['whose']}>
      <Segments
        label="Whose items"
        isLabelHidden
        choices={WHOSE}
        value={isMine ? 'mine' : 'all'}
        onChange={(value) => onMine(value === 'mine')}
      />
    </div>
  );
}

interface HowShownProps {
  readonly grouping: Grouping;
  readonly onGroup: (grouping: Grouping) => void;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: (shows: boolean) => void;
}

const GROUPINGS = [
  { value: 'store-sections', label: 'Store Sections' },
  { value: 'assigned-users', label: 'Assigned Users' },
] as const;

export function HowShown({ grouping, onGroup, showsPurchased, onShowPurchased }: HowShownProps) {
  return (
    <div className={styles['how']}>
      <Segments label="Group by" choices={GROUPINGS} value={grouping} onChange={onGroup} />
      <CheckField label="Show purchased items" isChecked={showsPurchased} onChange={onShowPurchased} />
    </div>
  );
}
