/** What rows of several features answer. Names are those of the paths of the specification, where they have the thing. */

export const AMOUNT = 'quantity unit text calculation exact { quantity unit }';

export const INGREDIENT = `id mealId addedBy: addedById name quantity unit notes part
  amount { ${AMOUNT} } amountText missing { ${AMOUNT} } bought { ${AMOUNT} } used
  purchased purchasedBy: purchasedById purchasedAt assignedTo: assignedToId
  alternatives selectedAlternative apartOfId apartEaterIds isOptimized mergedAs isTyped
  unavailable { kind by at message shop asked } staple { answer by at } version`;

export const MEAL_ALONE = `id tripId date type name description instructions recipe minutes
  assignedToId assignedTo { id name } status isAiGenerated servings portions version createdAt
  upVotes downVotes myVote position forWhom { eaterIds group cannotEat } isInstead`;

export const MEAL = `${MEAL_ALONE} ingredients { ${INGREDIENT} }`;

export const RECIPE_VERDICT = 'verdict unanswered reason swaps { index ingredient name isAlternative }';
