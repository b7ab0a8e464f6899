import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../../../domain/limits.ts';
import { settledBasis } from '../../../../domain/table/verdict/settled.ts';
import type { JudgedMeal } from '../../../../domain/table/verdict/verdict.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import type { AvoidKind } from '../../gql/schema.generated.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { MealProblem, SolvedProblem } from '../verdict/mealProblems.ts';
import {
  useCookApartMutation,
  useEndPlateApartMutation,
  useSettleConflictMutation,
  useSwapIngredientMutation,
  useUnsettleConflictMutation,
} from './TableFixes.generated.ts';
import { rowsAfter, type Chosen } from './rowsAfter.ts';
import type { Way } from './way.ts';

/** Rows, plates apart and signatures of the whole trip. */
const REREAD = { refetchQueries: ['TripIngredients'], awaitRefetchQueries: true };

/** Solves problems of a meal in the ways chosen, or takes that back. Both resolve to success and show errors. */
export function useSolve(meal: JudgedMeal) {
  const mealId = meal.id;
  const client = useApolloClient();
  const [swapIngredient] = useSwapIngredientMutation();
  const [cookApart] = useCookApartMutation();
  const [endPlateApart] = useEndPlateApartMutation();
  const [settleConflict] = useSettleConflictMutation();
  const [unsettleConflict] = useUnsettleConflictMutation();

  /** One signature for each eater and avoid, with all notes, for the meal as seen and with the ways chosen. */
  async function sign(chosen: Chosen): Promise<void> {
    const rows = rowsAfter(meal.rows, chosen);
    const signed = new Map<string, { readonly reason: Reason; basis: string; readonly notes: Set<string> }>();
    for (const [{ reasons, eaters }, way] of chosen)
      for (const reason of way.kind === 'fine' ? reasons : []) {
        const avoids = eaters.find(({ id }) => id === reason.eaterId)?.avoids ?? [];
        const basis = settledBasis({ name: meal.name, rows }, avoids);
        const signature = signed.get(signatureKey(reason)) ?? { reason, basis, notes: new Set() };
        if (way.kind === 'fine') signature.notes.add(way.note.trim());
        signed.set(signatureKey(reason), signature);
      }
    for (const { reason, basis, notes } of signed.values()) {
      const note = [...notes].join('; ').slice(0, LIMITS.name);
      const input = { mealId, eaterId: reason.eaterId, avoid: apiAvoid(reason.avoid), basis, note };
      await settleConflict({ variables: { input }, ...REREAD });
    }
  }

  async function solveOne({ row, eaters }: MealProblem, way: Way): Promise<void> {
    if (way.kind === 'apart' && row !== null) {
      const input = { ingredientId: row.id, name: way.swap.name, eaterIds: eaters.map(({ id }) => id) };
      await cookApart({ variables: { input }, ...REREAD });
    } else if (way.kind === 'swap' && row !== null) {
      const { name, selectedAlternative } = way.swap;
      const input =
        selectedAlternative === null
          ? { alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
          : { selectedAlternative };
      await swapIngredient({ variables: { input: { id: row.id, ...input } }, ...REREAD });
    }
  }

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const description = errorMessage(error, 'Check your connection and try again.');
      showToast({ kind: 'error', title: 'Not saved. Try again', description });
      // Others have changed the meal: the dialog shows it as it is now.
      if (errorCode(error) === 'CONFLICT') await client.refetchQueries({ include: ['TripIngredients'] });
      return false;
    }
  }

  /** Signatures last: another ingredient would make them void. */
  function solve(chosen: Chosen): Promise<boolean> {
    return run(async () => {
      for (const [problem, way] of chosen) await solveOne(problem, way);
      await sign(chosen);
    });
  }

  function takeBack(solved: SolvedProblem): Promise<boolean> {
    return run(() => {
      switch (solved.kind) {
        case 'swapped': {
          const input = { id: solved.row.id, selectedAlternative: 0 };
          return swapIngredient({ variables: { input }, ...REREAD });
        }
        case 'apart':
          return endPlateApart({ variables: { input: { id: solved.row.id } }, ...REREAD });
        case 'settled': {
          const { eaterId, avoid } = solved.reason;
          const input = { mealId, eaterId, avoid: apiAvoid(avoid) };
          return unsettleConflict({ variables: { input }, ...REREAD });
        }
      }
    });
  }

  return { solve, takeBack };
}

type Reason = MealProblem['reasons'][number];

/** Of what one signature is for. */
export function signatureKey({ eaterId, avoid }: Reason): string {
  return `${eaterId} ${avoid.kind} ${avoid.value}`;
}

function apiAvoid({ kind, value }: Reason['avoid']) {
  // Names are in capitals in the API.
  return { kind: kind.toUpperCase() as AvoidKind, value };
}
