import type { Viewer } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';

export const saveSettings = statement<never, Pick<Viewer, 'id' | 'language' | 'units'>>(
  'save_settings',
  'update users set language = $language, units = $units where id = $id',
);
