import { Store, Users } from 'lucide-react';
import { Fragment } from 'react';
import type { CartTotals } from '../../../../domain/shopping/list/shopping.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import styles from './CartControls.module.css';
import type { Grouping } from '../rows/cartParts.ts';

interface CartStatsProps {
  readonly totals: CartTotals;
}

export function CartStats({ totals: { total, purchased, remaining } }: CartStatsProps) {
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

/** Named before "and N more" (specification, section 9). */
const NAMED_DUPLICATES = 3;

/** @param names on the list more than once, not optimized yet */
export function CartDuplicates({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles['duplicates']}>
      On the list more than once:{' '}
      {names.slice(0, NAMED_DUPLICATES).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {names.length > NAMED_DUPLICATES && ` and ${names.length - NAMED_DUPLICATES} more`}
    </p>
  );
}

/** Lines that Optimize offers to put together, while it has no duplicates and no button. */
export function CartNearMatches({ names, onShow }: { readonly names: string; readonly onShow: () => void }) {
  return (
    <p className={styles['duplicates']}>
      Nearly the same: <bdi>{names}</bdi>{' '}
      <Button variant="link" onClick={onShow}>
        Put on one line
      </Button>
    </p>
  );
}

interface CartControlsProps {
  readonly grouping: Grouping;
  readonly onGroup: (grouping: Grouping) => void;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: (shows: boolean) => void;
  /** Beside the search. */
  readonly isInTools?: boolean;
}

const GROUPINGS = [
  { value: 'store-sections', label: 'Store Sections', Icon: Store },
  { value: 'assigned-users', label: 'Assigned Users', Icon: Users },
] as const;

export function CartControls({
  grouping,
  onGroup,
  showsPurchased,
  onShowPurchased,
  isInTools = false,
}: CartControlsProps) {
  return (
    <>
      <Segments
        label="Group by"
        isLabelHidden={isInTools}
        choices={GROUPINGS}
        value={grouping}
        onChange={onGroup}
      />
      <CheckField label="Show purchased items" isChecked={showsPurchased} onChange={onShowPurchased} />
    </>
  );
}
