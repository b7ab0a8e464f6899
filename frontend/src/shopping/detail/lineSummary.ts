import { lineLabel } from '../rows/lineLabel.ts';
import { storeSection } from '../../../../domain/shopping/food/storeSection.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import type { CartLine } from '../rows/cartLists.ts';

/** '740 g, Pantry & Dry Goods' */
export function lineSummary({ group }: CartLine): string {
  return [withGlyphs(lineLabel(group)), storeSection(group.name)].filter(Boolean).join(', ');
}
