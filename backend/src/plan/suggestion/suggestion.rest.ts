import { suggestionFields } from '../../../../domain/plan/suggestionFields.ts';
import { MEAL } from '../../ctx/selections.ts';
import { asText } from '../../../../domain/text/asText.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { presentMeal } from '../meal/meal.rest.ts';
import type { Route } from '../../ctx/route.ts';
import { suggestMeals, type Suggestions } from './suggestMeals.service.ts';

async function presentSuggestions(
  ctx: Ctx,
  { trip: _same, understood, ...suggestions }: Suggestions,
): Promise<object> {
  const updatedMeals = suggestions.updatedMeals.map((meal) => presentMeal(ctx, meal));
  return {
    ...suggestions,
    understood: understood.map(asText),
    updatedMeals: await Promise.all(updatedMeals),
  };
}

export const suggestionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/suggest-meals',
    twin: `mutation ($input: SuggestMealsInput!) { suggestMeals(input: $input) { runId updatedMealIds updatedMeals { ${MEAL} } uniqueIngredients totalIngredients source cookbookMealIds emptySlots { date type reason } unreadRestrictions avoids { kind value } understood wordsOnly notUnderstood } }`,
    body: [suggestionFields],
    payload: '{ dietaryRestrictions?, budget?, secondDish?, sideDishes?, source?, … }',
    who: 'member',
    summary:
      'Fills empty slots from the cookbook or a language model, each with all of its dishes or none, and lists unfilled slots with reasons. Restrictions are added to those of the trip for this request alone; all are reported as `understood`, `wordsOnly` and `notUnderstood`.',
    handle: async (ctx, { params, body }) =>
      presentSuggestions(ctx, await suggestMeals(ctx, params['id'], body ?? {})),
  },
];
