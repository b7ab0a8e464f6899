import { reconcilePayments } from './reconcilePayments.service.ts';
import type { PaymentCtx } from './settlePayment.service.ts';

const EVERY_MS = 15 * 60 * 1000;

/** {@link reconcilePayments} now and every quarter of an hour; safe in several processes. */
export function startReconciliation(ctx: PaymentCtx): { stop(): Promise<void> } {
  let isStopping = false;
  const run = async (): Promise<void> => {
    try {
      await reconcilePayments(ctx, () => isStopping);
    } catch (error) {
      ctx.log.warn({ err: error }, 'reconciliation failed; retrying in 15 minutes');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
