import { useEffect, useMemo, useState } from 'react';
import { stepTimers, type StepTimer } from '../../../../domain/recipes/kitchen/stepTimers.ts';
import { prepareRing, ring } from '../../browser/ring.ts';
import { useCooking } from '../cooking/useCooking.ts';

/** A time that a step names, and its clock. */
export interface KitchenTimer extends StepTimer {
  readonly key: string;
  /** Index of its step. */
  readonly step: number;
  /** In milliseconds since 1970; null if it does not run. */
  readonly endsAt: number | null;
  readonly hasRung: boolean;
}

/** All timers of a dish. They go on while other steps are shown, and ring at their end. */
export function useTimers(dishId: string, steps: readonly string[]) {
  const { cooking, setTimer } = useCooking(dishId);
  const [rungAt, setRungAt] = useState(() => Date.now());
  const timers = useMemo(
    () =>
      steps.flatMap((step, index) =>
        stepTimers(step).map((timer, place): KitchenTimer => {
          const key = `${index}.${place}`;
          const endsAt = cooking.timers[key] ?? null;
          return { ...timer, key, step: index, endsAt, hasRung: endsAt !== null && endsAt <= rungAt };
        }),
      ),
    [steps, cooking.timers, rungAt],
  );
  const next = Math.min(
    ...timers.flatMap(({ endsAt, hasRung }) => (endsAt === null || hasRung ? [] : [endsAt])),
  );

  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const waiting = setTimeout(
      () => {
        ring();
        setRungAt(next);
      },
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(waiting);
  }, [next]);

  return {
    timers,
    start: ({ key, seconds }: KitchenTimer) => {
      prepareRing();
      setTimer(key, Date.now() + seconds * 1000);
    },
    stop: ({ key }: KitchenTimer) => setTimer(key, null),
  };
}
