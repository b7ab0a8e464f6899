import { Trans } from '@lingui/react/macro';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { LEFT_OUT } from '../../../../domain/shopping/missing/unavailable.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { oneLine } from '../../labels/plainText.ts';
import type { HandbookQuery } from './Handbook.generated.ts';

export type HandbookRow = HandbookQuery['trip']['meals'][number]['ingredients'][number];

/** Names of eaters, by id. */
export type EaterNames = ReadonlyMap<string, { readonly name: string }>;

interface HandbookFoodProps {
  readonly row: HandbookRow;
  readonly eaters: EaterNames;
  /** Before its name: '2 cups', or ''. */
  readonly amount?: string;
}

/** An ingredient, with what to know of it. */
export function HandbookFood({ row, eaters, amount = '' }: HandbookFoodProps) {
  const notes = noteWithUse(row);
  const apart = row.apartEaterIds.map((id) => eaters.get(id)?.name ?? '');
  const text = [
    `${amountOnPaper(amount)} ${chosenName(row)}`.trim(),
    ...(notes === null ? [] : [textInUnits(notes)]),
    ...(row.isLeftOut ? [asText(LEFT_OUT)] : []),
  ];
  return (
    <>
      {oneLine(text.join(', '))}
      {apart.length > 0 && (
        <>
          {' · '}
          <Trans>for {listed(apart)}</Trans>
        </>
      )}
    </>
  );
}

/** An amount of the server as the reader writes it: "1½ cups". */
export function amountOnPaper(text: string): string {
  return oneLine(withGlyphs(withUnitNames(text)));
}
