import { accountRoutes } from '../account/account.rest.ts';
import { ownAccountRoutes } from '../account/ownAccount.rest.ts';
import { creditRoutes } from '../credit/credit.rest.ts';
import { adminRoutes } from '../admin/admin.rest.ts';
import { ingredientRoutes } from '../ingredient/ingredient.rest.ts';
import { shoppingRoutes } from '../ingredient/shopping.rest.ts';
import { mealRoutes } from '../meal/meal.rest.ts';
import { participantRoutes } from '../participant/participant.rest.ts';
import { invitationRoutes } from '../invitation/invitation.rest.ts';
import { paymentRoutes } from '../payment/payment.rest.ts';
import { purchaseRoutes } from '../payment/purchase.rest.ts';
import { photoRoutes } from '../photo/photo.rest.ts';
import { productRoutes } from '../product/product.rest.ts';
import { tripRoutes } from '../trip/trip.rest.ts';
import { suggestionRoutes } from '../suggestion/suggestion.rest.ts';
import type { Route } from '../ctx/route.ts';

/** Every REST route of the product. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...ownAccountRoutes,
  ...productRoutes,
  ...tripRoutes,
  ...participantRoutes,
  ...invitationRoutes,
  ...mealRoutes,
  ...ingredientRoutes,
  ...shoppingRoutes,
  ...photoRoutes,
  ...suggestionRoutes,
  ...adminRoutes,
  ...creditRoutes,
  ...paymentRoutes,
  ...purchaseRoutes,
];
