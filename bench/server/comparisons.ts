import type { Request } from 'autocannon';
import type { Seeded } from './seed.ts';

/** One thing that is measured: the same requests go to the product and to the hand-written server. */
export interface Comparison {
  readonly name: string;
  readonly requests: readonly Request[];
}

/**
 * The ratio says how many times as many requests a second the hand-written server may answer at most; the database's part of
 * the work counts on both sides. The CPU is that of a request.
 */
export const COMPARISON_GOALS: Readonly<Record<string, number>> = {
  'trip, GraphQL: ratio': 3,
  'trip, GraphQL: CPU ms': 3,
  'home, GraphQL: ratio': 3,
  'home of 20, GraphQL: ratio': 2,
  'cart, GraphQL: ratio': 3,
  'cart, REST: ratio': 3,
  'trip, REST: ratio': 3,
  'trip, REST: CPU ms': 3,
};

const TRIP = `query Trip($id: ID!) {
  trip(id: $id) {
    id name location startDate endDate createdBy
    includeBreakfasts includeLunches includeDinners includeSnacks includeDesserts
    participants { id userId name phone isOrganizer isViewer inviteStatus }
    meals {
      id tripId date type name description instructions recipe assignedToId status isAiGenerated createdAt
      upVotes downVotes myVote
      assignedTo { id name }
      ingredients {
        id mealId name quantity unit notes purchased assignedToId alternatives selectedAlternative
        assignedTo { id name }
      }
    }
  }
}`;

/** What the cart page asks for. */
const CART = `query TripIngredients($tripId: ID!) {
  trip(id: $tripId) {
    id name location startDate endDate isCompleted viewerCan
    participants { id name isViewer isOrganizer inviteStatus }
    meals {
      id tripId date type name
      assignedTo { id name isViewer }
      ingredients {
        id mealId name quantity unit notes purchased purchasedAt purchasedBy { id } assignedToId
        alternatives selectedAlternative isOptimized
      }
    }
  }
}`;

const TRIPS = `query Trips {
  trips {
    id name location startDate endDate plannedMealCount totalMealCount
    participants { id name isViewer inviteStatus }
  }
}`;

const HOME = `query Home {
  trips {
    id name location startDate endDate plannedMealCount totalMealCount
    participants { id name isViewer inviteStatus }
  }
  invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } }
  frequentMembers { name phone tripCount }
}`;

const TICK = `mutation Tick($id: ID!, $purchased: Boolean!) {
  updateIngredient(input: { id: $id, purchased: $purchased }) {
    ingredient { id mealId purchased }
    meal { id ingredientCount purchasedIngredientCount }
  }
}`;

/** Reading a trip with everything in it, the list of trips, the home screen with 200 and with 20 of them, a large cart, and ticking an ingredient, through both doors. */
export function comparisons({ sessionToken, tripId, ingredientIds, ...seeded }: Seeded): Comparison[] {
  const headersOf = (token: string) => ({
    cookie: `grub_session=${token}`,
    'content-type': 'application/json',
  });
  const headers = headersOf(sessionToken);
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  const graphql = (operationName: string, query: string, variables: object): Request => ({
    method: 'POST',
    path: '/graphql',
    headers,
    body: JSON.stringify({ operationName, query, variables }),
  });
  // All ingredients, then back: most ticks change a row.
  const ticks = [true, false].flatMap((purchased) => ingredientIds.map((id) => ({ id, purchased })));
  const ofShopper = { headers: headersOf(seeded.shopperSessionToken) };
  return [
    { name: 'trip, GraphQL', requests: [graphql('Trip', TRIP, { id: tripId })] },
    {
      name: 'home, GraphQL',
      requests: [{ ...graphql('Home', HOME, {}), headers: headersOf(seeded.regularSessionToken) }],
    },
    {
      name: 'home of 20, GraphQL',
      requests: [{ ...graphql('Home', HOME, {}), headers: headersOf(seeded.occasionalSessionToken) }],
    },
    {
      name: 'cart, GraphQL',
      requests: [{ ...graphql('TripIngredients', CART, { tripId: seeded.cartTripId }), ...ofShopper }],
    },
    { name: 'cart, REST', requests: [{ ...get(`/api/trips/${seeded.cartTripId}`), ...ofShopper }] },
    { name: 'trips, GraphQL', requests: [graphql('Trips', TRIPS, {})] },
    { name: 'tick, GraphQL', requests: ticks.map((tick) => graphql('Tick', TICK, tick)) },
    { name: 'trip, REST', requests: [get(`/api/trips/${tripId}`)] },
    { name: 'trips, REST', requests: [get('/api/trips')] },
    {
      name: 'tick, REST',
      requests: ticks.map(({ id, purchased }) => ({
        method: 'PATCH',
        path: `/api/ingredients/${id}`,
        headers,
        body: JSON.stringify({ purchased }),
      })),
    },
  ];
}
