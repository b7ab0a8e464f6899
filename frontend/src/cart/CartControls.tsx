import { Store, Users } from 'lucide-react';
import { memo } from 'react';
import { cartTotals, groupRows } from '../../../domain/shopping/shopping.ts';
import { CheckField } from '../ui/controls/choice/CheckField.tsx';
import { Segments } from '../ui/controls/choice/Segments.tsx';
import { SegmentBar } from '../ui/feedback/ProgressBar.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import styles from './CartControls.module.css';
import type { Grouping } from './rows/cartParts.ts';
import type { CartRow } from './rows/cartRows.ts';
import { cartSegments } from './rows/cartSegments.ts';
import { useOptimisticRows } from './rows/useOptimisticRows.ts';

/** Number of items, purchased and left, and progress by store section. */
export const CartStats = memo(function CartStats({ rows }: { readonly rows: readonly CartRow[] }) {
  const optimisticRows = useOptimisticRows(rows);
  const { total, purchased, remaining } = cartTotals(groupRows(optimisticRows));
  return (
    <div className={styles['card']}>
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
      <VisuallyHidden>
        <span role="status">
          {purchased} of {total} purchased
        </span>
      </VisuallyHidden>
      {total > 0 && <SegmentBar segments={cartSegments(optimisticRows)} label="Shopping progress" />}
    </div>
  );
});

interface CartControlsProps {
  readonly grouping: Grouping;
  readonly onGroup: (grouping: Grouping) => void;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: (shows: boolean) => void;
}

const GROUPINGS = [
  { value: 'store-sections', label: 'Store Sections', Icon: Store },
  { value: 'assigned-users', label: 'Assigned Users', Icon: Users },
] as const;

export function CartControls({ grouping, onGroup, showsPurchased, onShowPurchased }: CartControlsProps) {
  return (
    <>
      <Segments
        label="Group by"
        isLabelHiddenOnPhone
        choices={GROUPINGS}
        value={grouping}
        onChange={onGroup}
      />
      <CheckField label="Show purchased items" isChecked={showsPurchased} onChange={onShowPurchased} />
    </>
  );
}
