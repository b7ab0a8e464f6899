import type { Ctx } from '../ctx/ctx.ts';
import type { Eater } from '../entities/eater.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { EATER, eaterAccess, TARGET } from './access.sql.ts';
import { tripAbilityFor } from './policy.ts';
import { readLockedRow } from './requireLocked.ts';
import { accessTo, requireAbilities, requireViewer, type TripAccess } from './require.ts';
import { foundOr404 } from '../base/errors.ts';

/**
 * An eater whom the viewer may edit, with the trip locked, and the participant who it is or who brings it.
 * @throws as `requireTrip`, NOT_FOUND also for other trips' eaters
 */
export async function requireEater(
  tx: Ctx,
  rawEaterId: unknown,
): Promise<TripAccess & { readonly eater: Eater; readonly target: Participant }> {
  const viewer = requireViewer(tx);
  const { tripId, id } = await readLockedRow(tx, 'eater', rawEaterId);
  const found = foundOr404(await eaterAccess.first(tx.db, [tripId, id, viewer.id]), 'eater');
  const access = accessTo(tx, found, ['view'], 'eater');
  const target = TARGET.read(found.target, {});
  requireAbilities(tx, access, [tripAbilityFor('edit_eater', access.participant, target)]);
  return { ...access, eater: EATER.read(found.eater, {}), target };
}
