import { accountRoutes } from '../account/account.rest.ts';
import { ownAccountRoutes } from '../account/ownAccount.rest.ts';
import { creditRoutes } from '../credit/credit.rest.ts';
import { adminRoutes } from '../admin/admin.rest.ts';
import { ingredientRoutes } from '../ingredient/ingredient.rest.ts';
import { itemRoutes } from '../ingredient/items/items.rest.ts';
import { shoppingPlanRoutes } from '../shop/shoppingPlan.rest.ts';
import { stapleRoutes } from '../shop/staples.rest.ts';
import { unavailableRoutes } from '../shop/unavailable.rest.ts';
import { shoppingRoutes } from '../ingredient/shopping.rest.ts';
import { mealRoutes } from '../meal/meal.rest.ts';
import { participantRoutes } from '../participant/participant.rest.ts';
import { inviteLinkRoutes } from '../invitation/inviteLink.rest.ts';
import { invitationRoutes } from '../invitation/invitation.rest.ts';
import { paymentRoutes } from '../payment/payment.rest.ts';
import { purchaseRoutes } from '../payment/purchase.rest.ts';
import { photoRoutes } from '../photo/photo.rest.ts';
import { productRoutes } from '../product/product.rest.ts';
import { tableRoutes } from '../table/table.rest.ts';
import { verdictRoutes } from '../verdict/verdict.rest.ts';
import { tripChangedRoutes } from '../live/tripChanged.rest.ts';
import { tripRoutes } from '../trip/trip.rest.ts';
import { suggestionRoutes } from '../suggestion/suggestion.rest.ts';
import { importRecipeRoutes } from '../recipeBook/import/importRecipe.rest.ts';
import { recipeRoutes } from '../recipeBook/recipe.rest.ts';
import type { Route } from '../ctx/route.ts';

/** By section in docs/rest.md. */
export const ROUTE_SECTIONS: Readonly<Record<string, readonly Route[]>> = {
  'Sign-in': accountRoutes,
  'Account and sessions': ownAccountRoutes,
  Product: productRoutes,
  Trips: tripRoutes,
  Participants: [...participantRoutes, ...invitationRoutes, ...inviteLinkRoutes],
  'The table': [...tableRoutes, ...verdictRoutes],
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
