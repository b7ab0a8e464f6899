import { requireAdmin } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { dismiss, isDismissed, lastSendings } from './setup.sql.ts';
import type { Setup, SetupState } from './setup.objects.ts';

const NOTICE = 'setup';

/**
 * What is set up, without values of settings.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function setupOf(ctx: Ctx): Promise<Setup> {
  requireAdmin(ctx);
  const { config, providers } = ctx;
  const last = await lastSendings.first(ctx.db, []);
  const sending = (provider: string, hasFailed: boolean, isOpen: boolean): SetupState =>
    provider === 'console' ? 'terminal' : hasFailed || isOpen ? 'failing' : 'ready';
  const texts = sending(
    config.sms.provider,
    last?.textFailed === true,
    providers.sms.isBreakerOpen?.() === true,
  );
  const mail = sending(
    config.mail.provider,
    last?.mailFailed === true,
    providers.mail.isBreakerOpen?.() === true,
  );
  const isOn = (value: unknown): SetupState => (value === null ? 'off' : 'ready');
  return {
    isDismissed: (await isDismissed.first(ctx.db, [NOTICE])) !== null,
    lines: [
      ...(config.signIn.has('phone') ? [{ part: 'texts' as const, state: texts }] : []),
      { part: 'mail', state: config.signIn.has('email') ? mail : 'off' },
      { part: 'backups', state: isOn(config.backups) },
      { part: 'model', state: isOn(config.ai) },
      { part: 'photos', state: isOn(config.photos) },
      { part: 'payments', state: isOn(config.cards) },
    ],
  };
}

/**
 * Hides the list from all admins.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function dismissSetup(ctx: Ctx): Promise<Setup> {
  requireAdmin(ctx);
  await dismiss.all(ctx.db, [NOTICE, ctx.now()]);
  return setupOf(ctx);
}
