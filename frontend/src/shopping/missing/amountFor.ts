import { plural } from '@lingui/core/macro';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import { lineLabel } from '../rows/lineLabel.ts';

/** '740 g for 2 meals' */
export function amountFor(group: CartGroup): string {
  const count = new Set(group.rows.map(({ mealId }) => mealId)).size;
  const amount = withGlyphs(shownNumbers(lineLabel(group)));
  if (amount === '') return plural(count, { one: 'for # meal', other: 'for # meals' });
  return plural(count, { one: `${amount} for # meal`, other: `${amount} for # meals` });
}
