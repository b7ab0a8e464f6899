import { requireAdmin } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { AdminDashboard } from './admin.objects.ts';

/** Entry to the figures. @throws UNAUTHENTICATED, FORBIDDEN */
export function adminDashboard(ctx: Ctx): AdminDashboard {
  requireAdmin(ctx);
  return { productName: ctx.config.productName };
}
