import type { MockLink } from '@apollo/client/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { openUntil } from '../../../domain/trip/trip.ts';
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
} from '../../test/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { NextMealDocument } from '../trip/list/NextMeal.generated.ts';
import { timeLabel } from '../labels/dateLabel.ts';
import { LocationImageDocument } from '../trip/picture/LocationImage.generated.ts';
import { RespondToInvitationDocument } from '../trip/list/RespondToInvitation.generated.ts';
import { HomePage } from './HomePage.tsx';
import { HomeDocument } from './HomePage.generated.ts';

type Mock = MockLink.MockedResponse;

const TODAY = localDate(new Date());
const INVITED_ID = '0190b000-0000-7000-8000-0000000000c1';
const OTHER_ID = '0190b000-0000-7000-8000-0000000000c2';

function cardAnswer(id: string, name: string, change: Parameters<typeof tripAnswer>[1] = {}) {
  return {
    ...tripAnswer([], { id, name, ...change }),
    plannedMealCount: 2,
    totalMealCount: 4,
  };
}

function invitationAnswer(participantId: string, name: string) {
  return {
    __typename: 'Invitation' as const,
    participant: { __typename: 'InvitedParticipant' as const, id: participantId },
    trip: {
      __typename: 'InvitedTrip' as const,
      name,
      location: 'Roseburg, Oregon',
      startDate: '2030-07-03',
      endDate: '2030-07-06',
    },
    invitedBy: { __typename: 'Inviter' as const, name: 'Jonas Weber' },
  };
}

function memberAnswer(index: number, tripCount = 1) {
  return {
    __typename: 'FrequentMember' as const,
    name: `Companion ${index}`,
    phone: `+141555501${String(index).padStart(2, '0')}`,
    tripCount,
  };
}

interface Home {
  readonly trips?: readonly ReturnType<typeof cardAnswer>[];
  readonly invitations?: readonly ReturnType<typeof invitationAnswer>[];
  readonly frequentMembers?: readonly ReturnType<typeof memberAnswer>[];
}

function homeAnswer({ trips = [], invitations = [], frequentMembers = [] }: Home): Mock {
  return {
    request: { query: HomeDocument },
    result: { data: { trips, invitations, frequentMembers } },
  };
}

interface Shown {
  readonly mocks?: readonly Mock[];
  readonly path?: string;
  readonly features?: Parameters<typeof featuresAnswer>[0];
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function showHome(home: Home, { mocks = [], path = '/', features }: Shown = {}) {
  const me = { __typename: 'User', id: 'u1', name: 'Maya Torres', phone: '+14155550101', isAdmin: false };
  renderScreen(
    <>
      <Address />
      <HomePage />
    </>,
    {
      path,
      mocks: [
        homeAnswer(home),
        { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer(features) } } },
        { request: { query: ViewerDocument }, result: { data: { me } } },
        ...mocks,
      ],
    },
  );
}

const card = (name: string) => screen.findByRole('article', { name });

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
  const nextMeal = (meals: readonly ReturnType<typeof mealAnswer>[]): Mock => ({
    request: { query: NextMealDocument, variables: { tripId: TRIP_ID } },
    result: { data: { trip: tripAnswer(meals, onNow) } },
  });

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
    const image = (location: string, isDrawn: boolean): Mock => ({
      request: { query: LocationImageDocument, variables: { location } },
      result: {
        data: {
          locationImage: {
            __typename: 'LocationImage',
            isDrawn,
            urls: { __typename: 'LocationImageUrls', small: `https://images.unsplash.com/${location}` },
          },
        },
      },
    });
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

describe('an invitation', () => {
  function answered(response: 'ACCEPTED' | 'DECLINED', trip: ReturnType<typeof cardAnswer> | null): Mock {
    const own = { ...VIEWER, id: INVITED_ID, inviteStatus: response };
    return {
      request: {
        query: RespondToInvitationDocument,
        variables: { input: { participantId: INVITED_ID, response } },
      },
      result: {
        data: {
          respondToInvitation: { __typename: 'RespondToInvitationPayload', participant: own, trip },
        },
      },
    };
  }
  const invitations = [invitationAnswer(INVITED_ID, 'Hot Springs')];
  const lake = cardAnswer('t1', 'Lake');
  const springs = cardAnswer('t2', 'Hot Springs', { participants: [{ ...VIEWER, id: INVITED_ID }] });

  it('shows who invites where and when', async () => {
    showHome({ trips: [lake], invitations });
    const invitation = within(await card('Hot Springs'));
    expect(invitation.getByText('Jonas Weber')).toBeVisible();
    expect(invitation.getByText('Roseburg, Oregon')).toBeVisible();
    expect(invitation.getByText('Jul 3 - Jul 6')).toBeVisible();
  });

  it('opens the trip when accepted', async () => {
    const after = homeAnswer({ trips: [lake, springs], frequentMembers: [memberAnswer(1)] });
    showHome({ trips: [lake], invitations }, { mocks: [answered('ACCEPTED', springs), after] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    expect(await screen.findByText('at /trips/t2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
    expect(await screen.findByText('Companion 1')).toBeVisible();
  });

  it('becomes the first trip', async () => {
    const after = homeAnswer({ trips: [springs] });
    showHome({ invitations }, { mocks: [answered('ACCEPTED', springs), after] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('at /trips/t2')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
  });

  it('disappears when declined, and the focus moves to the top', async () => {
    showHome({ trips: [lake], invitations }, { mocks: [answered('DECLINED', null)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
    expect(screen.queryByText('Hot Springs')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays when the answer is lost', async () => {
    const failed = { ...answered('ACCEPTED', springs), error: new Error('offline') };
    const { result: _, ...request } = failed;
    showHome({ trips: [lake], invitations }, { mocks: [request] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('Failed to respond to invitation')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeEnabled();
  });

  it('is answered once on a double click', async () => {
    const user = stopTime();
    showHome({ trips: [lake], invitations }, { mocks: [answered('DECLINED', null)] });
    // A second call would fail, since there is no second mock.
    await user.dblClick(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
  });

  it('from a link comes first and has the focus', async () => {
    const both = [invitationAnswer(OTHER_ID, 'City Break'), ...invitations];
    showHome({ trips: [lake], invitations: both }, { path: `/?invitation=${INVITED_ID}` });
    const invitation = await card('Hot Springs');
    expect(invitation).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Hot Springs');
  });

  it('from a link leaves the URL when answered', async () => {
    showHome(
      { trips: [lake], invitations },
      { path: `/?invitation=${INVITED_ID}`, mocks: [answered('DECLINED', null)] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeVisible();
    expect(screen.getByText('at /')).toBeInTheDocument();
    expect(screen.queryByText(/no longer open/)).not.toBeInTheDocument();
  });

  it('that is no longer open shows a message, which can be closed', async () => {
    showHome({ trips: [lake] }, { path: '/?invitation=nobody' });
    expect(await screen.findByText(/^This invitation is no longer open/)).toHaveTextContent(
      'a phone number other than yours, (415) 555-0101.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/no longer open/)).not.toBeInTheDocument();
    expect(screen.getByText('at /')).toBeInTheDocument();
  });

  it("of another participant is not the viewer's, even in the same trip", async () => {
    showHome({ trips: [lake] }, { path: `/?invitation=${JONAS.id}` });
    expect(await screen.findByText(/^This invitation is no longer open/)).toBeVisible();
  });

  it('that was already accepted links to the trip', async () => {
    showHome({ trips: [springs] }, { path: `/?invitation=${INVITED_ID}` });
    const note = (await screen.findByText(/^You have already joined/)).closest<HTMLElement>('[role=status]');
    expect(note).not.toBeNull();
    expect(within(note ?? document.body).getByRole('link', { name: 'Hot Springs' })).toHaveAttribute(
      'href',
      '/trips/t2',
    );
  });
});

it('shows an error and a retry when the trips fail to load', async () => {
  renderScreen(<HomePage />, {
    mocks: [
      { request: { query: HomeDocument }, error: new Error('offline') },
      homeAnswer({ trips: [cardAnswer('t1', 'Lake')] }),
      { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } } },
      { request: { query: ViewerDocument }, result: { data: { me: null } } },
    ],
  });
  expect(await screen.findByText('Your trips could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lake' })).toBeVisible();
});
