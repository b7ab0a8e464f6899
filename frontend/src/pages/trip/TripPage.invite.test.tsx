import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, localDate } from '../../../../domain/time/calendarDate.ts';
import {
  loseConnection,
  membersCard,
  pending,
  type Person,
  showMembers,
  tripWith,
} from '../../../test/showMembers.tsx';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { ANA, participant, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import {
  InviteParticipantDocument,
  PastParticipantsDocument,
} from '../../people/invitation/InviteParticipant.generated.ts';
import { InviteLinkDocument } from '../../people/invitation/InviteLink.generated.ts';
import { ResendInvitationDocument } from '../../people/members/ResendInvitation.generated.ts';

afterEach(() => jest.restoreAllMocks());

describe('sending an invitation again', () => {
  const request = {
    query: ResendInvitationDocument,
    variables: { input: { tripId: TRIP_ID, participantId: ANA.id } },
  };

  it('shows a confirmation', async () => {
    const trip = tripWith([VIEWER, pending]);
    const { user } = showMembers(
      [VIEWER, pending],
      [{ request, result: { data: { resendInvitation: { trip } } } }],
    );
    await user.click((await membersCard()).getByRole('button', { name: `Resend invitation to ${ANA.name}` }));
    expect(await screen.findByText('Invitation Resent')).toBeVisible();
  });

  it('shows the waiting time from the server, or else an error', async () => {
    const wait = 'Please wait 8 minutes before you send this invitation again.';
    const { user } = showMembers(
      [VIEWER, pending],
      [
        { request, result: { errors: [{ message: wait, extensions: { code: 'RATE_LIMITED' } }] } },
        { request, error: new Error('offline') },
      ],
    );
    const resend = (await membersCard()).getByRole('button', { name: `Resend invitation to ${ANA.name}` });
    await user.click(resend);
    expect(await screen.findByText(wait)).toBeVisible();
    expect(screen.getByText('Failed to Resend')).toBeVisible();
    await user.click(resend);
    expect(await screen.findByText('Failed to resend invitation. Please try again.')).toBeVisible();
  });
});

describe('an invitation that waits for the daily limit', () => {
  it('is told apart from a sent one, with the day on which it goes out', async () => {
    const textDueAt = new Date(`${addDays(localDate(new Date()), 1)}T12:00`).toISOString();
    const participants = [VIEWER, { ...pending, textDueAt }];
    showTrip([], { below: '/people', change: { participants, viewerCan: ['VIEW', 'INVITE'] } });
    expect(await screen.findByText('Invitation waits')).toBeVisible();
    expect(screen.getByText(/^1 invitation goes out tomorrow\./)).toBeVisible();
    expect(screen.queryByText('Invited')).toBeNull();
    expect(screen.getByRole('button', { name: 'Share a link instead' })).toBeEnabled();
  });
});

describe('the invite dialog', () => {
  const SAM = {
    __typename: 'PastParticipant' as const,
    name: 'Sam Okafor',
    phone: '+14155550111',
    email: null,
  };
  const ANA_BEFORE = {
    __typename: 'PastParticipant' as const,
    name: 'Ana',
    phone: '+14155550103',
    email: null,
  };
  const link = answerTo(InviteLinkDocument, { tripId: TRIP_ID }, { inviteLink: null });
  const past = answerTo(PastParticipantsDocument, {}, { pastParticipants: [ANA_BEFORE, SAM] });
  const request = {
    query: InviteParticipantDocument,
    variables: { input: { tripId: TRIP_ID, name: 'Sam Okafor', phone: '(415) 555-0111' } },
  };
  const sam = participant('0190b000-0000-7000-8000-0000000000b9', 'Sam Okafor', { inviteStatus: 'PENDING' });

  async function openDialog(participants: readonly Person[], mocks: readonly MockLink.MockedResponse[]) {
    const { user } = showMembers(participants, [past, link, ...mocks]);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Invite to Trip' })) };
  }

  it('requires name and number', async () => {
    const { user, dialog } = await openDialog([VIEWER], []);
    await user.type(dialog.getByLabelText('Phone number'), '4155550111');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const sentence = 'Please fill in both phone number and name';
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
  });

  it('is disabled offline', async () => {
    showMembers([VIEWER], [past, link], '?dialog=invite');
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    expect(send).toBeEnabled();
    // The rules of the page below arrive meanwhile.
    await act(() => import('../../people/verdict/tripVerdicts.ts'));
    loseConnection();
    expect(send).toHaveAttribute('aria-disabled', 'true');
  });
  it('requires ten digits', async () => {
    const { user, dialog } = await openDialog([VIEWER], []);
    await user.type(dialog.getByLabelText('Name'), 'Sam');
    await user.type(dialog.getByLabelText('Phone number'), '415555');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('A phone number has 10 digits.')).toBeVisible();
    await user.type(dialog.getByLabelText('Phone number'), '011199');
    expect(dialog.getByLabelText('Phone number')).toHaveValue('(415) 555-0111');
  });

  it('suggests companions of earlier trips who are not in this one', async () => {
    const { user, dialog } = await openDialog([VIEWER, pending], []);
    const group = within(await dialog.findByRole('group', { name: 'Past participants' }));
    expect(group.getAllByRole('button').map((button) => button.title || button.textContent)).toEqual([
      expect.stringContaining('Sam Okafor'),
    ]);
    await user.click(group.getByRole('button', { name: /Sam Okafor/ }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Sam Okafor');
    expect(dialog.getByLabelText('Phone number')).toHaveValue('(415) 555-0111');
  });

  it('suggests a participant who declined', async () => {
    const { dialog } = await openDialog([VIEWER, { ...pending, inviteStatus: 'DECLINED' }], []);
    expect(await dialog.findByRole('button', { name: /^Ana/ })).toBeVisible();
  });

  it('sends once, confirms it, closes, and shows the new participant', async () => {
    const trip = tripWith([VIEWER, sam]);
    const result = jest.fn(() => ({
      data: {
        inviteParticipant: {
          participant: { __typename: 'Participant' as const, id: sam.id, textDueAt: null },
          trip,
        },
      },
    }));
    const { user, dialog } = await openDialog([VIEWER], [{ request, result }]);
    await user.click(await dialog.findByRole('button', { name: /Sam Okafor/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation Sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await membersCard()).findByText('Invited')).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it('texts in another language, which is asked once there is a number', async () => {
    const inGerman = { ...request, variables: { input: { ...request.variables.input, language: 'de' } } };
    const { user, dialog } = await openDialog([VIEWER], [{ request: inGerman, error: new Error('offline') }]);
    const past = await dialog.findByRole('button', { name: /Sam Okafor/ });
    expect(dialog.queryByLabelText('Language of the text')).toBeNull();
    await user.click(past);
    expect(dialog.getByLabelText('Language of the text')).toHaveDisplayValue('English');
    await user.selectOptions(dialog.getByLabelText('Language of the text'), 'Deutsch');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Failed to send invitation')).toBeVisible();
  });

  it('stays open with the input after a refusal, with the error at its field', async () => {
    const message = 'This number cannot be texted.';
    const { user, dialog } = await openDialog(
      [VIEWER],
      [
        {
          request,
          result: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT', field: 'phone' } }] },
        },
        { request, error: new Error('offline') },
      ],
    );
    await user.click(await dialog.findByRole('button', { name: /Sam Okafor/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Phone number')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Failed to send invitation')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Sam Okafor');
  });
});
