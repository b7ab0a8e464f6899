import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../../../domain/limits.ts';
import { settledBasis } from '../../../../domain/table/verdict/settled.ts';
import type { JudgedMeal } from '../../../../domain/table/verdict/verdict.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import type { AvoidKind } from '../../gql/schema.generated.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { MealProblem, SolvedProblem } from '../verdict/mealProblems.ts';
import {
  IngredientVersionFragmentDoc,
  useCookApartMutation,
  useEndPlateApartMutation,
  useSettleConflictMutation,
  useSwapIngredientMutation,
  useUnsettleConflictMutation,
} from './TableFixes.generated.ts';
import { rowsAfter, type Chosen } from './rowsAfter.ts';
import type { Way } from './way.ts';

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
      await settleConflict({ variables: { input } });
    }
  }

  async function solveOne({ row, eaters }: MealProblem, way: Way): Promise<void> {
    if (way.kind === 'apart' && row !== null) {
      const input = { ingredientId: row.id, name: way.swap.name, eaterIds: eaters.map(({ id }) => id) };
      await cookApart({ variables: { input } });
    } else if (way.kind === 'swap' && row !== null) {
      const { name, selectedAlternative } = way.swap;
      const input =
        selectedAlternative === null
          ? { alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
          : { selectedAlternative };
      await swapIngredient({ variables: { input: { ...versioned(row.id), ...input } } });
    }
  }

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      const description = errorMessage(error, 'Check your connection and try again.');
      showToast({ kind: 'error', title: 'Not saved. Try again', description });
      // Others may have changed the meal: the dialog shows it as it is now.
      await reread();
      return false;
    }
    await reread();
    return true;
  }

  /** Once for all ways: rows, plates apart and signatures of the whole trip. Its failure shows with the data. */
  async function reread(): Promise<void> {
    await client.refetchQueries({ include: ['TripIngredients'] }).catch(() => undefined);
  }

  /** The ingredient as it is shown. */
  function versioned(id: string) {
    const fragment = { fragment: IngredientVersionFragmentDoc, fragmentName: 'IngredientVersion' };
    const known = client.readFragment({ ...fragment, id: `Ingredient:${id}` });
    return { id, ...(known !== null && { version: known.version }) };
  }

  /** Signatures last: another ingredient would make them void. */
  function solve(chosen: Chosen): Promise<boolean> {
    return run(async () => {
      for (const [problem, way] of chosen) await solveOne(problem, way);
      await sign(chosen);
    });
  }

  function takeBackOne(solved: SolvedProblem): Promise<unknown> {
    switch (solved.kind) {
      case 'swapped': {
        const input = { ...versioned(solved.row.id), selectedAlternative: 0 };
        return swapIngredient({ variables: { input } });
      }
      case 'apart':
        return endPlateApart({ variables: { input: { id: solved.row.id } } });
      case 'settled': {
        const { eaterId, avoid } = solved.reason;
        const input = { mealId, eaterId, avoid: apiAvoid(avoid) };
        return unsettleConflict({ variables: { input } });
      }
    }
  }

  function takeBack(solved: readonly SolvedProblem[]): Promise<boolean> {
    return run(async () => {
      const signed = new Set<string>();
      for (const one of solved) {
        const signature = one.kind === 'settled' ? signatureKey(one.reason) : null;
        if (signature === null || !signed.has(signature)) await takeBackOne(one);
        if (signature !== null) signed.add(signature);
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
