import { msg, type Message } from '../../text/message.ts';
import type { StoreSection } from './storeSection.ts';

/** Headings of the list. */
export const STORE_SECTION_NAMES: Readonly<Record<StoreSection, Message>> = {
  Produce: msg('shopping.section.produce', 'Produce'),
  'Meat & Seafood': msg('shopping.section.meat', 'Meat & Seafood'),
  'Dairy & Eggs': msg('shopping.section.dairy', 'Dairy & Eggs'),
  'Pantry & Dry Goods': msg('shopping.section.pantry', 'Pantry & Dry Goods'),
  'Frozen Foods': msg('shopping.section.frozen', 'Frozen Foods'),
  Beverages: msg('shopping.section.beverages', 'Beverages'),
  'Snacks & Treats': msg('shopping.section.snacks', 'Snacks & Treats'),
  'Household & Gear': msg('shopping.section.household', 'Household & Gear'),
  Miscellaneous: msg('shopping.section.miscellaneous', 'Miscellaneous'),
};
