import { Suspense } from 'react';
import { lazyComponent } from '../../ui/layout/lazyDialog.tsx';
import type { AddLineProps } from './AddLine.tsx';

const AddLine = lazyComponent<AddLineProps>(() =>
  import('./AddLine.tsx').then((module) => ({ default: module.AddLine })),
);

/** Follows the list: reading what is typed needs the words of recipes. */
export function LazyAddLine(props: AddLineProps) {
  return (
    <Suspense fallback={null}>
      <AddLine {...props} />
    </Suspense>
  );
}
