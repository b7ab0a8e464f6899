import type { MockLink } from '@apollo/client/testing';
import { cleanup, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { addDays, localDate } from '../../../../domain/time/calendarDate.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime, type UserActions } from '../../../test/stopTime.ts';
import { ANA, JONAS, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { CreateTripDocument } from './CreateTrip.generated.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { CreateTripDialog } from './CreateTripDialog.tsx';
import { PeopleToInviteDocument } from './PeopleToInvite.generated.ts';

const INPUT = {
  name: 'Crater Lake',
  location: 'Oregon',
  startDate: '2030-08-14',
  endDate: '2030-08-17',
  includeBreakfasts: true,
  includeLunches: true,
  includeDinners: true,
  includeSnacks: true,
  includeDesserts: false,
};

const CREATED = {
  createTrip: {
    __typename: 'CreateTripPayload' as const,
    trip: {
      __typename: 'Trip' as const,
      id: TRIP_ID,
      name: INPUT.name,
      location: INPUT.location,
      startDate: INPUT.startDate,
      endDate: INPUT.endDate,
      plannedMealCount: 0,
      totalMealCount: 12,
      participants: [VIEWER],
    },
  },
};

const PAST_PARTICIPANTS = [
  { __typename: 'PastParticipant', name: 'Jonas Weber', phone: '+14155550102', email: null },
  { __typename: 'PastParticipant', name: 'Priya Nair', phone: '+14155550103', email: null },
];

const people = answerTo(
  PeopleToInviteDocument,
  {},
  { pastParticipants: PAST_PARTICIPANTS },
  { maxUsageCount: 2 },
);

const request = { query: CreateTripDocument, variables: { input: INPUT } };

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

function showDialog(...mocks: readonly MockLink.MockedResponse[]) {
  return show({}, ...mocks);
}

interface Shown {
  readonly isOutOfTrips?: boolean;
  readonly inviteWays?: readonly ContactWay[];
}

function show(
  { isOutOfTrips = false, inviteWays = ['PHONE'] }: Shown,
  ...mocks: readonly MockLink.MockedResponse[]
) {
  const onClose = jest.fn();
  const onBuyTrips = jest.fn();
  renderScreen(
    <>
      <Address />
      <CreateTripDialog
        isOpen
        onClose={onClose}
        viewerId="u1"
        inviteWays={inviteWays}
        isOutOfTrips={isOutOfTrips}
        onImport={jest.fn()}
        onBuyTrips={onBuyTrips}
      />
    </>,
    { mocks: [people, ...mocks] },
  );
  return { onClose, onBuyTrips, dialog: within(screen.getByRole('dialog', { name: 'Create New Trip' })) };
}

async function fill(dialog: BoundFunctions<typeof queries>, user: UserActions = userEvent) {
  await user.type(dialog.getByLabelText('Trip name'), ' Crater Lake ');
  await user.type(dialog.getByLabelText('Location'), 'Oregon');
  await user.type(dialog.getByLabelText('Start date'), INPUT.startDate);
  await user.type(dialog.getByLabelText('End date'), INPUT.endDate);
  await user.click(dialog.getByRole('checkbox', { name: 'Snacks' }));
}

afterEach(() => sessionStorage.clear());

describe('the new trip dialog', () => {
  it('shows missing fields, each at its field and the first as a notification', async () => {
    const { dialog } = showDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
    expect(await dialog.findByText('Please enter a trip name.')).toBeVisible();
    expect(dialog.getByText('Please enter a trip location.')).toBeVisible();
    expect(dialog.getByText('Please select a start date.')).toBeVisible();
    expect(dialog.getByText('Please select an end date.')).toBeVisible();
    expect(await screen.findByText('Validation Error')).toBeVisible();
  });

  it('refuses a trip that ends on the day it starts', async () => {
    const { dialog } = showDialog();
    await fill(dialog);
    await userEvent.clear(dialog.getByLabelText('End date'));
    await userEvent.type(dialog.getByLabelText('End date'), INPUT.startDate);
    await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
    expect(await dialog.findByText('End date must be after start date.')).toBeVisible();
  });

  it('fills an empty end with the day two days after the start, until an end is chosen', async () => {
    const { dialog } = showDialog();
    const [start, end] = [dialog.getByLabelText('Start date'), dialog.getByLabelText('End date')];
    await userEvent.type(start, '8/14/2030');
    expect(end).toHaveValue('2030-08-16');
    await userEvent.clear(start);
    await userEvent.type(start, 'Aug 20, 2030');
    expect(end).toHaveValue('2030-08-22');
    await userEvent.type(end, '2030-08-29');
    await userEvent.clear(start);
    await userEvent.type(start, '2030-08-21');
    expect(end).toHaveValue('2030-08-29');
  });

  it('tells what is no date when its field is left, and keeps it', async () => {
    const { dialog } = showDialog();
    const start = dialog.getByLabelText('Start date');
    await userEvent.type(start, 'Feb 30');
    expect(dialog.queryByText(/^Start date has to be/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await dialog.findByText('Start date has to be a calendar date such as 2026-06-13.')).toBeVisible();
    expect(start).toHaveValue('Feb 30');
    await userEvent.type(start, 'Feb 28');
    expect(dialog.queryByText(/^Start date has to be/)).not.toBeInTheDocument();
  });

  it('has breakfasts, lunches and dinners on, and shows the number of meals', async () => {
    const { dialog } = showDialog();
    const on = dialog
      .getAllByRole('checkbox', { checked: true })
      .map((box) => box.closest('label')?.textContent);
    expect(on).toEqual(['Breakfasts', 'Lunches', 'Dinners']);
    await fill(dialog);
    expect(dialog.getByText('4 days, 16 meals')).toBeVisible();
  });

  it('creates the trip, confirms it, closes, and opens the trip', async () => {
    const { dialog, onClose } = showDialog({ request, result: { data: CREATED } });
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
    expect(await screen.findByText('Trip created')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(`at /trips/${TRIP_ID}`)).toBeInTheDocument();
  });

  it('sends once on a double click', async () => {
    const user = stopTime();
    const result = jest.fn(() => ({ data: CREATED }));
    const { dialog, onClose } = showDialog({ request, result, maxUsageCount: 5 });
    await fill(dialog, user);
    await user.dblClick(dialog.getByRole('button', { name: 'Create trip' }));
    expect(await screen.findByText('Trip created')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(result).toHaveBeenCalledTimes(1);
  });

  it('stays open with the draft when the server fails', async () => {
    const { dialog, onClose } = showDialog({ request, error: new Error('offline') });
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
    expect(await screen.findByText('Failed to create trip. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Trip name')).toHaveValue(' Crater Lake ');
    expect(onClose).not.toHaveBeenCalled();
  });

  describe('when trips cost money', () => {
    const unpaid = {
      request,
      result: { errors: [{ message: 'No trips remaining.', extensions: { code: 'PAYMENT_REQUIRED' } }] },
    };

    async function nameOnceOpened() {
      const { dialog } = showDialog();
      await dialog.findByRole('button', { name: 'Jonas Weber' });
      return dialog.getByLabelText('Trip name');
    }

    it('opens the purchase when the server requires a payment, without an error', async () => {
      const { dialog, onBuyTrips } = showDialog(unpaid);
      await fill(dialog);
      await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
      await waitFor(() => expect(onBuyTrips).toHaveBeenCalledTimes(1));
      expect(screen.queryByText('Error')).not.toBeInTheDocument();
    });

    it('restores the draft when opened again, until the trip is created', async () => {
      const first = showDialog(unpaid);
      await fill(first.dialog);
      await userEvent.click(first.dialog.getByRole('button', { name: 'Create trip' }));
      await waitFor(() => expect(first.onBuyTrips).toHaveBeenCalled());
      cleanup();
      const second = showDialog({ request, result: { data: CREATED } });
      expect(second.dialog.getByLabelText('Trip name')).toHaveValue(' Crater Lake ');
      expect(second.dialog.getByRole('checkbox', { name: 'Snacks' })).toBeChecked();
      await userEvent.click(second.dialog.getByRole('button', { name: 'Create trip' }));
      expect(await screen.findByText('Trip created')).toBeVisible();
      cleanup();
      expect(await nameOnceOpened()).toHaveValue('');
    });

    it('goes on to the next empty field on Enter, without a word about what is still missing', async () => {
      const { dialog } = show({});
      await userEvent.type(dialog.getByLabelText('Trip name'), 'Lake{Enter}');
      expect(dialog.getByLabelText('Location')).toHaveFocus();
      await userEvent.keyboard('Tahoe{Enter}');
      expect(dialog.getByLabelText('Start date')).toHaveFocus();
      expect(screen.queryByText('Validation Error')).not.toBeInTheDocument();
    });

    it('disables creating without trips, says why, and keeps the draft', async () => {
      const { dialog, onBuyTrips } = show({ isOutOfTrips: true });
      expect(dialog.getByText('No trips remaining')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Create trip' })).toBeDisabled();
      expect(dialog.getByRole('link', { name: 'My Credits' })).toHaveAttribute('href', '/credits');
      await userEvent.type(dialog.getByLabelText('Trip name'), 'Lake{Enter}');
      await userEvent.click(dialog.getByRole('button', { name: 'Buy More Trips' }));
      expect(onBuyTrips).toHaveBeenCalledTimes(1);
      cleanup();
      expect(await nameOnceOpened()).toHaveValue('Lake');
    });
  });

  describe('with people to invite', () => {
    const inviteAll = (...invitees: readonly { phone: string; name: string | null }[]) => ({
      query: CreateTripDocument,
      variables: { input: { ...INPUT, invitees } },
    });
    const invite = (...phones: readonly string[]) =>
      inviteAll(...phones.map((phone) => ({ phone, name: null })));
    const invited = {
      createTrip: {
        ...CREATED.createTrip,
        trip: { ...CREATED.createTrip.trip, participants: [VIEWER, ANA] },
      },
    };
    const send = (dialog: BoundFunctions<typeof queries>) =>
      userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));

    it('sends the numbers as typed, and says that the invitations are being sent', async () => {
      const { dialog } = showDialog({
        request: invite('415.555.0101', '(415) 555-0104'),
        result: { data: invited },
      });
      await fill(dialog);
      await userEvent.type(dialog.getByLabelText(/^Invite by phone/), ' 415.555.0101, (415) 555-0104,');
      await send(dialog);
      expect(await screen.findByText('1 invitation is on its way.')).toBeVisible();
    });

    it('sends names with their numbers, one a line, and says which invitations wait', async () => {
      const waiting = {
        ...JONAS,
        inviteStatus: 'PENDING' as const,
        textDueAt: new Date(`${addDays(localDate(new Date()), 1)}T12:00`).toISOString(),
      };
      const { dialog } = showDialog({
        request: inviteAll({ phone: '415 555 0142', name: 'Priya' }, { phone: '4155550143', name: null }),
        result: {
          data: {
            createTrip: {
              ...CREATED.createTrip,
              trip: { ...CREATED.createTrip.trip, participants: [VIEWER, ANA, waiting] },
            },
          },
        },
      });
      await fill(dialog);
      await userEvent.type(dialog.getByLabelText(/^Invite by phone/), 'Priya 415 555 0142{Enter}4155550143');
      expect(dialog.getByText('2 people, 1 with a name')).toBeVisible();
      await send(dialog);
      expect(
        await screen.findByText('1 invitation is on its way. 1 invitation goes out tomorrow.'),
      ).toBeVisible();
    });

    it('adds a past participant on click, but not twice', async () => {
      const { dialog } = showDialog();
      const phones = dialog.getByLabelText(/^Invite by phone/);
      await userEvent.type(phones, '415-555-0101');
      await userEvent.click(await dialog.findByRole('button', { name: 'Priya Nair' }));
      expect(phones).toHaveValue('415-555-0101, (415) 555-0103');
      await userEvent.click(dialog.getByRole('button', { name: 'Priya Nair (chosen)' }));
      expect(phones).toHaveValue('415-555-0101, (415) 555-0103');
    });

    it('recognizes a past participant by a typed number', async () => {
      const { dialog } = showDialog();
      await userEvent.type(dialog.getByLabelText(/^Invite by phone/), '+1 415 555 0102');
      expect(await dialog.findByRole('button', { name: 'Jonas Weber (chosen)' })).toBeVisible();
    });

    it('lists invalid numbers at the field, and sends nothing', async () => {
      const { dialog } = showDialog();
      await fill(dialog);
      await userEvent.type(
        dialog.getByLabelText(/^Invite by phone/),
        '415-555-01, 4155550101, +1 415 555 010299 27',
      );
      await send(dialog);
      expect(await dialog.findByText('Not a phone number: 415-555-01, +1 415 555 010299 27.')).toBeVisible();
      expect(await screen.findByText('Validation Error')).toBeVisible();
    });

    it.each<[ContactWay[], string]>([
      [['PHONE'], 'Not a phone number: 415-555-01, sam@example.com.'],
      [['EMAIL'], 'Not an email: 415-555-01, 4155550101.'],
      [['PHONE', 'EMAIL'], 'Not a phone number or email: 415-555-01.'],
    ])('takes contacts of %j alone', async (inviteWays, message) => {
      const { dialog } = show({ inviteWays });
      await fill(dialog);
      await userEvent.type(dialog.getByLabelText(/^Invite by/), '415-555-01, 4155550101, sam@example.com');
      await send(dialog);
      expect(await dialog.findByText(message)).toBeVisible();
    });

    it('asks for nobody where people only sign in at a provider', () => {
      const { dialog } = show({ inviteWays: [] });
      expect(dialog.getByLabelText('Location')).toBeVisible();
      expect(dialog.queryByLabelText(/^Invite by/)).toBeNull();
    });

    it.each([
      ['BAD_USER_INPUT', { field: 'invitePhones' }, 'These are none: (415) 555-0101'],
      ['RATE_LIMITED', { retryAfterSeconds: 60 }, 'You have invited many people today.'],
    ])("shows the server's message about the numbers at the field: %s", async (code, details, message) => {
      const { dialog, onClose } = showDialog({
        request: invite('4155550101'),
        result: { errors: [{ message, extensions: { code, ...details } }] },
      });
      await fill(dialog);
      await userEvent.type(dialog.getByLabelText(/^Invite by phone/), '4155550101');
      await send(dialog);
      expect(await dialog.findByText(message)).toBeVisible();
      expect(dialog.getByLabelText(/^Invite by phone/)).toHaveValue('4155550101');
      expect(onClose).not.toHaveBeenCalled();
    });
  });
});
