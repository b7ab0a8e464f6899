import { Suspense, useEffect } from 'react';
import { usePrinting } from '../../../browser/hooks/usePrinting.ts';
import { preloaded, preloadWhenIdle } from '../../../browser/preload.ts';
import { lazyComponent } from '../../../ui/layout/lazyDialog.tsx';
import type { PlanOnPaperProps } from './PlanPaper.tsx';

const loadPaper = () => import('./PlanPaper.tsx').then((module) => ({ default: module.PlanPaper }));
const LazyPaper = lazyComponent<PlanOnPaperProps>(loadPaper);

/** All days of the plan, in place of the page's shown days and buttons, while the browser prints. */
export function PlanOnPaper(props: PlanOnPaperProps) {
  const isPrinting = usePrinting();
  useEffect(() => preloadWhenIdle(loadPaper), []);
  if (!isPrinting) return null;
  // At once where it is there: browsers print the page as it is.
  const Paper = preloaded(loadPaper)?.default ?? LazyPaper;
  return (
    <Suspense fallback={null}>
      <Paper {...props} />
    </Suspense>
  );
}
