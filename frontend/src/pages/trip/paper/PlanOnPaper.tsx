import { Suspense, useEffect } from 'react';
import { usePrinting } from '../../../browser/hooks/usePrinting.ts';
import { preloadWhenIdle } from '../../../browser/preload.ts';
import { lazyComponent } from '../../../ui/layout/lazyComponent.tsx';
import type { PlanOnPaperProps } from './PlanPaper.tsx';

const PlanPaper = lazyComponent(() => import('./PlanPaper.tsx').then((module) => module.PlanPaper));

/** All days of the plan, in place of the page's shown days and buttons, while the browser prints. */
export function PlanOnPaper(props: PlanOnPaperProps) {
  const isPrinting = usePrinting();
  useEffect(() => preloadWhenIdle(PlanPaper.load), []);
  if (!isPrinting) return null;
  return (
    <Suspense fallback={null}>
      <PlanPaper {...props} />
    </Suspense>
  );
}
