import {
  Beer,
  Carrot,
  Coffee,
  Croissant,
  Fish,
  Flame,
  Fuel,
  IceCreamCone,
  ReceiptText,
  ShoppingCart,
  Tent,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import type { Receipt } from '../costsTrip.ts';
import styles from './Receipts.module.css';

/** The first that a label has decides. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\b(ice ?cream|gelato)/i, IceCreamCone],
  [/\b(gas station|gasoline|petrol|diesel|fuel)/i, Fuel],
  [/\b(charcoal|firewood|wood|propane|gas)\b/i, Flame],
  [/\b(fish|seafood|salmon|clams?|crabs?)/i, Fish],
  [/\b(farm|vegetables?|veg|produce|fruit)\b/i, Carrot],
  [/\b(beers?|wines?|drinks|bar|liquor)\b/i, Beer],
  [/\b(coffee|café|cafe)\b/i, Coffee],
  [/\b(bakery|bread|rolls)\b/i, Croissant],
  [/\b(camp ?(site|ground)?|cabin|hut|site fee|rent)\b/i, Tent],
  [/\b(restaurant|takeout|pizza)\b/i, Utensils],
];

/** Decorative: what the label is about, else its kind. */
export function ReceiptIcon({ label, kind }: Pick<Receipt, 'label' | 'kind'>) {
  const found = ICONS.find(([words]) => words.test(label))?.[1];
  const Icon = found ?? (kind === 'GROCERIES' ? ShoppingCart : ReceiptText);
  return (
    <span className={styles['icon']} aria-hidden="true">
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}
