import { always, allRoles, input, members, signedIn, type Operations } from './operation.ts';

/** Sign-in and account. Invalid input suffices to show that no role is refused. */
export const ACCOUNT_OPERATIONS: Operations = {
  'Query.me': { document: '{ me { id } }', outcomes: always(allRoles('OK')) },
  'Mutation.checkPhone': {
    document: input('checkPhone', 'exists'),
    variables: () => ({ input: { phone: '(415) 555-0199' } }),
    outcomes: always(allRoles('OK')),
  },
  'Mutation.checkEmail': {
    document: input('checkEmail', 'exists'),
    variables: () => ({ input: { email: 'maya' } }),
    outcomes: always(allRoles('BAD_USER_INPUT')),
  },
  'Mutation.requestEmailChange': {
    document: input('requestEmailChange', 'email'),
    variables: () => ({ input: { email: 'maya' } }),
    outcomes: always({ ...allRoles('BAD_USER_INPUT'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.changeEmail': {
    document: input('changeEmail', 'user { id }'),
    variables: () => ({ input: { email: 'maya', code: '123456' } }),
    outcomes: always({ ...allRoles('BAD_USER_INPUT'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.requestCode': {
    document: input('requestCode', 'phone'),
    variables: () => ({ input: { phone: '12' } }),
    outcomes: always(allRoles('BAD_USER_INPUT')),
  },
  'Mutation.verifyCode': {
    document: input('verifyCode', 'user { id }'),
    variables: () => ({ input: { phone: '(415) 555-0199', code: '12' } }),
    outcomes: always(allRoles('BAD_USER_INPUT')),
  },
  'Mutation.logout': { document: 'mutation { logout { ok } }', outcomes: always(allRoles('OK')) },
  'Query.sessions': { document: '{ sessions { isCurrent } }', outcomes: always(signedIn) },
  'Query.tokens': { document: '{ tokens { id } }', outcomes: always(signedIn) },
  'Mutation.createToken': {
    document: input('createToken', 'token { id }'),
    variables: () => ({ input: { name: 'Kitchen display', scopes: ['account:read'], days: 30 } }),
    outcomes: always(signedIn),
  },
  'Mutation.createToken, for the trip': {
    document: input('createToken', 'token { id }'),
    variables: ({ tripId }) => ({
      input: { name: 'Kitchen display', scopes: ['trips:read'], tripId, days: 30 },
    }),
    outcomes: always(members),
  },
  'Mutation.revokeToken': {
    document: input('revokeToken', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Query.programRequest': {
    document: '{ programRequest(search: "?client_id=none") { name } }',
    outcomes: always(allRoles('BAD_USER_INPUT')),
  },
  'Mutation.allowProgram': {
    document: input('allowProgram', 'returnUrl'),
    variables: () => ({ input: { search: '?client_id=none', scopes: ['trips:read'], days: 30 } }),
    outcomes: always({ ...allRoles('BAD_USER_INPUT'), visitor: 'UNAUTHENTICATED' }),
  },
  'Query.webhooks': { document: '{ webhooks { id } }', outcomes: always(signedIn) },
  'Query.webhookDeliveries': {
    document: 'query ($id: ID!) { webhookDeliveries(id: $id) { id } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.createWebhook': {
    document: input('createWebhook', 'webhook { id }'),
    variables: () => ({ input: { url: 'https://hooks.example.org/', kinds: ['MEALS'] } }),
    outcomes: always(signedIn),
  },
  'Mutation.createWebhook, for the trip': {
    document: input('createWebhook', 'webhook { id }'),
    variables: ({ tripId }) => ({ input: { url: 'https://hooks.example.org/', kinds: ['MEALS'], tripId } }),
    outcomes: always(members),
  },
  'Mutation.updateWebhook': {
    document: input('updateWebhook', 'webhook { id }'),
    variables: ({ tripId }) => ({ input: { id: tripId, kinds: ['MEALS'] } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.deleteWebhook': {
    document: input('deleteWebhook', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.testWebhook': {
    document: input('testWebhook', 'delivery { id }'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.sendWebhookAgain': {
    document: input('sendWebhookAgain', 'delivery { id }'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Query.identities': { document: '{ identities { id } }', outcomes: always(signedIn) },
  'Mutation.disconnectIdentity': {
    document: input('disconnectIdentity', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Query.accountDeletion': { document: '{ accountDeletion { tripsRemaining } }', outcomes: always(signedIn) },
  'Query.accountExport': { document: '{ accountExport }', outcomes: always(signedIn) },
  'Mutation.endSession': {
    document: input('endSession', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.endOtherSessions': {
    document: 'mutation { endOtherSessions { count } }',
    outcomes: always(signedIn),
  },
  'Mutation.changeName': {
    document: input('changeName', 'user { id }'),
    variables: () => ({ input: { name: 'Maya Torres' } }),
    outcomes: always(signedIn),
  },
  'Mutation.changeSettings': {
    document: input('changeSettings', 'user { language units }'),
    variables: () => ({ input: { units: 'METRIC' } }),
    outcomes: always(signedIn),
  },
  'Query.presenceSetting': { document: '{ presenceSetting { isShown } }', outcomes: always(signedIn) },
  'Mutation.changePresence': {
    document: input('changePresence', 'presenceSetting { isShown }'),
    variables: () => ({ input: { isShown: true } }),
    outcomes: always(signedIn),
  },
  'Query.shopTextSetting': { document: '{ shopTextSetting { isWanted } }', outcomes: always(signedIn) },
  'Mutation.changeShopTexts': {
    document: input('changeShopTexts', 'shopTextSetting { isWanted }'),
    variables: () => ({ input: { isWanted: false } }),
    outcomes: always(signedIn),
  },
  'Mutation.requestPhoneChange': {
    document: input('requestPhoneChange', 'phone'),
    variables: () => ({ input: { phone: '12' } }),
    outcomes: always({ ...allRoles('BAD_USER_INPUT'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.changePhone': {
    document: input('changePhone', 'user { id }'),
    variables: () => ({ input: { phone: '(415) 555-0199', code: '12' } }),
    outcomes: always({ ...allRoles('BAD_USER_INPUT'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.deleteAccount': { document: 'mutation { deleteAccount { ok } }', outcomes: always(signedIn) },
};
