import { phoneFields } from '../../../../domain/people/accountFields.ts';
import { countryOfPhone, parsePhone } from '../../../../domain/people/phone/phone.ts';
import { isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { NO_PHONE, NO_PHONE_ABROAD } from '../../../../domain/people/phone/typing.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';

export const COUNTRY_NOT_TEXTED = msg('phone.countryNotTexted', "We can't text this country yet.");

/**
 * The input's phone number in E.164.
 * @throws BAD_USER_INPUT for a number that cannot be texted
 */
export function readPhone(ctx: Pick<Ctx, 'config'>, rawInput: unknown): string {
  return textablePhone(ctx, readInput(phoneFields, rawInput).phone);
}

/** @throws BAD_USER_INPUT with the field `phone` */
export function textablePhone(ctx: Pick<Ctx, 'config'>, spelling: string): string {
  const phone = parsePhone(spelling);
  if (phone === null) throw refused(isPhoneAbroad(spelling) ? NO_PHONE_ABROAD : NO_PHONE);
  if (!isCountryTexted(ctx, phone)) throw refused(COUNTRY_NOT_TEXTED);
  return phone;
}

/** @param phone E.164 */
export function isCountryTexted({ config }: Pick<Ctx, 'config'>, phone: string): boolean {
  return config.smsCountries?.has(countryOfPhone(phone)) ?? true;
}

function refused(message: Message): AppError {
  return new AppError('BAD_USER_INPUT', message, { field: 'phone' });
}
