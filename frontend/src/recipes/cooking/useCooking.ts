import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changeCooking, cookingOf, watchCooking } from './cookingStore.ts';

/** Ticks and timers of a dish on this device, kept for a day. */
export function useCooking(dishId: string) {
  const cooking = useSyncExternalStore(
    watchCooking,
    useCallback(() => cookingOf(dishId), [dishId]),
  );
  const actions = useMemo(
    () => ({
      tickStep: (index: number, isTicked: boolean) =>
        changeCooking(dishId, (before) => ({ ...before, steps: toggled(before.steps, index, isTicked) })),
      tickIngredient: (index: number, isTicked: boolean) =>
        changeCooking(dishId, (before) => ({
          ...before,
          ingredients: toggled(before.ingredients, index, isTicked),
        })),
      /** Null ends it. */
      setTimer: (key: string, endsAt: number | null) =>
        changeCooking(dishId, (before) => {
          const { [key]: _before, ...timers } = before.timers;
          return { ...before, timers: endsAt === null ? timers : { ...timers, [key]: endsAt } };
        }),
    }),
    [dishId],
  );
  return { cooking, ...actions };
}

function toggled(list: readonly number[], index: number, isTicked: boolean): readonly number[] {
  const others = list.filter((other) => other !== index);
  return isTicked ? [...others, index] : others;
}
