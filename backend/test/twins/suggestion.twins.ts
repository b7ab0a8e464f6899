import { MEAL } from '../../src/ctx/selections.ts';
import { mutation, type Twin } from './twin.ts';

export const SUGGESTION_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions without options',
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/suggest-meals` }),
    graphql: ({ tripId }) =>
      mutation(
        'suggestMeals',
        `runId updatedMealIds updatedMeals { ${MEAL} } uniqueIngredients totalIngredients source
         cookbookMealIds emptySlots { date type reason } unreadRestrictions avoids { kind value } understood wordsOnly notUnderstood`,
        { tripId },
      ),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions with every option',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/suggest-meals`,
      body: {
        dietaryRestrictions: 'Anna is vegan; no histamine',
        cookingSkill: 'advanced',
        budget: 'premium',
        preferences: 'noodles',
        cookingEquipment: 'fire-pit',
        peopleCount: '7',
        source: 'cookbook',
        platesApart: true,
        secondDish: true,
        sideDishes: true,
      },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'suggestMeals',
        `runId updatedMealIds updatedMeals { ${MEAL} } uniqueIngredients totalIngredients source
         cookbookMealIds emptySlots { date type reason } unreadRestrictions avoids { kind value } understood wordsOnly notUnderstood`,
        {
          tripId,
          dietaryRestrictions: ['Anna is vegan; no histamine'],
          cookingSkill: 'ADVANCED',
          budget: 'PREMIUM',
          preferences: 'noodles',
          cookingEquipment: ['FIRE_PIT'],
          peopleCount: 7,
          source: 'COOKBOOK',
          platesApart: true,
          secondDish: true,
          sideDishes: true,
        },
      ),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions with unreadable restrictions',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/suggest-meals`,
      body: { dietaryRestrictions: 'zorblax' },
    }),
    graphql: ({ tripId }) => mutation('suggestMeals', 'runId', { tripId, dietaryRestrictions: ['zorblax'] }),
  },
];
