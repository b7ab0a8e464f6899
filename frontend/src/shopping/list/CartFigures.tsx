import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CartTotals } from '../../../../domain/shopping/list/shopping.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import type { Grouping } from '../rows/cartParts.ts';
import styles from './CartFigures.module.css';

export function CartStats({ totals: { total, purchased, remaining } }: { readonly totals: CartTotals }) {
  return (
    <dl className={styles['stats']}>
      <div>
        <dt>
          <Trans>Total Items</Trans>
        </dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>
          <Trans>Purchased</Trans>
        </dt>
        <dd>{purchased}</dd>
      </div>
      <div>
        <dt>
          <Trans>Remaining</Trans>
        </dt>
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
  { value: 'mine', label: t`Mine` },
  { value: 'all', label: t`All` },
] as const;

export function WhoseItems({ isMine, onMine }: WhoseItemsProps) {
  return (
    <div className={styles['whose']}>
      <Segments
        label={t`Whose items`}
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
  { value: 'store-sections', label: t`Store Sections` },
  { value: 'assigned-users', label: t`Assigned Users` },
] as const;

export function HowShown({ grouping, onGroup, showsPurchased, onShowPurchased }: HowShownProps) {
  return (
    <div className="column gap8">
      <Segments label={t`Group by`} choices={GROUPINGS} value={grouping} onChange={onGroup} />
      <CheckField label={t`Show purchased items`} isChecked={showsPurchased} onChange={onShowPurchased} />
    </div>
  );
}
