import { LIMITS } from '../../../../domain/limits.ts';
import { settledBasis } from '../../../../domain/table/verdict/settled.ts';
import type { JudgedMeal } from '../../../../domain/table/verdict/verdict.ts';
import type { AvoidKind } from '../../gql/schema.generated.ts';
import type { MealProblem, SolvedProblem } from '../verdict/mealProblems.ts';
import {
  useCookApartMutation,
  useEndPlateApartMutation,
  useSettleConflictMutation,
  useSwapIngredientMutation,
  useUnsettleConflictMutation,
} from './TableFixes.generated.ts';
import { rowsAfter, type Chosen } from './rowsAfter.ts';
import { useSayMarked } from './useSayMarked.ts';
import { useTableWork } from './useTableWork.ts';
import type { Way } from './way.ts';

/** Solves problems of a meal in the ways chosen, or takes that back. Both resolve to success and show errors. */
export function useSolve(meal: JudgedMeal) {
  const mealId = meal.id;
  const { save, versioned } = useTableWork();
  const { rename } = useSayMarked();
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
    } else if (way.kind === 'marked' && row !== null) {
      await rename(row, way.label);
    } else if (way.kind === 'swap' && row !== null) {
      const { name, selectedAlternative } = way.swap;
      const input =
        selectedAlternative === null
          ? { alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
          : { selectedAlternative };
      await swapIngredient({ variables: { input: { ...versioned(row.id), ...input } } });
    }
  }

  /** Signatures last: another ingredient would make them void. */
  function solve(chosen: Chosen): Promise<boolean> {
    return save(async () => {
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
    return save(async () => {
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
