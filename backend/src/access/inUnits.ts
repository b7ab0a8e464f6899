import { unitsOfRegion, type Units } from '../../../domain/number/units.ts';
import { textUnitsFields } from '../../../domain/people/readerFields.ts';
import { readBy, reader } from '../../../domain/text/reader.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';

/**
 * Units of the amounts in a text: those asked for, else the account's, else metric ones in a
 * region that measures so; null: as stored.
 * @throws BAD_USER_INPUT
 */
function textUnits({ viewer, caller }: Pick<Ctx, 'viewer' | 'caller'>, rawUnits: unknown): Units | null {
  const { units } = readInput(textUnitsFields, { units: rawUnits });
  return units ?? viewer?.units ?? (unitsOfRegion(caller.languages) === 'METRIC' ? 'METRIC' : null);
}

/**
 * Makes texts in these units, at once.
 * @param rawUnits as of {@link textUnits}
 */
export function inUnits<Result>(
  ctx: Pick<Ctx, 'viewer' | 'caller'>,
  rawUnits: unknown,
  work: () => Result,
): Result {
  return readBy({ ...reader(), units: textUnits(ctx, rawUnits) }, work);
}
