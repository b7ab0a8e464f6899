import { USER } from '../../ctx/selections.ts';
import type { Row } from './row.ts';

const TOKEN = 'id name scopes tripId createdAt expiresAt lastUsedAt';

const DELIVERY =
  'id webhookId kind tripId revision at state attempts attemptedAt nextAttemptAt status problem';
const WEBHOOK = `id url kinds scopes tripId createdAt endedAt endReason deadLetters lastDelivery { ${DELIVERY} }`;

export const signInRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/auth/check-email',
    who: 'anyone',
    summary: 'Whether the address has an account: `{ exists, email }`.',
    operation: 'mutation ($input: CheckEmailInput!) { checkEmail(input: $input) { exists email } }',
  },
];

export const accountRows: readonly Row[] = [
  {
    method: 'PATCH',
    path: '/api/auth/me',
    who: 'signed in',
    operation: `mutation ($input: ChangeNameInput!) { changeName(input: $input) { user { ${USER} } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/deletion',
    who: 'signed in',
    operation: '{ accountDeletion { passedOn { id name to } deleted { id name } tripsRemaining } }',
  },
  {
    method: 'POST',
    path: '/api/auth/me/phone/request-code',
    who: 'signed in',
    operation: `mutation ($input: RequestPhoneChangeInput!) {
      requestPhoneChange(input: $input) { phone expiresAt resendAt }
    }`,
  },
  {
    method: 'PUT',
    path: '/api/auth/me/phone',
    who: 'signed in',
    operation: `mutation ($input: ChangePhoneInput!) { changePhone(input: $input) { user { ${USER} } } }`,
  },
  {
    method: 'POST',
    path: '/api/auth/me/email/request-code',
    who: 'signed in',
    operation: `mutation ($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) { email expiresAt resendAt }
    }`,
  },
  {
    method: 'PUT',
    path: '/api/auth/me/email',
    who: 'signed in',
    operation: `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { user { ${USER} } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/presence',
    who: 'signed in',
    operation: '{ presenceSetting { isShown } }',
  },
  {
    method: 'PUT',
    path: '/api/auth/me/presence',
    who: 'signed in',
    operation: `mutation ($input: ChangePresenceInput!) {
      changePresence(input: $input) { presenceSetting { isShown } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/shop-texts',
    who: 'signed in',
    operation: '{ shopTextSetting { isWanted } }',
  },
  {
    method: 'PUT',
    path: '/api/auth/me/shop-texts',
    who: 'signed in',
    operation: `mutation ($input: ChangeShopTextsInput!) {
      changeShopTexts(input: $input) { shopTextSetting { isWanted } }
    }`,
  },
  {
    method: 'PATCH',
    path: '/api/auth/me/settings',
    who: 'signed in',
    operation: `mutation ($input: ChangeSettingsInput!) { changeSettings(input: $input) { user { ${USER} } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    who: 'signed in',
    operation: '{ sessions { id device createdAt lastSeenAt isCurrent } }',
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions',
    who: 'signed in',
    status: 204,
    operation: 'mutation { endOtherSessions { count } }',
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($input: EndSessionInput!) { endSession(input: $input) { id } }',
  },
  { method: 'GET', path: '/api/auth/me/tokens', who: 'signed in', operation: `{ tokens { ${TOKEN} } }` },
  {
    method: 'POST',
    path: '/api/auth/me/tokens',
    who: 'signed in',
    status: 201,
    operation: `mutation ($input: CreateTokenInput!) { createToken(input: $input) { secret token { ${TOKEN} } } }`,
  },
  {
    method: 'DELETE',
    path: '/api/auth/me/tokens/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { id } }',
  },
  {
    method: 'GET',
    path: '/api/auth/me/webhooks',
    who: 'signed in',
    operation: `{ webhooks { ${WEBHOOK} } }`,
  },
  {
    method: 'POST',
    path: '/api/auth/me/webhooks',
    who: 'signed in',
    status: 201,
    operation: `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${WEBHOOK} } } }`,
  },
  {
    method: 'PATCH',
    path: '/api/auth/me/webhooks/:id',
    who: 'signed in',
    operation: `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { ${WEBHOOK} } } }`,
  },
  {
    method: 'DELETE',
    path: '/api/auth/me/webhooks/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { id } }',
  },
  {
    method: 'POST',
    path: '/api/auth/me/webhooks/:id/test',
    who: 'signed in',
    status: 201,
    operation: `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { delivery { ${DELIVERY} } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/webhooks/:id/deliveries',
    who: 'signed in',
    operation: `query ($id: ID!) { webhookDeliveries(id: $id) { ${DELIVERY} } }`,
  },
  {
    method: 'POST',
    path: '/api/auth/me/webhook-deliveries/:id/again',
    who: 'signed in',
    operation: `mutation ($input: SendWebhookAgainInput!) { sendWebhookAgain(input: $input) { delivery { ${DELIVERY} } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/identities',
    who: 'signed in',
    operation: '{ identities { id provider { id name } connectedAt } }',
  },
  {
    method: 'DELETE',
    path: '/api/auth/me/identities/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($input: DisconnectIdentityInput!) { disconnectIdentity(input: $input) { id } }',
  },
];
