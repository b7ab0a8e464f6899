import { useMemo } from 'react';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import type { DishToCook } from './dish.ts';
import { RunningTimers } from './TimerButton.tsx';
import { useTimers } from './useTimers.ts';

interface DishTimersProps {
  readonly dish: Pick<DishToCook, 'id' | 'name' | 'steps'>;
  readonly onShow: (step: number) => void;
}

/** Timers of a dish that is not shown; they ring, too. */
export function DishTimers({ dish: { id, name, steps }, onShow }: DishTimersProps) {
  const texts = useMemo(() => numberedSteps(steps).map(({ text }) => text), [steps]);
  const { timers } = useTimers(id, texts);
  return <RunningTimers timers={timers} step={null} dishName={name} onShow={onShow} />;
}
