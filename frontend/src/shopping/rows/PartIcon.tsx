import {
  Candy,
  Carrot,
  CupSoda,
  Fish,
  House,
  Milk,
  Package,
  Snowflake,
  Tent,
  User,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import type { StoreSection } from '../../../../domain/shopping/food/storeSection.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import type { CartPart } from './cartParts.ts';

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

interface PartIconProps {
  readonly head: CartPart['head'];
}

export function PartIcon({ head }: PartIconProps) {
  switch (head.kind) {
    case 'home':
      return <House size={20} />;
    case 'section': {
      const Icon = SECTION_ICONS[head.section];
      return <Icon size={20} />;
    }
    case 'person': {
      const { id, name, isViewer } = head.person;
      return <Avatar id={id} name={name} isViewer={isViewer} size="sm" />;
    }
    case 'nobody':
      return <User size={20} />;
  }
}
