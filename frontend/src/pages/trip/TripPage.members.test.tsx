import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import {
  loseConnection,
  membersCard,
  pending,
  type Person,
  showMembers,
  tripWith,
} from '../../../test/showMembers.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { ANA, JONAS, mealAnswer, participant, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { ChangeParticipantRoleDocument } from '../../people/members/ChangeParticipantRole.generated.ts';
import { RemoveParticipantDocument } from '../../people/members/RemoveParticipant.generated.ts';
import { RenameParticipantDocument } from '../../people/members/RenameParticipant.generated.ts';

const member: Person = { ...JONAS, viewerCan: ['PROMOTE', 'REMOVE'] };
const organizer: Person = { ...JONAS, isOrganizer: true, viewerCan: ['DEMOTE', 'REMOVE'] };

const showPeople = (
  participants: readonly Person[],
  mocks?: Parameters<typeof showMembers>[1],
  query?: string,
  eaters?: Parameters<typeof showMembers>[3],
) => showMembers(participants, mocks, query, eaters, '/people');
const peopleList = async () => within(await screen.findByRole('list', { name: 'People of this trip' }));

/** The person's sheet. */
async function open(user: ReturnType<typeof userEvent.setup>, { name }: Pick<Person, 'name'>) {
  const isTheirs = (text: string) => text.startsWith(name);
  await user.click((await peopleList()).getByRole('button', { name: isTheirs }));
  const sheet = await screen.findByRole('dialog', { name });
  // A frame later it hides what is around it, which would be a question that is asked before.
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  return within(sheet);
}

async function choose(user: ReturnType<typeof userEvent.setup>, who: Person, action: string) {
  const sheet = await open(user, who);
  await user.click(sheet.getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
}

const closeSheet = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('the actions on a participant', () => {
  it('stand in the sheet, exactly those that the server allows', async () => {
    const { user } = showPeople([{ ...VIEWER, viewerCan: ['LEAVE'] }, member, pending]);
    const actionsOf = async (who: Person) => {
      const sheet = await open(user, who);
      const names = sheet
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
      await closeSheet(user);
      return names.filter((name) => name !== 'Close');
    };
    expect(await actionsOf(VIEWER)).toEqual(['Leave trip']);
    expect(await actionsOf(member)).toEqual(['Promote to organizer', 'Remove from trip']);
    const resend = `Resend invitation to ${pending.name}`;
    expect(await actionsOf(pending)).toEqual([resend, 'Remove from trip']);
  });

  it('are hidden without abilities', async () => {
    const { user } = showPeople([VIEWER, JONAS, ANA]);
    const sheet = await open(user, JONAS);
    expect(sheet.getAllByRole('button')).toEqual([sheet.getByRole('button', { name: 'Close' })]);
  });

  it('read Completed after the trip for an organizer', async () => {
    const participants = [{ ...VIEWER, viewerCan: ['LEAVE' as const] }, JONAS];
    showTrip([], {
      below: '/people',
      change: { participants, isCompleted: true, viewerCan: ['VIEW', 'EXPORT'] },
    });
    const user = userEvent.setup();
    expect((await open(user, JONAS)).getByRole('button', { name: 'Completed' })).toBeDisabled();
    await closeSheet(user);
    const own = await open(user, VIEWER);
    expect(own.queryByText('Completed')).toBeNull();
    expect(own.getByRole('button', { name: 'Leave trip' })).toBeEnabled();
  });

  it('are hidden after the trip for a member', async () => {
    showTrip([], {
      below: '/people',
      change: { participants: [VIEWER, JONAS], isCompleted: true, viewerCan: ['VIEW'] },
    });
    expect((await open(userEvent.setup(), JONAS)).queryByText('Completed')).toBeNull();
  });
});

describe('offline', () => {
  afterEach(() => jest.restoreAllMocks());

  it('the actions on a participant are disabled', async () => {
    const { user } = showPeople([VIEWER, member, pending]);
    await peopleList();
    loseConnection();
    const sheet = await open(user, member);
    expect(sheet.getByRole('button', { name: 'Promote to organizer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sheet.getByRole('button', { name: 'Remove from trip' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('an open confirmation is disabled', async () => {
    const { user } = showPeople([VIEWER, member]);
    const dialog = await choose(user, member, 'Promote to organizer');
    loseConnection();
    expect(dialog.getByRole('button', { name: 'Promote' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});

describe('many participants', () => {
  it('are eight at first, and all among the people of the trip', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      participant(`0190b000-0000-7000-8000-${String(index).padStart(12, '0')}`, `Camper ${index + 1}`),
    );
    showTrip([], { change: { participants: many } });
    const members = within(await screen.findByRole('list', { name: 'Trip Members' }));
    expect(members.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(members.getByRole('link', { name: '92 more' }));
    const list = within(await screen.findByRole('list', { name: 'People of this trip' }));
    expect(list.getAllByRole('listitem')).toHaveLength(100);
  });
});

describe('the members below the plan', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are named with their role; an invitation is sent again only online', async () => {
    showMembers([VIEWER, member, pending]);
    const members = await membersCard();
    const resend = await members.findByRole('button', { name: /^Resend/ });
    expect(members.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'MTMaya TorresTrip Organizer',
      'JWJonas WeberMember',
      'ALAna LindqvistInvitedResend',
    ]);
    expect(members.getAllByRole('button')).toEqual([resend]);
    loseConnection();
    expect(resend).toHaveAttribute('aria-disabled', 'true');
  });

  it('are counted as at their own place: without who declined', async () => {
    const declined: Person = { ...pending, inviteStatus: 'DECLINED' };
    showMembers(
      [VIEWER, member, declined],
      [],
      '',
      [VIEWER, member].map((one) => eaterAnswer(one.id, one)),
    );
    const members = await membersCard();
    expect(await members.findByText(/^2 people/)).toBeVisible();
  });
});

describe('naming somebody who has not answered', () => {
  const numbered: Person = { ...pending, name: '(415) 555-0103' };
  const request = {
    query: RenameParticipantDocument,
    variables: { input: { tripId: TRIP_ID, participantId: ANA.id, name: 'Ana' } },
  };
  const eater = eaterAnswer('e3', numbered, { viewerCan: ['EDIT'] });

  async function openSheet(mocks: Parameters<typeof showMembers>[1]) {
    const { user } = showPeople([VIEWER, numbered], mocks, '', [eater]);
    return { user, sheet: await open(user, numbered) };
  }

  it('replaces the number by the name', async () => {
    const trip = { ...tripWith([VIEWER, { ...numbered, name: 'Ana' }]), eaters: [{ ...eater, name: 'Ana' }] };
    const answer = { renameParticipant: { __typename: 'ParticipantPayload' as const, trip } };
    const { user, sheet } = await openSheet([{ request, result: { data: answer } }]);
    expect(sheet.getByLabelText('Name')).toHaveValue('');
    await user.type(sheet.getByLabelText('Name'), 'Ana');
    await user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Ana' })).toBeVisible();
    await closeSheet(user);
    expect((await peopleList()).getByText('Ana')).toBeVisible();
  });

  it('asks for a name, and keeps it when the server refuses', async () => {
    const message = 'This invitation has just been answered.';
    const errors = [{ message, extensions: { code: 'CONFLICT' } }];
    const { user, sheet } = await openSheet([{ request, result: { errors } }]);
    await user.type(sheet.getByLabelText('Name'), ' ');
    await user.tab();
    expect(await sheet.findByText('Give a name, for the card in the kitchen.')).toBeVisible();
    await user.type(sheet.getByLabelText('Name'), 'Ana');
    await user.tab();
    expect(await sheet.findByText(message)).toBeVisible();
    expect(sheet.getByLabelText('Name')).toHaveValue(' Ana');
  });
});

describe('promoting', () => {
  const request = {
    query: ChangeParticipantRoleDocument,
    variables: { input: { tripId: TRIP_ID, participantId: JONAS.id, isOrganizer: true } },
  };

  it('asks first, confirms it and shows the new role', async () => {
    const trip = tripWith([VIEWER, organizer]);
    const { user } = showPeople(
      [VIEWER, member],
      [{ request, result: { data: { changeParticipantRole: { trip } } } }],
    );
    const dialog = await choose(user, member, 'Promote to organizer');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Participant Promoted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sheet = within(screen.getByRole('dialog', { name: member.name }));
    expect(sheet.getByText('Trip Organizer')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Remove organizer status' })).toHaveFocus());
  });

  it('does nothing when cancelled', async () => {
    const { user } = showPeople([VIEWER, member]);
    const dialog = await choose(user, member, 'Promote to organizer');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await closeSheet(user);
    expect((await peopleList()).getAllByText('Trip Organizer')).toHaveLength(1);
  });

  it('shows an error on failure, and can be retried', async () => {
    const { user } = showPeople([VIEWER, member], [{ request, error: new Error('offline') }]);
    const dialog = await choose(user, member, 'Promote to organizer');
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Failed to update participant role. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Promote' })).toBeVisible();
  });

  it('is not opened by the URL without the ability', async () => {
    showPeople([VIEWER, organizer], [], `?member=promote.${JONAS.id}`);
    expect((await peopleList()).getAllByText('Trip Organizer')).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('demoting an organizer', () => {
  it('asks first and confirms it', async () => {
    const { user } = showPeople(
      [VIEWER, organizer],
      [
        answerTo(
          ChangeParticipantRoleDocument,
          { input: { tripId: TRIP_ID, participantId: JONAS.id, isOrganizer: false } },
          { changeParticipantRole: { trip: tripWith([VIEWER, member]) } },
        ),
      ],
    );
    const dialog = await choose(user, organizer, 'Remove organizer status');
    await user.click(dialog.getByRole('button', { name: 'Remove status' }));
    expect(await screen.findByText('Organizer Status Removed')).toBeVisible();
    await closeSheet(user);
    expect(await (await peopleList()).findByText('Member')).toBeVisible();
  });
});

describe('removing', () => {
  const request = {
    query: RemoveParticipantDocument,
    variables: { input: { tripId: TRIP_ID, participantId: JONAS.id } },
  };

  it('warns about unassigned meals, removes the participant from the list, and moves the focus there', async () => {
    const trip = { ...tripWith([VIEWER, pending]), plannedMealCount: 0 };
    const { user } = showPeople(
      [VIEWER, member, pending],
      [{ request, result: { data: { removeParticipant: { participantId: JONAS.id, trip } } } }],
    );
    const dialog = await choose(user, member, 'Remove from trip');
    expect(
      dialog.getByText(/This will unassign any meals and shopping items assigned to them/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove participant' }));
    expect(await screen.findByText('Participant Removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const members = await peopleList();
    expect(members.queryByText(JONAS.name)).toBeNull();
    await waitFor(() => expect(screen.getByRole('list', { name: 'People of this trip' })).toHaveFocus());
  });

  it('names the meals that lose their cook', async () => {
    showTrip(
      [
        mealAnswer('m2', { name: 'Trout', date: '2030-06-14', cook: JONAS }),
        mealAnswer('m1', { name: 'Chili', cook: JONAS }),
        mealAnswer('m3', { name: 'Soup', type: 'LUNCH', cook: VIEWER }),
        mealAnswer('m4', { type: 'LUNCH', date: '2030-06-14', status: 'NOT_NEEDED', cook: JONAS }),
      ],
      {
        below: '/people',
        change: { participants: [VIEWER, member], viewerCan: ['VIEW', 'EDIT', 'PLAN_MEALS'] },
      },
    );
    const dialog = await choose(userEvent.setup(), member, 'Remove from trip');
    expect(dialog.getByText(/This will unassign/)).toHaveTextContent(
      /assigned to them\. 2 meals need a cook then: Chili \(Dinner, Jun 13\), Trout \(Dinner, Jun 14\)\.$/,
    );
  });

  it('withdraws a pending invitation', async () => {
    const { user } = showPeople([VIEWER, pending]);
    const dialog = await choose(user, pending, 'Remove from trip');
    expect(dialog.getByText(/can no longer accept the invitation/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it("shows the product's own error on failure", async () => {
    const { user } = showPeople(
      [VIEWER, member],
      [{ request, result: { errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }] } }],
    );
    const dialog = await choose(user, member, 'Remove from trip');
    await user.click(dialog.getByRole('button', { name: 'Remove participant' }));
    expect(await screen.findByText('Failed to remove participant. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closeSheet(user);
    expect((await peopleList()).getByText(JONAS.name)).toBeVisible();
  });
});

describe('leaving', () => {
  it('returns home', async () => {
    const leaver: Person = { ...VIEWER, viewerCan: ['LEAVE'] };
    const { user } = showPeople(
      [leaver, JONAS],
      [
        answerTo(
          RemoveParticipantDocument,
          { input: { tripId: TRIP_ID, participantId: VIEWER.id } },
          { removeParticipant: { participantId: VIEWER.id, trip: null } },
        ),
      ],
    );
    const dialog = await choose(user, leaver, 'Leave trip');
    await user.click(dialog.getByRole('button', { name: 'Leave trip' }));
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
    expect(await screen.findByText('You left the trip')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
