import { LIMITS } from '../../../../domain/limits.ts';
import type { AvoidKind } from '../../gql/schema.generated.ts';
import type { MealProblem, SolvedProblem } from '../verdict/mealProblems.ts';
import { useSayMarked } from './useSayMarked.ts';
import {
  useCookApartMutation,
  useEndPlateApartMutation,
  useSettleConflictMutation,
  useSwapIngredientMutation,
  useUnsettleConflictMutation,
} from './TableFixes.generated.ts';
import { isSaved, REREAD } from './saveTable.ts';
import type { Way } from './way.ts';

/** Solves problems of a meal in the ways chosen, or takes that back. Both resolve to success and show errors. */
export function useSolve(mealId: string) {
  const [swapIngredient] = useSwapIngredientMutation();
  const { rename } = useSayMarked();
  const [cookApart] = useCookApartMutation();
  const [endPlateApart] = useEndPlateApartMutation();
  const [settleConflict] = useSettleConflictMutation();
  const [unsettleConflict] = useUnsettleConflictMutation();

  /** One signature for each eater and avoid, with all notes. */
  async function sign(chosen: readonly (readonly [MealProblem, Way])[]): Promise<void> {
    const signed = new Map<string, { readonly reason: Reason; readonly notes: Set<string> }>();
    for (const [{ reasons }, way] of chosen)
      for (const reason of way.kind === 'fine' ? reasons : []) {
        const signature = signed.get(signatureKey(reason)) ?? { reason, notes: new Set() };
        if (way.kind === 'fine') signature.notes.add(way.note.trim());
        signed.set(signatureKey(reason), signature);
      }
    for (const { reason, notes } of signed.values()) {
      const note = [...notes].join('; ').slice(0, LIMITS.name);
      const input = { mealId, eaterId: reason.eaterId, avoid: apiAvoid(reason.avoid), note };
      await settleConflict({ variables: { input }, ...REREAD });
    }
  }

  async function solveOne({ row, eaters }: MealProblem, way: Way): Promise<void> {
    if (way.kind === 'apart' && row !== null) {
      const input = { ingredientId: row.id, name: way.swap.name, eaterIds: eaters.map(({ id }) => id) };
      await cookApart({ variables: { input }, ...REREAD });
    } else if (way.kind === 'marked' && row !== null) {
      await rename(row, way.label);
    } else if (way.kind === 'swap' && row !== null) {
      const { name, selectedAlternative } = way.swap;
      const input =
        selectedAlternative === null
          ? { alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
          : { selectedAlternative };
      await swapIngredient({ variables: { input: { id: row.id, ...input } }, ...REREAD });
    }
  }

  /** Signatures last: another ingredient would make them void. */
  function solve(chosen: readonly (readonly [MealProblem, Way])[]): Promise<boolean> {
    return isSaved(async () => {
      for (const [problem, way] of chosen) await solveOne(problem, way);
      await sign(chosen);
    });
  }

  function takeBack(solved: SolvedProblem): Promise<boolean> {
    return isSaved(() => {
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
