import { domainOfEmail, isEmail, type Contact } from '../../../../domain/people/contact.ts';
import { countryOfPhone, hasAreaCodes, placeOfPhone } from '../../../../domain/people/phone/phone.ts';
import { msg } from '../../../../domain/text/message.ts';
import { callerNetwork } from '../../access/limits/callerIp.ts';
import type { KeyedLimit, Limit } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TOO_MANY_CHECKS = msg(
  'signIn.tooManyChecks',
  'Too many phone numbers were checked from your network. Please try again later.',
);
const TOO_MANY_CHECKS_IN_A_MINUTE = msg(
  'signIn.tooManyChecksInAMinute',
  'Too many phone numbers were checked from your network within a minute. Please try again in a minute.',
);
const TOO_MANY_SENDS = msg(
  'signIn.tooManyCodes',
  'Too many codes were requested from your network. Please try again later.',
);
const TOO_MANY_NEW = msg(
  'signIn.tooManyNewNumbers',
  'Too many new numbers asked for codes. Please try again later.',
);
const TOO_MANY_WRONG = msg(
  'signIn.tooManyWrongCodes',
  'Too many wrong codes were entered for this number. Please try again later.',
);

export const CHECKS_FROM_ADDRESS: readonly Limit[] = [
  { name: 'check_phone_minute', times: 10, seconds: MINUTE, message: TOO_MANY_CHECKS_IN_A_MINUTE },
  { name: 'check_phone_hour', times: 60, seconds: HOUR, message: TOO_MANY_CHECKS },
];

/** Enough for a group of forty on one Wi-Fi. */
export const SENDS_FROM_ADDRESS: Limit = {
  name: 'request_code',
  times: 60,
  seconds: HOUR,
  message: TOO_MANY_SENDS,
};

export const CONTACTS_FROM_NETWORK: Limit = {
  name: 'request_code_phones',
  times: 45,
  seconds: HOUR,
  message: TOO_MANY_SENDS,
};

/** Enough for a group of forty, with one network and one area code or country. */
const NEW_NUMBERS_OF_A_PLACE = 45;

/**
 * On codes to contacts without account and invitation: half of all texts, of those to a country, and of all mails is
 * kept for the others, and one network, area code, country or mail domain cannot use up those of larger installations.
 */
export function newContactLimits(
  { config, caller }: Pick<Ctx, 'config' | 'caller'>,
  contact: Contact,
): KeyedLimit[] {
  const { smsHourlyLimit, smsDailyLimit, smsCountryHourlyLimit, smsCountryDailyLimit } = config;
  const { mailHourlyLimit, mailDailyLimit } = config;
  const limit = (name: string, times: number, seconds: number) => ({
    name,
    times,
    seconds,
    message: TOO_MANY_NEW,
  });
  if (isEmail(contact)) {
    const ofAPlace = Math.max(NEW_NUMBERS_OF_A_PLACE, Math.floor(mailHourlyLimit / 4));
    return [
      { limit: limit('new_addresses_of_network', ofAPlace, HOUR), key: callerNetwork(caller.ip) },
      { limit: limit('new_addresses_of_domain', ofAPlace, HOUR), key: domainOfEmail(contact) },
      { limit: limit('new_addresses_in_an_hour', Math.ceil(mailHourlyLimit / 2), HOUR), key: 'all' },
      { limit: limit('new_addresses_in_a_day', Math.ceil(mailDailyLimit / 2), DAY), key: 'all' },
    ];
  }
  const ofAPlace = Math.max(NEW_NUMBERS_OF_A_PLACE, Math.floor(smsHourlyLimit / 4));
  const country = countryOfPhone(contact);
  const ofCountry = [
    {
      limit: limit('new_numbers_of_country_in_an_hour', Math.ceil(smsCountryHourlyLimit / 2), HOUR),
      key: country,
    },
    {
      limit: limit('new_numbers_of_country_in_a_day', Math.ceil(smsCountryDailyLimit / 2), DAY),
      key: country,
    },
  ];
  return [
    ...(hasAreaCodes(country) ? [] : ofCountry),
    { limit: limit('new_numbers_of_network', ofAPlace, HOUR), key: callerNetwork(caller.ip) },
    { limit: limit('new_numbers_of_area', ofAPlace, HOUR), key: placeOfPhone(contact) },
    { limit: limit('new_numbers_in_an_hour', Math.ceil(smsHourlyLimit / 2), HOUR), key: 'all' },
    { limit: limit('new_numbers_in_a_day', Math.ceil(smsDailyLimit / 2), DAY), key: 'all' },
  ];
}

/** Marks a contact as counted for a network; {@link SENDS_FROM_ADDRESS} refuses earlier. */
export const CONTACT_OF_NETWORK: Limit = { ...SENDS_FROM_ADDRESS, name: 'request_code_phone' };

/** Right or wrong. */
export const TRIES_FROM_ADDRESS: Limit = {
  name: 'verify_code',
  times: 30,
  seconds: 5 * MINUTE,
  message: msg(
    'signIn.tooManyTries',
    'Too many codes were tried from your network. Please try again in a few minutes.',
  ),
};

/** Over all codes of the contact. */
export const WRONG_CODES_OF_CONTACT: readonly Limit[] = [
  { name: 'wrong_code_hour', times: 10, seconds: HOUR, message: TOO_MANY_WRONG },
  { name: 'wrong_code_day', times: 20, seconds: DAY, message: TOO_MANY_WRONG },
];
