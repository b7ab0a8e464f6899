import { TripCostsDocument } from '../../costs/TripCosts.generated.ts';
import { ShareOfDocument } from '../../costs/share/ShareOf.generated.ts';
import type { WholeTrip } from '../../offline/saved/loadTrips.ts';
import { TripRecipesDocument } from '../../plan/recipe/Recipe.generated.ts';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { HomeDocument } from './HomePage.generated.ts';
import { TripDocument } from './TripPage.generated.ts';

/** Plan, people, ingredients, recipes and costs of a trip, and the list that leads to it. */
export const WHOLE_TRIP: WholeTrip = {
  async loadTrip(client, tripId, fetchPolicy) {
    await client.query({ query: TripDocument, variables: { id: tripId }, fetchPolicy });
    await client.query({ query: TripIngredientsDocument, variables: { tripId }, fetchPolicy });
    await client.query({ query: TripRecipesDocument, variables: { tripId }, fetchPolicy });
    const { data } = await client.query({ query: TripCostsDocument, variables: { tripId }, fetchPolicy });
    const participantId = data?.trip.participants.find(({ isViewer }) => isViewer)?.id;
    if (participantId !== undefined)
      await client.query({ query: ShareOfDocument, variables: { tripId, participantId }, fetchPolicy });
  },
  async loadList(client) {
    await client.query({ query: HomeDocument, fetchPolicy: 'cache-first' });
  },
};
