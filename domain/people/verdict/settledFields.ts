import * as z from 'zod/mini';
import { LIMITS } from '../../limits.ts';
import { idField, requiredText, shortList } from '../../text/text.ts';

const AVOID_KINDS = ['diet', 'content', 'word'] as const;
const NO_AVOID = 'Please say what is not eaten: a kind and a value.';

export const settledAvoid = z.object(
  {
    kind: z.enum(AVOID_KINDS, { error: `Kind has to be one of ${AVOID_KINDS.join(', ')}.` }),
    value: requiredText('What is not eaten', LIMITS.name, NO_AVOID),
  },
  { error: NO_AVOID },
);
const eaterId = idField('Eater id');

export const unsettleFields = z.object({ eaterId, avoid: settledAvoid });
export const settleFields = z.object({
  eaterId,
  avoid: settledAvoid,
  basis: requiredText('Basis', LIMITS.name, 'Please send the basis of the conflict that is signed.'),
  note: requiredText('Note', LIMITS.text, 'Please say why it is fine.'),
});

/** A plate apart: what these eaters get in place of an ingredient. */
export const apartFields = z.object({
  name: requiredText('Ingredient name', LIMITS.name, 'Please enter an ingredient name.'),
  eaterIds: z.pipe(
    shortList(idField('Eater id'), LIMITS.tripEaters, {
      notAList: 'Eaters have to be a list of ids.',
      tooMany: `At most ${LIMITS.tripEaters} people can eat on a trip.`,
    }).check(z.minLength(1, 'Please choose at least one person.')),
    z.transform((ids) => [...new Set(ids)]),
  ),
});
