import {
  Candy,
  Carrot,
  ChevronDown,
  ChevronRight,
  CupSoda,
  Fish,
  Milk,
  Package,
  Snowflake,
  Tent,
  User,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { StoreSection } from '../../../domain/shopping/storeSection.ts';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { CartItem } from './CartItem.tsx';
import { FOCUSED_AFTER_LAST_LINE } from './lineFocus.ts';
import { isSameGroup, type CartGroup, type CartPart } from './rows/cartParts.ts';
import styles from './CartSection.module.css';
import type { CartRow } from './rows/cartRows.ts';
import type { CartView } from './rows/cartView.ts';
import { PHONE_QUERY, useMediaQuery } from '../browser/useMediaQuery.ts';
import { useSettled } from '../browser/useSettled.ts';
import { useLiveState } from '../live/liveState.ts';
import { useHadAlready, useWaitingTicks } from '../ticks/useTickQueue.ts';

/** Delay before a ticked line moves, so that nothing moves under the next tap. */
const MOVE_DELAY_MS = 600;

const LINE_PX = 69;

interface CartSectionProps {
  readonly part: CartPart;
  readonly view: CartView;
  /** Lines to render now; the others keep their room. */
  readonly lineLimit: number;
}

/** Open lines, then those under "Purchased". */
export const CartSection = memo(function CartSection({ part, view, lineLimit }: CartSectionProps) {
  const { id, title, groups } = part;
  const titleId = useId();
  const [isCollapsedByHand, setCollapsed] = useState<boolean | null>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const waiting = useWaitingTicks();
  const purchased = groups.filter((group) => group.isPurchased);
  const recent = useLiveState((live) => live.recent);
  const hadAlready = useHadAlready();
  // Pending purchases stay in place until confirmed, those of others while their names are shown.
  const staysInPlace = ({ id }: CartRow) =>
    waiting.has(id) || recent.get(id)?.kind === 'PURCHASES' || hadAlready.has(id);
  const sent = purchased.filter(({ rows }) => !rows.some(staysInPlace));
  const movedKeys = new Set(useSettled(sent.map(({ key }) => key).join('\n'), MOVE_DELAY_MS).split('\n'));

  const open = groups.filter(({ key }) => !movedKeys.has(key));
  const moved = groups.filter(({ key }) => movedKeys.has(key));
  if (open.length === 0 && !view.showsPurchased) return null;

  // On a phone a purchased section would push the next aisle off the screen.
  const isCollapsed = isCollapsedByHand ?? (isPhone && open.length === 0);
  const shownPurchased = view.showsPurchased && !isCollapsed ? moved : [];
  const waitingCount = Math.max(0, open.length + shownPurchased.length - lineLimit);
  const item = (group: CartGroup, inPurchasedList: boolean) => (
    <CartItem key={group.key} group={group} partId={id} view={view} inPurchasedList={inPurchasedList} />
  );
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <span className={styles['icon']}>
          <HeadIcon head={part.head} />
        </span>
        <h2 className={styles['title']} id={titleId} dir="auto">
          {title}
        </h2>
        <span className={styles['count']}>
          {purchased.length} of {groups.length}
        </span>
      </div>
      <ul>
        {[
          // One array, so that a line keeps its element and the focus when it moves.
          ...open.slice(0, lineLimit).map((group) => item(group, false)),
          moved.length > 0 && view.showsPurchased && (
            <PurchasedHead
              key="purchased head"
              count={moved.length}
              isCollapsed={isCollapsed}
              onToggle={() => setCollapsed(!isCollapsed)}
            />
          ),
          ...shownPurchased.slice(0, Math.max(0, lineLimit - open.length)).map((group) => item(group, true)),
        ]}
        {waitingCount > 0 && (
          <li key="more lines" aria-hidden="true" style={{ height: waitingCount * LINE_PX }} />
        )}
      </ul>
    </section>
  );
}, isSameSection);

interface PurchasedHeadProps {
  readonly count: number;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

function PurchasedHead({ count, isCollapsed, onToggle }: PurchasedHeadProps) {
  const Icon = isCollapsed ? ChevronRight : ChevronDown;
  return (
    <li>
      <button
        type="button"
        className={styles['purchasedHead']}
        aria-expanded={!isCollapsed}
        onClick={onToggle}
        {...FOCUSED_AFTER_LAST_LINE}
      >
        <Icon size={16} strokeWidth={2} />
        Purchased ({count})
      </button>
    </li>
  );
}

function isSameSection(a: CartSectionProps, b: CartSectionProps): boolean {
  return (
    a.view === b.view &&
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

const SECTION_ICONS: Readonly<Record<StoreSection, LucideIcon>> = {
  Produce: Carrot,
  'Meat & Seafood': Fish,
  'Dairy & Eggs': Milk,
  'Pantry & Dry Goods': Wheat,
  'Frozen Foods': Snowflake,
  Beverages: CupSoda,
  'Snacks & Treats': Candy,
  'Household & Gear': Tent,
  Miscellaneous: Package,
};

function HeadIcon({ head }: { readonly head: CartPart['head'] }) {
  switch (head.kind) {
    case 'section': {
      const Icon = SECTION_ICONS[head.section];
      return <Icon size={20} />;
    }
    case 'person':
      return <Avatar id={head.person.id} name={head.person.name} isViewer={head.person.isViewer} />;
    case 'nobody':
      return <User size={20} />;
  }
}
