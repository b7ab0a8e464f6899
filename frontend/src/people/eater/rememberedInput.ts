import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { NEW_COMPANION, type EaterInput } from './eaterInput.ts';
import { domainAvoid } from '../tripAttendance.ts';
import type { RememberedEaterFragment } from './Remembered.generated.ts';

/** A form filled in from the account's memory. */
export function rememberedInput(eater: RememberedEaterFragment): EaterInput {
  const { name, portion, eatsEverything, note } = eater;
  return {
    ...NEW_COMPANION,
    name: name ?? '',
    quarters: portion * 4,
    avoids: rememberedAvoids(eater),
    eatsEverything,
    note,
  };
}

export function rememberedAvoids({ avoids }: Pick<RememberedEaterFragment, 'avoids'>): EaterAvoid[] {
  return avoids.map(domainAvoid);
}
