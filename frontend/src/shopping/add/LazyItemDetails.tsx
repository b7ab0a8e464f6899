import { Suspense } from 'react';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import type { ItemDetailsProps } from './ItemDetails.tsx';

const ItemDetails = lazyComponent(() => import('./ItemDetails.tsx').then((module) => module.ItemDetails));

export function LazyItemDetails(props: ItemDetailsProps) {
  return (
    <Suspense fallback={null}>
      <ItemDetails {...props} />
    </Suspense>
  );
}
