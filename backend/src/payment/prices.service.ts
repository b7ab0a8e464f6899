import { DEFAULT_PRICES, type Prices } from '../../../domain/packages.ts';
import type { Ctx } from '../ctx.ts';

/** What packages cost now. */
export function currentPrices(_ctx: Ctx): Promise<Prices> {
  return Promise.resolve(DEFAULT_PRICES);
}
