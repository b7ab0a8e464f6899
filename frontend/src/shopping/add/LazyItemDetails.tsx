import { Suspense } from 'react';
import { lazyComponent } from '../../ui/layout/lazyDialog.tsx';
import type { ItemDetailsProps } from './ItemDetails.tsx';

const ItemDetails = lazyComponent<ItemDetailsProps>(() =>
  import('./ItemDetails.tsx').then((module) => ({ default: module.ItemDetails })),
);

export function LazyItemDetails(props: ItemDetailsProps) {
  return (
    <Suspense fallback={null}>
      <ItemDetails {...props} />
    </Suspense>
  );
}
