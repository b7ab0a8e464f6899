/** Fetches the dialog's code; also before it is asked for, on hover or on focus of what opens it. */
export const loadPaymentDialog = () =>
  import('../../payment/purchase/PaymentDialog.tsx').then((module) => ({ default: module.PaymentDialog }));
