import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseInMenu } from '../../test/chooseInMenu.ts';
import { showTrip } from '../../test/showTrip.tsx';
import { ANA, JONAS, participant, TRIP_ID, tripAnswer, VIEWER } from '../../test/tripAnswers.ts';
import { ChangeParticipantRoleDocument } from '../participant/ChangeParticipantRole.generated.ts';
import {
  InviteParticipantDocument,
  PastParticipantsDocument,
} from '../participant/InviteParticipant.generated.ts';
import { RemoveParticipantDocument } from '../participant/RemoveParticipant.generated.ts';
import { ResendInvitationDocument } from '../participant/ResendInvitation.generated.ts';

type Person = ReturnType<typeof participant>;

const CAN_ALL = ['VIEW', 'EXPORT', 'INVITE', 'EDIT', 'DELETE', 'PLAN_MEALS'] as const;

const member: Person = { ...JONAS, viewerCan: ['PROMOTE', 'REMOVE'] };
const organizer: Person = { ...JONAS, isOrganizer: true, viewerCan: ['DEMOTE', 'REMOVE'] };
const pending: Person = { ...ANA, phone: '+14155550103', viewerCan: ['RESEND_INVITE', 'REMOVE'] };

function showMembers(
  participants: readonly Person[],
  mocks: readonly MockLink.MockedResponse[] = [],
  query = '',
) {
  const change = { participants, viewerCan: [...CAN_ALL] };
  showTrip([], { mocks, query, change });
  return { user: userEvent.setup() };
}

const card = async () => within(await screen.findByRole('region', { name: 'Trip Members' }));

async function choose(user: ReturnType<typeof userEvent.setup>, who: Person, deed: string) {
  await user.click((await card()).getByRole('button', { name: `Actions for ${who.name}` }));
  await chooseInMenu(deed);
  return within(await screen.findByRole('alertdialog'));
}

const tripWith = (participants: readonly Person[]) =>
  tripAnswer([], { participants, viewerCan: [...CAN_ALL] });

describe('what can be done with a participant', () => {
  it('is what the server allows, and nothing else', async () => {
    const { user } = showMembers([{ ...VIEWER, viewerCan: ['LEAVE'] }, member, pending]);
    const members = await card();
    const menuOf = async (name: string) => {
      await user.click(members.getByRole('button', { name: `Actions for ${name}` }));
      const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return entries;
    };
    expect(await menuOf(VIEWER.name)).toEqual(['Leave trip']);
    expect(await menuOf(member.name)).toEqual(['Promote to organizer', 'Remove from trip']);
    expect(await menuOf(pending.name)).toEqual(['Remove from trip']);
    expect(members.getAllByRole('button', { name: /^Resend/ })).toEqual([
      members.getByRole('button', { name: `Resend invitation to ${pending.name}` }),
    ]);
  });

  it('is nothing for whoever may nothing', async () => {
    showMembers([VIEWER, JONAS, ANA]);
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it('reads Completed once the trip is over, where it would be something', async () => {
    showTrip([], {
      change: {
        participants: [{ ...VIEWER, viewerCan: ['LEAVE'] }, JONAS, ANA],
        isCompleted: true,
        viewerCan: ['VIEW', 'EXPORT'],
      },
    });
    const members = await card();
    const locked = members.getAllByText('Completed');
    expect(locked).toHaveLength(2);
    for (const button of locked) expect(button).toBeDisabled();
    expect(members.getByRole('button', { name: `Actions for ${VIEWER.name}` })).toBeEnabled();
  });

  it('is not locked for somebody who could never do it', async () => {
    showTrip([], { change: { participants: [VIEWER, JONAS], isCompleted: true, viewerCan: ['VIEW'] } });
    expect((await card()).queryByRole('button')).toBeNull();
  });
});

describe('without a connection', () => {
  const loseConnection = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('nothing can be done with a participant', async () => {
    const { user } = showMembers([VIEWER, member, pending]);
    const members = await card();
    loseConnection();
    expect(members.getByRole('button', { name: `Resend invitation to ${pending.name}` })).toBeDisabled();
    await user.click(members.getByRole('button', { name: `Actions for ${member.name}` }));
    for (const entry of await screen.findAllByRole('menuitem'))
      expect(entry).toHaveAttribute('aria-disabled', 'true');
  });

  it('what is asked about waits for it', async () => {
    const { user } = showMembers([VIEWER, member]);
    const dialog = await choose(user, member, 'Promote to organizer');
    loseConnection();
    expect(dialog.getByRole('button', { name: 'Promote' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('nobody can be invited', async () => {
    const people = {
      request: { query: PastParticipantsDocument },
      result: { data: { pastParticipants: [] } },
    };
    showMembers([VIEWER], [people], '?dialog=invite');
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    expect(send).toBeEnabled();
    loseConnection();
    expect(send).toBeDisabled();
  });
});

describe('many participants', () => {
  it('are eight at first, all of them on demand', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      participant(`0190b000-0000-7000-8000-${String(index).padStart(12, '0')}`, `Camper ${index + 1}`),
    );
    const { user } = showMembers(many);
    const members = await card();
    expect(members.getAllByRole('listitem')).toHaveLength(8);
    await user.click(members.getByRole('button', { name: 'Show all 100' }));
    expect(members.getAllByRole('listitem')).toHaveLength(100);
    expect(members.queryByRole('button', { name: /^Show all/ })).toBeNull();
    expect(members.getByRole('list')).toHaveFocus();
  });
});

describe('promoting', () => {
  const request = {
    query: ChangeParticipantRoleDocument,
    variables: { input: { tripId: TRIP_ID, participantId: JONAS.id, isOrganizer: true } },
  };

  it('asks first, says that it is done, and shows it', async () => {
    const trip = tripWith([VIEWER, organizer]);
    const { user } = showMembers(
      [VIEWER, member],
      [{ request, result: { data: { changeParticipantRole: { __typename: 'ParticipantPayload', trip } } } }],
    );
    const dialog = await choose(user, member, 'Promote to organizer');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Participant Promoted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await card()).getAllByText('Trip Organizer')).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Jonas Weber' })).toHaveFocus(),
    );
  });

  it('does nothing when it is cancelled', async () => {
    const { user } = showMembers([VIEWER, member]);
    const dialog = await choose(user, member, 'Promote to organizer');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await card()).getAllByText('Trip Organizer')).toHaveLength(1);
  });

  it('says when it failed, and can be tried again', async () => {
    const { user } = showMembers([VIEWER, member], [{ request, error: new Error('offline') }]);
    const dialog = await choose(user, member, 'Promote to organizer');
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Failed to update participant role. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Promote' })).toBeVisible();
  });

  it('is not asked about by an address when it is not allowed', async () => {
    showMembers([VIEWER, organizer], [], `?member=promote.${JONAS.id}`);
    expect((await card()).getAllByText('Trip Organizer')).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('taking the organizer status back', () => {
  it('asks first, and says that it is done', async () => {
    const { user } = showMembers(
      [VIEWER, organizer],
      [
        {
          request: {
            query: ChangeParticipantRoleDocument,
            variables: { input: { tripId: TRIP_ID, participantId: JONAS.id, isOrganizer: false } },
          },
          result: {
            data: {
              changeParticipantRole: { __typename: 'ParticipantPayload', trip: tripWith([VIEWER, member]) },
            },
          },
        },
      ],
    );
    const dialog = await choose(user, organizer, 'Remove organizer status');
    await user.click(dialog.getByRole('button', { name: 'Remove status' }));
    expect(await screen.findByText('Organizer Status Removed')).toBeVisible();
    expect(await (await card()).findByText('Member')).toBeVisible();
  });
});

describe('removing', () => {
  const request = {
    query: RemoveParticipantDocument,
    variables: { input: { tripId: TRIP_ID, participantId: JONAS.id } },
  };

  it('warns what it unassigns, takes the participant off the list, and keeps the focus there', async () => {
    const trip = { ...tripWith([VIEWER, pending]), plannedMealCount: 0 };
    const { user } = showMembers(
      [VIEWER, member, pending],
      [
        {
          request,
          result: {
            data: {
              removeParticipant: { __typename: 'RemoveParticipantPayload', participantId: JONAS.id, trip },
            },
          },
        },
      ],
    );
    const dialog = await choose(user, member, 'Remove from trip');
    expect(
      dialog.getByText(/This will unassign any meals and shopping items assigned to them/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove participant' }));
    expect(await screen.findByText('Participant Removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const members = await card();
    expect(members.queryByText(JONAS.name)).toBeNull();
    await waitFor(() => expect(members.getByRole('list')).toHaveFocus());
  });

  it('takes an invitation back from somebody who has not answered', async () => {
    const { user } = showMembers([VIEWER, pending]);
    const dialog = await choose(user, pending, 'Remove from trip');
    expect(dialog.getByText(/can no longer accept the invitation/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says when it failed, in the words of the product', async () => {
    const { user } = showMembers(
      [VIEWER, member],
      [{ request, result: { errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }] } }],
    );
    const dialog = await choose(user, member, 'Remove from trip');
    await user.click(dialog.getByRole('button', { name: 'Remove participant' }));
    expect(await screen.findByText('Failed to remove participant. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await card()).getByText(JONAS.name)).toBeVisible();
  });
});

describe('leaving', () => {
  it('leads home', async () => {
    const leaver: Person = { ...VIEWER, viewerCan: ['LEAVE'] };
    const { user } = showMembers(
      [leaver, JONAS],
      [
        {
          request: {
            query: RemoveParticipantDocument,
            variables: { input: { tripId: TRIP_ID, participantId: VIEWER.id } },
          },
          result: {
            data: {
              removeParticipant: {
                __typename: 'RemoveParticipantPayload',
                participantId: VIEWER.id,
                trip: null,
              },
            },
          },
        },
      ],
    );
    const dialog = await choose(user, leaver, 'Leave trip');
    await user.click(dialog.getByRole('button', { name: 'Leave trip' }));
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
    expect(await screen.findByText('You left the trip')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('sending an invitation again', () => {
  const request = {
    query: ResendInvitationDocument,
    variables: { input: { tripId: TRIP_ID, participantId: ANA.id } },
  };

  it('says that it was sent', async () => {
    const trip = tripWith([VIEWER, pending]);
    const { user } = showMembers(
      [VIEWER, pending],
      [{ request, result: { data: { resendInvitation: { __typename: 'ParticipantPayload', trip } } } }],
    );
    await user.click((await card()).getByRole('button', { name: `Resend invitation to ${ANA.name}` }));
    expect(await screen.findByText('Invitation Resent')).toBeVisible();
  });

  it('says how long to wait when the server says so, else that it failed', async () => {
    const wait = 'Please wait 8 minutes before you send this invitation again.';
    const { user } = showMembers(
      [VIEWER, pending],
      [
        { request, result: { errors: [{ message: wait, extensions: { code: 'RATE_LIMITED' } }] } },
        { request, error: new Error('offline') },
      ],
    );
    const resend = (await card()).getByRole('button', { name: `Resend invitation to ${ANA.name}` });
    await user.click(resend);
    expect(await screen.findByText(wait)).toBeVisible();
    expect(screen.getByText('Failed to Resend')).toBeVisible();
    await user.click(resend);
    expect(await screen.findByText('Failed to resend invitation. Please try again.')).toBeVisible();
  });
});

describe('the invite dialog', () => {
  const SAM = { __typename: 'PastParticipant' as const, name: 'Sam Okafor', phone: '+14155550111' };
  const ANA_BEFORE = { __typename: 'PastParticipant' as const, name: 'Ana', phone: '+14155550103' };
  const past: MockLink.MockedResponse = {
    request: { query: PastParticipantsDocument },
    result: { data: { pastParticipants: [ANA_BEFORE, SAM] } },
  };
  const request = {
    query: InviteParticipantDocument,
    variables: { input: { tripId: TRIP_ID, name: 'Sam Okafor', phone: '(415) 555-0111' } },
  };
  const sam = participant('0190b000-0000-7000-8000-0000000000b9', 'Sam Okafor', {
    inviteStatus: 'PENDING',
  });

  async function openDialog(participants: readonly Person[], mocks: readonly MockLink.MockedResponse[]) {
    const { user } = showMembers(participants, [past, ...mocks]);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Invite to Trip' })) };
  }

  it('asks for both, the name and the number', async () => {
    const { user, dialog } = await openDialog([VIEWER], []);
    await user.type(dialog.getByLabelText('Phone number'), '4155550111');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const sentence = 'Please fill in both phone number and name';
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
  });

  it('takes ten digits and no less', async () => {
    const { user, dialog } = await openDialog([VIEWER], []);
    await user.type(dialog.getByLabelText('Name'), 'Sam');
    await user.type(dialog.getByLabelText('Phone number'), '415555');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('A phone number has 10 digits.')).toBeVisible();
    await user.type(dialog.getByLabelText('Phone number'), '011199');
    expect(dialog.getByLabelText('Phone number')).toHaveValue('(415) 555-0111');
  });

  it('offers people of earlier trips, but not those who are in this one', async () => {
    const { user, dialog } = await openDialog([VIEWER, pending], []);
    const group = within(await dialog.findByRole('group', { name: 'Past participants' }));
    expect(group.getAllByRole('button').map((button) => button.title || button.textContent)).toEqual([
      expect.stringContaining('Sam Okafor'),
    ]);
    await user.click(group.getByRole('button', { name: /Sam Okafor/ }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Sam Okafor');
    expect(dialog.getByLabelText('Phone number')).toHaveValue('(415) 555-0111');
  });

  it('offers somebody who declined', async () => {
    const { dialog } = await openDialog([VIEWER, { ...pending, inviteStatus: 'DECLINED' }], []);
    expect(await dialog.findByRole('button', { name: /^Ana/ })).toBeVisible();
  });

  it('sends once, says so, closes, and shows who was invited', async () => {
    const trip = tripWith([VIEWER, sam]);
    const result = jest.fn(() => ({
      data: {
        inviteParticipant: {
          __typename: 'ParticipantPayload' as const,
          participant: { __typename: 'Participant' as const, id: sam.id },
          trip,
        },
      },
    }));
    const { user, dialog } = await openDialog([VIEWER], [{ request, result }]);
    await user.click(await dialog.findByRole('button', { name: /Sam Okafor/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation Sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await card()).findByText('Invited')).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it('stays open with what was typed when the server refuses, at the field it names', async () => {
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
