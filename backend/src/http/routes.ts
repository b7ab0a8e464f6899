import { accountRoutes } from '../account/account.rest.ts';
import { ownAccountRoutes } from '../account/ownAccount.rest.ts';
import { costsRoutes } from '../costs/costs.rest.ts';
import { creditRoutes } from '../payment/credit/credit.rest.ts';
import { adminRoutes } from '../admin/admin.rest.ts';
import { ingredientRoutes } from '../shopping/ingredient/ingredient.rest.ts';
import { itemRoutes } from '../shopping/item/items.rest.ts';
import { shoppingPlanRoutes } from '../shopping/days/shoppingPlan.rest.ts';
import { stapleRoutes } from '../shopping/home/staples.rest.ts';
import { unavailableRoutes } from '../shopping/missing/unavailable.rest.ts';
import { shoppingRoutes } from '../shopping/list/shopping.rest.ts';
import { mealRoutes } from '../plan/meal/meal.rest.ts';
import { participantRoutes } from '../people/participant/participant.rest.ts';
import { inviteLinkRoutes } from '../people/invitation/link/inviteLink.rest.ts';
import { invitationRoutes } from '../people/invitation/invitation.rest.ts';
import { paymentRoutes } from '../payment/payment.rest.ts';
import { purchaseRoutes } from '../payment/purchase/purchase.rest.ts';
import { photoRoutes } from '../photo/photo.rest.ts';
import { productRoutes } from '../product/product.rest.ts';
import { tableRoutes } from '../people/eater/table.rest.ts';
import { verdictRoutes } from '../people/verdict/verdict.rest.ts';
import { tripChangedRoutes } from '../live/tripChanged.rest.ts';
import { tripRoutes } from '../trip/trip.rest.ts';
import { suggestionRoutes } from '../plan/suggestion/suggestion.rest.ts';
import { importRecipeRoutes } from '../recipes/import/importRecipe.rest.ts';
import { recipeRoutes } from '../recipes/recipe.rest.ts';
import type { Route } from '../ctx/route.ts';

/** By section in docs/rest.md. */
export const ROUTE_SECTIONS: Readonly<Record<string, readonly Route[]>> = {
  'Sign-in': accountRoutes,
  'Account and sessions': ownAccountRoutes,
  Product: productRoutes,
  Trips: tripRoutes,
  Participants: [...participantRoutes, ...invitationRoutes, ...inviteLinkRoutes],
  'The table': [...tableRoutes, ...verdictRoutes],
  Costs: costsRoutes,
  'Live updates': tripChangedRoutes,
  Meals: mealRoutes,
  Ingredients: ingredientRoutes,
  'Shopping list': [
    ...shoppingRoutes,
    ...itemRoutes,
    ...unavailableRoutes,
    ...stapleRoutes,
    ...shoppingPlanRoutes,
  ],
  Recipes: [...recipeRoutes, ...importRecipeRoutes],
  Suggestions: suggestionRoutes,
  Pictures: photoRoutes,
  'Credits and payments': [...creditRoutes, ...paymentRoutes, ...purchaseRoutes],
  Admin: adminRoutes,
};

export const ROUTES: readonly Route[] = Object.values(ROUTE_SECTIONS).flat();
