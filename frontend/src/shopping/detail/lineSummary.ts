import { lineText } from '../../../../domain/shopping/list/shopping.ts';
import { storeSection } from '../../../../domain/shopping/food/storeSection.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import type { CartLine } from '../rows/cartLists.ts';

/** '740 g, Pantry & Dry Goods' */
export function lineSummary({ group }: CartLine): string {
  return [withGlyphs(lineText(group)), storeSection(group.name)].filter(Boolean).join(', ');
}
