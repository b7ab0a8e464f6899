import { parse } from 'graphql';
import { once } from '../../../../domain/text/remembered.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import { accountRoutes } from '../../account/account.rest.ts';
import { ownAccountRoutes } from '../../account/ownAccount.rest.ts';
import { costsRoutes } from '../../costs/costs.rest.ts';
import { creditRoutes } from '../../payment/credit/credit.rest.ts';
import { adminRoutes } from '../../admin/admin.rest.ts';
import { ingredientRoutes } from '../../shopping/ingredient/ingredient.rest.ts';
import { itemRoutes } from '../../shopping/item/items.rest.ts';
import { shoppingRoutes } from '../../shopping/list/shopping.rest.ts';
import { mealRoutes } from '../../plan/meal/meal.rest.ts';
import { participantRoutes } from '../../people/participant/participant.rest.ts';
import { invitationRoutes } from '../../people/invitation/invitation.rest.ts';
import { paymentRoutes } from '../../payment/payment.rest.ts';
import { purchaseRoutes } from '../../payment/purchase/purchase.rest.ts';
import { photoRoutes } from '../../photo/photo.rest.ts';
import { productRoutes } from '../../product/product.rest.ts';
import { tripChangedRoutes } from '../../live/tripChanged.rest.ts';
import { tripRoutes } from '../../trip/trip.rest.ts';
import { suggestionRoutes } from '../../plan/suggestion/suggestion.rest.ts';
import { importRecipeRoutes } from '../../recipes/import/importRecipe.rest.ts';
import type { Route } from '../../ctx/route.ts';
import { theSchema } from '../graphql/schema.ts';
import { accountRows, signInRows } from './account.rows.ts';
import { adminRows } from './admin.rows.ts';
import { costsRows, paymentRows } from './money.rows.ts';
import { inviteLinkRows, participantRows, tableRows, verdictRows } from './people.rows.ts';
import { mealRows, suggestionRows } from './plan.rows.ts';
import { recipeRows } from './recipes.rows.ts';
import { operationIn } from './operationText.ts';
import { answerWriter } from './restAnswer.ts';
import { routeOf, type Row } from './row.ts';
import { ingredientRows, shoppingRows } from './shopping.rows.ts';

/** By section in docs/rest.md and openapi.json. */
export const ROUTE_ENTRIES: Readonly<Record<string, readonly (Route | Row)[]>> = {
  'Sign-in': [...accountRoutes, ...signInRows],
  'Account and sessions': [...ownAccountRoutes, ...accountRows],
  Product: productRoutes,
  Trips: tripRoutes,
  Participants: [...participantRoutes, ...participantRows, ...invitationRoutes, ...inviteLinkRows],
  'The table': [...tableRows, ...verdictRows],
  Costs: [...costsRoutes, ...costsRows],
  'Live updates': tripChangedRoutes,
  Meals: [...mealRoutes, ...mealRows],
  Ingredients: [...ingredientRoutes, ...ingredientRows],
  'Shopping list': [...shoppingRoutes, ...itemRoutes, ...shoppingRows],
  Recipes: [...recipeRows, ...importRecipeRoutes],
  Suggestions: [...suggestionRoutes, ...suggestionRows],
  Pictures: photoRoutes,
  'Credits and payments': [...creditRoutes, ...paymentRoutes, ...paymentRows, ...purchaseRoutes],
  Admin: [...adminRoutes, ...adminRows],
};

/** Routes that present their answers, all of which are in whole trips: those take 1.4 times the CPU if their twin selects. */
const PRESENTED: ReadonlySet<Route> = new Set([
  ...tripRoutes,
  ...participantRoutes,
  ...invitationRoutes,
  ...mealRoutes,
  ...ingredientRoutes,
  ...shoppingRoutes,
  ...itemRoutes,
  ...suggestionRoutes,
]);

/** The paths that run an operation of the schema. */
export const ROWS: readonly Row[] = Object.values(ROUTE_ENTRIES)
  .flat()
  .filter((entry) => 'operation' in entry);

export const ROUTE_SECTIONS: Readonly<Record<string, readonly Route[]>> = Object.fromEntries(
  Object.entries(ROUTE_ENTRIES).map(([title, entries]) => [
    title,
    entries.map((entry) => ('operation' in entry ? routeOf(entry, theSchema()) : withTwin(entry))),
  ]),
);

export const ROUTES: readonly Route[] = Object.values(ROUTE_SECTIONS).flat();

/** A hand-written route with the scopes of its twin, and answers as that selects them. */
function withTwin(route: Route): Route {
  const { twin, handle } = route;
  if (twin === undefined) throw new Error(`${route.method} ${route.path} needs a twin.`);
  // Read at their first call: all together take a twentieth of a second at the start.
  const document = once(() => parse(twin));
  const writer = once(() => answerWriter(operationIn(document()), theSchema()));
  return {
    ...route,
    get needs() {
      return needsOf(theSchema(), document());
    },
    handle: isWritten(route) ? async (ctx, call) => writer()(ctx, await handle(ctx, call)) : handle,
  };
}

function isWritten(route: Route): boolean {
  return (
    !PRESENTED.has(route) &&
    route.status !== 204 &&
    route.contentType === undefined &&
    route.isStream === undefined
  );
}
