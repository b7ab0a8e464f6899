import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { NARROW_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { CartItem } from './CartItem.tsx';
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
  /** Somebody has just asked to see them. */
  readonly isWanted: boolean;
}

/** "Bought 14", at the end of the list: closed on a phone, where it would be in the way, unless it is asked for. */
export function CartBought({ lines, view, openId, lineLimit, isWanted }: CartBoughtProps) {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const [isOpenByHand, setOpen] = useState<boolean | null>(null);
  const isOpen = isOpenByHand ?? (isWanted || !isNarrow);
  const titleId = partElementId(BOUGHT);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles['boughtTitle']}>
        <button
          type="button"
          id={titleId}
          className={styles['boughtHead']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          {...FOCUSED_AFTER_LAST_LINE}
        >
          <Check size={20} strokeWidth={2} aria-hidden="true" />
          <span className={styles['title']}>
            Bought <span className={styles['boughtCount']}>{lines.length}</span>
          </span>
          <Chevron size={18} strokeWidth={2} aria-hidden="true" />
        </button>
      </h2>
      {isOpen && (
        <LineList count={lines.length} lineLimit={lineLimit}>
          {lines.slice(0, lineLimit).map(({ group, part }) => (
            <CartItem
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
