import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { textOf } from '../../../../domain/text/asText.ts';
import { lineText } from '../../../../domain/shopping/list/shopping.ts';

/** '2 cans + 400 g', '1 more, 21 bought', or '' */
export function lineLabel(line: Parameters<typeof lineText>[0]): string {
  return withUnitNames(textOf(lineText(line)));
}
