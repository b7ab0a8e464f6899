import { t } from '@lingui/core/macro';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { CartListLine } from './CartListLine.tsx';
import { LineList } from './CartSection.tsx';
import styles from './CartSection.module.css';
import { BOUGHT, lineId, partElementId } from '../rows/detailsId.ts';
import { FOCUSED_AFTER_LAST_LINE } from '../rows/lineFocus.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';

interface CartBoughtProps {
  readonly lines: readonly CartLine[];
  readonly view: CartView;
  readonly openId: string | null;
  readonly lineLimit: number;
  /** Others stand in their sections still. */
  readonly areMore: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** "13 bought", or "13 more bought", at the end of the list. */
export function CartBought({ lines, view, openId, lineLimit, areMore, isOpen, onOpen }: CartBoughtProps) {
  const titleId = partElementId(BOUGHT);
  const count = lines.filter(({ group }) => group.isPurchased).length;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        <button
          type="button"
          className={styles['bought']}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          {...FOCUSED_AFTER_LAST_LINE}
        >
          <Check size={20} strokeWidth={2} aria-hidden="true" />
          {areMore ? t`${count} more bought` : t`${count} bought`}
          <Chevron size={20} strokeWidth={2} aria-hidden="true" />
        </button>
      </h2>
      {isOpen && (
        <LineList count={lines.length} lineLimit={lineLimit}>
          {lines.slice(0, lineLimit).map(({ group, part }) => (
            <CartListLine
              key={`${part.id} ${group.key}`}
              group={group}
              part={part}
              view={view}
              isOpen={openId === lineId(part.id, group.key)}
              isFolded
            />
          ))}
        </LineList>
      )}
    </section>
  );
}
