import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';

export const PaymentDialog = lazyDialog(() =>
  import('../../payment/purchase/PaymentDialog.tsx').then((module) => module.PaymentDialog),
);
