import * as z from 'zod/mini';
import { fieldMsg, fieldText } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { AVOID_KINDS } from '../eater/eater.ts';
import { ingredientContent } from '../../shopping/ingredient/ingredientFields.ts';
import { LIMITS } from '../../limits.ts';
import { idField, limitField, requiredText, shortList, oneOf } from '../../text/text.ts';

const NO_AVOID = msg('verdict.avoidMissing', 'Please say what is not eaten: a kind and a value.');

export const settledAvoid = z.object(
  {
    kind: oneOf(msg('field.kind', 'Kind'), AVOID_KINDS),
    value: requiredText(msg('field.whatIsNotEaten', 'What is not eaten'), LIMITS.name, NO_AVOID),
  },
  { error: fieldText(NO_AVOID) },
);
const eaterId = idField(msg('field.eaterId', 'Eater id'));

export const unsettleFields = z.object({ eaterId, avoid: settledAvoid });
export const settleFields = z.object({
  eaterId,
  avoid: settledAvoid,
  basis: requiredText(
    msg('field.basis', 'Basis'),
    LIMITS.name,
    msg('verdict.basisMissing', 'Please send the basis of the conflict that is signed.'),
  ),
  note: requiredText(
    msg('field.note', 'Note'),
    LIMITS.text,
    msg('verdict.noteMissing', 'Please say why it is safe.'),
  ),
});

/** A separate plate: what these eaters get in place of an ingredient. */
export const apartFields = z.object({
  name: ingredientContent.name,
  eaterIds: z.pipe(
    shortList(idField(msg('field.eaterId', 'Eater id')), LIMITS.tripEaters, {
      notAList: msg('eater.idsMalformed', 'Eaters have to be a list of ids.'),
      tooMany: msg('eater.tooMany', 'At most {max} people can eat on a trip.', { max: LIMITS.tripEaters }),
    }).check(z.minLength(1, fieldMsg('eater.nobodyChosen', 'Please choose at least one person.'))),
    z.transform((ids) => [...new Set(ids)]),
  ),
});

export const reasonsFields = z.object({ limit: limitField(LIMITS.verdictReasons) });
