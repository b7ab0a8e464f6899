import { Store, Users } from 'lucide-react';
import { Fragment, memo } from 'react';
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

interface CartStatsProps {
  readonly rows: readonly CartRow[];
  /** Names on the list more than once, not optimized yet. */
  readonly duplicates: readonly string[];
}

/** Named before "and N more" (specification, section 9). */
const NAMED_DUPLICATES = 3;

export const CartStats = memo(function CartStats({ rows, duplicates }: CartStatsProps) {
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
      {duplicates.length > 0 && (
        <p className={styles['duplicates']}>
          On the list more than once:{' '}
          {duplicates.slice(0, NAMED_DUPLICATES).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
          {duplicates.length > NAMED_DUPLICATES && ` and ${duplicates.length - NAMED_DUPLICATES} more`}
        </p>
      )}
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
