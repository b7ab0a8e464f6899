import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import {
  ANA,
  itemAnswer,
  JONAS,
  mealAnswer,
  tripAnswer,
  TRIP_ID,
} from '../../../test/answers/tripAnswers.ts';
import { CreateTripDocument } from './CreateTrip.generated.ts';
import { TripAgainDocument } from './PlanAgain.generated.ts';
import { PlanAgainDialog } from './PlanAgainDialog.tsx';

const NEXT = '0190b000-0000-7000-8000-0000000000a9';
const NAME = 'Lake Wallowa Weekend 2031';
const CREATED = {
  __typename: 'Trip' as const,
  id: NEXT,
  name: NAME,
  location: 'Joseph, Oregon',
  startDate: '2031-06-12',
  endDate: '2031-06-13',
  plannedMealCount: 0,
  totalMealCount: 4,
  participants: [],
};

function open(answer: object) {
  const [onCreated, onBuyTrips] = [jest.fn(), jest.fn()];
  const input = {
    name: NAME,
    location: 'Joseph, Oregon',
    startDate: '2031-06-12',
    endDate: '2031-06-13',
    includeBreakfasts: false,
    includeLunches: true,
    includeDinners: true,
    includeSnacks: false,
    includeDesserts: false,
    dietaryRestrictions: [],
    invitees: [{ name: 'Jonas Weber', phone: '+14155550102' }],
  };
  const participants = [{ ...JONAS, phone: '+14155550102' }, ANA];
  const trip = tripAnswer([mealAnswer('m1', { name: 'Chili' })], {
    participants,
    items: [itemAnswer('coal', { name: 'Charcoal' })],
  });
  renderScreen(
    <PlanAgainDialog
      tripId={TRIP_ID}
      isOpen
      onClose={jest.fn()}
      onCreated={onCreated}
      onBuyTrips={onBuyTrips}
    />,
    {
      mocks: [
        answerTo(TripAgainDocument, { tripId: TRIP_ID }, { trip }),
        { request: { query: CreateTripDocument, variables: { input } }, result: answer },
      ],
    },
  );
  return { onCreated, onBuyTrips };
}

/** Sends the first day alone. */
async function sendDay() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan this again' }));
  const day = dialog.getByLabelText(/^First day/);
  await waitFor(() => expect(day).toHaveFocus());
  for (const name of [/^The menu/, /^The people/, /^Other items/])
    expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
  expect(await dialog.findByText('Please select a start date.')).toBeVisible();
  await userEvent.type(day, '2031-06-12');
  expect(dialog.getByLabelText('Name')).toHaveValue(NAME);
  await userEvent.click(dialog.getByRole('button', { name: 'Create trip' }));
}

test('a trip is planned again by its first day alone', async () => {
  const { onCreated } = open({ data: { createTrip: { trip: CREATED } } });
  await sendDay();
  expect(await screen.findByText('Trip created')).toBeVisible();
  expect(onCreated).toHaveBeenCalledWith(NEXT, { menu: true, people: true, items: true });
});

test('without a trip left, trips can be bought', async () => {
  const refused = { message: 'No trips remaining.', extensions: { code: 'PAYMENT_REQUIRED' } };
  const { onCreated, onBuyTrips } = open({ errors: [refused] });
  await sendDay();
  await waitFor(() => expect(onBuyTrips).toHaveBeenCalled());
  expect(onCreated).not.toHaveBeenCalled();
});
