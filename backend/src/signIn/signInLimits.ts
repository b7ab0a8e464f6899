import type { Limit } from '../access/limits/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TOO_MANY_CHECKS = 'Too many phone numbers were checked from your network. Please try again later.';
const TOO_MANY_CHECKS_IN_A_MINUTE =
  'Too many phone numbers were checked from your network within a minute. Please try again in a minute.';
const TOO_MANY_SENDS = 'Too many codes were requested from your network. Please try again later.';
const TOO_MANY_WRONG = 'Too many wrong codes were entered for this number. Please try again later.';

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

export const PHONES_FROM_ADDRESS: Limit = {
  name: 'request_code_phones',
  times: 45,
  seconds: HOUR,
  message: TOO_MANY_SENDS,
};

/** Marks a phone as counted for an address; {@link SENDS_FROM_ADDRESS} refuses earlier. */
export const PHONE_OF_ADDRESS: Limit = { ...SENDS_FROM_ADDRESS, name: 'request_code_phone' };

/** Right or wrong. */
export const TRIES_FROM_ADDRESS: Limit = {
  name: 'verify_code',
  times: 30,
  seconds: 5 * MINUTE,
  message: 'Too many codes were tried from your network. Please try again in a few minutes.',
};

/** Over all codes of the phone. */
export const WRONG_CODES_OF_PHONE: readonly Limit[] = [
  { name: 'wrong_code_hour', times: 10, seconds: HOUR, message: TOO_MANY_WRONG },
  { name: 'wrong_code_day', times: 20, seconds: DAY, message: TOO_MANY_WRONG },
];
