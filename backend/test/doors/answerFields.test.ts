import { parse } from 'graphql';
import { theSchema } from '../../src/http/graphql/schema.ts';
import { AnswerSchemas } from '../../src/http/openapi/answerSchema.ts';
import { Components } from '../../src/http/openapi/components.ts';
import { operationIn } from '../../src/http/rest/operationText.ts';
import { ROUTES } from '../../src/http/rest/routes.ts';

/** By name in openapi.json; other selections of a type are numbered. */
const ANSWERED: Readonly<Record<string, string>> = {
  AiUsageMetrics: 'totalEstimatedCost totalTokensUsed usageByFeature usageByUser',
  Amount: 'quantity unit text calculation exact',
  Avoid: 'kind value',
  BeforeOptimizePayload: 'id version assignedTo mergedAs',
  ChangedShare: 'participantId difference',
  CheckPhonePayload: 'exists phone',
  ConfirmPaymentPayload: 'payment subscriptionStatus',
  CreatePaymentIntentPayload: 'clientSecret paymentIntentId payment',
  CustomerPayment: 'id createdAt userName userPhone userEmail amount subscriptionType status tripsGranted',
  DishPart: 'eaterIds group cannotEat',
  Eater: 'id name participantId',
  EaterAvoid: 'kind value strictness',
  EmptySlot: 'date type reason',
  ExactAmount: 'quantity unit',
  FeatureUsage: 'feature tokensUsed estimatedCost',
  Features:
    'productName monetizationEnabled photosEnabled textsEnabled signInWays oidcProviders suggestionSource',
  FrequentMember: 'name phone email tripCount',
  ImportLeftOut: 'participantCount cookCount buyerCount purchasedCount receiptCount',
  ImportProblem: 'line message',
  ImportRecipeFilePayload: 'recipes problems',
  ImportTripPayload:
    'id name location startDate endDate createdBy mealTypes includeBreakfasts includeLunches includeDinners includeSnacks includeDesserts dietaryRestrictions restrictionsRead rules restrictionParts shoppingPlan currency version createdAt revision isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount lastSuggestionRun participants unanswered meals leftOut',
  ImportedIngredient: 'line name quantity unit notes part',
  ImportedRecipe: 'name description servings minutes ingredients instructions sourceUrl sourceName problems',
  Ingredient:
    'id mealId addedBy name quantity unit notes part amount amountText missing bought used purchased purchasedBy purchasedAt assignedTo alternatives selectedAlternative apartOfId apartEaterIds isOptimized mergedAs isTyped unavailable isLeftOut staple version',
  Invitation: 'participant trip invitedBy',
  InviteMetrics: 'pendingInvitations acceptedInvitations topInviters',
  InvitedParticipant: 'id name',
  InvitedTrip: 'name location startDate endDate',
  Inviter: 'name',
  LocationImage: 'urls isDrawn',
  LocationImageUrls: 'small',
  Meal: 'id tripId date type name description recipe minutes instructions assignedToId assignedTo status isAiGenerated servings portions version createdAt upVotes downVotes myVote position forWhom isInstead',
  Meal2:
    'id tripId date type name description recipe minutes instructions assignedToId assignedTo status isAiGenerated servings portions version createdAt upVotes downVotes myVote position forWhom isInstead ingredients',
  MealMetrics: 'totalMeals aiGeneratedMeals userGeneratedMeals mealsPerType',
  MealTypeCount: 'type count',
  OidcProvider: 'id name',
  OptimizeIngredientsPayload: 'mergedGroups coveredRows before',
  Participant: 'id userId name phone email isOrganizer inviteStatus textDueAt leftAt viewerCan',
  Participant2: 'id name',
  ParticipantBalance: 'participantId name paid share transferred balance companions',
  ParticipantPayload: 'success participant',
  ParticipantShare: 'participantId share paid balance lines',
  PastParticipant: 'name phone email',
  Payment: 'id subscriptionType amount status tripsGranted createdAt completedAt',
  Photo: 'urls attribution isDrawn',
  PhotoAttribution: 'photographer photographerUrl unsplashUrl',
  PhotoUrls: 'regular small',
  PriceConfiguration: 'singleTripPriceId bundlePriceId',
  Pricing: 'isAvailable publishableKey singleTripSpecial singleTrip bundle unlimited',
  PricingPackage: 'displayPrice trips savings amount',
  Receipt:
    'id paidById addedById rate label date kind split mealIds participantIds frozenAt version createdAt viewerCanEdit amount tripAmount shares currency',
  ReceiptShare: 'participantId amount portions typedAmount',
  RequestCodePayload: 'phone email expiresAt resendAt',
  RestrictionPart: 'kind value text strictness',
  RestrictionsRead: 'understood avoids wordsOnly notUnderstood',
  SettlingTransfer: 'key fromId toId amount viewerCanRecord',
  ShareLine: 'receiptId amount portions ofPortions meals',
  ShareMeal: 'date type mealId eaterIds portions ofPortions',
  ShoppingPlan: 'equipment days',
  StapleAnswer: 'answer by at',
  StripeProduct: 'id name description active priceId amount currency',
  StripeProducts: 'products priceConfiguration',
  SubscriptionStatus: 'tripsRemaining subscriptionType subscriptionExpiresAt',
  SuggestMealsPayload:
    'runId updatedMealIds updatedMeals uniqueIngredients totalIngredients source cookbookMealIds emptySlots unreadRestrictions avoids understood wordsOnly notUnderstood',
  SuggestionRun: 'id mealCount ingredientCount createdAt',
  TopInviter: 'userId name inviteCount',
  Transfer: 'id fromId toId amount date markedById createdAt viewerCanRemove',
  Trip: 'id name location startDate endDate createdBy mealTypes includeBreakfasts includeLunches includeDinners includeSnacks includeDesserts dietaryRestrictions restrictionsRead rules restrictionParts shoppingPlan currency version createdAt revision isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount lastSuggestionRun participants meals',
  Trip2:
    'id name location startDate endDate createdBy mealTypes includeBreakfasts includeLunches includeDinners includeSnacks includeDesserts dietaryRestrictions restrictionsRead rules restrictionParts shoppingPlan currency version createdAt revision isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount lastSuggestionRun participants unanswered meals',
  TripChange: 'tripId revision kind ids actor actorId at presence',
  TripCosts: 'currency spent perPortion perPortionAndDay balances transfers changedShares',
  TripCosts2: 'csv',
  TripCreator: 'userId name tripCount',
  TripMetrics: 'totalTrips',
  UnavailableObject: 'kind by at message shop asked',
  User: 'id name phone email isAdmin language units',
  UserCredit:
    'userId name phone email isAdmin tripsRemaining subscriptionType totalTripsPurchased totalAmountSpent subscriptionExpiresAt createdAt lockedAt',
  UserFinance:
    'userId userName userPhone userEmail totalRevenue totalAiCost netProfit tripsCreated tripsPurchased avgRevenuePerTrip joinedDate',
  UserMetrics: 'totalUsers topUsersByTrips',
  UserUsage: 'userId name tokensUsed estimatedCost',
};

function answered(): ReadonlyMap<string, readonly string[]> {
  const components = new Components();
  const answers = new AnswerSchemas(theSchema(), components);
  for (const { twin, status } of ROUTES)
    if (twin !== undefined && status !== 204) answers.of(operationIn(parse(twin)), 'rest');
  return new Map(
    Object.entries(components.all()).map(([name, { properties }]) => [
      name,
      Object.keys(Object(properties) as object),
    ]),
  );
}

describe('answers of hand-written routes', () => {
  const found = answered();

  it('are objects of these types', () => {
    expect([...found.keys()]).toEqual(Object.keys(ANSWERED));
  });

  it.each(Object.entries(ANSWERED))('keep the fields of %s', (name, fields) => {
    expect(found.get(name)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});
