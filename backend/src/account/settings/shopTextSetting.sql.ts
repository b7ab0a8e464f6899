import { statement } from '../../db/statement.ts';

/** Whether the person gets a text when a shopper asks about an ingredient of a meal that they cook. */
export interface ShopTextSetting {
  readonly isWanted: boolean;
}

export const shopTextSettingOf = statement<ShopTextSetting>(
  'shop_text_setting_of',
  'select wants_shop_texts as "isWanted" from users where id = $1',
);

export const saveShopTextSetting = statement<never>(
  'change_shop_text_setting',
  'update users set wants_shop_texts = $2 where id = $1',
);
