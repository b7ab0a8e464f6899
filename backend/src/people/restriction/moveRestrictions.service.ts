import { In } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import type { Avoid } from '../../../../domain/food/avoid.ts';
import { readingOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { readAnswer, type ReadAnswer } from '../../../../domain/people/eater/avoidReading.ts';
import {
  distinctAvoids,
  joinedAnswers,
  joinedNote,
  type FullAnswer,
  type Strictness,
} from '../../../../domain/people/eater/eater.ts';
import { restrictionMoveFields, TOO_MANY_AVOIDS } from '../../../../domain/people/eater/eaterFields.ts';
import {
  partKey,
  restrictionParts,
  strictnessOf,
  withoutParts,
  type RestrictionPart,
} from '../../../../domain/people/verdict/restrictionParts.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { AppError, badInput, notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeRow, updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { rememberEater } from '../eater/rememberedEaters.sql.ts';

/**
 * Moves parts of a trip's restrictions to people: they no longer hold for everybody. What the people avoid already
 * stays.
 * @returns the trip, and the people
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for too many avoids, NOT_FOUND also for eaters of other trips,
 * FORBIDDEN, TRIP_COMPLETED, CONFLICT for a part that is no longer there
 */
export async function moveRestrictions(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<{ readonly eaters: readonly Eater[]; readonly trip: Trip }> {
  const viewer = requireViewer(ctx);
  const { moves } = readInput(restrictionMoveFields, rawInput);
  requireEitherOne(moves);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'edit', 'edit_eaters');
    const parts = restrictionParts(trip.dietaryRestrictions);
    const found = moves.map((move) => ({ ...move, part: requirePart(parts, move) }));
    const stamp = stampOf(own, tx.now());
    const ids = [...new Set(found.flatMap(({ eaterIds }) => eaterIds))];
    const before = await tx.db.findBy(Eater, { tripId: trip.id, id: In(ids) });
    const answers = ids.map((id) => {
      const eater = before.find((one) => one.id === id);
      if (eater === undefined) throw notFound('eater');
      const added = found.flatMap(({ part, strictness, eaterIds }) =>
        eaterIds.includes(id) ? [answerOf(part, strictness)] : [],
      );
      return { id, ...withAvoids(eater, added) };
    });
    const eaters = await updateRows(tx.db, Eater, trip.id, answers, stamp);
    for (const eater of eaters) if (eater.participantId === own.id) await rememberEater(tx, viewer, eater);
    const dietaryRestrictions = withoutParts(
      trip.dietaryRestrictions,
      found.map(({ part }) => part),
      trip.restrictionReading,
    );
    const updated = await changeRow(
      tx.db,
      Trip,
      { id: trip.id },
      { dietaryRestrictions, restrictionReading: readingOf(dietaryRestrictions) },
      stamp,
    );
    if (updated === null) throw notFound('trip');
    return changed({ eaters, trip: updated.row }, changeBy(own, 'TABLE', ids), changeBy(own, 'TRIP'));
  });
}

/** A kind and a value, or a text. */
export interface MovableRestriction {
  readonly kind: Avoid['kind'] | null;
  readonly value: string | null;
  readonly text: string | null;
  /** Proposed. */
  readonly strictness: Strictness;
}

/** Parts of the trip's restrictions, as {@link moveRestrictions} takes them. */
export function movableRestrictions({ dietaryRestrictions }: Readonly<Trip>): MovableRestriction[] {
  return restrictionParts(dietaryRestrictions).map((part) => ({
    kind: null,
    value: null,
    text: null,
    ...part,
    strictness: strictnessOf(part),
  }));
}

type Moved = Partial<Readonly<Record<'kind' | 'value' | 'text', string | null | undefined>>>;

/** @throws BAD_USER_INPUT unless each is a kind and a value, or a text */
function requireEitherOne(moves: readonly Moved[]): void {
  const isClear = ({ kind, value, text }: Moved) =>
    [kind, value].every((one) => (one == null) === (text != null));
  if (!moves.every(isClear))
    throw badInput('moves', msg('restriction.malformed', 'A restriction is a kind and a value, or a text.'));
}

/** @throws CONFLICT */
function requirePart(parts: readonly RestrictionPart[], { kind, value, text }: Moved): RestrictionPart {
  const key = partKey(text == null ? { kind: kind ?? '', value: value ?? '' } : { text });
  const part = parts.find((one) => partKey(one) === key);
  if (part === undefined)
    throw new AppError(
      'CONFLICT',
      msg('restriction.gone', 'This restriction is no longer there. Please look at the trip again.'),
    );
  return part;
}

/** A text is read as a person's own words are. */
function answerOf(part: RestrictionPart, strictness: Strictness): ReadAnswer {
  return readAnswer(['text' in part ? { text: part.text, strictness } : { ...part, strictness }]);
}

/** @throws BAD_USER_INPUT for too many */
function withAvoids(eater: Eater, added: readonly ReadAnswer[]): FullAnswer {
  const avoids = distinctAvoids([...eater.avoids, ...added.flatMap((one) => one.avoids)]);
  if (avoids.length > LIMITS.eaterAvoids) throw badInput('avoids', TOO_MANY_AVOIDS);
  const note = joinedNote(added.flatMap(({ remarks }) => remarks));
  return joinedAnswers(eater, { avoids, note });
}
