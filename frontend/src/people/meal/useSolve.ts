import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../../../domain/limits.ts';
import { settledBasis } from '../../../../domain/people/verdict/settled.ts';
import type { JudgedMeal } from '../../../../domain/people/verdict/judgedMeal.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { apiAvoid } from '../tripAttendance.ts';
import type { MealProblem, SolvedProblem } from '../verdict/mealProblems.ts';
import { signatureKey } from '../verdict/signatureKey.ts';
import { TripVerdictsFragmentDoc } from '../verdict/TripVerdicts.generated.ts';
import {
  useCookApartMutation,
  useEndPlateApartMutation,
  useLeaveOutMutation,
  useSettleConflictMutation,
  useSwapIngredientMutation,
  useTakeBackInMutation,
  useUnsettleConflictMutation,
} from './MealFixes.generated.ts';
import { rowsAfter, type Chosen } from './rowsAfter.ts';
import { useBuyLabeled } from './useBuyLabeled.ts';
import { useSaveFix } from './useSaveFix.ts';
import type { Fix } from './fix.ts';

/** Solves problems of a meal in the fixes chosen, or takes that back. Both resolve to success and show errors. */
export function useSolve(tripId: string, meal: JudgedMeal) {
  const mealId = meal.id;
  const client = useApolloClient();
  const { save, versioned } = useSaveFix();
  const { rename } = useBuyLabeled(tripId);
  const [swapIngredient] = useSwapIngredientMutation();
  const [cookApart] = useCookApartMutation();
  const [endPlateApart] = useEndPlateApartMutation();
  const [leaveOut] = useLeaveOutMutation();
  const [takeBackIn] = useTakeBackInMutation();
  const [settleConflict] = useSettleConflictMutation();
  const [unsettleConflict] = useUnsettleConflictMutation();

  /** The meal and its problems in the cache: other parts of the dialog were saved since the last render. */
  async function readMeal() {
    const { tripVerdicts } = await import('../verdict/tripVerdicts.ts');
    const fragment = { fragment: TripVerdictsFragmentDoc, fragmentName: 'TripVerdicts' };
    const trip = client.readFragment({ ...fragment, id: `Trip:${tripId}` });
    const verdicts = trip === null ? null : tripVerdicts(trip);
    const slot = verdicts?.slots.find((one) => one.meal?.id === mealId);
    if (verdicts === null || slot?.meal == null) throw new Error(`The meal ${mealId} is not in the cache.`);
    return { meal: slot.meal, problems: verdicts.problemsOf(slot).problems };
  }

  /** One signature for each eater and avoid, with all notes, for the meal with the fixes chosen. */
  async function sign(before: JudgedMeal, chosen: Chosen): Promise<void> {
    const meal = { ...before, rows: rowsAfter(before.rows, chosen) };
    const signed = new Map<string, { readonly reason: Reason; basis: string; readonly notes: Set<string> }>();
    for (const [{ reasons, eaters }, fix] of chosen)
      for (const reason of fix.kind === 'fine' ? reasons : []) {
        const avoids = eaters.find(({ id }) => id === reason.eaterId)?.avoids ?? [];
        const basis = settledBasis(meal, avoids);
        const signature = signed.get(signatureKey(reason)) ?? { reason, basis, notes: new Set() };
        if (fix.kind === 'fine') signature.notes.add(fix.note.trim());
        signed.set(signatureKey(reason), signature);
      }
    for (const { reason, basis, notes } of signed.values()) {
      const note = [...notes].join('; ').slice(0, LIMITS.name);
      const input = { mealId, tripId, eaterId: reason.eaterId, avoid: apiAvoid(reason.avoid), basis, note };
      await settleConflict({ variables: { input } });
    }
  }

  async function solveOne({ row, eaters }: MealProblem, fix: Fix): Promise<void> {
    if (fix.kind === 'apart' && row !== null) {
      const input = {
        ingredientId: row.id,
        tripId,
        name: fix.swap.name,
        eaterIds: eaters.map(({ id }) => id),
      };
      await cookApart({ variables: { input } });
    } else if (fix.kind === 'leftOut' && row !== null) {
      await leaveOut({ variables: { input: { tripId, ids: [row.id], kind: 'LEFT_OUT' } } });
    } else if (fix.kind === 'marked' && row !== null) {
      await rename(row, fix.label);
    } else if (fix.kind === 'swap' && row !== null) {
      const { name, selectedAlternative } = fix.swap;
      const input =
        selectedAlternative === null
          ? { alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
          : { selectedAlternative };
      await swapIngredient({
        variables: { input: { ...versioned(row.id), tripId, ...input, ...NOT_BOUGHT } },
      });
    }
  }

  /** Signatures last: another ingredient would make them void. */
  async function solve(seen: Chosen): Promise<boolean> {
    const found = await readMeal().catch(() => null);
    if (found === null || hasUnseen(found.problems, seen)) {
      showToast({ kind: 'error', ...UNSEEN });
      return false;
    }
    const { meal: now } = found;
    const chosen = seen.map(([problem, fix]): Chosen[number] => {
      const row = now.rows.find(({ id }) => id === problem.row?.id) ?? problem.row;
      return [{ ...problem, row }, fix];
    });
    return save(async () => {
      for (const [problem, fix] of chosen) await solveOne(problem, fix);
      await sign(now, chosen);
    });
  }

  async function takeBackOne(solved: SolvedProblem): Promise<unknown> {
    switch (solved.kind) {
      case 'swapped': {
        const input = { ...versioned(solved.row.id), tripId, selectedAlternative: 0, ...NOT_BOUGHT };
        return swapIngredient({ variables: { input } });
      }
      case 'apart':
        return endPlateApart({ variables: { input: { id: solved.row.id, tripId } } });
      case 'leftOut':
        return takeBackIn({ variables: { input: { tripId, ids: [solved.row.id] } } });
      case 'settled': {
        const signed = new Map(solved.reasons.map((reason) => [signatureKey(reason), reason]));
        for (const { eaterId, avoid } of signed.values()) {
          const input = { mealId, tripId, eaterId, avoid: apiAvoid(avoid) };
          await unsettleConflict({ variables: { input } });
        }
        return;
      }
    }
  }

  function takeBack(solved: readonly SolvedProblem[]): Promise<boolean> {
    return save(async () => {
      for (const one of solved) await takeBackOne(one);
    });
  }

  return { solve, takeBack };
}

/** What was bought is another food. */
const NOT_BOUGHT = { purchased: false };

const UNSEEN = {
  title: t`Not saved`,
  description: t`The ingredients have changed since. Please look at this meal again.`,
};

/** Whether a signature would cover what its signer has not seen. */
function hasUnseen(problems: readonly MealProblem[], seen: Chosen): boolean {
  const key = (reason: Reason) => `${signatureKey(reason)} ${reason.ingredientId} ${reason.ingredientName}`;
  const shown = new Set(seen.flatMap(([{ reasons }]) => reasons.map(key)));
  const signed = new Set(
    seen.flatMap(([{ reasons }, fix]) => (fix.kind === 'fine' ? reasons.map(signatureKey) : [])),
  );
  return problems
    .flatMap(({ reasons }) => reasons)
    .some((reason) => signed.has(signatureKey(reason)) && !shown.has(key(reason)));
}

type Reason = MealProblem['reasons'][number];
