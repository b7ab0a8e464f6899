import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type PubSub } from 'type-graphql';
import { AccountResolver } from '../../account/account.resolver.ts';
import { OwnAccountResolver } from '../../account/ownAccount.resolver.ts';
import { IdentitiesResolver } from '../../account/oidc/identities.resolver.ts';
import { ConsentResolver } from '../../account/oauth/consent.resolver.ts';
import { TokensResolver } from '../../account/tokens/tokens.resolver.ts';
import { WebhooksResolver } from '../../account/webhooks/webhooks.resolver.ts';
import { TripCostsOfTripResolver, TripCostsResolver } from '../../costs/costs.resolver.ts';
import { ReceiptResolver } from '../../costs/receipt.resolver.ts';
import { TransferResolver } from '../../costs/transfer.resolver.ts';
import { CreditResolver } from '../../payment/credit/credit.resolver.ts';
import { AdminResolver } from '../../admin/admin.resolver.ts';
import { AuditLogResolver } from '../../admin/audit/auditLog.resolver.ts';
import { FinancialReportResolver } from '../../admin/financialReport.resolver.ts';
import { CustomerPaymentsResolver } from '../../admin/payments.resolver.ts';
import { UserCreditsResolver } from '../../admin/userCredits.resolver.ts';
import { AddIngredientsResolver } from '../../shopping/ingredient/addIngredients.resolver.ts';
import { IngredientResolver } from '../../shopping/ingredient/ingredient.resolver.ts';
import { ItemResolver, TripItemsResolver } from '../../shopping/item/items.resolver.ts';
import { ShoppingPlanResolver } from '../../shopping/days/shoppingPlan.resolver.ts';
import { StaplesResolver } from '../../shopping/home/staples.resolver.ts';
import { UnavailableResolver } from '../../shopping/missing/unavailable.resolver.ts';
import { ShoppingLineResolver, ShoppingListResolver } from '../../shopping/list/shoppingList.resolver.ts';
import { ShoppingResolver } from '../../shopping/list/shopping.resolver.ts';
import { AssignMealsResolver } from '../../plan/meal/assignMeals.resolver.ts';
import { AccountLockResolver } from '../../admin/accounts/accountLock.resolver.ts';
import { DutyResolver } from '../../plan/duty/duty.resolver.ts';
import { ChangePlanResolver } from '../../plan/meal/changePlan.resolver.ts';
import { DishPartResolver } from '../../plan/dish/dishPart.resolver.ts';
import { MealResolver } from '../../plan/meal/meal.resolver.ts';
import { MealVoteResolver } from '../../plan/meal/mealVote.resolver.ts';
import { InviteLinkResolver } from '../../people/invitation/link/inviteLink.resolver.ts';
import { InvitationResolver } from '../../people/invitation/invitation.resolver.ts';
import { ParticipantResolver } from '../../people/participant/participant.resolver.ts';
import { PaymentResolver } from '../../payment/payment.resolver.ts';
import { PricingResolver } from '../../payment/pricing.resolver.ts';
import { PurchaseResolver } from '../../payment/purchase/purchase.resolver.ts';
import { PhotoResolver } from '../../photo/photo.resolver.ts';
import { ProductResolver } from '../../product/product.resolver.ts';
import { SuggestionResolver } from '../../plan/suggestion/suggestion.resolver.ts';
import { FillMealResolver } from '../../recipes/slot/fillMeal.resolver.ts';
import { PlanAgainResolver } from '../../recipes/slot/planAgain.resolver.ts';
import { ReadPeopleResolver } from '../../people/csv/readPeople.resolver.ts';
import { ImportRecipeResolver } from '../../recipes/import/importRecipe.resolver.ts';
import { RecipeResolver } from '../../recipes/recipe/recipe.resolver.ts';
import { SearchRecipesResolver } from '../../recipes/search/searchRecipes.resolver.ts';
import { EaterResolver } from '../../people/eater/eater.resolver.ts';
import { RememberedEatersResolver } from '../../people/eater/rememberedEaters.resolver.ts';
import { PreviewResolver } from '../../people/verdict/preview.resolver.ts';
import {
  MealVerdictReasonsResolver,
  MealVerdictResolver,
  RuleReasonResolver,
  TripVerdictResolver,
  VerdictFindingResolver,
  VerdictReasonResolver,
} from '../../people/verdict/verdict.resolver.ts';
import { MoveRestrictionsResolver } from '../../people/restriction/moveRestrictions.resolver.ts';
import { AttendanceResolver } from '../../people/eater/attendance.resolver.ts';
import { ChangeTripResolver } from '../../trip/changeTrip.resolver.ts';
import { TripChangedResolver } from '../../live/tripChanged.resolver.ts';
import { TripExportResolver } from '../../trip/tripExport.resolver.ts';
import { TripImportResolver } from '../../trip/tripImport.resolver.ts';
import {
  HandbookGroupResolver,
  HandbookLineResolver,
  HandbookResolver,
  HandbookSlotResolver,
  HandbookStartResolver,
} from '../../trip/handbook/handbook.resolver.ts';
import { TripResolver } from '../../trip/trip.resolver.ts';

/** type-graphql demands it; each subscription has its own source. */
const NO_TOPICS: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`Nobody publishes ${topic}.`);
  },
};

/** Services validate input, so type-graphql's validation is off. */
export function createSchema(): GraphQLSchema {
  // Without middleware, graphql-js reads plain fields faster by itself.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = lexicographicSortSchema(
    buildSchemaSync({
      resolvers: [
        AccountResolver,
        OwnAccountResolver,
        TokensResolver,
        ConsentResolver,
        WebhooksResolver,
        IdentitiesResolver,
        ProductResolver,
        TripResolver,
        ChangeTripResolver,
        TripChangedResolver,
        TripExportResolver,
        TripImportResolver,
        ParticipantResolver,
        AttendanceResolver,
        VerdictReasonResolver,
        RuleReasonResolver,
        VerdictFindingResolver,
        MealVerdictReasonsResolver,
        MealVerdictResolver,
        PreviewResolver,
        TripVerdictResolver,
        EaterResolver,
        MoveRestrictionsResolver,
        TripCostsOfTripResolver,
        TripCostsResolver,
        ReceiptResolver,
        TransferResolver,
        RememberedEatersResolver,
        InvitationResolver,
        InviteLinkResolver,
        DishPartResolver,
        MealResolver,
        MealVoteResolver,
        AssignMealsResolver,
        ChangePlanResolver,
        AccountLockResolver,
        DutyResolver,
        HandbookResolver,
        HandbookStartResolver,
        HandbookGroupResolver,
        HandbookSlotResolver,
        HandbookLineResolver,
        IngredientResolver,
        AddIngredientsResolver,
        ItemResolver,
        ShoppingLineResolver,
        ShoppingListResolver,
        ShoppingResolver,
        TripItemsResolver,
        UnavailableResolver,
        StaplesResolver,
        ShoppingPlanResolver,
        PhotoResolver,
        SuggestionResolver,
        RecipeResolver,
        ReadPeopleResolver,
        ImportRecipeResolver,
        SearchRecipesResolver,
        FillMealResolver,
        PlanAgainResolver,
        AdminResolver,
        CustomerPaymentsResolver,
        UserCreditsResolver,
        FinancialReportResolver,
        AuditLogResolver,
        CreditResolver,
        PricingResolver,
        PaymentResolver,
        PurchaseResolver,
      ],
      validate: false,
      // Apollo checks it when the server starts.
      skipCheck: true,
      pubSub: NO_TOPICS,
    }),
  );
  // type-graphql cannot describe root types.
  for (const [type, description] of [
    [schema.getQueryType(), 'Read operations.'],
    [schema.getMutationType(), 'Write operations.'],
    [
      schema.getSubscriptionType(),
      'Live updates, over a WebSocket with the protocol graphql-transport-ws, or as server-sent events of POST /graphql/stream.',
    ],
  ] as const)
    if (type) type.description = description;
  return schema;
}

let built: GraphQLSchema | null = null;

/** Built once per process. */
export function theSchema(): GraphQLSchema {
  return (built ??= createSchema());
}

export function schemaText(): string {
  return `${printSchema(theSchema())}\n`;
}
