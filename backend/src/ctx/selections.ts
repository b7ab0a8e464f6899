import { MEAL_NUMBERS, MEAL_TEXTS } from '../../../domain/plan/mealFields.ts';

/**
 * What answers of several routes have, as selections of the schema. Names are those of the paths of the specification,
 * where they have the thing; openapi.json reads its answers from them.
 */

export const AMOUNT = 'quantity unit text calculation exact { quantity unit }';

export const INGREDIENT = `id mealId addedBy: addedById name quantity unit notes part
  amount { ${AMOUNT} } amountText missing { ${AMOUNT} } bought { ${AMOUNT} } used
  purchased purchasedBy: purchasedById purchasedAt assignedTo: assignedToId
  alternatives selectedAlternative apartOfId apartEaterIds isOptimized mergedAs isTyped
  unavailable { kind by at message shop asked } isLeftOut staple { answer by at } version`;

export const MEAL_ALONE = `id tripId date type name ${[...MEAL_TEXTS, ...MEAL_NUMBERS].join(' ')} instructions
  assignedToId assignedTo { id name } status isAiGenerated servings portions version createdAt
  upVotes downVotes myVote position forWhom { eaterIds group cannotEat } isInstead`;

export const MEAL = `${MEAL_ALONE} ingredients { ${INGREDIENT} }`;

export const RECIPE_VERDICT =
  'verdict unanswered answered reason disliked swaps { index ingredient name isAlternative }';

export const USER = 'id name phone email isAdmin language units';

export const PARTICIPANT = `id userId name phone email isOrganizer inviteStatus textDueAt leftAt
  viewerCan`;

export const TRIP = `id name location startDate endDate createdBy mealTypes
  includeBreakfasts includeLunches includeDinners includeSnacks includeDesserts
  dietaryRestrictions restrictionsRead { understood avoids { kind value } wordsOnly notUnderstood }
  rules { kind value strictness } restrictionParts { kind value text strictness }
  shoppingPlan { equipment days } currency version createdAt revision isCompleted viewerCan
  plannedMealCount totalMealCount mealsOutsidePlanCount
  lastSuggestionRun { id mealCount ingredientCount createdAt } participants { ${PARTICIPANT} }`;

export const WHOLE_TRIP = `${TRIP} unanswered meals { ${MEAL} }`;

export const MONEY = '{ amountCents currency }';

export const RECEIPT = `id paidById addedById rate label date kind split mealIds participantIds frozenAt
  version createdAt viewerCanEdit amount ${MONEY} tripAmount ${MONEY}
  shares { participantId amount ${MONEY} portions typedAmount ${MONEY} }`;

export const TRANSFER = `id fromId toId amount ${MONEY} date markedById createdAt viewerCanRemove`;

export const IMPORTED_RECIPE = `name description servings minutes
  ingredients { line name quantity unit notes part } instructions sourceUrl sourceName problems { line message }`;

export const PAYMENT = `id subscriptionType amount ${MONEY} status tripsGranted createdAt completedAt`;

export const SUBSCRIPTION = 'tripsRemaining subscriptionType subscriptionExpiresAt';
