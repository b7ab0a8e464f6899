import { settingsFields } from '../../../../domain/account/settingsFields.ts';
import { requireViewer } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { saveSettings } from './changeSettings.sql.ts';

/**
 * Changes language and units of the account; the browser remembers the language for pages without an account.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changeSettings(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const changes = readInput(settingsFields, rawInput);
  const { language = viewer.language, units = viewer.units } = changes;
  await saveSettings.all(ctx.db, { id: viewer.id, language, units });
  if (changes.language !== undefined) ctx.caller.setLanguage(language);
  return { ...viewer, language, units };
}
