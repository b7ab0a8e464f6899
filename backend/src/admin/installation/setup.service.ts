import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { requireAdmin } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { dismiss, isDismissed, lastSendings } from './setup.sql.ts';

const NOTICE = 'setup';

const SetupPartEnum = {
  TEXTS: 'texts',
  MAIL: 'mail',
  PAYMENTS: 'payments',
  MODEL: 'model',
  PHOTOS: 'photos',
  BACKUPS: 'backups',
} as const;
type Part = (typeof SetupPartEnum)[keyof typeof SetupPartEnum];

const SetupStateEnum = { READY: 'ready', OFF: 'off', TERMINAL: 'terminal', FAILING: 'failing' } as const;
type State = (typeof SetupStateEnum)[keyof typeof SetupStateEnum];

registerEnumType(SetupPartEnum, {
  name: 'SetupPart',
  description: 'A part of the installation that its host sets up.',
  valuesConfig: {
    TEXTS: { description: 'Texts to phones.' },
    MAIL: { description: 'Emails.' },
    PAYMENTS: { description: 'Payments by card.' },
    MODEL: { description: 'Suggestions from a language model.' },
    PHOTOS: { description: 'Photos of places.' },
    BACKUPS: { description: 'Backups on a schedule.' },
  },
});
registerEnumType(SetupStateEnum, {
  name: 'SetupState',
  description: 'How a part of the installation stands.',
  valuesConfig: {
    READY: { description: 'Set up.' },
    OFF: { description: 'Not set up.' },
    TERMINAL: { description: "Printed on the server's terminal only." },
    FAILING: { description: 'Set up, and the last time it did not work.' },
  },
});

@ObjectType({ description: 'How a part of the installation stands.', simpleResolvers: true })
export class SetupLine {
  @Field(() => SetupPartEnum, { description: 'The part.' })
  part: Part;

  @Field(() => SetupStateEnum, { description: 'How it stands.' })
  state: State;
}

@ObjectType({ description: 'What the host has set up.', simpleResolvers: true })
export class Setup {
  @Field({ description: 'Whether an admin has dismissed the list, for all admins.' })
  isDismissed: boolean;

  @Field(() => [SetupLine], { description: 'The parts; ways that people cannot sign in by are left out.' })
  lines: readonly SetupLine[];
}

/**
 * What is set up, without values of settings.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function setupOf(ctx: Ctx): Promise<Setup> {
  requireAdmin(ctx);
  const { config, providers } = ctx;
  const last = await lastSendings.first(ctx.db, []);
  const sending = (provider: string, hasFailed: boolean, isOpen: boolean): State =>
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
  const isOn = (value: unknown): State => (value === null ? 'off' : 'ready');
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
