/** Also preloads the dialog, on hover or focus. */
export const loadPaymentDialog = () =>
  import('../../payment/purchase/PaymentDialog.tsx').then((module) => ({ default: module.PaymentDialog }));
