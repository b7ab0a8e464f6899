import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { openUntil } from '../../../domain/trip/trip.ts';
import { answerTo } from '../../test/answers/answerTo.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { stopTime } from '../../test/stopTime.ts';
import {
  ANA,
  featuresAnswer,
  JONAS,
  mealAnswer,
  participant,
  TRIP_ID,
  tripAnswer,
  VIEWER,
} from '../../test/answers/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { NextMealDocument } from '../trip/list/NextMeal.generated.ts';
import { timeLabel } from '../../../domain/text/dates/dates.ts';
import { LocationImageDocument } from '../trip/picture/LocationImage.generated.ts';
import { HomePage } from './HomePage.tsx';
import { HomeDocument } from './wholeTrip/HomePage.generated.ts';
import {
  card,
  cardAnswer,
  homeAnswer,
  invitationAnswer,
  memberAnswer,
  showHome,
  type Mock,
} from '../../test/showHome.tsx';

const TODAY = localDate(new Date());
const INVITED_ID = '0190b000-0000-7000-8000-0000000000c1';

describe('without a trip', () => {
  it('the screen invites the user to create the first one', async () => {
    showHome({});
    expect(
      await screen.findByRole('heading', { name: 'Create Your Next Grub Club', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText('Free to use.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create New Trip' }));
    expect(screen.getByText('at /?dialog=new-trip')).toBeInTheDocument();
  });

  it('shows the price of the first trip when trips cost money', async () => {
    showHome({}, { features: { monetizationEnabled: true } });
    expect(await screen.findByText('Your first trip is free.')).toBeVisible();
  });

  it('pending invitations come first', async () => {
    showHome({ invitations: [invitationAnswer(INVITED_ID, 'Hot Springs')] });
    const invitation = await card('Hot Springs');
    const welcome = screen.getByRole('heading', { level: 1 });
    expect(invitation.compareDocumentPosition(welcome)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('trips', () => {
  const onNow = { startDate: addDays(TODAY, -1), endDate: addDays(TODAY, 1) };
  const nextMeal = (meals: readonly ReturnType<typeof mealAnswer>[]): Mock =>
    answerTo(NextMealDocument, { tripId: TRIP_ID }, { trip: tripAnswer(meals, onNow) });

  it('in progress show the next meal, or that there is none', async () => {
    const isOn = [cardAnswer(TRIP_ID, 'Lake Wallowa Weekend', onNow)];
    showHome({ trips: isOn }, { mocks: [nextMeal([])] });
    expect(await screen.findByText('No meals are planned yet')).toBeVisible();
    cleanup();
    const served = mealAnswer('m1', { name: 'Chili', date: addDays(TODAY, -1) });
    showHome({ trips: isOn }, { mocks: [nextMeal([served])] });
    expect(await screen.findByText('All planned meals are over')).toBeVisible();
    cleanup();
    showHome(
      { trips: isOn },
      { mocks: [nextMeal([served, { ...served, id: 'm2', name: 'Stew', date: addDays(TODAY, 1) }])] },
    );
    expect(await screen.findByText('Stew')).toBeVisible();
  });

  it('are sorted: current, next, then last', async () => {
    const at = (start: number, end: number) => ({
      startDate: addDays(TODAY, start),
      endDate: addDays(TODAY, end),
    });
    showHome({
      trips: [
        cardAnswer('t1', 'Long past', at(-50, -40)),
        cardAnswer('t2', 'In two months', at(60, 63)),
        cardAnswer('t3', 'Past', at(-9, -7)),
        cardAnswer('t4', 'Next week', at(7, 9)),
      ],
    });
    expect(await screen.findByText('4 trips')).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Next week', 'In two months', 'Past', 'Long past']);
  });

  it('show name, place, dates, people, progress and the countdown', async () => {
    const people = ['Priya', 'Sam', 'Dev'].map((name, index) => participant(`p${index}`, name));
    const declined = participant('p9', 'Otto', { inviteStatus: 'DECLINED' });
    showHome({
      trips: [cardAnswer('t1', 'Lake', { participants: [VIEWER, JONAS, ANA, ...people, declined] })],
    });
    const trip = within(await screen.findByRole('article'));
    expect(trip.getByRole('link', { name: 'Lake' })).toHaveAttribute('href', '/trips/t1');
    expect(trip.getByText('Upcoming')).toBeVisible();
    expect(trip.getByText('Joseph, Oregon')).toBeVisible();
    expect(trip.getByText('Jun 13 - Jun 14')).toBeVisible();
    expect(trip.getByText('6 members')).toBeVisible();
    expect(trip.getByText('+2')).toBeVisible();
    expect(trip.getByText('2/4')).toBeVisible();
    expect(trip.getByText('Starts in')).toBeVisible();
  });

  it('change their status when the start passes, as the countdown does', async () => {
    stopTime();
    jest.setSystemTime(new Date('2030-06-12T23:59:00'));
    showHome({ trips: [cardAnswer(TRIP_ID, 'Lake')] }, { mocks: [nextMeal([])] });
    expect(await screen.findByText('Starts in')).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText('Starts in')).not.toBeInTheDocument();
    expect(screen.getByText('Active')).toBeVisible();
    expect(await screen.findByText('No meals are planned yet')).toBeVisible();
  });

  it('are not completed while they can be changed', async () => {
    stopTime();
    const end = openUntil('2030-06-14');
    jest.setSystemTime(end.getTime() - 60_000);
    showHome({ trips: [cardAnswer('t1', 'Lake')] });
    const trip = within(await screen.findByRole('article'));
    expect(trip.getByText('Ended')).toBeVisible();
    expect(trip.getByText('Can be changed until')).toBeVisible();
    expect(trip.getByText(timeLabel(end))).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(trip.getByText('Completed')).toBeVisible();
    expect(trip.queryByText('Can be changed until')).not.toBeInTheDocument();
  });

  it('count one participant as one member', async () => {
    showHome({ trips: [cardAnswer('t1', 'Lake', { participants: [VIEWER] })] });
    expect(await screen.findByText('1 member')).toBeVisible();
    expect(screen.getByText('1 trip')).toBeVisible();
  });

  describe('show photos', () => {
    const image = (location: string, isDrawn: boolean): Mock =>
      answerTo(
        LocationImageDocument,
        { location },
        {
          locationImage: {
            __typename: 'LocationImage',
            isDrawn,
            urls: { __typename: 'LocationImageUrls', small: `https://images.unsplash.com/${location}` },
          },
        },
      );
    const photo = (location: string) =>
      document.querySelector(`img[src="https://images.unsplash.com/${location}"]`);
    const trips = [
      cardAnswer('t1', 'Drawn', { location: 'Nowhere' }),
      cardAnswer('t2', 'Blank', { location: ' ' }),
      cardAnswer('t3', 'Lake', { location: 'Joseph' }),
    ];

    it('of their places, when the service is enabled and has one', async () => {
      showHome(
        { trips },
        { features: { photosEnabled: true }, mocks: [image('Nowhere', true), image('Joseph', false)] },
      );
      await waitFor(() => expect(photo('Joseph')).toBeInTheDocument());
      expect(photo('Nowhere')).not.toBeInTheDocument();
      expect(document.querySelectorAll('[data-scene]')).toHaveLength(3);
    });

    it('until one of them fails to load', async () => {
      showHome(
        { trips },
        { features: { photosEnabled: true }, mocks: [image('Nowhere', false), image('Joseph', false)] },
      );
      await waitFor(() => expect(photo('Joseph')).toBeInTheDocument());
      fireEvent.error(photo('Joseph') ?? document.body);
      expect(photo('Joseph')).not.toBeInTheDocument();
      expect(photo('Nowhere')).toBeInTheDocument();
    });
  });
});

describe('the travel community', () => {
  it('lists the first eight companions and the number of others', async () => {
    const frequentMembers = Array.from({ length: 10 }, (_, index) => memberAnswer(index, 12 - index));
    showHome({ trips: [cardAnswer('t1', 'Lake')], frequentMembers });
    const community = within(await screen.findByRole('region', { name: 'Your Travel Community' }));
    expect(community.getAllByRole('listitem')).toHaveLength(8);
    expect(community.getByText('12 trips together')).toBeVisible();
    expect(community.getByText('And 2 more travel companions')).toBeVisible();
  });

  it('is explained while it is empty', async () => {
    showHome({ trips: [cardAnswer('t1', 'Lake')] });
    expect(await screen.findByText('People you share trips with are listed here.')).toBeVisible();
  });
});

it('shows an error and a retry when the trips fail to load', async () => {
  renderScreen(<HomePage />, {
    mocks: [
      { request: { query: HomeDocument }, error: new Error('offline') },
      homeAnswer({ trips: [cardAnswer('t1', 'Lake')] }),
      answerTo(FeaturesDocument, {}, { features: featuresAnswer() }),
      answerTo(ViewerDocument, {}, { me: null }),
    ],
  });
  expect(await screen.findByText('Your trips could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lake' })).toBeVisible();
});

it('keeps its error and the focus on Try again while the trips are read again', async () => {
  renderScreen(<HomePage />, {
    mocks: [
      { request: { query: HomeDocument }, error: new Error('offline') },
      { request: { query: HomeDocument }, error: new Error('offline'), delay: Infinity },
      answerTo(FeaturesDocument, {}, { features: featuresAnswer() }),
      answerTo(ViewerDocument, {}, { me: null }),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(retry).toHaveFocus();
});
