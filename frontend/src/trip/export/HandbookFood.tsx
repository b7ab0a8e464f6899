import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { LEFT_OUT } from '../../../../domain/shopping/missing/unavailable.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { hasAllergy } from '../../../../domain/people/eater/eater.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { oneLine } from '../../labels/plainText.ts';
import { plateText } from '../../labels/plateText.ts';
import type { TripEater } from '../../people/tripAttendance.ts';
import type { HandbookQuery } from './Handbook.generated.ts';

export type HandbookRow = HandbookQuery['trip']['meals'][number]['ingredients'][number];

/** By id. */
export type EatersById = ReadonlyMap<string, Pick<TripEater, 'name' | 'avoids'>>;

interface HandbookFoodProps {
  readonly row: HandbookRow;
  readonly eaters: EatersById;
  /** Before its name: '2 cups', or ''. */
  readonly amount?: string;
}

/** An ingredient, with what to know of it. */
export function HandbookFood({ row, eaters, amount = '' }: HandbookFoodProps) {
  const notes = noteWithUse(row);
  const apart = row.apartEaterIds.flatMap((id) => eaters.get(id) ?? []);
  // Whether the allergy is to what the plate replaces is not judged here: paper errs on the careful side.
  const plate = plateText({
    who: listed(apart.map(({ name }) => name)),
    isForAllergy: apart.some(hasAllergy),
  });
  const text = [
    `${amountOnPaper(amount)} ${chosenName(row)}`.trim(),
    ...(notes === null ? [] : [textInUnits(notes)]),
    ...(row.isLeftOut ? [asText(LEFT_OUT)] : []),
  ];
  return [oneLine(text.join(', ')), plate].filter((part) => part !== '').join(' · ');
}

/** An amount of the server as the reader writes it: "1½ cups". */
export function amountOnPaper(text: string): string {
  return oneLine(withGlyphs(withUnitNames(text)));
}
