import { decimalOf } from '../../base/money.ts';
import type { VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Route } from '../../ctx/route.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { presentIngredient } from '../../shopping/ingredient/ingredient.rest.ts';
import { cookApart } from './cookApart.service.ts';
import { presentPreview } from './presentPreview.ts';
import { previewTrip } from './preview.service.ts';
import { settleConflict, unsettleConflict } from './settleConflict.service.ts';
import { readVerdicts, verdictOf, type AnsweredVerdict } from './verdict.service.ts';

function presentVerdict({ mealId, verdict, unanswered, reasons, rules }: AnsweredVerdict): object {
  return { mealId, verdict, unanswered, reasons: reasons.map(presentReason), rules: rules.map(presentRule) };
}

function presentRule({ avoid, verdict, ingredientId, ingredientName, sentence }: VerdictReason): object {
  return { avoid, verdict, ingredientId, ingredientName, sentence };
}

function presentReason({ settled, ...reason }: VerdictReason): object {
  const { eaterId, avoid, verdict, ingredientId, ingredientName, sentence, basis } = reason;
  return {
    ...{ eaterId, avoid, verdict, ingredientId, ingredientName, sentence, basis },
    settled: settled && { how: settled.note, by: settled.settledById, at: settled.settledAt },
  };
}

/** Null while nothing is planned. */
async function presentVerdictOf(ctx: Ctx, meal: Meal): Promise<object | null> {
  const verdict = await verdictOf(ctx, meal);
  return verdict && presentVerdict(verdict);
}

export const verdictRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/trips/:id/preview',
    payload:
      '{ eater?: { id?, removed?, portion?, avoids?, eatsEverything?, arrives?, leaves? }, attendance?, startDate?, endDate?, moveMeals?, mealTypes?, dietaryRestrictions? }',
    who: 'member',
    summary:
      'What a change of the table, the dates, the meal types or the rules would change: `{ meals, amounts, purchased, verdicts, rules, leaving, returning, shares }`. Changes nothing.',
    status: 200,
    handle: async (ctx, { params, body }) => {
      const { verdicts, rules, shares, ...preview } = presentPreview(
        await previewTrip(ctx, params['id'], body),
      );
      const judged = verdicts.map((one) => ({ ...one, reasons: one.reasons.map(presentReason) }));
      return {
        ...{ ...preview, verdicts: judged },
        rules: rules.map(({ mealId, before, after, reasons }) => ({
          ...{ mealId, before, after, reasons: reasons.map(presentRule) },
        })),
        shares: shares.map(({ participantId, before, after }) => ({
          ...{ participantId, before: decimalOf(before), after: decimalOf(after) },
        })),
      };
    },
  },
  {
    method: 'GET',
    path: '/api/trips/:id/verdicts',
    who: 'member',
    summary:
      'Whether everybody who is there can eat each planned meal, with the reasons of eaters, and of the rules of the trip (`rules`), which hold for everybody. `unanswered`: how many at that meal have not answered.',
    status: 200,
    handle: async (ctx, { params }) => (await readVerdicts(ctx, params['id'])).map(presentVerdict),
  },
  {
    method: 'POST',
    path: '/api/meals/:id/settled',
    payload: '{ eaterId, avoid: { kind, value }, basis, note }',
    who: 'member',
    summary:
      'Signs that an eater can eat the meal in spite of a conflict; answers its verdict. `basis` is that of the reason; 409 once it is another.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentVerdictOf(ctx, await settleConflict(ctx, params['id'], body)),
  },
  {
    method: 'DELETE',
    path: '/api/meals/:id/settled',
    payload: '{ eaterId, avoid: { kind, value } }',
    who: 'member',
    summary: 'Takes the signature back; answers the verdict of the meal.',
    status: 200,
    handle: async (ctx, { params, body }) =>
      presentVerdictOf(ctx, await unsettleConflict(ctx, params['id'], body)),
  },
  {
    method: 'POST',
    path: '/api/ingredients/:id/apart',
    payload: '{ eaterIds, name }',
    who: 'member',
    summary: 'A plate apart: another ingredient for these eaters in place of this one.',
    status: 201,
    handle: async (ctx, { params, body }) => presentIngredient(ctx, await cookApart(ctx, params['id'], body)),
  },
];
