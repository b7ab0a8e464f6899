import { alternately } from '../server/compare.ts';
import { comparisons } from '../server/comparisons.ts';
import { withDatabase } from '../server/database.ts';
import { startMeasured, startProduct } from '../server/measuredProcess.ts';
import { seed } from '../server/seed.ts';
import { row, say, type Scenario } from '../scenario.ts';

const WARM_UP_SECONDS = 10;

/** The trip of the bench, with PostGraphile's names. Votes stay single: it does not count them by itself. */
const TRIP = `query Trip($id: UUID!) {
  tripByRowId(rowId: $id) {
    rowId name location startDate endDate createdBy mealTypes
    participantsByTripId { nodes { rowId userId name phone isOrganizer inviteStatus } }
    mealsByTripId {
      nodes {
        rowId tripId date type name description instructions recipe assignedToId status isAiGenerated createdAt
        mealVotesByTripIdAndMealId { nodes { vote participantId } }
        participantByTripIdAndAssignedToId { rowId name }
        ingredientsByTripIdAndMealId {
          nodes {
            rowId mealId name quantity unit notes purchased assignedToId alternatives selectedAlternative
            participantByTripIdAndAssignedToId { rowId name }
          }
        }
      }
    }
  }
}`;

export const scenario: Scenario = {
  measures:
    'a trip with everything in it, from the product and from PostGraphile 5, from the folder POSTGRAPHILE (npm install postgraphile; needs Node 22)',
  goals: { 'answers of PostGraphile to one of the product': 0.66 },
  run: async () => {
    const folder = process.env['POSTGRAPHILE'];
    if (folder === undefined)
      throw new Error('Set POSTGRAPHILE to a folder in which "npm install postgraphile" ran.');
    return withDatabase(seed, async (database, seeded) => {
      const product = await startProduct(database);
      const peer = await startMeasured('../../../bench/server/postgraphile.mjs', database, {
        POSTGRAPHILE: folder,
      });
      const ofProduct = comparisons(seeded).find(({ name }) => name === 'trip, GraphQL')?.requests ?? [];
      const body = JSON.stringify({ query: TRIP, variables: { id: seeded.tripId } });
      const ofPeer = [
        { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body },
      ] as const;
      await requireTrip(peer.url, body);
      const [ours, theirs] = await alternately(
        { server: product, requests: ofProduct, warmUpSeconds: WARM_UP_SECONDS },
        { server: peer, requests: ofPeer, warmUpSeconds: WARM_UP_SECONDS },
      );
      await Promise.all([product.stop(), peer.stop()]);
      say(row('', 'product', 'PostGraphile'));
      say(row('requests a second', ours.perSecond.toFixed(0), theirs.perSecond.toFixed(0)));
      say(row('CPU ms', ours.cpuMs.toFixed(2), theirs.cpuMs.toFixed(2)));
      return { 'answers of PostGraphile to one of the product': theirs.perSecond / ours.perSecond };
    });
  },
};

/** @throws Error for an answer without the trip */
async function requireTrip(url: string, body: string): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  if (!text.includes('"ingredientsByTripIdAndMealId"') || text.includes('"errors"'))
    throw new Error(`PostGraphile answered ${text.slice(0, 300)}`);
}
