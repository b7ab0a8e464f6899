import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';

/** An amount of a line as its reader writes it: "1½ cups", in German "1½ Tassen". */
export function amountWords(text: string): string {
  return withGlyphs(withUnitNames(text));
}
