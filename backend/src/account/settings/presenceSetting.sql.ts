import { statement } from '../../db/statement.ts';

/** Whether others see the person look at a trip; who hides sees nobody either. */
export interface PresenceSetting {
  readonly isShown: boolean;
}

export const presenceSettingOf = statement<PresenceSetting>(
  'presence_setting_of',
  'select shows_presence as "isShown" from users where id = $1',
);

export const savePresenceSetting = statement<never>(
  'change_presence_setting',
  'update users set shows_presence = $2 where id = $1',
);
