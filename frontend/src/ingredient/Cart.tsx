import {
  Candy,
  Carrot,
  CupSoda,
  Fish,
  Milk,
  Package,
  PartyPopper,
  ShoppingBasket,
  Snowflake,
  User,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cartByShopper, cartByStoreSection, type ShoppingGroup } from '../../../domain/shopping.ts';
import type { StoreSection } from '../../../domain/storeSection.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './Cart.module.css';
import { CartSection } from './CartSection.tsx';
import type { CartRow } from './cartRows.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

type Participant = TripIngredientsQuery['trip']['participants'][number];

/** How the cart is put in order (specification, section 9). */
export type Grouping = 'store-sections' | 'assigned-users';

interface CartProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  readonly participants: readonly Participant[];
  readonly grouping: Grouping;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: () => void;
  readonly canTick: boolean;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly groups: readonly ShoppingGroup<CartRow>[];
}

const SECTION_ICONS: Readonly<Record<StoreSection, LucideIcon>> = {
  Produce: Carrot,
  'Meat & Seafood': Fish,
  'Dairy & Eggs': Milk,
  'Pantry & Dry Goods': Wheat,
  'Frozen Foods': Snowflake,
  Beverages: CupSoda,
  'Snacks & Treats': Candy,
  Miscellaneous: Package,
};

/** Everything to buy for a trip, by the sections of the shop or by who buys it. */
export function Cart({
  tripId,
  rows,
  participants,
  grouping,
  showsPurchased,
  onShowPurchased,
  canTick,
}: CartProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<ShoppingBasket size={56} strokeWidth={1.25} />}
        title="Nothing to buy yet"
        text="Add ingredients to a planned meal, and they are listed here by the sections of the shop."
        action={
          <ButtonLink to={`/trips/${tripId}`} variant="primary">
            Plan meals
          </ButtonLink>
        }
      />
    );
  }
  const parts = grouping === 'store-sections' ? sectionParts(rows) : shopperParts(participants, rows);
  const isDone = parts.every(({ groups }) => groups.every((group) => group.isPurchased));
  return (
    <>
      {isDone && (
        <p className={styles['done']} role="status">
          <PartyPopper size={20} />
          Everything is bought. The kitchen can start.
        </p>
      )}
      {isDone && !showsPurchased && (
        <p className={styles['hidden']}>
          <Button onClick={onShowPurchased}>Show purchased items</Button>
        </p>
      )}
      <div className={styles['cart']}>
        {parts.map(({ id, title, icon, groups }) => (
          <CartSection
            key={id}
            title={title}
            icon={icon}
            groups={groups}
            shoppers={grouping === 'store-sections' ? participants : null}
            showsPurchased={showsPurchased}
            canTick={canTick}
          />
        ))}
      </div>
    </>
  );
}

function sectionParts(rows: readonly CartRow[]): Part[] {
  return cartByStoreSection(rows).map(({ section, groups }) => {
    const Icon = SECTION_ICONS[section];
    return { id: section, title: section, icon: <Icon size={20} />, groups };
  });
}

function shopperParts(participants: readonly Participant[], rows: readonly CartRow[]): Part[] {
  return cartByShopper(participants, rows).map(({ shopper, groups }) => {
    if (shopper === null) return { id: 'unassigned', title: 'Unassigned', icon: <User size={20} />, groups };
    const { id, name, isViewer } = shopper;
    return {
      id,
      title: isViewer ? `${name} (You)` : name,
      icon: <Avatar id={id} name={name} isViewer={isViewer} />,
      groups,
    };
  });
}
