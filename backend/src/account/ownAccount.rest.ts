import type { Route } from '../ctx/route.ts';
import { accountExport } from './accountExport.service.ts';
import { changeName } from './settings/changeName.service.ts';
import { changePhone, requestPhoneChange } from './settings/changePhone.service.ts';
import { deleteAccount } from './deletion/deleteAccount.service.ts';
import { deletionPreview } from './deletion/deletionPreview.service.ts';
import { changePresence, presenceSetting } from './settings/presenceSetting.service.ts';
import { changeShopTexts, shopTextSetting } from './settings/shopTextSetting.service.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './settings/ownSessions.service.ts';

export const ownAccountRoutes: readonly Route[] = [
  {
    method: 'PATCH',
    path: '/api/auth/me',
    payload: '{ name }',
    who: 'signed in',
    summary: 'Changes the name, also in all joined trips.',
    status: 200,
    handle: (ctx, { body }) => changeName(ctx, body),
  },
  {
    method: 'DELETE',
    path: '/api/auth/me',
    who: 'signed in',
    summary: 'Deletes the account permanently.',
    status: 204,
    handle: (ctx) => deleteAccount(ctx),
  },
  {
    method: 'GET',
    path: '/api/auth/me/deletion',
    who: 'signed in',
    summary: 'Preview of deleting the account.',
    status: 200,
    handle: (ctx) => deletionPreview(ctx),
  },
  {
    method: 'GET',
    path: '/api/auth/me/export',
    who: 'signed in',
    summary: 'Everything stored about the user, as the file `account.json`.',
    status: 200,
    fileName: 'account.json',
    handle: (ctx) => accountExport(ctx),
  },
  {
    method: 'POST',
    path: '/api/auth/me/phone/request-code',
    payload: '{ phone }',
    who: 'signed in',
    summary: 'Texts a code to a new number; 409 when that number has an account.',
    status: 200,
    handle: (ctx, { body }) => requestPhoneChange(ctx, body),
  },
  {
    method: 'PUT',
    path: '/api/auth/me/phone',
    payload: '{ phone, code }',
    who: 'signed in',
    summary: 'Moves the account to the new number and ends all its other sessions.',
    status: 200,
    handle: (ctx, { body }) => changePhone(ctx, body),
  },
  {
    method: 'GET',
    path: '/api/auth/me/presence',
    who: 'signed in',
    summary: 'Whether others see that the user looks at a trip: `{ isShown }`.',
    status: 200,
    handle: (ctx) => presenceSetting(ctx),
  },
  {
    method: 'PUT',
    path: '/api/auth/me/presence',
    payload: '{ isShown }',
    who: 'signed in',
    summary: 'Shows or hides it; who hides sees nobody either.',
    status: 200,
    handle: (ctx, { body }) => changePresence(ctx, body),
  },
  {
    method: 'GET',
    path: '/api/auth/me/shop-texts',
    who: 'signed in',
    summary: 'Whether shoppers who ask the user about an ingredient text them: `{ isWanted }`.',
    status: 200,
    handle: (ctx) => shopTextSetting(ctx),
  },
  {
    method: 'PUT',
    path: '/api/auth/me/shop-texts',
    payload: '{ isWanted }',
    who: 'signed in',
    summary: 'Switches these texts on or off.',
    status: 200,
    handle: (ctx, { body }) => changeShopTexts(ctx, body),
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    who: 'signed in',
    summary: 'The sessions of the account.',
    status: 200,
    handle: (ctx) => ownSessions(ctx),
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions',
    who: 'signed in',
    summary: 'Ends all sessions but this one.',
    status: 204,
    handle: (ctx) => endOtherSessions(ctx),
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    who: 'signed in',
    summary: 'Ends one session.',
    status: 204,
    handle: (ctx, { params: { id } }) => endOwnSession(ctx, id),
  },
];
