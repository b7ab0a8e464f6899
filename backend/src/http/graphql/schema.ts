import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { AccountResolver } from '../../account/account.resolver.ts';
import { OwnAccountResolver } from '../../account/ownAccount.resolver.ts';
import { CreditResolver } from '../../credit/credit.resolver.ts';
import { AdminResolver } from '../../admin/admin.resolver.ts';
import { AuditLogResolver } from '../../admin/auditLog.resolver.ts';
import { FinancialReportResolver } from '../../admin/financialReport.resolver.ts';
import { CustomerPaymentsResolver } from '../../admin/payments.resolver.ts';
import { UserCreditsResolver } from '../../admin/userCredits.resolver.ts';
import { AddIngredientsResolver } from '../../ingredient/addIngredients.resolver.ts';
import { IngredientResolver } from '../../ingredient/ingredient.resolver.ts';
import { ItemResolver, TripItemsResolver } from '../../ingredient/items/items.resolver.ts';
import { ShoppingPlanResolver } from '../../shop/shoppingPlan.resolver.ts';
import { StaplesResolver } from '../../shop/staples.resolver.ts';
import { UnavailableResolver } from '../../shop/unavailable.resolver.ts';
import { ShoppingResolver } from '../../ingredient/shopping.resolver.ts';
import { AssignMealsResolver } from '../../meal/assignMeals.resolver.ts';
import { ChangePlanResolver } from '../../meal/changePlan.resolver.ts';
import { MealResolver } from '../../meal/meal.resolver.ts';
import { MealVoteResolver } from '../../meal/mealVote.resolver.ts';
import { InviteLinkResolver } from '../../invitation/inviteLink.resolver.ts';
import { InvitationResolver } from '../../invitation/invitation.resolver.ts';
import { ParticipantResolver } from '../../participant/participant.resolver.ts';
import { PaymentResolver } from '../../payment/payment.resolver.ts';
import { PricingResolver } from '../../payment/pricing.resolver.ts';
import { PurchaseResolver } from '../../payment/purchase.resolver.ts';
import { PhotoResolver } from '../../photo/photo.resolver.ts';
import { ProductResolver } from '../../product/product.resolver.ts';
import { SuggestionResolver } from '../../suggestion/suggestion.resolver.ts';
import { FillMealResolver } from '../../recipeBook/slot/fillMeal.resolver.ts';
import { PlanAgainResolver } from '../../recipeBook/slot/planAgain.resolver.ts';
import { ImportRecipeResolver } from '../../recipeBook/import/importRecipe.resolver.ts';
import { RecipeResolver } from '../../recipeBook/recipe.resolver.ts';
import { SearchRecipesResolver } from '../../recipeBook/search/searchRecipes.resolver.ts';
import { EaterResolver } from '../../table/eater.resolver.ts';
import { RememberedEatersResolver } from '../../table/rememberedEaters.resolver.ts';
import { PreviewResolver } from '../../verdict/preview.resolver.ts';
import { MealVerdictResolver, TripVerdictResolver } from '../../verdict/verdict.resolver.ts';
import { MoveRestrictionsResolver } from '../../table/moveRestrictions.resolver.ts';
import { TableResolver } from '../../table/table.resolver.ts';
import { ChangeTripResolver } from '../../trip/changeTrip.resolver.ts';
import { TripChangedResolver } from '../../live/tripChanged.resolver.ts';
import { TripExportResolver } from '../../trip/tripExport.resolver.ts';
import { TripImportResolver } from '../../trip/tripImport.resolver.ts';
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
  const schema = lexicographicSortSchema(
    buildSchemaSync({
      resolvers: [
        AccountResolver,
        OwnAccountResolver,
        ProductResolver,
        TripResolver,
        ChangeTripResolver,
        TripChangedResolver,
        TripExportResolver,
        TripImportResolver,
        ParticipantResolver,
        TableResolver,
        MealVerdictResolver,
        PreviewResolver,
        TripVerdictResolver,
        EaterResolver,
        MoveRestrictionsResolver,
        RememberedEatersResolver,
        InvitationResolver,
        InviteLinkResolver,
        MealResolver,
        MealVoteResolver,
        AssignMealsResolver,
        ChangePlanResolver,
        IngredientResolver,
        AddIngredientsResolver,
        ItemResolver,
        ShoppingResolver,
        TripItemsResolver,
        UnavailableResolver,
        StaplesResolver,
        ShoppingPlanResolver,
        PhotoResolver,
        SuggestionResolver,
        RecipeResolver,
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
      pubSub: NO_TOPICS,
    }),
  );
  // type-graphql cannot describe root types.
  for (const [type, description] of [
    [schema.getQueryType(), 'Read operations.'],
    [schema.getMutationType(), 'Write operations.'],
    [schema.getSubscriptionType(), 'Live updates, over a WebSocket with the protocol graphql-transport-ws.'],
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
