import { memo, type ReactNode } from 'react';
import { CartItem } from './CartItem.tsx';
import { lineId, partElementId } from '../rows/detailsId.ts';
import { PartIcon } from '../rows/PartIcon.tsx';
import { isSameGroup, type CartPart } from '../rows/cartParts.ts';
import { leftIn } from '../rows/cartLists.ts';
import styles from './CartSection.module.css';
import type { CartView } from '../rows/cartView.ts';

const LINE_PX = 69;

interface CartSectionProps {
  readonly part: CartPart;
  readonly view: CartView;
  /** The line whose details are shown. */
  readonly openId: string | null;
  /** Lines to render now; the others keep their room. */
  readonly lineLimit: number;
}

export const CartSection = memo(function CartSection({ part, view, openId, lineLimit }: CartSectionProps) {
  const { id, title, groups } = part;
  const titleId = partElementId(id);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <span className={styles['icon']}>
          <PartIcon head={part.head} size="heading" />
        </span>
        <h2 className={styles['title']} id={titleId} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <span className={styles['count']}>{leftIn(part)} left</span>
      </div>
      <LineList count={groups.length} lineLimit={lineLimit}>
        {groups.slice(0, lineLimit).map((group) => (
          <CartItem
            key={group.key}
            group={group}
            part={part}
            view={view}
            isOpen={openId === lineId(id, group.key)}
          />
        ))}
      </LineList>
    </section>
  );
}, isSameSection);

interface LineListProps {
  readonly count: number;
  readonly lineLimit: number;
  readonly children: ReactNode;
}

/** Lines that are not rendered yet keep their room. */
export function LineList({ count, lineLimit, children }: LineListProps) {
  const waitingCount = Math.max(0, count - lineLimit);
  return (
    <ul>
      {children}
      {waitingCount > 0 && <li aria-hidden="true" style={{ height: waitingCount * LINE_PX }} />}
    </ul>
  );
}

function isSameSection(a: CartSectionProps, b: CartSectionProps): boolean {
  return (
    a.view === b.view &&
    a.openId === b.openId &&
    a.lineLimit === b.lineLimit &&
    a.part.id === b.part.id &&
    a.part.title === b.part.title &&
    a.part.groups.length === b.part.groups.length &&
    a.part.groups.every((group, index) => {
      const other = b.part.groups[index];
      return other !== undefined && isSameGroup(group, other);
    })
  );
}
