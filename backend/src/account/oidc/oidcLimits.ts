import { msg } from '../../../../domain/text/message.ts';
import type { Limit } from '../../access/limits/limits.ts';
import { ASKED_LIFE_SECONDS } from './askedSignIn.ts';

const TOO_MANY = msg(
  'signIn.tooManyAtProvider',
  'Too many sign-ins were tried from your network. Please try again later.',
);

/** A group of forty on one Wi-Fi, a few tries each. */
export const STARTS_FROM_ADDRESS: Limit = {
  name: 'oidc_start',
  times: 150,
  seconds: 3600,
  message: TOO_MANY,
};

export const CALLBACKS_FROM_ADDRESS: Limit = { ...STARTS_FROM_ADDRESS, name: 'oidc_callback' };

/** By state: a copy of an answer is refused in every process. */
export const USES_OF_STATE: Limit = {
  name: 'oidc_state',
  times: 1,
  seconds: ASKED_LIFE_SECONDS,
  message: TOO_MANY,
};
