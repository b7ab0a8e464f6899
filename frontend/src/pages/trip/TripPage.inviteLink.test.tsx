import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { showMembers } from '../../../test/showMembers.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { featuresAnswer, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { FeaturesDocument } from '../../account/Features.generated.ts';
import type { SignInWay } from '../../gql/schema.generated.ts';
import { PastParticipantsDocument } from '../../people/invitation/InviteParticipant.generated.ts';
import {
  CreateInviteLinkDocument,
  InviteLinkDocument,
  RevokeInviteLinkDocument,
} from '../../people/invitation/InviteLink.generated.ts';

const URL = 'https://grub.example/#invite=abc_def';
const expiresAt = new Date(2030, 7, 14, 12).toISOString();

const answer = (inviteLink: { readonly url: string | null } | null) =>
  answerTo(
    InviteLinkDocument,
    { tripId: TRIP_ID },
    { inviteLink: inviteLink && { __typename: 'InviteLink' as const, expiresAt, ...inviteLink } },
  );
const none = answer(null);
const active = answer({ url: URL });
const create = answerTo(
  CreateInviteLinkDocument,
  { input: { tripId: TRIP_ID } },
  { createInviteLink: { __typename: 'NewInviteLink' as const, url: URL, expiresAt } },
);
const revoke = answerTo(
  RevokeInviteLinkDocument,
  { input: { tripId: TRIP_ID } },
  { revokeInviteLink: { __typename: 'RevokedLink' as const, tripId: TRIP_ID } },
);

const past = answerTo(PastParticipantsDocument, {}, { pastParticipants: [] }, { maxUsageCount: 2 });

async function openDialog(mocks: readonly MockLink.MockedResponse[]) {
  const { user } = showMembers([VIEWER], [past, ...mocks]);
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Trip' }));
  return { user, dialog };
}

describe('the invitation link of a trip', () => {
  it('is created, copied, shown as a code, kept for the next opening, and revoked', async () => {
    const { user, dialog } = await openDialog([none, create, active, revoke]);
    expect(
      dialog.getByRole('link', { name: 'No phone? Add them as somebody you’re bringing' }),
    ).toHaveAttribute('href', `/trips/${TRIP_ID}/people?eater=new`);
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    expect(await dialog.findByLabelText('Address')).toHaveValue(URL);
    expect(dialog.getByLabelText('Address')).toHaveFocus();
    expect(dialog.getByText('Everybody who has the link can join, until Aug 14.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(await screen.findByText('Link copied')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'QR code' }));
    expect(await dialog.findByRole('img', { name: /^QR code of the invitation to/ })).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const again = within(await screen.findByRole('dialog', { name: 'Invite to Trip' }));
    expect(again.getByLabelText('Address')).toHaveValue(URL);
    expect(again.getByLabelText('Address')).not.toHaveFocus();
    await user.click(again.getByRole('button', { name: 'Revoke link' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(await again.findByRole('button', { name: 'Create link' })).toHaveFocus();
  });

  it.each([true, false])('stands behind the phone number where texts are sent: %s', async (textsEnabled) => {
    showTrip([], {
      // It is asked for again where it moves once the features are known.
      mocks: [past, none, none],
      features: answerTo(FeaturesDocument, {}, { features: featuresAnswer({ textsEnabled }) }),
      change: { participants: [VIEWER], viewerCan: ['VIEW', 'INVITE'] },
      query: '?dialog=invite',
    });
    await screen.findByRole('dialog', { name: 'Invite to Trip' });
    await waitFor(() => {
      const link = screen.getByRole('region', { name: 'Invitation link' });
      const phone = screen.getByLabelText('Phone number');
      const isBehind = phone.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isBehind).toBe(textsEnabled);
    });
  });

  it('is there to copy at every opening', async () => {
    const { dialog } = await openDialog([active]);
    expect(await dialog.findByLabelText('Address')).toHaveValue(URL);
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('whose address cannot be read can be revoked', async () => {
    const { user, dialog } = await openDialog([answer({ url: null }), revoke]);
    expect(
      await dialog.findByText('A link works until Aug 14. To share one here, revoke it and create another.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toHaveFocus();
  });

  it('cannot be created while the active one is unknown', async () => {
    const { dialog } = await openDialog([{ ...none, delay: Infinity }]);
    expect(dialog.getByText('Loading the invitation link')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /(Create|Revoke) link/ })).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    const failed = { request: none.request, error: new Error('offline') };
    const { user, dialog } = await openDialog([failed, active]);
    expect(await dialog.findByText('The invitation link could not be loaded')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Create link' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByLabelText('Address')).toHaveValue(URL);
  });

  it('keeps the focus on Try again while it is asked for again', async () => {
    const failed = { request: none.request, error: new Error('offline') };
    const { user, dialog } = await openDialog([failed, { ...failed, delay: Infinity }]);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await user.click(retry);
    expect(retry).toHaveFocus();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });

  it('is gone after revoking, also when the server cannot be asked again', async () => {
    const { user, dialog } = await openDialog([active, revoke]);
    await user.click(await dialog.findByRole('button', { name: 'Revoke link' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toHaveFocus();
    expect(dialog.queryByLabelText('Address')).toBeNull();
  });

  it('stays as it was when the server cannot be reached', async () => {
    const { request } = create;
    const { user, dialog } = await openDialog([none, { request, error: new Error('offline') }]);
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Failed to create the link')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });
});

test.each<[SignInWay[], string, string[]]>([
  [['OIDC'], 'Share a link. They join when they accept.', []],
  [['EMAIL', 'OIDC'], 'They get an email with a link, and join when they accept.', ['Name', 'Email']],
  [['PHONE', 'EMAIL'], 'They get a text with a link, and join when they accept.', ['Name', 'Phone number']],
])('with %j the dialog says: %s', async (signInWays, lead, fields) => {
  showTrip([], {
    mocks: [past, none, none],
    features: answerTo(FeaturesDocument, {}, { features: featuresAnswer({ signInWays }) }),
    change: { participants: [VIEWER], viewerCan: ['VIEW', 'INVITE'] },
    query: '?dialog=invite',
  });
  // The features are answered while it is open.
  await screen.findByText(lead);
  expect(
    screen.queryAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(fields);
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible();
});
