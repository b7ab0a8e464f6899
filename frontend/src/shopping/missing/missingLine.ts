import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import { fitsText } from '../../../../domain/people/eater/answerTexts.ts';
import {
  alternativesFor,
  judged,
  rank,
  type Alternative,
} from '../../../../domain/people/verdict/alternatives.ts';
import { TRIP_RULES, withRules } from '../../../../domain/people/verdict/tripRules.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { TripVerdicts } from '../../people/verdict/tripVerdicts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CooksOfTripFragment } from './CooksOfTrip.generated.ts';

/** Something else to buy, with its verdict in words. */
export interface OfferedAlternative {
  readonly name: string;
  /** 'fits everybody', 'not known for Ana', 'not for Ana', or '' if nobody has answered. */
  readonly verdict: string;
  readonly isForbidden: boolean;
}

export interface MissingLine {
  readonly alternatives: readonly OfferedAlternative[];
  /** Of any other food. */
  readonly offered: (name: string) => OfferedAlternative;
  /** Without the viewer twice: 'Ana', 'you'; each once. */
  readonly cooks: readonly string[];
  /** The viewer is one of them. */
  readonly isCook: boolean;
  /** 'Ana for Pancakes, Leo for Chili' */
  readonly asked: string;
}

/** What one can do about a line that the shop does not have. */
export function missingLine(
  { eaters, slots }: Pick<TripVerdicts, 'eaters' | 'slots'>,
  { meals }: CooksOfTripFragment,
  rows: readonly CartRow[],
): MissingLine {
  const nameOf = (id: string) =>
    id === TRIP_RULES ? t`the trip` : (eaters.find((eater) => eater.id === id)?.name ?? t`a former member`);
  const missing = rows.flatMap(({ id, mealId }) => {
    const slot = slots.find(({ meal }) => meal?.id === mealId);
    const row = slot?.meal?.rows.find((one) => one.id === id);
    return slot?.meal == null || row === undefined
      ? []
      : { meal: slot.meal, row, present: withRules(slot.served.eaters, slot.rules) };
  });
  const everybody = missing.flatMap(({ present }) => present);
  const unanswered = unansweredOf(everybody).length;
  const fits = unanswered === everybody.length ? '' : asText(fitsText(unanswered));
  const mealIds = new Set(rows.map(({ mealId }) => mealId));
  const cooked = meals.flatMap(({ id, name, assignedTo }) =>
    assignedTo === null || !mealIds.has(id)
      ? []
      : {
          meal: name === '' ? t`a meal` : name,
          cook: assignedTo.isViewer ? t`you` : assignedTo.name,
          ...assignedTo,
        },
  );
  const offered = (one: Alternative): OfferedAlternative => ({
    name: one.name,
    verdict: verdictText(one, nameOf) ?? fits,
    isForbidden: rank(one) === 2,
  });
  return {
    alternatives: alternativesFor(missing).map(offered),
    offered: (name) => offered(judged(name, missing)),
    cooks: [...new Set(cooked.map(({ cook }) => cook))],
    isCook: cooked.some(({ isViewer }) => isViewer),
    asked: [...new Set(cooked.map(({ meal, cook }) => t`${cook} for ${meal}`))].join(', '),
  };
}

/** Null: nobody at the meals avoids it. */
function verdictText({ notFor, unknownFor }: Alternative, nameOf: (id: string) => string): string | null {
  if (notFor.length > 0) return t`not for ${{ names: listed(notFor.map(nameOf)) }}`;
  if (unknownFor.length > 0) return t`not known for ${{ names: listed(unknownFor.map(nameOf)) }}`;
  return null;
}
