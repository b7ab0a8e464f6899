import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { renderScreen } from './renderScreen.tsx';
import { answerTo } from './answers/answerTo.ts';
import { featuresAnswer, tripAnswer } from './answers/tripAnswers.ts';
import { FeaturesDocument } from '../src/account/Features.generated.ts';
import { ViewerDocument } from '../src/account/signIn/Viewer.generated.ts';
import { HomePage } from '../src/pages/HomePage.tsx';
import { HomeDocument } from '../src/pages/wholeTrip/HomePage.generated.ts';

export type Mock = MockLink.MockedResponse;

/** A trip as the home screen reads it. */
export function cardAnswer(id: string, name: string, change: Parameters<typeof tripAnswer>[1] = {}) {
  return { ...tripAnswer([], { id, name, ...change }), plannedMealCount: 2, totalMealCount: 4 };
}

/** An invitation by Jonas to a trip with this name. */
export function invitationAnswer(participantId: string, name: string) {
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

/** A travel companion, named by number. */
export function memberAnswer(index: number, tripCount = 1) {
  return {
    __typename: 'FrequentMember' as const,
    name: `Companion ${index}`,
    phone: `+141555501${String(index).padStart(2, '0')}`,
    email: null,
    tripCount,
  };
}

interface Home {
  readonly trips?: readonly ReturnType<typeof cardAnswer>[];
  readonly invitations?: readonly ReturnType<typeof invitationAnswer>[];
  readonly frequentMembers?: readonly ReturnType<typeof memberAnswer>[];
}

/** The server's answer to the home screen's query. */
export function homeAnswer({ trips = [], invitations = [], frequentMembers = [] }: Home): Mock {
  return answerTo(HomeDocument, {}, { trips, invitations, frequentMembers });
}

interface Shown {
  readonly mocks?: readonly Mock[];
  readonly path?: string;
  readonly features?: Parameters<typeof featuresAnswer>[0];
  /** Whether other addresses replace it, as in the app. */
  readonly isLeft?: boolean;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/** Renders the home screen, with its address as a text. */
export function showHome(home: Home, { mocks = [], path = '/', features, isLeft = false }: Shown = {}) {
  const me = {
    __typename: 'User',
    id: 'u1',
    name: 'Maya Torres',
    phone: '+14155550101',
    email: null,
    isAdmin: false,
    units: null,
  };
  renderScreen(
    <>
      <Address />
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="*" element={isLeft ? <Link to="/">Home</Link> : <HomePage />} />
      </Routes>
    </>,
    {
      path,
      mocks: [
        homeAnswer(home),
        answerTo(FeaturesDocument, {}, { features: featuresAnswer(features) }),
        answerTo(ViewerDocument, {}, { me }),
        ...mocks,
      ],
    },
  );
}

/** The card of a trip or an invitation. */
export const card = (name: string) => screen.findByRole('article', { name });
