import { lineLabel } from '../rows/lineLabel.ts';
import { storeSection } from '../../../../domain/shopping/food/storeSection.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import type { CartLine } from '../rows/cartLists.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { asText } from '../../../../domain/text/asText.ts';

/** '740 g, Pantry & Dry Goods' */
export function lineSummary({ group }: CartLine): string {
  return [withGlyphs(lineLabel(group)), asText(STORE_SECTION_NAMES[storeSection(group.name)])]
    .filter(Boolean)
    .join(', ');
}
